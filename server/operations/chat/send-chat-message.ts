import { answer } from '#server/assistant/answer.ts'
import { findConversation, keepAnswer, keepQuestion, listMessages } from '#server/db/queries/conversations.ts'
import { findSession } from '#server/db/queries/visits.ts'
import { accessOr403, propertyOr404 } from '#server/http/listings.ts'
import { passOf } from '#server/http/passes.ts'
import { invalid, tooMany } from '#server/http/problem.ts'
import { visitorOf } from '#server/http/visitors.ts'
import type { Operation } from '#server/operation.ts'
import { agentOf } from '#server/rules/agent.ts'
import { networkOf } from '#server/rules/visitor-address.ts'

/** CHAT-04: the question is kept before it is answered, the answer before it is given. */
export const sendChatMessage: Operation<'sendChatMessage'> = async (world, request, reply) => {
  const { db, clock } = world
  const { message, agent_id, property_id, chat_conversation_id, visitor_session_id, visitor_email } = request.body
  const wait = world.limits.questions.take(networkOf(request.ip), clock())
  if (wait > 0) throw tooMany('That was a lot of questions. Please wait a moment.', wait)

  const property = await propertyOr404(world, property_id)
  accessOr403(property, await passOf(world, request, property))
  if (agent_id !== agentOf(property)) throw invalid([wrongAgent])

  const visitor = visitorOf(world, request, reply)
  const known = chat_conversation_id
    ? await findConversation(db, { id: chat_conversation_id, propertyId: property.id, visitor })
    : null
  const session = visitor_session_id ? await findSession(db, property.id, visitor_session_id) : null
  const opening = {
    propertyId: property.id,
    agentId: agent_id,
    visitor,
    sessionId: session?.id ?? null,
    visitorEmail: visitor_email?.trim() || null,
  }
  const conversation = await keepQuestion(db, known, opening, message.trim(), clock())
  const said = await listMessages(db, conversation.id)
  const { text } = await answer(property, said, message)
  await keepAnswer(db, conversation.id, text, clock())
  return { response: text, chat_conversation_id: conversation.id }
}

const wrongAgent = { loc: ['body', 'agent_id'], msg: 'does not answer for this listing', type: 'wrong_agent' }
