import type { FastifyReply, FastifyRequest } from 'fastify'
import { visitorOf } from '#server/access/visitors.ts'
import type { AppContext } from '#server/context.ts'
import { type ConversationRow, findOwnConversation } from '#server/conversations/queries/conversations.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { WidgetKey } from './queries/widget-keys.ts'

/** Which calls were made with a key that was found good for their place; a call that is not here has none. */
const keys = new WeakMap<FastifyRequest, WidgetKey>()

export function rememberKey(request: FastifyRequest, key: WidgetKey): void {
  keys.set(request, key)
}

/** The key that a call was made with, by Penny on another site; null for this site's own calls. */
export function widgetKeyOf(request: FastifyRequest): WidgetKey | null {
  return keys.get(request) ?? null
}

/**
 * Who a conversation that was opened with this key belongs to, as `conversations.visitor` keeps it. A foreign site gets no
 * cookie, so all its visitors are one name, and what tells them apart is the conversation's id, 192 random bits that only
 * its own visitor was told. The name holds a colon, which no visitor of a cookie does, and the key: an id of another key,
 * or of a visitor with a cookie, is found under neither name and is as good as unknown.
 */
const keyedVisitor = ({ key }: Pick<WidgetKey, 'key'>): string => `key:${key}`

/** The conversation about a listing with this number, if it was opened with the call's key. */
export async function conversationOfKey(
  db: Db,
  request: FastifyRequest,
  { id, propertyId }: { id: string; propertyId: number },
): Promise<ConversationRow | null> {
  const key = widgetKeyOf(request)
  // No text in the database can hold the character.
  if (!key || id.includes('\u0000')) return null
  const found = await findOwnConversation(db, { id, visitor: keyedVisitor(key) })
  return found?.propertyId === propertyId ? found : null
}

/** For sendChatMessage, in place of visitorOf: the key's name where there is a key, and then no cookie is set. */
export function visitorOfCall(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  clientMessageId: string | null,
): string {
  const key = widgetKeyOf(request)
  return key ? keyedVisitor(key) : visitorOf(context, request, reply, clientMessageId)
}
