import type { components } from '#openapi/generated/types.ts'
import { detailsFrom, type ListingDetails } from './details.ts'

export type Property = components['schemas']['Property']

/** §3: the types a listing is shown with. */
export const propertyTypes = [
  'single_family',
  'condo',
  'townhouse',
  'multi_family',
  'apartment',
  'commercial',
  'land',
  'other',
] as const
export type PropertyType = (typeof propertyTypes)[number]

/** A property without the API's duplicate fields, with null for what the server withheld. Prices in US dollars. */
export interface PageListing {
  id: number
  address: string | null
  coordinates: { latitude: number; longitude: number } | null
  price: number | null
  isRental: boolean
  type: PropertyType
  beds: number | null
  baths: number | null
  sqft: number | null
  description: string | null
  details: ListingDetails
  agentId: number
}

const rentalAgent = 30
const defaultAgent = 4

/** PROP-10 (price falls back price → sale_price → rental_price), PROP-12 (types), CHAT-05 (agents). */
export function listingFrom(property: Property): PageListing {
  const isRental = property.listing_type === 'rental'
  return {
    id: property.id,
    address: property.address?.trim() || null,
    coordinates: coordinatesOf(property),
    price: property.price ?? property.sale_price ?? property.rental_price ?? null,
    isRental,
    type: typeFrom(property.property_type ?? property.propertytype),
    beds: property.beds ?? null,
    baths: property.baths ?? null,
    sqft: property.sqft ?? null,
    description: property.description?.trim() || null,
    details: detailsFrom(property),
    agentId: property.agent?.id ?? (isRental ? rentalAgent : defaultAgent),
  }
}

function typeFrom(incoming: string | null | undefined): PropertyType {
  return propertyTypes.find((type) => type === incoming) ?? 'single_family'
}

function coordinatesOf({ latitude, longitude }: Property): PageListing['coordinates'] {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

/**
 * The new slug of a moved property: the last part of a `/p/{slug}` path, given as a path or as a whole URL. Null when
 * the answer has no such URL, so that nothing is followed (PROP-04).
 */
export function newAddressOf(property: Property): string | null {
  if (!property.redirect_needed || !property.preferred_url) return null
  const found = /^(?:https?:\/\/[^/]+)?\/p\/([^/?#]+)/.exec(property.preferred_url)
  return found?.[1] ? decoded(found[1]) : null
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
