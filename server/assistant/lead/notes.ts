import type { LeadNote, Said } from '../turn.ts'
import { answeredIn } from './answered.ts'
import { contactIn } from './contact.ts'
import { qualificationsIn } from './qualifications.ts'
import { statementsIn } from './statements.ts'

/**
 * What a visitor says of themselves in a message, each with the sentence it stands in: no question, supposition,
 * negation or quotation, and nothing inferred. `before` is what was said until then, for short answers to questions.
 */
export function notesIn(message: string, before: Said[]): LeadNote[] {
  const { name, reached } = contactIn(message, before)
  const stated = statementsIn(message).flatMap(({ text, sentence }) =>
    qualificationsIn(text).map((each) => ({ ...each, sentence })),
  )
  const notes: LeadNote[] = [...name, ...stated, ...reached]
  const answered = answeredIn(message, before).filter(({ topic }) => !notes.some((note) => note.topic === topic))
  return [...answered, ...notes].filter(
    (note, place, all) =>
      all.findIndex((each) => each.topic === note.topic && sameWords(each.value, note.value)) === place,
  )
}

const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
