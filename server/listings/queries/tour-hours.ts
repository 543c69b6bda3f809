import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Listing } from '#assistant/listing.ts'
import { properties, tourHours } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'

/** When a property is shown, on its own clock; none where it is shown by appointment. */
export function findTourHours(db: Db, propertyId: number): Promise<Listing['tourHours']> {
  return db
    .select({ weekday: tourHours.weekday, opens: tourHours.opens, closes: tourHours.closes })
    .from(tourHours)
    .where(eq(tourHours.propertyId, propertyId))
    .orderBy(asc(tourHours.weekday), asc(tourHours.opens))
}

/** The seller's email of a published property, null without one. Locks the property until the transaction ends. */
export async function lockForTours(tx: Db, propertyId: number): Promise<string | null> {
  const [property] = await tx
    .select({ sellerEmail: properties.sellerEmail })
    .from(properties)
    .where(and(eq(properties.id, propertyId), eq(properties.listingStatus, 'published')))
    .for('no key update')
  return property?.sellerEmail ?? null
}

/** Whether a property is published and someone gives tours of it. */
export async function givesTours(db: Db, propertyId: number): Promise<boolean> {
  const found = await db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(eq(properties.id, propertyId), eq(properties.listingStatus, 'published'), isNotNull(properties.sellerEmail)),
    )
  return found.length > 0
}
