import type { FastifyReply } from 'fastify'
import { grantOf } from '#server/access/grants.ts'
import type { AccessGrant } from '#server/access/rules/grant.ts'
import { conversationNumber, isOneOfMany } from '#server/access/rules/visitor-id.ts'
import { tooManyQuestions } from '#server/call-limits.ts'
import type { AppContext } from '#server/context.ts'
import { findAnswerTo } from '#server/conversations/queries/conversations.ts'
import { hasGivenEmail } from '#server/gate/queries/leads.ts'
import { accessOr403, propertyOr404 } from '#server/listings/find-listing.ts'
import { findAgent } from '#server/listings/queries/agents.ts'
import { findRecord } from '#server/listings/queries/listing-record.ts'
import type { Operation, OperationRequest } from '#server/operation.ts'
import { eventStream, wantsEvents } from '#server/platform/http/event-stream.ts'
import { networkKeyOf, networkOf } from '#server/platform/http/network.ts'
import { invalid, Problem, problemBody, tooMany } from '#server/platform/http/problem.ts'
import { PoolBusy } from '#server/platform/worker/runner.ts'
import { tourDeps } from '#server/tours/deps.ts'
import { visitorOfCall } from '#server/widget/keyed-visitor.ts'
import { answerMessage, type ListingAndAgent, type SendPart } from '../answer-message.ts'
import { chatAnswer } from '../list-conversation.ts'
import { type StartedOver, startOver, startOverWords } from '../start-over.ts'
import { type ReceivedMessage, type TakeResult, takeMessage } from '../take-message.ts'

type Request = OperationRequest<'sendChatMessage'>
type Kept = Exclude<TakeResult, { kind: 'underWay' }>

interface Asking extends ListingAndAgent {
  grant: AccessGrant
}

/** CHAT-04: the question is stored before it's answered, the answer before it's sent. */
export const sendChatMessage: Operation<'sendChatMessage'> = async (context, request, reply) => {
  const about = await listingAsked(context, request)
  const first = await askedBy(context, request, reply, about)
  const over = await startOver(context, reply, about, first)
  const taken = await takeMessage(context.db, over?.asked ?? first, context.clock())
  if (taken.kind === 'underWay') throw new Problem(409, 'answer_under_way', underWay)
  if (wantsEvents(request)) return streamed(context, request, reply, about, taken, over)
  return answerTo(context, request, about, taken, over, () => {})
}

async function listingAsked(context: AppContext, request: Request): Promise<Asking> {
  const { property_id, agent_id } = request.body
  const property = await propertyOr404(context, property_id)
  const grant = await grantOf(context, request, property)
  accessOr403(property, grant)
  const agent = agent_id < 2 ** 31 ? await findAgent(context.db, agent_id) : null
  if (!agent) throw invalid([unknownAgent])
  return { property, agent, grant }
}

async function askedBy(
  context: AppContext,
  request: Request,
  reply: FastifyReply,
  { grant }: Asking,
): Promise<ReceivedMessage> {
  const { keys, limits } = context
  const { message, agent_id, property_id: propertyId } = request.body
  const { client_message_id: clientMessageId = null, chat_conversation_id: conversationId } = request.body
  const now = context.clock()
  const visitor = visitorOfCall(context, request, reply, clientMessageId)
  const talk = isOneOfMany(visitor) ? conversationId : visitor
  const wait = talk ? await limits.talks.take(talk, now) : 0
  if (wait > 0) throw tooMany('too_many_requests', tooManyQuestions, wait)
  const opening = {
    id: conversationNumber(keys, { visitor, propertyId, clientMessageId }),
    propertyId,
    agentId: agent_id,
    visitor,
    network: networkKeyOf(keys, request.ip),
    ...(await provenLead(context, request.body, grant)),
    beganAt: now,
  }
  return { opening, conversationId, message: message.trim(), clientMessageId }
}

/** GATE-10: a session counts only when the gate's cookie has it, an email only when it was given in that session. */
async function provenLead(
  { db }: AppContext,
  { visitor_session_id, visitor_email }: Request['body'],
  grant: AccessGrant,
) {
  const sessionId = grant.sessionId !== null && grant.sessionId === visitor_session_id ? grant.sessionId : null
  const email = visitor_email?.trim() ?? ''
  const isOwn = sessionId !== null && email !== '' && (await hasGivenEmail(db, sessionId, email))
  return { sessionId, visitorEmail: isOwn ? email : null }
}

async function answerTo(
  context: AppContext,
  request: Request,
  listing: ListingAndAgent,
  taken: Kept,
  over: StartedOver | null,
  sendPart: SendPart,
) {
  if (taken.kind === 'answeredBefore') {
    sendPart(taken.answer.text)
    return chatAnswer(context.db, await findRecord(context.db, listing.property), taken.answer, context.clock())
  }
  const { db, clock, model, understanding } = context
  const { claim } = taken
  const message = over ? { ...claim, question: { ...claim.question, text: over.message } } : claim
  const understand = understanding.runFor(networkOf(request.ip))
  const deps = { db, clock, tours: tourDeps(context), understand, model, log: request.log }
  const { shown_updates: shownUpdates = [] } = request.body
  const options = { preface: over && startOverWords, shownUpdates }
  const { text: response, record } = await answerMessage(deps, listing, message, sendPart, options).catch(asProblem)
  const answer = await findAnswerTo(db, claim.question.id)
  // Erased at the visitor's request while the answer was made.
  if (answer === null) return { response, chat_conversation_id: claim.conversation.id }
  return chatAnswer(db, record, answer, clock())
}

/** Answers as a stream. The answer is completed and stored even when the client disconnects. */
function streamed(
  context: AppContext,
  request: Request,
  reply: FastifyReply,
  listing: ListingAndAgent,
  taken: Kept,
  over: StartedOver | null,
): FastifyReply {
  const events = eventStream(reply)
  answerTo(context, request, listing, taken, over, (text) => events.send('delta', { text }))
    .then((answer) => events.send('answer', answer))
    .catch((error) => {
      if (error instanceof Problem)
        return events.send('problem', problemBody(error.statusCode, error.problemCode, error.detail))
      reply.log.error({ err: error }, 'the answer failed')
      events.send('problem', problemBody(500, 'server_error', 'Internal server error'))
    })
    .finally(() => events.end())
  return reply
}

/** When the server is overloaded, the message stays stored and is answered when it's sent again. */
function asProblem(error: unknown): never {
  if (error instanceof PoolBusy) throw tooMany('busy', busy, 5)
  throw error
}

const busy = 'I’m getting a lot of questions right now. Please try again in a moment.'
const underWay = 'I’m still answering your last question. Please try again in a moment.'
const unknownAgent = { loc: ['body', 'agent_id'], msg: 'is not a known agent', type: 'unknown_agent' }
