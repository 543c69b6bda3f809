import type { components } from '#openapi/generated/types.ts'
import type { Failure } from '../failure.ts'

export type Updates = components['schemas']['ConversationUpdates']
export type ConversationUpdate = components['schemas']['ConversationUpdate']

/** Whether it makes sense to ask the server just now. */
export type PageState = { type: 'PAGE_READY' } | { type: 'PAGE_HIDDEN' } | { type: 'PAGE_OFFLINE' }

/** What a stream of updates brings: that it is open, updates, a sign of life, and that it has ended or never began. */
export type StreamEvent =
  | { type: 'OPENED' }
  | { type: 'UPDATES_CAME'; updates: Updates }
  | { type: 'HEARTBEAT' }
  | { type: 'CLOSED' }
  | { type: 'FAILED'; failure: Failure }

/** A conversation by its number, and the version of its updates that is known; null where none is. */
export interface Followed {
  conversationId: string
  version: string | null
}

/** The conversation is not this visitor's, or not any more: asking again does not change that. */
export function isRefused(failure: Failure): boolean {
  return failure.kind === 'status' && [400, 403, 404, 422].includes(failure.status)
}
