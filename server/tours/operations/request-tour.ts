import type { FastifyReply } from 'fastify'
import { isoAt } from '#domain/time-zone.ts'
import { grantOf } from '#server/access/grants.ts'
import { visitorOf } from '#server/access/visitors.ts'
import type { AppContext } from '#server/context.ts'
import { findOwnLatestConversation } from '#server/conversations/queries/own-conversation.ts'
import { accessOr403, propertyOr404 } from '#server/listings/find-listing.ts'
import type { Operation, OperationRequest } from '#server/operation.ts'
import { networkKeyOf } from '#server/platform/http/network.ts'
import { invalid, notFound, type Problem } from '#server/platform/http/problem.ts'
import { writtenText } from '#server/platform/written-text.ts'
import { conversationOfKey, widgetKeyOf } from '#server/widget/keyed-visitor.ts'
import { placeTourRequest as bookTour, type Requested } from '../book-tour.ts'
import { tourDeps } from '../deps.ts'
import type { TourSource } from '../queries/tour-requests.ts'
import { noTours } from './list-tour-times.ts'
import { refusedTime } from './refused-time.ts'

type Request = OperationRequest<'requestTour'>

/**
 * The page's form. The seller is asked as if Penny had been told: where the visitor has chatted with her about this listing,
 * the tour is one of that conversation; where they haven't, of the one that they begin next.
 */
export const requestTour: Operation<'requestTour'> = async (context, request, reply) => {
  const property = await propertyOr404(context, request.params.id)
  const grant = await grantOf(context, request, property)
  accessOr403(property, grant)
  const { request_id, time, kind = 'in_person', email, phone, note } = request.body
  const name = writtenText(request.body.name)
  if (name === '') throw invalid([{ loc: ['body', 'name'], msg: 'must not be empty', type: 'pattern_mismatch' }])
  const wish = {
    propertyId: property.id,
    buyer: { name, email: email.trim() },
    time,
    kind,
    phone: phone?.trim() || null,
    note: writtenText(note ?? '') || null,
    requestId: request_id.toLowerCase(),
    asker: await askerOf(context, request, reply, grant.sessionId),
  }
  const requested = await bookTour(context.db, wish, tourDeps(context), context.clock())
  if (requested.kind === 'refused') throw problemOf(requested.reason)
  const { proposedAt, zone } = requested
  return { proposed_time: isoAt(proposedAt, zone), time_zone: zone, kind: requested.tourKind }
}

/** By a cookie; on another site by the number of the conversation there, whose visitors have one name and no cookie. */
async function askerOf(
  context: AppContext,
  request: Request,
  reply: FastifyReply,
  sessionId: string | null,
): Promise<TourSource> {
  const network = networkKeyOf(context.keys, request.ip)
  const { request_id, chat_conversation_id: id } = request.body
  const propertyId = request.params.id
  if (widgetKeyOf(request)) {
    const there = id === undefined ? null : await conversationOfKey(context.db, request, { id, propertyId })
    return there ? { id: there.id, visitor: there.visitor, network } : { id: null, network }
  }
  const visitor = visitorOf(context, request, reply, request_id)
  const conversation = await findOwnLatestConversation(context.db, { propertyId, visitor, sessionId })
  return { id: conversation?.id ?? null, visitor, network }
}

function problemOf(reason: Extract<Requested, { kind: 'refused' }>['reason']): Problem {
  switch (reason) {
    case 'badAddress':
      return invalid([{ loc: ['body', 'email'], msg: 'should look like name@example.com', type: 'pattern_mismatch' }])
    case 'phoneNeeded':
      return invalid([{ loc: ['body', 'phone'], msg: 'must have at least 7 digits', type: 'pattern_mismatch' }])
    case 'noTours':
      return notFound('no_tours', noTours)
    default:
      return refusedTime(reason)
  }
}
