import { asc, eq } from 'drizzle-orm'
import type { Listing } from '#assistant/listing.ts'
import { sellerAnswers } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { givesTours } from '../rules/tours.ts'
import { findFacts } from './facts.ts'
import { findHost, type Host } from './hosts.ts'
import type { PublishedProperty } from './properties.ts'
import { findTourHours } from './tour-hours.ts'

/** Everything that Penny may say about a listing. */
export async function findRecord(db: Db, property: PublishedProperty): Promise<Listing> {
  return listingRecordOf(property, {
    facts: await findFacts(db, property.id),
    answers: await listAnswers(db, property.id),
    tourHours: await findTourHours(db, property.id),
    host: await findHost(db, property.id),
  })
}

export function listingRecordOf(
  property: PublishedProperty,
  { host, ...entered }: Pick<Listing, 'facts' | 'answers' | 'tourHours'> & { host: Host | null },
): Listing {
  return {
    id: property.id,
    address: property.address,
    propertyType: property.propertyType,
    listingType: property.listingType,
    marketStatus: property.marketStatus,
    salePrice: property.price ?? property.salePrice,
    rentalPrice: property.rentalPrice,
    beds: property.beds,
    baths: property.baths,
    sqft: property.sqft,
    description: property.description,
    timeZone: property.timeZone,
    ...entered,
    tourNoticeHours: property.tourNoticeHours,
    toursOnHolidays: property.toursOnHolidays,
    tourPhone: property.tourPhone,
    givesTours: givesTours(property),
    host: host && shownOf(host),
  }
}

const shownOf = ({ role, name, company, license, phone, email }: Host): Listing['host'] => ({
  role,
  name,
  company,
  license,
  phone,
  email,
})

function listAnswers(db: Db, propertyId: number): Promise<Listing['answers']> {
  const { id, question, answer } = sellerAnswers
  return db
    .select({ id, question, answer })
    .from(sellerAnswers)
    .where(eq(sellerAnswers.propertyId, propertyId))
    .orderBy(asc(id))
}
