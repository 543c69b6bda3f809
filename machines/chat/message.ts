import type { components } from '#openapi/generated/types.ts'
import type { Failure } from '../failure.ts'

export type ChatQuestion = components['schemas']['ChatMessage']
export type ChatAnswer = components['schemas']['ChatAnswer']
export type ConversationUpdate = components['schemas']['ConversationUpdate']

/** What an answer rests on, whom it asked, and what can be chosen next. */
export type Beside = Pick<
  ChatAnswer,
  'language' | 'sources' | 'owner_questions' | 'offered_times' | 'booking_summary' | 'suggestions'
>

/** A conversation of an earlier visit; without messages where there is none. */
export interface EarlierConversation {
  conversationId: string | null
  messages: Message[]
}

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

/** CHAT-10. `problem` stands where an answer should be; the text is then empty. */
export interface Message {
  id: number
  type: 'user' | 'ai'
  text: string
  /** When it was said, as a timestamp; unknown where another server answers the chat. */
  at?: string | undefined
  problem?: ChatProblem
  /** Of an answer: what stands beside its text. */
  answer?: Beside
  /** The id of the update that it is: Penny said it without being asked. */
  update?: string
}

/** What was said, and then something more. */
export function withMore(messages: Message[], ...more: Omit<Message, 'id'>[]): Message[] {
  return [...messages, ...more.map((message, index) => ({ id: messages.length + index + 1, ...message }))]
}

/** What a question says of the updates that the page shows, of which Penny has not told; nothing where there are none. */
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
