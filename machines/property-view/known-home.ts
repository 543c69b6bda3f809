import type { components } from '#openapi/generated/types.ts'
import { listingFrom, type PageListing } from '../property-page/listing.ts'

export type Valuation = components['schemas']['Valuation']

/** What is known of the home at an address; null for what the server didn't return. */
export interface KnownHome {
  /** US dollars. */
  value: number | null
  listing: (PageListing & { slug: string | null }) | null
}

export const unknownHome: KnownHome = { value: null, listing: null }

export function knownHomeFrom({ value, listing }: Valuation): KnownHome {
  return { value, listing: listing && { ...listingFrom(listing), slug: listing.slug ?? null } }
}
