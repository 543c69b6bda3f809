import { noFacts } from '#domain/no-facts.ts'
import type { OpenListing } from '#server/site/finding.ts'

/** An open listing for the tests of its head. */
export function openListingWith(changes: Partial<OpenListing> = {}): OpenListing {
  return {
    slug: '48-alder-ridge-road',
    address: '48 Alder Ridge Road, Mill Valley, CA 94941',
    description: 'Walnut slats outside, daylight inside.',
    salePrice: 4_750_000,
    rentalPrice: null,
    propertyType: 'single_family',
    beds: 5,
    baths: 4.5,
    sqft: 4820,
    latitude: 37.906,
    longitude: -122.545,
    marketStatus: 'active',
    facts: noFacts,
    listedOn: null,
    photos: [{ id: '12', original: 'house.jpg', alt: 'The house at dusk', width: 1600, height: 1067 }],
    host: null,
    tourHours: null,
    ...changes,
  }
}
