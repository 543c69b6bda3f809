import { asc, eq } from 'drizzle-orm'
import type { Listing } from '#assistant/listing.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tourHours } from '#server/tours/schema.ts'

/** When a property is shown, on its own clock; none where it is shown by appointment. */
export function findTourHours(db: Db, propertyId: number): Promise<Listing['tourHours']> {
  return db
    .select({ weekday: tourHours.weekday, opens: tourHours.opens, closes: tourHours.closes })
    .from(tourHours)
    .where(eq(tourHours.propertyId, propertyId))
    .orderBy(asc(tourHours.weekday), asc(tourHours.opens))
}
