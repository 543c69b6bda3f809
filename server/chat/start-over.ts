import type { FastifyReply } from 'fastify'
import { forgetSessions, keepGrant } from '#server/access/grants.ts'
import type { AccessGrant } from '#server/access/rules/grant.ts'
import { conversationNumber, isOneOfMany } from '#server/access/rules/visitor-id.ts'
import { visitorAfter } from '#server/access/visitors.ts'
import type { AppContext } from '#server/context.ts'
import { findConversation } from '#server/conversations/queries/conversations.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import { beginSession } from '#server/visits/queries/sessions.ts'
import { contactOf } from './contact.ts'
import { type Denial, denialIn, isDenialOf } from './someone-else.ts'
import type { ReceivedMessage } from './take-message.ts'

/** A message from someone else at the same browser, as the first one of a new visitor. */
export interface StartedOver {
  asked: ReceivedMessage
  /** The message for Penny to answer, besides saying that she starts over. */
  message: string
}

export const startOverWords =
  'Thanks for letting me know. I’ve started over: I no longer have the earlier conversation, or a name or email for you.'

/**
 * When the message says that its writer isn't the person Penny takes them for, starts a new visitor without name or
 * conversation. The earlier visitor's data stays as it is. Null otherwise.
 */
export async function startOver(
  context: AppContext,
  reply: FastifyReply,
  here: { property: PublishedProperty; grant: AccessGrant },
  asked: ReceivedMessage,
): Promise<StartedOver | null> {
  const denial = denialIn(asked.message)
  if (!denial || !(await isAboutVisitor(context, asked, denial))) return null
  // Sent again because the answer got lost after the cookies were set: it's found by its own conversation.
  const isRepeat = (await findConversation(context.db, asked.opening)) !== null
  const opening = isRepeat ? asked.opening : await openingOfNext(context, reply, here, asked)
  // To a bare "That's not me" Penny says what she says to any new visitor.
  return { asked: { ...asked, opening, conversationId: null }, message: denial.rest || 'Hello' }
}

async function isAboutVisitor(
  { db }: AppContext,
  { opening, conversationId }: ReceivedMessage,
  denial: Denial,
): Promise<boolean> {
  const before = conversationId ? await findConversation(db, { ...opening, id: conversationId }) : null
  return isDenialOf(denial, await contactOf(db, before ?? opening))
}

async function openingOfNext(
  context: AppContext,
  reply: FastifyReply,
  { property, grant }: { property: PublishedProperty; grant: AccessGrant },
  { opening, clientMessageId }: ReceivedMessage,
): Promise<ReceivedMessage['opening']> {
  const { keys, db, clock } = context
  // All visitors of one widget site share a name; a separate conversation tells them apart.
  const visitor = isOneOfMany(opening.visitor)
    ? opening.visitor
    : visitorAfter(context, reply.request, reply, { visitor: opening.visitor, clientMessageId })
  const sessionId = grant.sessionId === null ? null : await beginSession(db, property.id, clock())
  if (sessionId !== null) keepGrant(context, reply, property, { ...grant, sessionId })
  forgetSessions(context, reply.request, reply, property)
  const id = conversationNumber(keys, { visitor, propertyId: property.id, clientMessageId })
  return { ...opening, id, visitor, sessionId, visitorEmail: null }
}
