import type { LeadNote } from '../turn.ts'
import { answeredIn } from './answered.ts'
import type { AskedOfVisitor } from './asked.ts'
import { contactIn } from './contact.ts'
import { qualificationsIn } from './qualifications.ts'
import { statementsIn } from './statements.ts'

/**
 * What a visitor says of themselves in a message, each with the sentence it stands in: no question, supposition,
 * negation or quotation, and nothing inferred. `asked` is what Penny asked last, for short answers.
 */
export function notesIn(message: string, asked: AskedOfVisitor): LeadNote[] {
  const { name, reached } = contactIn(message, asked)
  const stated = statementsIn(message).flatMap(({ text, sentence }) =>
    qualificationsIn(text).map((each) => ({ ...each, sentence })),
  )
  const notes: LeadNote[] = [...name, ...stated, ...reached]
  const answered = answeredIn(message, asked).filter(({ topic }) => !notes.some((note) => note.topic === topic))
  return [...answered, ...notes].filter(
    (note, place, all) =>
      all.findIndex((each) => each.topic === note.topic && sameWords(each.value, note.value)) === place,
  )
}

const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
