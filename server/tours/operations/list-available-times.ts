import { freeTimes, offeredTimes } from '#domain/tour-hours.ts'
import type { Operation } from '#server/operation.ts'
import { provenTourOr404 } from '../find-tour.ts'
import { findTourCalendar } from '../queries/tour-hours.ts'

/** RESCHED-02 */
export const listAvailableTimes: Operation<'listAvailableTimes'> = async (context, request) => {
  const now = context.clock()
  const tour = await provenTourOr404(context, request, request.params.tour_id)
  const calendar = await findTourCalendar(context.db, tour.propertyId, now)
  return { available_times: calendar ? offeredTimes(freeTimes(calendar, now), calendar) : [] }
}
