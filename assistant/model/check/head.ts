import type { Listing } from '../../listing.ts'

const kinds: Record<string, string> = {
  apartment: 'apartment',
  condo: 'condo condominium',
  multi_family: 'multi-family',
  residential: 'single-family house',
  single_family: 'single-family house',
  townhouse: 'townhouse townhome',
}

/** The noun for the listing's property type. */
export const kindOf = ({ propertyType }: Listing): string => kinds[propertyType] ?? ''

/** The facts in the header of every listing, as sentences. */
export function recordHeadOf(record: Listing): string[] {
  const { address, salePrice, rentalPrice, beds, baths, sqft, propertyType, listingType } = record
  const price = salePrice ?? rentalPrice
  return [
    `The address is ${address}.`,
    `It is a ${kinds[propertyType] ?? propertyType.replaceAll('_', ' ')}, ${listingType === 'rental' ? 'for rent' : 'for sale'}.`,
    ...(price === null ? [] : [salePrice === null ? `The rent is $${price} a month.` : `The price is $${price}.`]),
    ...(beds === null ? [] : [`${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'}.`]),
    ...(baths === null ? [] : [`${baths} ${baths === 1 ? 'bath' : 'baths'}.`]),
    ...(sqft === null ? [] : [`The living space and size measures ${sqft} square feet.`]),
  ]
}
