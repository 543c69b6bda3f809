import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { agents, listingHosts, priceHistory, properties, propertyFacts, propertyImages } from '../schema.ts'
import { listingFactsOf } from './facts.ts'
import { type Host, hostOf } from './hosts.ts'
import type { PropertyImageRow } from './images.ts'
import { enteredHours, entryList, listingRecordOf, ownersAnswers } from './listing-record.ts'
import type { PriceChangeRow } from './price-history.ts'
import { isPublished, type PublishedProperty, propertyOf } from './properties.ts'

/** All that a page shows of a listing. */
export interface FoundListing {
  property: PublishedProperty
  record: ReturnType<typeof listingRecordOf>
  priceChanges: PriceChangeRow[]
  host: Host | null
  /** The primary one first, the others in their order. */
  images: PropertyImageRow[]
}

export const findContentBySlug = (db: Db, slug: string) => findContent(db, eq(properties.slug, slug))

export const findContentById = (db: Db, id: number) => findContent(db, eq(properties.id, id))

const priceChanges = entryList<PriceChangeRow>(
  sql`select changed_on as "changedOn", event, price from ${priceHistory} where property_id = ${properties.id} order by changed_on, id`,
)
const images = entryList<PropertyImageRow>(
  sql`select id, property_id as "propertyId", original, alt, room, width, height, display_order as "displayOrder", is_primary as "isPrimary"
    from ${propertyImages} where property_id = ${properties.id} order by is_primary desc, display_order`,
)

/** One statement: a page that is not in memory costs one round trip. */
async function findContent(db: Db, condition: SQL): Promise<FoundListing | null> {
  const [found] = await db
    .select({
      property: properties,
      agent: agents,
      host: listingHosts,
      facts: propertyFacts,
      priceChanges,
      answers: ownersAnswers,
      hours: enteredHours,
      images,
    })
    .from(properties)
    .leftJoin(agents, eq(agents.id, properties.agentId))
    .leftJoin(listingHosts, eq(listingHosts.propertyId, properties.id))
    .leftJoin(propertyFacts, eq(propertyFacts.propertyId, properties.id))
    .where(sql`${condition} and ${isPublished}`)
  if (!found) return null
  const property = propertyOf(found)
  return {
    property,
    record: listingRecordOf(property, {
      facts: listingFactsOf(found.facts),
      answers: found.answers,
      tourHours: found.hours,
      host: found.host && hostOf(found.host),
    }),
    priceChanges: found.priceChanges,
    host: found.host && hostOf(found.host),
    images: found.images,
  }
}
