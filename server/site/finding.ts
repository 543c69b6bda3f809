import type { Listing as ListingRecord } from '#assistant/listing.ts'
import type { ListingFacts } from '#domain/listing-facts.ts'
import type { components } from '#openapi/generated/types.ts'

/** `original` is the file that it was made from. */
interface ListingPhoto {
  id: string
  original: string
  alt: string
  width: number
  height: number
}

/** An open listing as its head shows it. Prices in US dollars, `rentalPrice` a month. */
export interface OpenListing {
  slug: string
  address: string
  description: string | null
  salePrice: number | null
  rentalPrice: number | null
  propertyType: string | null
  beds: number | null
  baths: number | null
  sqft: number | null
  latitude: number | null
  longitude: number | null
  marketStatus: ListingRecord['marketStatus']
  facts: ListingFacts
  /** The day on which it was listed last; null where the record does not say. */
  listedOn: string | null
  /** The primary one first, the others in their order. */
  photos: ListingPhoto[]
  /** Who shows it, with what they chose to show. */
  host: components['schemas']['Host'] | null
  /** When tours are given; empty where they are by appointment, null where none are. */
  tourHours: ListingRecord['tourHours'] | null
}

/** What a property's address leads to. `slug` is the current address of a moved one, if it is public. */
export type Finding =
  | { kind: 'open'; propertyId: number; listing: OpenListing }
  | { kind: 'withheld' }
  | { kind: 'moved'; slug: string | null }
  | { kind: 'missing' }
