import type { Memory } from '../turn.ts'
import type { PartAnswer } from './answer-part.ts'
import { allTopics, hear } from './hear.ts'
import { capital } from './phrases.ts'
import { nameOfThing } from './thing.ts'
import { compared } from './words.ts'

const begins = /^(?:(?:and|or|but|so|then|ok|okay|also|plus)[,\s]+)+/i
const goesOn = /^(?:(?:and|or|but|also|plus)\b|(?:what|how) about\b|(?:is|are|do|does|can) (?:they|those|these)\b)/i
const pointsBack = /\b(?:it|that|this|they|them|those|these|one|ones)$/i

/** A question that makes sense to somebody who did not hear what went before: "And hamsters? (after a question about pets)". */
export function whole(question: string, { subject }: Memory): string {
  const leans = goesOn.test(question) || (pointsBack.test(question) && hear(compared(question)).topics.length === 0)
  if (!subject || !leans) return question.replace(begins, '')
  const context = subject.startsWith('“') ? `after ${subject}` : `after a question about ${subject}`
  return `${capital(question)}? (${context})`
}

/** What a part was about, for the question that may follow it. */
export function subjectOf({ topics }: PartAnswer, { text }: { text: string }): Pick<Memory, 'subject'> {
  const called = allTopics.find(({ name }) => name === topics[0])?.called
  const subject = called ?? nameOfThing(text)
  return subject === 'that' ? {} : { subject }
}
