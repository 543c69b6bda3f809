import type { PageListing } from '#machines/property-page/listing.ts'

/** What the page says of a home; a null is a fact that the server did not give. */
export type ShownListing = Pick<
  PageListing,
  'address' | 'price' | 'isRental' | 'type' | 'beds' | 'baths' | 'sqft' | 'description' | 'details'
>
