import { eq, type SQL, sql } from 'drizzle-orm'
import type { Listing } from '#assistant/listing.ts'
import type { Db } from '#server/platform/db/database.ts'
import { givesTours } from '../rules/tours.ts'
import { listingHosts, properties, propertyFacts, sellerAnswers, tourHours } from '../schema.ts'
import { listingFactsOf } from './facts.ts'
import { type Host, hostOf } from './hosts.ts'
import type { PublishedProperty } from './properties.ts'

/** The rows of a query as one value, so that a statement reads several tables in one round trip. */
export const entryList = <T>(rows: SQL) =>
  sql<T[]>`coalesce((select json_agg(entry) from (${rows}) as entry), '[]'::json)`

/** Both of the property that the statement reads. */
export const ownersAnswers = entryList<Listing['answers'][number]>(
  sql`select id, question, answer from ${sellerAnswers} where property_id = ${properties.id} order by id`,
)
export const enteredHours = entryList<Listing['tourHours'][number]>(
  sql`select weekday, opens, closes from ${tourHours} where property_id = ${properties.id} order by weekday, opens`,
)

/** Everything that Penny may say about a listing. */
export async function findRecord(db: Db, property: PublishedProperty): Promise<Listing> {
  const [found] = await db
    .select({ facts: propertyFacts, host: listingHosts, answers: ownersAnswers, hours: enteredHours })
    .from(properties)
    .leftJoin(listingHosts, eq(listingHosts.propertyId, properties.id))
    .leftJoin(propertyFacts, eq(propertyFacts.propertyId, properties.id))
    .where(eq(properties.id, property.id))
  return listingRecordOf(property, {
    facts: listingFactsOf(found?.facts ?? null),
    answers: found?.answers ?? [],
    tourHours: found?.hours ?? [],
    host: found?.host ? hostOf(found.host) : null,
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
