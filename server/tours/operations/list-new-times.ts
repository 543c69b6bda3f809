import { localAt } from '#domain/time-zone.ts'
import { requestableTimes, tourMinutes } from '#domain/tour-hours.ts'
import { findGivesTours } from '#server/listings/queries/tour-hours.ts'
import type { Operation } from '#server/operation.ts'
import { conflict, notFound } from '#server/platform/http/problem.ts'
import { findRequest } from '../confirm-request.ts'
import { findTourCalendar } from '../queries/tour-hours.ts'
import { noRequest, tokenOr400 } from './get-tour-request.ts'
import { noTours } from './list-tour-times.ts'

/** The times that the page of either side offers instead of the one that a tour has. */
export const listNewTimes: Operation<'listNewTimes'> = async ({ db, clock }, request) => {
  const now = clock()
  const found = await findRequest(db, tokenOr400(request.params.token), now)
  if (!found) throw notFound('tour_not_found', noRequest)
  const { id, propertyId, proposedAt, zone } = found.tour
  const calendar = (await findGivesTours(db, propertyId)) ? await findTourCalendar(db, propertyId, now, id) : null
  if (!calendar) throw conflict('no_tours', noTours)
  return {
    time_zone: zone,
    by_appointment: calendar.ranges.length === 0,
    minutes: tourMinutes,
    available_times: requestableTimes(calendar, now).filter((time) => time !== localAt(proposedAt, zone)),
  }
}
