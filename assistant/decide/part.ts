import type { ConversationEvent } from '#machines/conversation/events.ts'
import type { AnswerSource } from '../say/answer.ts'
import type { OwnerOutcome, OwnerWords } from '../say/owner.ts'
import type { Act } from '../understand/acts.ts'

/** What a claim in an answer rests on, in English. */
export interface Fact {
  topic: string
  text: string
}

/** A part of an answer, in the visitor's language. */
export interface Part {
  /** What it answers; `offer` is added by Penny on her own. */
  act: Act | 'offer'
  text: string
  /** Facts and rules of the listing: the part stays whatever else is said. */
  isAnswer: boolean
  /** The ids of its facts. */
  facts: Fact[]
  /** The sources of those facts. */
  sources: AnswerSource[]
  /** The question for the owner in the visitor's words, and the sentence for each outcome. */
  question: { text: string; words: OwnerWords } | null
  /** The changes to the conversation when it is said. */
  event: ConversationEvent | null
}

/** Whether a part tells facts of this topic, and no others. */
export const tellsOnly = (topic: string, { facts }: Part) =>
  facts.length > 0 && facts.every((fact) => fact.topic === topic)

/** What is stored of a part besides its text, by the engine or a model. */
export interface KeptPart extends Pick<Part, 'act' | 'facts' | 'sources'> {
  /** The question for the owner as sent, and its outcome. */
  question: { text: string; outcome: OwnerOutcome } | null
}

const longestText = 3900

/** The text of an answer. `outcomes` are by question; a missing one counts as asked. */
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

/** The limit for one message. */
const mostQuestions = 8

/** Without the questions beyond the limit: they aren't sent, so the text doesn't mention them. */
export function withinLimit(parts: Part[]): Part[] {
  const sent = questionsIn(parts).slice(0, mostQuestions)
  return parts.flatMap((part) => {
    if (part.question === null || sent.includes(part.question.text)) return [part]
    return part.isAnswer ? [{ ...part, question: null }] : []
  })
}
