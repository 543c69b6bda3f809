import type { PublishedProperty } from '../queries/properties.ts'

/**
 * The value of a home in US dollars, as its listing says it: what it is for sale for. Null where there is no price, for a
 * home to rent, whose rent is no value, and where the seller wishes no automated valuation (VALUE-04).
 */
export function valuationOf({ automatedValuation, listingType, price, salePrice }: PublishedProperty): number | null {
  return automatedValuation && listingType !== 'rental' ? (price ?? salePrice) : null
}
