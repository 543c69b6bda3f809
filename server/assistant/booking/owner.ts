import type { ListingRecord } from '#server/assistant/turn.ts'

/** What a buyer or a renter calls the person who gives the tour. */
export const ownerOf = ({ listingType }: ListingRecord) => (listingType === 'rental' ? 'landlord' : 'seller')
