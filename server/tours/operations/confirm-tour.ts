import type { components } from '#openapi/generated/types.ts'
import type { AppContext } from '#server/context.ts'
import type { Operation, OperationRequest } from '#server/operation.ts'
import { badRequest, notFound } from '#server/platform/http/problem.ts'
import { decideTour } from '../decide-tour.ts'
import { tourDeps } from '../deps.ts'
import { onlyLooksAhead, tourByTokenOr404 } from '../find-tour.ts'
import { tourMessage } from '../rules/tour-message.ts'

/** CONFIRM-03, CONFIRM-05 */
export const confirmTour: Operation<'confirmTour'> = (context, request) => confirm(context, request)

/** The one answer to GET and POST. Nobody decides by looking ahead, and a new time is proposed elsewhere (CONFIRM-02). */
export async function confirm(
  context: AppContext,
  request: OperationRequest<'confirmTour' | 'postTourConfirmation'>,
): Promise<components['schemas']['TourMessage']> {
  const { token, action } = request.query
  if (onlyLooksAhead(request)) throw badRequest('Nothing has changed. Please open the link to answer.')
  const tour = await tourByTokenOr404(context, token)
  if (action === 'propose_new_time') return tourMessage(tour, null)

  const decision = { type: action === 'accept' ? 'ACCEPT' : 'DECLINE' } as const
  const outcome = await decideTour(context.db, tour.id, decision, tourDeps(context.env), context.clock(), tour)
  if (outcome.kind === 'refused') throw notFound(outcome.sentence)
  return tourMessage(outcome.tour, decision)
}
