import { grantOf } from '#server/access/grants.ts'
import { visitorIn } from '#server/access/visitors.ts'
import { findOwnLatestConversation } from '#server/conversations/queries/own-conversation.ts'
import { accessOr403, propertyOr404 } from '#server/listings/find-listing.ts'
import type { Operation } from '#server/operation.ts'
import { listConversation } from '../list-conversation.ts'
import { listUpdates } from '../updates.ts'

/** CHAT-04: the conversation of this cookie's visitor, so that a page can show it again. */
export const getConversation: Operation<'getConversation'> = async (context, request) => {
  const property = await propertyOr404(context, request.params.id)
  const grant = await grantOf(context, request, property)
  accessOr403(property, grant)
  const visitor = visitorIn(context, request)
  const { sessionId } = grant
  const latest = await findOwnLatestConversation(context.db, { propertyId: property.id, visitor, sessionId })
  if (latest === null) return { chat_conversation_id: null, messages: [], updates: [] }
  const now = context.clock()
  const { updates } = await listUpdates(context.db, latest, now)
  const messages = await listConversation(context.db, property, latest, now)
  return { chat_conversation_id: latest.id, messages, updates }
}
