import { describe, expect, it } from 'vitest'
import type { ListingFacts } from '#domain/listing-facts.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import { agentOf } from '#server/listings/rules/agent.ts'
import { type ListingContent, listingAnswer, movedAnswer, withheldAnswer } from '#server/listings/rules/listing.ts'
import { valuationOf } from '#server/listings/rules/valuation.ts'
import { readListings } from '../../../../scripts/eval/corpus.ts'

const listing = readListings().get(4)
if (!listing) throw new Error('There is no listing 4.')
const facts: ListingFacts = {
  fee: { kind: 'hoa', monthly: 310, covers: 'the pool' },
  parking: 'parking words',
  pets: 'pet words',
  priceStance: 'firm',
  priceNote: 'price words',
  availability: 'availability words',
  availableFrom: '2026-12-15',
  yearBuilt: 2019,
  yearNote: 'year words',
  lotAcres: 0.4,
  heating: 'heating words',
  cooling: 'cooling words',
  laundry: 'laundry words',
  stepFree: true,
  stepFreeNote: 'step words',
  leaseTerms: 'lease words',
  deposit: 'deposit words',
  annualTaxes: 46_200,
  utilities: 'utility words',
  moveIn: 'move-in words',
  schoolDistrict: 'school words',
  neighbourhood: 'neighbourhood words',
}
/** All different, so that no field can be confused with another. */
const property = {
  id: 17,
  slug: '48-alder-ridge-road',
  address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  latitude: 37.9061,
  longitude: -122.5449,
  price: 4_750_000,
  salePrice: 4_700_000,
  rentalPrice: 9_800,
  propertyType: 'condo',
  listingType: 'sale',
  listingStatus: 'published',
  beds: 5,
  baths: 4.5,
  sqft: 4820,
  description: 'A long, low house.',
  timeZone: 'America/Los_Angeles',
  agentId: 23,
  agent: { id: 23, name: 'Penny', email: 'agent@example.com' },
  passwordHash: null,
  leadCaptureEnabled: false,
  requiredFields: { email: false, first_name: false, last_name: false, phone: false, company: false },
  sellerEmail: 'seller@example.com',
  automatedValuation: true,
  createdAt: new Date('2026-09-01T16:00:00Z'),
  updatedAt: new Date('2026-11-02T18:30:00Z'),
} as unknown as PublishedProperty
const content: ListingContent = {
  record: { ...listing, facts, answers: [{ id: 1, question: 'Is there a pool?', answer: 'Yes, heated.' }] },
  priceChanges: [{ changedOn: '2026-09-01', event: 'listed', price: 4_900_000 }],
  host: null,
}

describe('[PROP-17] a listing as a visitor may see it', () => {
  it('is complete, as in the contract, without its seller', () => {
    expect(listingAnswer(property, 'open', content)).toMatchObject({
      id: 17,
      access: 'open',
      redirect_needed: false,
      preferred_url: null,
      slug: '48-alder-ridge-road',
      address: '48 Alder Ridge Road, Mill Valley, CA 94941',
      latitude: 37.9061,
      longitude: -122.5449,
      price: 4_750_000,
      sale_price: 4_700_000,
      rental_price: 9_800,
      property_type: 'condo',
      listing_type: 'sale',
      listing_status: 'published',
      beds: 5,
      baths: 4.5,
      sqft: 4820,
      description: 'A long, low house.',
      facts: {
        fee: { kind: 'hoa', monthly: 310, covers: 'the pool' },
        parking: 'parking words',
        pets: 'pet words',
        price_stance: 'firm',
        price_note: 'price words',
        availability: 'availability words',
        available_from: '2026-12-15',
        year_built: 2019,
        year_note: 'year words',
        lot_acres: 0.4,
        heating: 'heating words',
        cooling: 'cooling words',
        laundry: 'laundry words',
        step_free: true,
        step_free_note: 'step words',
        lease_terms: 'lease words',
        deposit: 'deposit words',
        annual_taxes: 46_200,
        utilities: 'utility words',
        move_in: 'move-in words',
        school_district: 'school words',
        neighbourhood: 'neighbourhood words',
      },
      time_zone: 'America/Los_Angeles',
      owner_answers: [{ question: 'Is there a pool?', answer: 'Yes, heated.' }],
      price_history: [{ changed_on: '2026-09-01', event: 'listed', price: 4_900_000 }],
      host: null,
      agent: { id: 23, name: 'Penny' },
      created_at: '2026-09-01T16:00:00.000Z',
      updated_at: '2026-11-02T18:30:00.000Z',
    })
  })

  it('contains nothing about its seller', () => {
    expect(JSON.stringify(listingAnswer(property, 'granted', content))).not.toMatch(/example\.com/)
  })

  it('may have no agent', () => {
    expect(listingAnswer({ ...property, agent: null }, 'open', content).agent).toBeNull()
  })

  it('says only that it exists while its password or lead is missing', () => {
    expect(withheldAnswer(17)).toEqual({ id: 17, access: 'withheld', redirect_needed: false, preferred_url: null })
  })

  it('[PROP-04] contains its new address', () => {
    expect(movedAnswer(17, 'alder')).toEqual({ id: 17, redirect_needed: true, preferred_url: '/p/alder' })
  })
})

it('a repeated question with the same answer appears once in a listing, and different answers both appear', () => {
  const asked = (id: number, answer: string) => ({ id, question: 'Is there a pool?', answer })
  const twice = {
    ...content,
    record: { ...content.record, answers: [asked(1, 'Yes.'), asked(2, 'Yes.'), asked(3, 'No.')] },
  }
  expect(listingAnswer(property, 'open', twice).owner_answers).toEqual([
    { question: 'Is there a pool?', answer: 'Yes.' },
    { question: 'Is there a pool?', answer: 'No.' },
  ])
})

describe('[CHAT-05] the agent of a listing', () => {
  it.each([
    [{ agentId: 23, listingType: 'rental' }, 23],
    [{ agentId: 23, listingType: 'sale' }, 23],
    [{ agentId: null, listingType: 'rental' }, 30],
    [{ agentId: null, listingType: 'sale' }, 4],
    [{ agentId: null, listingType: 'land' }, 4],
  ])('%j: %i', (listing, agent) => expect(agentOf(listing)).toBe(agent))
})

describe('[VALUE-04] the value of a home', () => {
  const worth = (more: Partial<PublishedProperty>) => valuationOf({ ...property, ...more })

  it.each([
    ['its price', {}, 4_750_000],
    ['is the sale price', { price: null }, 4_700_000],
    ['is null without a price', { price: null, salePrice: null }, null],
    ['isn’t the rent', { listingType: 'rental' }, null],
    ['is null when the seller wants none', { automatedValuation: false }, null],
  ])('%s', (_, more, value) => expect(worth(more)).toBe(value))
})
