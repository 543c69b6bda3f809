import type { Listing, PropertyType } from '#machines/property-page/listing.ts'

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

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const count = new Intl.NumberFormat('en-US')

/** A price as its figure and what follows it; no suffix where there is no figure. */
export function priceWords({ price, isRental }: Pick<Listing, 'price' | 'isRental'>): {
  figure: string
  suffix: string
} {
  if (price === null) return { figure: listingWords.priceOnRequest, suffix: '' }
  return { figure: dollars.format(price), suffix: isRental ? listingWords.rentSuffix : '' }
}

export const typeWords = (type: PropertyType) => typeLabels[type]
export const bedsWords = (beds: number) => `${count.format(beds)} ${beds === 1 ? 'bed' : 'beds'}`
export const bathsWords = (baths: number) => `${count.format(baths)} ${baths === 1 ? 'bath' : 'baths'}`
export const sqftWords = (sqft: number) => `${count.format(sqft)} sq ft`
