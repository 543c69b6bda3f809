import type { FastifyReply } from 'fastify'
import { grantOf } from '#server/access/grants.ts'
import { visitorIn } from '#server/access/visitors.ts'
import type { AppContext } from '#server/context.ts'
import { type ConversationRow, findOwnConversation } from '#server/conversations/queries/conversations.ts'
import { accessOr403, propertyOr404 } from '#server/listings/find-listing.ts'
import type { Operation, OperationRequest } from '#server/operation.ts'
import { eventStream, wantsEvents } from '#server/platform/http/event-stream.ts'
import { notFound, Problem, tooMany } from '#server/platform/http/problem.ts'
import { listUpdates } from '../updates.ts'

type Request = OperationRequest<'followConversation'>

/** Poll interval in milliseconds while the database sends no notifications. */
const lookEvery = 15_000
/** Milliseconds after which a stream ends, so that access is checked again. */
const longest = 15 * 60_000

/** API-05: live updates of a conversation while its page is open. */
export const followConversation: Operation<'followConversation'> = async (context, request, reply) => {
  const conversation = await conversationOr404(context, request)
  if (!wantsEvents(request)) return listUpdates(context.db, conversation, context.clock())
  if (context.feed.isOver) throw new Problem(503, 'unavailable', stopping, { 'retry-after': '2' })
  return stream(context, request, reply, conversation)
}

/** The visitor's own conversation; 404 for anyone else's. */
async function conversationOr404(context: AppContext, request: Request): Promise<ConversationRow> {
  const visitor = visitorIn(context, request)
  const id = request.params.chat_conversation_id
  const conversation = visitor === null ? null : await findOwnConversation(context.db, { id, visitor })
  if (conversation === null) throw unknown()
  const property = await propertyOr404(context, conversation.propertyId)
  const grant = await grantOf(context, request, property)
  accessOr403(property, grant)
  const { sessionId } = conversation
  // Another person may have passed the gate in this browser since.
  if (sessionId !== null && grant.sessionId !== null && sessionId !== grant.sessionId) throw unknown()
  return conversation
}

function stream(
  context: AppContext,
  request: Request,
  reply: FastifyReply,
  conversation: ConversationRow,
): FastifyReply {
  const { db, clock, feed } = context
  let known = request.headers['last-event-id']
  let isDue = false
  let isLooking = false
  const follower = {
    changed() {
      isDue = true
      if (!isLooking) void look()
    },
    end: () => events.end(),
  }
  const stop = feed.follow(conversation.id, follower)
  if (stop === null) throw tooMany('too_many_requests', tooManyPages, 60)

  const events = eventStream(reply)
  const looking = setInterval(() => (isDue || !feed.isOn) && follower.changed(), lookEvery).unref()
  const ending = setTimeout(() => events.end(), longest).unref()
  events.onClose(() => {
    stop()
    clearInterval(looking)
    clearTimeout(ending)
  })
  follower.changed()
  return reply

  /** Reads one at a time; a change meanwhile causes one more read. A failed read is retried later. */
  async function look() {
    isLooking = true
    try {
      while (isDue) {
        isDue = false
        const latest = await listUpdates(db, conversation, clock())
        if (latest.version !== known) events.send('updates', latest, latest.version)
        known = latest.version
      }
    } catch (error) {
      isDue = true
      request.log.warn({ err: error }, 'reading live updates failed')
    } finally {
      isLooking = false
    }
  }
}

const unknown = () => notFound('conversation_not_found', 'Conversation not found')
const stopping = 'This service is temporarily unavailable. Please try again in a moment.'
const tooManyPages = 'Too many requests. Please try again in a moment.'
