import { findTourCalendar, givesTours } from '#server/db/queries/tour-hours.ts'
import { conflict, notFound } from '#server/http/problem.ts'
import type { Operation } from '#server/operation.ts'
import { requestableTimes, tourMinutes } from '#server/rules/tour-hours.ts'
import { localAt } from '#server/rules/tour-time.ts'
import { findRequest } from '#server/tours/confirm-request.ts'
import { noRequest, tokenOr400 } from './get-tour-request.ts'
import { noTours } from './list-tour-times.ts'

/** The times that a buyer's page offers instead of the one that a tour has. */
export const listNewTimes: Operation<'listNewTimes'> = async ({ db, clock }, request) => {
  const now = clock()
  const found = await findRequest(db, tokenOr400(request.params.token), now)
  if (!found) throw notFound(noRequest)
  const { id, propertyId, proposedAt, zone } = found.tour
  const calendar = (await givesTours(db, propertyId)) ? await findTourCalendar(db, propertyId, now, id) : null
  if (!calendar) throw conflict(noTours, 'no_tours')
  return {
    time_zone: zone,
    by_appointment: calendar.ranges.length === 0,
    minutes: tourMinutes,
    available_times: requestableTimes(calendar, now).filter((time) => time !== localAt(proposedAt, zone)),
  }
}
