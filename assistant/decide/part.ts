import type { ConversationEvent } from '#machines/conversation/events.ts'
import type { AnswerSource } from '../say/answer.ts'
import type { OwnerOutcome, OwnerWords } from '../say/owner.ts'
import type { Act } from '../understand/acts.ts'

/** What a claim in an answer rests on, in English. */
export interface Fact {
  topic: string
  text: string
}

/** A piece of an answer, in the visitor's language. */
export interface Part {
  /** What it answers; `offer` is what Penny adds of her own accord. */
  act: Act | 'offer'
  text: string
  /** Facts and rules of the record are told: it stands whatever else is said. */
  isAnswer: boolean
  /** What it answers with. */
  facts: Fact[]
  /** Where those facts come from. */
  sources: AnswerSource[]
  /** What the owner is to be asked, in the visitor's words, and what is said by what became of it. */
  question: { text: string; words: OwnerWords } | null
  /** What saying it changes in the conversation. */
  event: ConversationEvent | null
}

/** What is kept of a piece of an answer beside the text, whoever worded it. */
export interface KeptPart extends Pick<Part, 'act' | 'facts' | 'sources'> {
  /** What the owner was to be asked, as it was sent, and what became of it. */
  question: { text: string; outcome: OwnerOutcome } | null
}

const longestText = 3900

/** The text of an answer. `outcomes` are by question; one that is left out counts as asked. */
export function textOf(parts: Part[], outcomes: Record<string, OwnerOutcome> = {}): string {
  const texts = parts.flatMap(({ text, question }) => [
    text,
    question ? question.words[outcomes[question.text] ?? 'asked'] : '',
  ])
  return [...new Set(texts)].filter(Boolean).join(' ').slice(0, longestText)
}

export const questionsIn = (parts: Part[]): string[] => [
  ...new Set(parts.flatMap(({ question }) => (question ? [question.text] : []))),
]

/** Of one message. */
const mostQuestions = 8

/** Without the questions beyond the limit: they are not sent, so nothing says that they were. */
export function withinLimit(parts: Part[]): Part[] {
  const sent = questionsIn(parts).slice(0, mostQuestions)
  return parts.flatMap((part) => {
    if (part.question === null || sent.includes(part.question.text)) return [part]
    return part.isAnswer ? [{ ...part, question: null }] : []
  })
}
