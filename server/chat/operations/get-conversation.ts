import { grantOf } from '#server/access/grants.ts'
import { visitorIn } from '#server/access/visitors.ts'
import { findLatestConversation } from '#server/conversations/queries/conversations.ts'
import { accessOr403, propertyOr404 } from '#server/listings/find-listing.ts'
import type { Operation } from '#server/operation.ts'
import { listConversation } from '../list-conversation.ts'
import { isSameLead } from '../queries/lead-notes.ts'
import { listUpdates } from '../updates.ts'

/** CHAT-04: what the visitor of this cookie and Penny said, so that a page shows it again. */
export const getConversation: Operation<'getConversation'> = async (context, request) => {
  const property = await propertyOr404(context, request.params.id)
  const grant = await grantOf(context, request, property)
  accessOr403(property, grant)
  const visitor = visitorIn(context, request)
  const latest =
    visitor === null ? null : await findLatestConversation(context.db, { propertyId: property.id, visitor })
  // Someone else may have passed the gate in this browser since; the same person, on another device, gives the same address.
  const isOthers =
    latest?.sessionId &&
    grant.sessionId !== null &&
    latest.sessionId !== grant.sessionId &&
    !(await isSameLead(context.db, latest.sessionId, grant.sessionId))
  if (latest === null || isOthers) return { chat_conversation_id: null, messages: [], updates: [] }
  const now = context.clock()
  const { updates } = await listUpdates(context.db, latest, now)
  const messages = await listConversation(context.db, property, latest, now)
  return { chat_conversation_id: latest.id, messages, updates }
}
