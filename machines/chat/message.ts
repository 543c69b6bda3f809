import type { components } from '#openapi/generated/types.ts'
import type { Failure } from '../failure.ts'

export type ChatQuestion = components['schemas']['ChatMessage']
export type ChatAnswer = components['schemas']['ChatAnswer']
export type ConversationUpdate = components['schemas']['ConversationUpdate']

/** Shown beside an answer: its sources, who was asked, and the buttons that follow. */
export type Beside = Pick<
  ChatAnswer,
  'language' | 'sources' | 'owner_questions' | 'offered_times' | 'moves_tour' | 'booking_summary' | 'suggestions'
>

/** The conversation of an earlier visit; empty without one. */
export interface EarlierConversation {
  conversationId: string | null
  messages: Message[]
}

/** Events of a question in flight. `ANSWER`'s text is complete, also after pieces. */
export type AnswerEvent =
  | { type: 'PART_CAME'; text: string }
  | { type: 'ANSWERED'; answer: ChatAnswer }
  | { type: 'FAILED'; failure: Failure }

/** Why Penny couldn't answer. The public page says less about it than the demo (CHAT-07, CHAT-08). */
export type ChatProblem =
  | { code: 'noProperty' }
  | { code: 'status'; status: number }
  | { code: 'exception'; message: string }
  | { code: 'network' }
  | { code: 'notJson' }
  | { code: 'empty' }

/** CHAT-10. A message with a `problem` stands for a missing answer, and has no text. */
export interface Message {
  id: number
  type: 'user' | 'ai'
  text: string
  /** When it was written, as an ISO timestamp; missing when another server answers the chat. */
  at?: string | undefined
  problem?: ChatProblem
  /** Shown beside an answer's text. */
  answer?: Beside
  /** The id of the update that this message is; updates come without a question. */
  update?: string
}

/** Appends messages, with the next ids. */
export function withMore(messages: Message[], ...more: Omit<Message, 'id'>[]): Message[] {
  return [...messages, ...more.map((message, index) => ({ id: messages.length + index + 1, ...message }))]
}

/**
 * The `shown_updates` of a question: ids of the last 20 updates on the page, so that Penny doesn't repeat them. Empty without
 * any.
 */
export function shownUpdatesOf(messages: Message[]): Pick<ChatQuestion, 'shown_updates'> {
  const ids = messages.flatMap(({ update }) => update ?? []).slice(-20)
  return ids.length > 0 ? { shown_updates: ids } : {}
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
