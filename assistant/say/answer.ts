import type { Asked } from '../understand/topics.ts'
import type { Words } from './format.ts'

/** The source of an answer, which a page can show beside the text. */
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
  /** The listing doesn't answer it, or not completely: the owner may be asked. */
  isOpen: boolean
  /** It's open only because the question has words that nothing explains. */
  isForWords?: boolean
  /** Of two sides that the question names, it tells which: nothing is left for the owner. */
  isSettled?: boolean
  /** What a sum comes to, in dollars: the next one may begin with it. */
  amount?: number
  /** The sum, in words that the calculator knows: a follow-up may change one of its terms. Else those of the message. */
  sum?: string
  /** It would be a sum, if the price were known. */
  lacksPrice?: true
  /** That is paid every month. */
  isMonthly?: boolean
  /** What it comes to for each square foot or room. */
  rate?: number
  /** The date that a sum comes to: `2026-12-11`. */
  day?: string
}

/** An answer that leaves nothing open. */
export const answerAbout = (topic: string, text: Words, ...sources: AnswerSource[]): Answer => ({
  topic,
  text,
  sources,
  isOpen: false,
})
/** The answer of a sum, with what it comes to. */
export const comingTo = (answer: Answer, amount: number, isMonthly = false): Answer => ({
  ...answer,
  amount,
  ...(isMonthly && { isMonthly }),
})
export const field = (id: string, text: string | number | boolean | null): AnswerSource => ({
  kind: 'field',
  id,
  text: String(text),
})

/** What a question asks beyond the topic's fact. */
export function beyond(asked: Asked[], tells: Asked[]): Asked[] {
  return asked.filter((one) => !tells.includes(one))
}
