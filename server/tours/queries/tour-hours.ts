import { eq } from 'drizzle-orm'
import type { TourCalendar } from '#domain/tour-hours.ts'
import { findTourHours } from '#server/listings/queries/tour-hours.ts'
import { properties } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { takenTimes } from './tour-requests.ts'

const hour = 3600 * 1000

/**
 * When a property is shown and what of that is taken from now on; null where there is no such property. The tour `except`
 * takes nothing: it is to be moved.
 */
export async function findTourCalendar(
  db: Db,
  propertyId: number,
  now: Date,
  except?: number,
): Promise<TourCalendar | null> {
  const [property] = await db
    .select({
      zone: properties.timeZone,
      noticeHours: properties.tourNoticeHours,
      onHolidays: properties.toursOnHolidays,
    })
    .from(properties)
    .where(eq(properties.id, propertyId))
  if (!property) return null
  const ranges = await findTourHours(db, propertyId)
  // One that began a moment ago still takes the half hour it is in.
  const taken = await takenTimes(db, { propertyId, since: new Date(now.getTime() - hour), except }, now)
  return { ...property, ranges, taken }
}
