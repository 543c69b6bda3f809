import type { Listing } from '#assistant/listing.ts'

/** What decides whether a home is shown. */
export interface TouredListing {
  sellerEmail: string | null
  marketStatus: Listing['marketStatus']
}

/** Whether tours of a home can be requested: someone gives them, and it isn't sold or leased. */
export function givesTours({ sellerEmail, marketStatus }: TouredListing): boolean {
  return sellerEmail !== null && offMarketStatus({ marketStatus }) === null
}

/** What became of a home that can no longer be had; null of one that can. */
export function offMarketStatus({ marketStatus }: Pick<TouredListing, 'marketStatus'>): 'sold' | 'leased' | null {
  return marketStatus === 'sold' || marketStatus === 'leased' ? marketStatus : null
}
