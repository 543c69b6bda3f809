import type { components } from '#openapi/generated/types.ts'
import type { Failure } from '../failure.ts'

export type Updates = components['schemas']['ConversationUpdates']
export type ConversationUpdate = components['schemas']['ConversationUpdate']

/** Whether asking the server makes sense now. */
export type PageState = { type: 'PAGE_READY' } | { type: 'PAGE_HIDDEN' } | { type: 'PAGE_OFFLINE' }

/** The events of a stream: opened, updates, keep-alive, and closed or failed. */
export type StreamEvent =
  | { type: 'OPENED' }
  | { type: 'UPDATES_CAME'; updates: Updates }
  | { type: 'HEARTBEAT' }
  | { type: 'CLOSED' }
  | { type: 'FAILED'; failure: Failure }

/** A conversation's id, and the last known version of its updates; null when there is none. */
export interface Followed {
  conversationId: string
  version: string | null
}

/** The conversation isn't this visitor's: asking again doesn't help. */
export function isRefused(failure: Failure): boolean {
  return failure.kind === 'status' && [400, 403, 404, 422].includes(failure.status)
}
