import { marketStatusWords } from '#domain/market-status.ts'
import { grouped, wholeDollars } from '#domain/money.ts'
import type { PageListing, PropertyType } from '#machines/property-page/listing.ts'

const typeLabels: Record<PropertyType, string> = {
  single_family: 'Single Family',
  condo: 'Condominium',
  townhouse: 'Townhouse',
  multi_family: 'Multi Family',
  apartment: 'Apartment',
  commercial: 'Commercial',
  land: 'Land',
  other: 'Other',
}

export const listingWords = {
  priceLabel: 'Offered at:',
  priceOnRequest: 'Price on request',
  rentSuffix: '/month',
  factsLabel: 'Facts',
}

/** A price as its figure and what follows it; no suffix where there is no figure. */
export function priceWords({ price, isRental }: Pick<PageListing, 'price' | 'isRental'>): {
  figure: string
  suffix: string
} {
  if (price === null) return { figure: listingWords.priceOnRequest, suffix: '' }
  return { figure: wholeDollars(price), suffix: isRental ? listingWords.rentSuffix : '' }
}

export const typeWords = (type: PropertyType) => typeLabels[type]
export const bedsWords = (beds: number) => `${grouped(beds)} ${beds === 1 ? 'bed' : 'beds'}`
export const bathsWords = (baths: number) => `${grouped(baths)} ${baths === 1 ? 'bath' : 'baths'}`
export const sqftWords = (sqft: number) => `${grouped(sqft)} sq ft`

export function statusWords({ isRental, details: { marketStatus, facts } }: Pick<PageListing, 'isRental' | 'details'>) {
  return marketStatusWords(marketStatus, isRental, facts?.availability)
}
