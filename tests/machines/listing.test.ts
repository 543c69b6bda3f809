import { describe, expect, it } from 'vitest'
import { listingFrom, newAddressOf, type PageListing, type Property } from '#machines/property-page/listing.ts'

const bare: Property = { id: 17, redirect_needed: false }
const unknown: PageListing = {
  id: 17,
  address: null,
  coordinates: null,
  price: null,
  isRental: false,
  type: 'single_family',
  beds: null,
  baths: null,
  sqft: null,
  description: null,
  details: {
    marketStatus: 'active',
    priceHistory: [],
    facts: null,
    costs: null,
    ownerAnswers: [],
    tours: null,
    host: null,
    floorPlan: null,
  },
  agentId: 4,
}
const listed2026 = { changed_on: '2026-11-02', event: 'listed', price: 1_000_001 }
const listed = (facts: Partial<Record<keyof Property, unknown>>) => listingFrom({ ...bare, ...facts } as Property)

it('[PROP-10] [PROP-12] [CHAT-05] keeps every fact of a property under its own name', () => {
  expect(
    listed({
      address: ' 1 Main Street ',
      latitude: 37.5,
      longitude: -122.25,
      price: 1_000_001,
      sale_price: 1_000_002,
      rental_price: 1_000_003,
      listing_type: 'sale',
      property_type: 'condo',
      propertytype: 'land',
      beds: 3,
      baths: 2.5,
      sqft: 1450,
      description: ' Light on three sides. ',
      market_status: 'under_contract',
      price_history: [listed2026],
      owner_answers: [{ question: 'Is it quiet?', answer: 'Yes.' }],
      tours: { hours: [], notice_hours: 24 },
      agent: { id: 23, name: 'Penny' },
    }),
  ).toEqual({
    id: 17,
    address: '1 Main Street',
    coordinates: { latitude: 37.5, longitude: -122.25 },
    price: 1_000_001,
    isRental: false,
    type: 'condo',
    beds: 3,
    baths: 2.5,
    sqft: 1450,
    description: 'Light on three sides.',
    details: {
      marketStatus: 'under_contract',
      priceHistory: [listed2026],
      facts: null,
      costs: null,
      floorPlan: null,
      ownerAnswers: [{ question: 'Is it quiet?', answer: 'Yes.' }],
      tours: { hours: [], notice_hours: 24 },
      host: null,
    },
    agentId: 23,
  })
})

describe('a property with few known facts', () => {
  it('becomes a listing with few known facts', () => expect(listingFrom(bare)).toEqual(unknown))

  it.each([
    ['a withheld fact', { address: null, price: null, beds: null, baths: null, sqft: null, description: null }, {}],
    ['a blank text', { address: ' ', description: ' \n' }, {}],
    ['[PROP-10] the sale price when there is no price', { price: null, sale_price: 2, rental_price: 3 }, { price: 2 }],
    ['[PROP-10] the rental price when there is no other', { price: null, rental_price: 3 }, { price: 3 }],
    ['[PROP-10] a price of 0', { price: 0, sale_price: 2 }, { price: 0 }],
    ['zero bedrooms', { beds: 0, baths: 0, sqft: 0 }, { beds: 0, baths: 0, sqft: 0 }],
    ['[PROP-12] the older field for its type', { propertytype: 'townhouse' }, { type: 'townhouse' }],
    ['[PROP-12] an unknown type', { property_type: 'castle' }, { type: 'single_family' }],
    ['a latitude without a longitude', { latitude: 37.5, longitude: null }, {}],
    ['a longitude without a latitude', { latitude: null, longitude: -122.25 }, {}],
    ['the coordinates 0, 0', { latitude: 0, longitude: 0 }, { coordinates: { latitude: 0, longitude: 0 } }],
    ['[CHAT-05] a rental without an agent', { listing_type: 'rental' }, { isRental: true, agentId: 30 }],
    [
      "[CHAT-05] a rental's own agent",
      { listing_type: 'rental', agent: { id: 23, name: 'Penny' } },
      { isRental: true, agentId: 23 },
    ],
  ])('%s', (_, facts, known) => expect(listed(facts)).toEqual({ ...unknown, ...known }))
})

describe('[PROP-04] the new address of a moved property', () => {
  const moved = (preferred_url: string | null, redirect_needed = true) =>
    newAddressOf({ ...bare, redirect_needed, preferred_url })
  it.each([
    ['/p/second', 'second'],
    ['https://pending.example/p/second', 'second'],
    ['http://localhost:4173/p/second?from=sign#map', 'second'],
    ['/p/se%20cond', 'se cond'],
    ['/p/%E0%A4%A', null],
    ['/property/17', null],
    ['https://elsewhere.example/', null],
    ['/p/', null],
    ['', null],
    [null, null],
  ])('%o is %o', (url, slug) => expect(moved(url)).toBe(slug))

  it('is null when it hasn’t moved', () => expect(moved('/p/second', false)).toBeNull())
})
