import { requestableTimes, tourMinutes } from '#domain/tour-hours.ts'
import { grantOf } from '#server/access/grants.ts'
import { accessOr403, propertyOr404 } from '#server/listings/find-listing.ts'
import { givesTours } from '#server/listings/rules/tours.ts'
import type { Operation } from '#server/operation.ts'
import { notFound } from '#server/platform/http/problem.ts'
import { findTourCalendar } from '../queries/tour-hours.ts'

/** The times that the listing's page offers for a tour. */
export const listTourTimes: Operation<'listTourTimes'> = async (context, request) => {
  const property = await propertyOr404(context, request.params.id)
  accessOr403(property, await grantOf(context, request, property))
  const now = context.clock()
  const calendar = givesTours(property) ? await findTourCalendar(context.db, property.id, now) : null
  if (!calendar) throw notFound('no_tours', noTours)
  return {
    time_zone: calendar.zone,
    by_appointment: calendar.ranges.length === 0,
    minutes: tourMinutes,
    available_times: requestableTimes(calendar, now),
    phone: property.tourPhone,
  }
}

export const noTours = 'This listing doesn’t offer tours.'
