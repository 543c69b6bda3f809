import { and, asc, eq } from 'drizzle-orm'
import type { Listing } from '#assistant/listing.ts'
import type { TourPhone } from '#domain/tour-phone.ts'
import { properties, tourHours } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { givesTours, type TouredListing } from '../rules/tours.ts'

/** When a property is shown, on its own clock; none where it is shown by appointment. */
export function findTourHours(db: Db, propertyId: number): Promise<Listing['tourHours']> {
  return db
    .select({ weekday: tourHours.weekday, opens: tourHours.opens, closes: tourHours.closes })
    .from(tourHours)
    .where(eq(tourHours.propertyId, propertyId))
    .orderBy(asc(tourHours.weekday), asc(tourHours.opens))
}

/** The seller's email of a published property, null without one. Locks the property until the transaction ends. */
export async function lockForSeller(tx: Db, propertyId: number): Promise<string | null> {
  return (await lockPublished(tx, propertyId))?.sellerEmail ?? null
}

/** The same for requests of tours; null where none can be requested. */
export async function lockForTours(tx: Db, propertyId: number): Promise<string | null> {
  return (await lockForRequest(tx, propertyId))?.sellerEmail ?? null
}

/** The same, with what a request must have. */
export async function lockForRequest(
  tx: Db,
  propertyId: number,
): Promise<{ sellerEmail: string | null; tourPhone: TourPhone } | null> {
  const property = await lockPublished(tx, propertyId)
  return property && givesTours(property) ? property : null
}

async function lockPublished(tx: Db, propertyId: number): Promise<(TouredListing & { tourPhone: TourPhone }) | null> {
  const [property] = await tx
    .select({ ...touredColumns, tourPhone: properties.tourPhone })
    .from(properties)
    .where(and(eq(properties.id, propertyId), eq(properties.listingStatus, 'published')))
    .for('no key update')
  return property ?? null
}

/** Whether a property is published and tours of it can be requested. */
export async function findGivesTours(db: Db, propertyId: number): Promise<boolean> {
  const [property] = await db
    .select(touredColumns)
    .from(properties)
    .where(and(eq(properties.id, propertyId), eq(properties.listingStatus, 'published')))
  return property !== undefined && givesTours(property)
}

const touredColumns = { sellerEmail: properties.sellerEmail, marketStatus: properties.marketStatus }
