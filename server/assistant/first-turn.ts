import type { Listing } from '#assistant/listing.ts'
import type { PennyTurn } from '#assistant/turn.ts'
import { noFacts } from '#domain/no-facts.ts'

/**
 * A turn with an empty listing, for the warm-up. Its message asks for everything that is built on first use: facts, open
 * questions and a tour.
 */
export const firstTurn = (now: Date): PennyTurn => ({
  record,
  tone: 'balanced',
  before: [],
  message: 'Hello, what is the price? Is there a wine cellar, and can I see it on Tuesday at 3pm?',
  conversation: null,
  canAskOwner: true,
  known: [],
  asked: null,
  tour: null,
  now,
})

const record: Listing = {
  id: 0,
  address: '',
  propertyType: 'single_family',
  listingType: 'sale',
  marketStatus: 'active',
  salePrice: 1,
  rentalPrice: null,
  beds: null,
  baths: null,
  sqft: null,
  description: 'A house with a garden.',
  timeZone: 'America/Los_Angeles',
  facts: noFacts,
  answers: [],
  tourHours: [],
  tourNoticeHours: 0,
  toursOnHolidays: false,
  tourPhone: 'optional',
  givesTours: true,
  host: null,
}
