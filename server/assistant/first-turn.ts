import type { Listing } from '#assistant/listing.ts'
import type { PennyTurn } from '#assistant/turn.ts'
import { noFacts } from '#domain/no-facts.ts'

const firstMessage = 'Hello, what is the price? Is there a wine cellar, and can I see it on Tuesday at 3pm?'

/** Common messages of all kinds. Each is read some ten times faster once such messages have been read. */
export const commonMessages = [
  firstMessage,
  'Hi! How many bedrooms and bathrooms does it have?',
  '¿Cuál es el precio, y se admiten perros?',
  'What are the property taxes and the monthly dues?',
  'are pets ok? we have a small dog',
  'Does it come with a garage, and when was it built?',
  'What would my mortgage be with 15% down at 6.5%?',
  'My name is Ann Chen, ann@example.com. We are pre-approved up to $900k and would like to move by June.',
  'Is it a safe neighborhood for families, and how are the schools?',
  'Does the kitchen have a gas stove?',
  '¿Podría verlo el sábado por la mañana?',
  'Why is the seller moving, and would they take less?',
  'Can I talk to a person?',
  'Thanks, that helps!',
]

/**
 * A turn with an empty listing, for the warm-up. Its message asks for everything that is built on first use: facts, open
 * questions and a tour.
 */
export const firstTurn = (now: Date, message = firstMessage): PennyTurn => ({
  record,
  tone: 'balanced',
  before: [],
  message,
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
