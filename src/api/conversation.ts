import type { EarlierConversation } from '#machines/chat/message.ts'
import { hasAsked } from '../browser/asked-before.ts'
import { loadChunk } from '../chunks.ts'
import { settings } from '../env.ts'
import { call } from './call.ts'

/** The visitor's own conversation. Not requested when this browser has asked Penny nothing about the listing. */
export const loadConversation = call<EarlierConversation, { propertyId: number }>(async ({ propertyId }, signal) => {
  // CHAT-09: a chat at another path keeps its conversations itself.
  if (!hasAsked(propertyId) || settings.chatPath !== '/api/v1/chat') return { conversationId: null, messages: [] }
  const { earlierConversationOf } = await loadChunk(() => import('./earlier-conversation.ts'))
  return earlierConversationOf(propertyId, signal)
})
