import type { Listing } from '#assistant/listing.ts'
import type { ListingFacts } from '#domain/listing-facts.ts'
import { noFacts } from '#domain/no-facts.ts'
import { descriptions } from '#server/samples/descriptions.ts'

/** A listing with only the given facts. */
export function recordOf(given: Partial<Omit<Listing, 'facts'>> & { facts?: Partial<ListingFacts> }) {
  const { facts, ...head } = given
  return { ...nothing, ...head, facts: { ...noFacts, ...facts } } satisfies Listing
}

const nothing: Omit<Listing, 'facts'> = {
  id: 1,
  address: '1 Sample Street, Mill Valley, CA 94941',
  propertyType: 'single_family',
  listingType: 'sale',
  marketStatus: 'active',
  salePrice: null,
  rentalPrice: null,
  beds: null,
  baths: null,
  sqft: null,
  description: null,
  timeZone: 'America/Los_Angeles',
  answers: [],
  tourHours: [],
  tourNoticeHours: 0,
  toursOnHolidays: false,
  tourPhone: 'optional',
  givesTours: true,
  host: null,
}
const hours = (weekdays: number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))

const alderRidge = recordOf({
  id: 4,
  address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  salePrice: 4_750_000,
  beds: 5,
  baths: 4.5,
  sqft: 4820,
  description: descriptions.alderRidge,
  tourHours: hours([1, 2, 3, 4, 5, 6], '09:00:00', '18:00:00'),
  facts: {
    fee: { kind: 'none', monthly: null, covers: null },
    parking: 'two-car garage, driveway for two more, EV charger',
    pets: 'owner-occupied sale: no rule',
    priceStance: 'open_to_offers',
    priceNote: 'all offers are reviewed on Tuesdays',
    availability: 'vacant, closing possible in 21 days',
    yearBuilt: 2019,
    lotAcres: 0.42,
    heating: 'radiant floor',
    cooling: 'heat pump',
    laundry: 'upstairs laundry room',
    stepFree: true,
    stepFreeNote: 'from the driveway',
  },
})

const harborTower = recordOf({
  id: 5,
  address: '300 Spear Street #2104, San Francisco, CA 94105',
  propertyType: 'condo',
  salePrice: 1_895_000,
  beds: 2,
  baths: 2,
  sqft: 1310,
  description: descriptions.harborTower,
  tourHours: hours([1, 2, 3, 4, 5], '10:00:00', '17:00:00'),
  tourNoticeHours: 24,
  facts: {
    fee: { kind: 'hoa', monthly: 985, covers: 'insurance, gym, doorman and water' },
    parking: 'one valet space, deeded',
    pets: 'up to two, cats or dogs under 60 lb',
    priceStance: 'firm',
    availability: 'rented to a tenant until January 31, 2027',
    yearBuilt: 2008,
    heating: 'central',
    cooling: 'central',
    laundry: 'in unit',
    stepFree: true,
    stepFreeNote: 'by elevator',
  },
})

const juniperRow = recordOf({
  id: 6,
  address: '77 Juniper Row, Oakland, CA 94609',
  propertyType: 'townhouse',
  salePrice: 1_120_000,
  beds: 3,
  baths: 2.5,
  sqft: 1760,
  description: descriptions.juniperRow,
  tourHours: hours([0, 6], '10:00:00', '16:00:00'),
  facts: {
    fee: { kind: 'hoa', monthly: 210, covers: 'roof, garden and trash' },
    parking: 'one-car garage, street permit zone 5',
    pets: 'allowed',
    priceStance: 'open_to_offers',
    availability: 'available now',
    yearBuilt: 1998,
    heating: 'gas furnace',
    laundry: 'in the garage',
    stepFree: false,
    stepFreeNote: 'six steps',
  },
})

const linden = recordOf({
  id: 7,
  address: '9 Linden Court, Piedmont, CA 94611',
  beds: 6,
  baths: 5,
  sqft: 6100,
  description: descriptions.linden,
  tourNoticeHours: 48,
  facts: { availability: 'pre-market, waitlist open', yearBuilt: 1926, lotAcres: 0.7 },
})

const valencia = recordOf({
  id: 8,
  address: '415 Valencia Street #3B, San Francisco, CA 94103',
  propertyType: 'apartment',
  listingType: 'rental',
  rentalPrice: 3400,
  beds: 1,
  baths: 1,
  sqft: 640,
  description: descriptions.valencia,
  tourHours: hours([0, 1, 2, 3, 4, 5, 6], '12:00:00', '19:00:00'),
  facts: {
    parking: 'none; street parking, garage nearby from $290 a month',
    pets: 'one cat; no dogs',
    priceStance: 'fixed',
    priceNote: 'one month free on an 18-month lease',
    availableFrom: '2026-12-15',
    yearBuilt: 1931,
    heating: 'radiators',
    cooling: 'none',
    laundry: 'shared, in the basement',
    stepFree: false,
    stepFreeNote: 'third floor walk-up',
    leaseTerms: '12 or 18 months',
    deposit: 'one month',
  },
})

const carverLofts = recordOf({
  id: 9,
  address: '22 Carver Street #5, Brooklyn, NY 11211',
  propertyType: 'condo',
  listingType: 'rental',
  rentalPrice: 5150,
  beds: 2,
  baths: 1,
  sqft: 980,
  description: descriptions.carverLofts,
  timeZone: 'America/New_York',
  tourHours: hours([0, 2, 3, 4, 5, 6], '10:00:00', '18:00:00'),
  facts: {
    parking: 'one space, $180 a month',
    pets: 'cats and dogs under 35 lb, $50 a month each',
    priceStance: 'negotiable',
    priceNote: 'for leases of 24 months',
    availableFrom: '2027-01-01',
    yearBuilt: 1910,
    yearNote: 'converted 2012',
    heating: 'heat pump',
    cooling: 'heat pump',
    laundry: 'in unit',
    stepFree: true,
    stepFreeNote: 'elevator to the fourth floor, one flight of stairs to the fifth',
    leaseTerms: '12 or 24 months',
    deposit: 'one and a half months',
  },
})

/** The sample listings as given to Penny. */
export const records = { 4: alderRidge, 5: harborTower, 6: juniperRow, 7: linden, 8: valencia, 9: carverLofts }
