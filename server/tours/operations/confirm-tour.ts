import type { Decision } from '#machines/tour-status/tour-status.machine.ts'
import type { components } from '#openapi/generated/types.ts'
import type { AppContext } from '#server/context.ts'
import type { Operation, OperationRequest } from '#server/operation.ts'
import { badRequest, conflict } from '#server/platform/http/problem.ts'
import { sellersTourOf } from '../confirm-request.ts'
import { type DecidedTour, decideTour } from '../decide-tour.ts'
import { tourDeps } from '../deps.ts'
import { onlyLooksAhead, tourByTokenOr404 } from '../find-tour.ts'
import { tourMessage } from '../rules/tour-message.ts'
import { tourView } from '../tour-view.ts'

/** CONFIRM-03, CONFIRM-05 */
export const confirmTour: Operation<'confirmTour'> = (context, request) => confirm(context, request)

/** The one answer to GET and POST. A prefetch decides nothing, and a new time has its own operation (CONFIRM-02). */
export async function confirm(
  context: AppContext,
  request: OperationRequest<'confirmTour' | 'postTourConfirmation'>,
): Promise<components['schemas']['TourMessage']> {
  const { token, action } = request.query
  if (onlyLooksAhead(request)) throw badRequest('not_confirmed', 'Nothing has changed. Please open the link to answer.')
  const tour = await tourByTokenOr404(context, token)
  if (action === 'propose_new_time') return messageOf(context, tour, null)

  const decision = { type: action === 'accept' ? 'ACCEPT' : 'DECLINE' } as const
  const outcome = await decideTour(context.db, tour.id, decision, tourDeps(context), context.clock(), tour)
  if (outcome.kind === 'refused') throw conflict(outcome.refusal.code, outcome.refusal.detail)
  return messageOf(context, outcome.tour, decision)
}

/** With the tour itself where it is accepted: the seller may want its buyer's contact, a calendar, or another time. */
async function messageOf(context: AppContext, tour: DecidedTour, decision: Decision | null) {
  const message = tourMessage(tour, decision, context.clock())
  if (message.status !== 'accepted') return message
  return { ...message, tour: await tourView(context, sellersTourOf(tour, context.clock())) }
}
