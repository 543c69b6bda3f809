import type { FastifyReply } from 'fastify'
import { answerMessage, type Listing, type Tell } from '#server/conversation/answer-message.ts'
import { type Asked, type Taken, takeMessage } from '#server/conversation/take-message.ts'
import { findAgent } from '#server/db/queries/agents.ts'
import { findSession } from '#server/db/queries/visits.ts'
import { eventStream, wantsEvents } from '#server/http/event-stream.ts'
import { accessOr403, propertyOr404 } from '#server/http/listings.ts'
import { passOf } from '#server/http/passes.ts'
import { invalid, Problem, tooMany } from '#server/http/problem.ts'
import type { Operation, OperationRequest } from '#server/operation.ts'
import { conversationNumber, isOneOfMany } from '#server/rules/first-message.ts'
import { networkOf } from '#server/rules/visitor-address.ts'
import { tourDesk } from '#server/tours/desk.ts'
import { visitorOfCall } from '#server/widget/keyed-visitor.ts'
import type { World } from '#server/world.ts'

type Request = OperationRequest<'sendChatMessage'>
type Kept = Exclude<Taken, { kind: 'underWay' }>

/** CHAT-04: the question is kept before it is answered, the answer before it is given. */
export const sendChatMessage: Operation<'sendChatMessage'> = async (world, request, reply) => {
  refuse(world.limits.questions.take(networkOf(request.ip), world.clock()))
  const listing = await listingAsked(world, request)
  const taken = await takeMessage(world.db, await askedBy(world, request, reply), world.clock())
  if (taken.kind === 'underWay') throw new Problem(409, underWay)
  if (wantsEvents(request)) return streamed(world, reply, listing, taken)
  return answerTo(world, request.log, listing, taken, () => {})
}

async function listingAsked(world: World, request: Request): Promise<Listing> {
  const { property_id, agent_id } = request.body
  const property = await propertyOr404(world, property_id)
  accessOr403(property, await passOf(world, request, property))
  const agent = agent_id < 2 ** 31 ? await findAgent(world.db, agent_id) : null
  if (!agent) throw invalid([unknownAgent])
  return { property, agent }
}

async function askedBy(world: World, request: Request, reply: FastifyReply): Promise<Asked> {
  const { db, keys, limits } = world
  const { message, agent_id, property_id: propertyId, visitor_session_id, visitor_email } = request.body
  const { client_message_id: clientMessageId = null, chat_conversation_id: conversationId } = request.body
  const now = world.clock()
  const visitor = visitorOfCall(world, request, reply, clientMessageId)
  const talk = isOneOfMany(visitor) ? conversationId : visitor
  if (talk) refuse(limits.talks.take(talk, now))
  const session = visitor_session_id ? await findSession(db, propertyId, visitor_session_id) : null
  const opening = {
    id: conversationNumber(keys, { visitor, propertyId, clientMessageId }),
    propertyId,
    agentId: agent_id,
    visitor,
    sessionId: session?.id ?? null,
    visitorEmail: visitor_email?.trim() || null,
    beganAt: now,
  }
  return { opening, conversationId, message: message.trim(), clientMessageId }
}

async function answerTo(world: World, log: Request['log'], listing: Listing, taken: Kept, tell: Tell) {
  if (taken.kind === 'answeredBefore') {
    tell(taken.text)
    return { response: taken.text, chat_conversation_id: taken.conversationId }
  }
  const { db, clock, env, model } = world
  const response = await answerMessage({ db, clock, tours: tourDesk(env), model, log }, listing, taken.claim, tell)
  return { response, chat_conversation_id: taken.claim.conversation.id }
}

/** The answer is made and kept to its end, whether or not somebody still listens. */
function streamed(world: World, reply: FastifyReply, listing: Listing, taken: Kept): FastifyReply {
  const events = eventStream(reply)
  answerTo(world, reply.log, listing, taken, (text) => events.send('delta', { text }))
    .then((answer) => events.send('answer', answer))
    .catch((error) => {
      reply.log.error({ err: error }, 'the answer failed')
      events.send('problem', { status: 500, detail: 'Internal server error' })
    })
    .finally(() => events.end())
  return reply
}

function refuse(wait: number): void {
  if (wait > 0) throw tooMany('That was a lot of questions. Please wait a moment.', wait)
}

const underWay = 'I am still answering what you asked before. Please send this once more in a moment.'
const unknownAgent = { loc: ['body', 'agent_id'], msg: 'is no assistant that there is', type: 'unknown_agent' }
