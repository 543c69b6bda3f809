import type { components } from '#openapi/generated/types.ts'
import type { Failure } from '../failure.ts'

export type ChatQuestion = components['schemas']['ChatMessage']
export type ChatAnswer = components['schemas']['ChatAnswer']
/** A conversation of an earlier visit. */
export type KeptConversation = components['schemas']['ChatTranscript']

/** What a question's way to Penny and back tells. An answer that comes in pieces is whole in the end. */
export type AnswerEvent =
  | { type: 'PART_CAME'; text: string }
  | { type: 'ANSWERED'; answer: ChatAnswer }
  | { type: 'FAILED'; failure: Failure }

/** Why Penny could not answer; src/content has the words, and the public page says less than the demo (CHAT-07, CHAT-08). */
export type ChatProblem =
  | { code: 'noProperty' }
  | { code: 'status'; status: number }
  | { code: 'exception'; message: string }
  | { code: 'network' }
  | { code: 'notJson' }
  | { code: 'empty' }

/**
 * CHAT-10. `problem` stands where an answer should be, `ownerAnswer` for what the owner answered after Penny had; the text
 * is then empty.
 */
export interface Message {
  id: number
  type: 'user' | 'ai'
  text: string
  problem?: ChatProblem
  ownerAnswer?: { question: string; answer: string }
}

/** What was said in an earlier visit, and what the owner has answered since, in the order in which it came. */
export function messagesOf({ messages }: KeptConversation): Message[] {
  const said = messages.map(({ author, text, written_at }) => ({
    at: written_at,
    message: { type: author === 'visitor' ? ('user' as const) : ('ai' as const), text },
  }))
  const answered = messages.flatMap(({ owner_questions }) =>
    owner_questions.flatMap(({ question, answer, answered_at, is_told }) =>
      answer === null || answered_at === null || is_told
        ? []
        : [{ at: answered_at, message: { type: 'ai' as const, text: '', ownerAnswer: { question, answer } } }],
    ),
  )
  return [...said, ...answered]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ message }, index) => ({ id: index + 1, ...message }))
}

export function chatProblemOf(failure: Failure): ChatProblem {
  switch (failure.kind) {
    case 'status':
      return { code: 'status', status: failure.status }
    case 'network':
      return { code: 'network' }
    case 'notJson':
    case 'unreadable':
      return { code: 'notJson' }
    case 'unexpected':
      return { code: 'exception', message: failure.message }
  }
}
