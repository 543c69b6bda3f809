import { noGrant } from '#server/access/rules/grant.ts'
import { accessOr403, propertyOr404 } from '#server/listings/find-listing.ts'
import type { Operation } from '#server/operation.ts'
import { conversationOfKey } from '#server/widget/keyed-visitor.ts'
import { listConversation } from '../list-conversation.ts'
import { listUpdates } from '../updates.ts'

/** WIDGET-03: the conversation of an earlier visit, so that the widget can show it again. */
export const getWidgetConversation: Operation<'getWidgetConversation'> = async (context, request) => {
  const property = await propertyOr404(context, request.query.property_id)
  accessOr403(property, noGrant)
  const id = String(request.headers['x-penny-conversation'])
  const conversation = await conversationOfKey(context.db, request, { id, propertyId: property.id })
  if (conversation === null) return { chat_conversation_id: null, messages: [], updates: [] }
  const now = context.clock()
  const { updates } = await listUpdates(context.db, conversation, now)
  return {
    chat_conversation_id: conversation.id,
    messages: await listConversation(context.db, property, conversation, now),
    updates,
  }
}
