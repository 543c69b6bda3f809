import { findTourCalendar } from '#server/db/queries/tour-hours.ts'
import { accessOr403, propertyOr404 } from '#server/http/listings.ts'
import { passOf } from '#server/http/passes.ts'
import { notFound } from '#server/http/problem.ts'
import type { Operation } from '#server/operation.ts'
import { requestableTimes, tourMinutes } from '#server/rules/tour-hours.ts'

/** The times that the listing's page offers for a tour. */
export const listTourTimes: Operation<'listTourTimes'> = async (world, request) => {
  const property = await propertyOr404(world, request.params.id)
  accessOr403(property, await passOf(world, request, property))
  const now = world.clock()
  const calendar = property.sellerEmail === null ? null : await findTourCalendar(world.db, property.id, now)
  if (!calendar) throw notFound(noTours)
  return {
    time_zone: calendar.zone,
    by_appointment: calendar.ranges.length === 0,
    minutes: tourMinutes,
    available_times: requestableTimes(calendar, now),
  }
}

export const noTours = "This listing doesn't offer tours."
