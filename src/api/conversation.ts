import type { KeptConversation } from '#machines/chat/message.ts'
import { hasAsked } from '../browser/asked-before.ts'
import { settings } from '../env.ts'
import { call } from './call.ts'
import { answerOf, client, isText } from './client.ts'

const none: KeptConversation = { chat_conversation_id: null, messages: [] }

function isConversation({ chat_conversation_id: id, messages }: KeptConversation): boolean {
  return (
    (id === null || isText(id)) &&
    Array.isArray(messages) &&
    messages.every(
      (message) =>
        typeof message?.text === 'string' &&
        !Number.isNaN(Date.parse(message.written_at)) &&
        Array.isArray(message.owner_questions),
    )
  )
}

/** The visitor's own conversation. Nobody is asked for it where this browser asked Penny nothing about the listing. */
export const loadConversation = call<KeptConversation, { propertyId: number }>(async ({ propertyId }, signal) => {
  // CHAT-09: a chat at another path keeps its conversations itself.
  if (!hasAsked(propertyId) || settings.chatPath !== '/api/v1/chat') return none
  return answerOf(
    client.GET('/api/v1/public/properties/{id}/conversation', {
      params: { path: { id: propertyId } },
      cache: 'no-store',
      signal,
    }),
    isConversation,
  )
})
