import type { components } from '#openapi/generated/types.ts'
import type { ListingFacts } from '#server/assistant/turn.ts'
import type { Property } from '#server/db/queries/properties.ts'
import { accessOf, type Passed } from './access.ts'
import { factsAnswer } from './facts.ts'

type ListingAnswer = components['schemas']['Property']

/** The listing as far as this visitor may see it: of a withheld one, only that it is there. */
export function listingAnswer(property: Property, facts: ListingFacts, passed: Passed): ListingAnswer {
  const access = accessOf(property, passed)
  if (access === 'withheld') return withheldAnswer(property.id)
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
    beds: property.beds,
    baths: property.baths,
    sqft: property.sqft,
    description: property.description,
    facts: factsAnswer(facts),
    time_zone: property.timeZone,
    offers_tours: property.sellerEmail !== null,
    agent: property.agent && { id: property.agent.id, name: property.agent.name },
    created_at: property.createdAt.toISOString(),
    updated_at: property.updatedAt.toISOString(),
  }
}

export function withheldAnswer(propertyId: number): ListingAnswer {
  return { id: propertyId, access: 'withheld', redirect_needed: false, preferred_url: null }
}

export function movedAnswer(propertyId: number, slug: string): ListingAnswer {
  return { id: propertyId, redirect_needed: true, preferred_url: `/p/${slug}` }
}
