import type { Asked } from '../understand/topics.ts'
import type { Words } from './format.ts'

/** Where an answer comes from, so that a page can show it beside the text. */
export interface AnswerSource {
  kind: 'field' | 'description' | 'answer'
  /** The field's name, or the number of the owner's answer. */
  id: string
  text: string
}

export interface Answer {
  topic: string
  text: Words
  sources: AnswerSource[]
  /** What was asked is not in the record, or not all of it: the owner may be asked. */
  isOpen: boolean
}

export const told = (topic: string, text: Words, ...sources: AnswerSource[]): Answer => ({
  topic,
  text,
  sources,
  isOpen: false,
})
export const field = (id: string, text: string | number | boolean | null): AnswerSource => ({
  kind: 'field',
  id,
  text: String(text),
})

/** What a question wants to know that the topic's fact does not tell. */
export function beyond(asked: Asked[], tells: Asked[]): Asked[] {
  return asked.filter((one) => !tells.includes(one))
}
