export type ListingKind = { listingType: string }

/** What a listing's two sides are called: one word for each, wherever the listing is known. */
export function partiesOf({ listingType }: ListingKind): { owner: 'seller' | 'landlord'; buyer: 'buyer' | 'renter' } {
  return listingType === 'rental' ? { owner: 'landlord', buyer: 'renter' } : { owner: 'seller', buyer: 'buyer' }
}

/** What a table calls the person who comes to a tour. */
export const buyerLabel = (listing: ListingKind) => ({ buyer: 'Buyer', renter: 'Renter' })[partiesOf(listing).buyer]
