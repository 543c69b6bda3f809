import type { components } from '#openapi/generated/types.ts'
import type { Failure } from '../failure.ts'

export type ChatQuestion = components['schemas']['ChatMessage']
export type ChatAnswer = components['schemas']['ChatAnswer']

/** What a question's way to Penny and back tells. An answer that comes in pieces is whole in the end. */
export type ChatTold =
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

/** CHAT-10. `problem` stands where an answer should be; its text is then empty. */
export interface Message {
  id: number
  type: 'user' | 'ai'
  text: string
  problem?: ChatProblem
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
