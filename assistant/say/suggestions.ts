import { type Home, homeOf } from '../facts/home.ts'
import type { Listing } from '../listing.ts'
import type { Language } from '../understand/language.ts'
import type { TopicId } from '../understand/topics.ts'
import { both, inLanguage, type Words } from './format.ts'

/** A question that a prospect may ask next. */
interface Suggestion {
  topic: TopicId
  text: Words
  /** The listing answers it. */
  isKnown: (home: Home) => boolean
  /** Topics after which it is a natural next question. */
  after: TopicId[]
}

export interface SuggestionOccasion {
  listing: Listing
  language: Language
  /** Topics that Penny has answered in this conversation. */
  coveredTopics: readonly string[]
  /** Topics of her last answer. */
  last: readonly string[]
  /** What the visitor has said, as written. */
  said: readonly string[]
  /** Tours are given, and this visitor has none. */
  mayTour: boolean
}

const mostSuggestions = 3

const suggestions: Suggestion[] = [
  {
    topic: 'availability',
    text: both('When could I move in?', '¿Cuándo podría mudarme?'),
    isKnown: ({ listing: { facts } }) => facts.availability !== null || facts.availableFrom !== null,
    after: ['price', 'lease', 'tours'],
  },
  {
    topic: 'fee',
    text: both('What are the HOA dues?', '¿Cuánto es la cuota de la HOA?'),
    isKnown: ({ listing, isRental }) =>
      !isRental && listing.facts.fee !== null && listing.facts.fee.kind !== 'building',
    after: ['price', 'flexibility'],
  },
  {
    topic: 'pets',
    text: both('Are pets allowed?', '¿Se admiten mascotas?'),
    isKnown: ({ listing }) => listing.facts.pets !== null,
    after: ['lease', 'deposit'],
  },
  {
    topic: 'deposit',
    text: both('How much is the deposit?', '¿Cuánto es el depósito?'),
    isKnown: ({ listing, isRental }) => isRental && listing.facts.deposit !== null,
    after: ['price', 'pets', 'lease'],
  },
  {
    topic: 'lease',
    text: both('How long is the lease?', '¿De cuánto tiempo es el contrato?'),
    isKnown: ({ listing, isRental }) => isRental && listing.facts.leaseTerms !== null,
    after: ['price', 'availability'],
  },
  {
    topic: 'utilities',
    text: both('Are utilities included?', '¿Están incluidos los servicios?'),
    isKnown: ({ listing, isRental }) => isRental && listing.facts.utilities !== null,
    after: ['price', 'deposit', 'fee'],
  },
  {
    topic: 'parking',
    text: both('Is there parking?', '¿Hay estacionamiento?'),
    isKnown: ({ listing }) => listing.facts.parking !== null,
    after: ['address', 'pets', 'size'],
  },
  {
    topic: 'laundry',
    text: both('Is there laundry?', '¿Hay lavandería?'),
    isKnown: ({ listing }) => listing.facts.laundry !== null,
    after: ['beds', 'baths', 'utilities'],
  },
  {
    topic: 'size',
    text: both('How big is the home?', '¿Qué tan grande es la vivienda?'),
    isKnown: ({ listing }) => listing.sqft !== null,
    after: ['beds', 'baths', 'kind', 'overview'],
  },
  {
    topic: 'lot',
    text: both('How big is the lot?', '¿Qué tan grande es el terreno?'),
    isKnown: ({ listing, isRental }) => !isRental && listing.facts.lotAcres !== null,
    after: ['size', 'beds'],
  },
  {
    topic: 'year',
    text: both('When was the home built?', '¿Cuándo se construyó la vivienda?'),
    isKnown: ({ listing }) => listing.facts.yearBuilt !== null,
    after: ['size', 'heating', 'cooling'],
  },
  {
    topic: 'cooling',
    text: both('Is there air conditioning?', '¿Hay aire acondicionado?'),
    isKnown: ({ listing }) => listing.facts.cooling !== null,
    after: ['heating', 'year', 'laundry'],
  },
  {
    topic: 'heating',
    text: both('How is the home heated?', '¿Qué calefacción tiene la vivienda?'),
    isKnown: ({ listing }) => listing.facts.heating !== null,
    after: ['cooling', 'year'],
  },
]

const tourQuestion = both('Can I see it this week?', '¿Puedo verla esta semana?')

/** At most three: first what follows from the last answer, and last a tour, when one is possible. */
export function suggestionsFor(occasion: SuggestionOccasion): string[] {
  const { listing, language, coveredTopics, last, said, mayTour } = occasion
  const home = homeOf(listing)
  const asked = said.map(plain)
  const isNew = (text: Words) => !asked.includes(plain(text.en)) && !asked.includes(plain(text.es))
  const known = suggestions
    .filter(({ topic, text, isKnown }) => !coveredTopics.includes(topic) && isNew(text) && isKnown(home))
    .map((each) => ({ ...each, isNext: each.after.some((topic) => last.includes(topic)) }))
    .sort((one, other) => Number(other.isNext) - Number(one.isNext))
    .map(({ text }) => text)
  const tour = mayTour && !coveredTopics.includes('tours') && isNew(tourQuestion) ? [tourQuestion] : []
  return [...known.slice(0, mostSuggestions - tour.length), ...tour].map((text) => inLanguage(text, language))
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
