import type { Listing as ListingRecord } from '#assistant/listing.ts'
import { listingPath } from '#domain/pages.ts'
import type { components } from '#openapi/generated/types.ts'
import type { Access } from '#server/access/rules/access.ts'
import type { Host } from '../queries/hosts.ts'
import type { PriceChangeRow } from '../queries/price-history.ts'
import type { PublishedProperty } from '../queries/properties.ts'
import { costsAnswer } from './costs.ts'
import { factsAnswer } from './facts.ts'
import { hostAnswer } from './host.ts'

type ListingAnswer = components['schemas']['Property']

/** What a page shows besides the listing's row: the same record that Penny answers from. */
export interface ListingContent {
  record: ListingRecord
  priceChanges: PriceChangeRow[]
  host: Host | null
}

/** The listing for a visitor who may see it. */
export function listingAnswer(
  property: PublishedProperty,
  access: Exclude<Access, 'withheld'>,
  { record, priceChanges, host }: ListingContent,
): ListingAnswer {
  return {
    id: property.id,
    access,
    redirect_needed: false,
    preferred_url: null,
    slug: property.slug,
    address: property.address,
    latitude: property.latitude,
    longitude: property.longitude,
    price: property.price,
    sale_price: property.salePrice,
    rental_price: property.rentalPrice,
    property_type: property.propertyType,
    listing_type: property.listingType,
    listing_status: property.listingStatus,
    market_status: record.marketStatus,
    price_history: priceChanges.map(({ changedOn, event, price }) => ({ changed_on: changedOn, event, price })),
    beds: property.beds,
    baths: property.baths,
    sqft: property.sqft,
    description: property.description,
    facts: factsAnswer(record.facts),
    costs: costsAnswer(record),
    owner_answers: eachOnce(record.answers),
    tours: record.givesTours
      ? {
          hours: record.tourHours,
          notice_hours: record.tourNoticeHours,
          ...(record.toursOnHolidays ? { on_holidays: true } : {}),
        }
      : null,
    host: host && hostAnswer(host),
    floor_plan: property.floorPlan,
    time_zone: property.timeZone,
    agent: property.agent && { id: property.agent.id, name: property.agent.name },
    created_at: property.createdAt.toISOString(),
    updated_at: property.updatedAt.toISOString(),
  }
}

/** Drops duplicates: two visitors may ask the same question and get the same answer. */
function eachOnce(answers: ListingRecord['answers']): ListingAnswer['owner_answers'] {
  const byText = new Map(
    answers.map(({ question, answer }) => [JSON.stringify([question, answer]), { question, answer }]),
  )
  return [...byText.values()]
}

export function withheldAnswer(propertyId: number): ListingAnswer {
  return { id: propertyId, access: 'withheld', redirect_needed: false, preferred_url: null }
}

export function movedAnswer(propertyId: number, slug: string): ListingAnswer {
  return { id: propertyId, redirect_needed: true, preferred_url: listingPath(slug) }
}
