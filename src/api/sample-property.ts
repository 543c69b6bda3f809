import type { PropertyImages } from '#machines/photos/photo.ts'
import { listingFrom, type PageListing, type Property } from '#machines/property-page/listing.ts'
import { type SitePhotoName, sitePhoto } from '#src/content/site-photos.ts'

/** §3 'Sample property': what the marketing pages and the demo show, on the wire as a property is, older spellings included. */
interface SampleProperty extends Property {
  street: string
  city: string
  state: string
  zip: string
  unit_count: number
  formatted_address: string
}

const firstDay = '2026-09-01T16:00:00.000Z'
const lastChange = '2026-11-02T18:30:00.000Z'

/** SAMPLE-06. The same home as property 4 of the server (server/samples/listings.ts), as it was seeded. */
export const sampleProperty: SampleProperty = {
  id: 4,
  redirect_needed: false,
  address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  street: '48 Alder Ridge Road',
  city: 'Mill Valley',
  state: 'CA',
  zip: '94941',
  formatted_address: '48 Alder Ridge Road, Mill Valley, CA 94941, USA',
  property_type: 'single_family',
  propertytype: 'single_family',
  listing_type: 'sale',
  listing_status: 'published',
  created_at: firstDay,
  createdat: firstDay,
  updated_at: lastChange,
  updatedat: lastChange,
  price: 4_750_000,
  sale_price: 4_750_000,
  beds: 5,
  baths: 4.5,
  sqft: 4820,
  unit_count: 1,
  latitude: 37.9066,
  longitude: -122.5502,
  agent: { id: 4, name: 'Penny' },
  description:
    'Built in 2019 on a quiet bend of Alder Ridge Road, this five-bedroom house has a main floor that opens to the yard: living room, kitchen and terrace share one level, and the pool is four steps from the sofa. The kitchen has a marble island for four, two wall ovens and a window over the lawn. Upstairs, the bedrooms look out on the trees, and the laundry room is on the same floor.',
}

/** The sample as a page knows it. */
export const samplePageListing: PageListing = listingFrom(sampleProperty)

const views: SitePhotoName[] = ['exterior-dusk', 'living-room', 'kitchen', 'bedroom', 'backyard-pool']

/** SAMPLE-01: its five photos, in this order. */
export const sampleImages: PropertyImages = {
  success: true,
  images: views.map((name, place) => ({
    ...sitePhoto(name),
    display_order: place + 1,
    is_primary: place === 0,
  })),
}
