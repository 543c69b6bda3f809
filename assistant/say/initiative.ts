import type { AskedAbout, ConversationContext, ConversationEvent } from '#machines/conversation/events.ts'
import { both, type Words } from './format.ts'

export type Tone = 'balanced' | 'assertive' | 'exploratory'

/** Something that Penny adds to an answer on her own. */
export interface Initiative {
  text: Words
  event: ConversationEvent
}

interface Offer {
  id: string
  kind: 'tour' | 'hint' | AskedAbout
  sale: Words
  /** When it differs. */
  rental?: Words
}

export interface Occasion {
  tone: Tone
  context: ConversationContext
  isRental: boolean
  /** Tours are given, none is being booked or requested, and no person was asked for. */
  mayOfferTour: boolean
  /** What this answer was about. */
  topics: string[]
  /** A question goes to the owner. */
  isOpen: boolean
  /** What the visitor has said about themselves. */
  known: AskedAbout[]
}

/** Every fourth answer, from the second on. */
const balanced: Offer[] = [
  {
    id: 'balanced.tour',
    kind: 'tour',
    sale: both('Would you like to see it in person?', '¿Le gustaría verla en persona?'),
  },
  {
    id: 'balanced.owner',
    kind: 'hint',
    sale: both(
      'If I’m missing something, I can ask the seller.',
      'Si falta algún dato, puedo preguntárselo al vendedor.',
    ),
    rental: both(
      'If I’m missing something, I can ask the landlord.',
      'Si falta algún dato, puedo preguntárselo al propietario.',
    ),
  },
]

/** Beside a question for the owner, once. */
const balancedContact: Offer = {
  id: 'balanced.contact',
  kind: 'contact',
  sale: both(
    'If you leave your email, I’ll send you the answer there, too.',
    'Si me deja su correo, también le envío allí la respuesta.',
  ),
}

/** After an answer about a topic. */
const assertiveAfter: Record<string, Offer> = {
  price: {
    id: 'assertive.price',
    kind: 'tour',
    sale: both(
      'If that works for you, the next step is a tour. Want me to set one up?',
      'Si le conviene, lo siguiente es una visita. ¿Se la agendo?',
    ),
  },
  flexibility: {
    id: 'assertive.flexibility',
    kind: 'tour',
    sale: both(
      'It helps to see the home before you decide on a number. Want me to set up a tour?',
      'Conviene verla antes de decidir. ¿Le agendo una visita?',
    ),
  },
  availability: {
    id: 'assertive.availability',
    kind: 'tour',
    sale: both('Would you like to see it? I can set up a tour.', '¿Quiere verla? Puedo agendarle una visita.'),
  },
  beds: {
    id: 'assertive.beds',
    kind: 'tour',
    sale: both(
      'It’s easiest to judge the rooms in person. Want me to set up a tour?',
      'Lo mejor es ver las habitaciones. ¿Le agendo una visita?',
    ),
  },
}
const assertive: Offer[] = [
  {
    id: 'assertive.book',
    kind: 'tour',
    sale: both(
      'Want me to set up a tour? I just need a day and a time.',
      '¿Le agendo una visita? Solo dígame día y hora.',
    ),
  },
  {
    id: 'assertive.day',
    kind: 'tour',
    sale: both('What day works for you to see it?', '¿Qué día le conviene verla?'),
  },
  {
    id: 'assertive.next',
    kind: 'hint',
    sale: both('What else do you need to decide?', '¿Qué más necesita para decidirse?'),
  },
]
const assertiveContact: Offer = {
  id: 'assertive.contact',
  kind: 'contact',
  sale: both(
    'Leave me your email and you’ll get the answer directly.',
    'Déjeme su correo y le llegará la respuesta directamente.',
  ),
}

const exploratory: Offer[] = [
  {
    id: 'exploratory.purpose',
    kind: 'purpose',
    sale: both('Are you looking for a place to live or an investment?', '¿Sería para vivir en ella o como inversión?'),
    rental: both('What has you looking for a new place?', '¿Por qué busca un lugar nuevo?'),
  },
  {
    id: 'exploratory.timing',
    kind: 'timing',
    sale: both('When would you like to move?', '¿Cuándo le gustaría mudarse?'),
    rental: both('When would you like to move in?', '¿Cuándo le gustaría mudarse?'),
  },
  {
    id: 'exploratory.budget',
    kind: 'budget',
    sale: both('Do you have a price range in mind?', '¿Tiene un presupuesto en mente?'),
    rental: both('What monthly rent are you comfortable with?', '¿Qué renta mensual le conviene?'),
  },
  {
    id: 'exploratory.financing',
    kind: 'financing',
    sale: both('Are you financing or paying cash?', '¿Ya tiene el financiamiento, o pagaría al contado?'),
  },
  {
    id: 'exploratory.stay',
    kind: 'stay',
    sale: both('', ''),
    rental: both('How long would you like to stay?', '¿Cuánto tiempo le gustaría quedarse?'),
  },
  {
    id: 'exploratory.priorities',
    kind: 'priorities',
    sale: both('What matters most to you in a home?', '¿Qué es lo más importante para usted en una vivienda?'),
  },
]

/** What Penny adds to an answer in her tone: an offer, a next step or a question, never the same one twice. */
export function initiative(occasion: Occasion): Initiative | null {
  const offer = offerIn(occasion)
  if (offer === undefined) return null
  const { id, kind } = offer
  const text = (occasion.isRental && offer.rental) || offer.sale
  if (text.en === '') return null
  if (kind === 'tour') return { text, event: { type: 'TOUR_OFFERED', offer: id } }
  if (kind === 'hint') return { text, event: { type: 'HINT_GIVEN', offer: id } }
  return { text, event: { type: 'QUESTION_ASKED', offer: id, about: kind } }
}

function offerIn(occasion: Occasion): Offer | undefined {
  const { tone, context, isOpen, topics, known, isRental } = occasion
  const isNew = ({ id, kind }: Offer) => !context.offersMade.includes(id) && (kind !== 'tour' || occasion.mayOfferTour)
  if (tone === 'balanced' && isOpen && !context.canBeReached && isNew(balancedContact)) return balancedContact
  if (tone === 'balanced') return context.answers % 4 === 1 ? balanced.find(isNew) : undefined
  if (tone === 'assertive') {
    if (isOpen) return !context.canBeReached && isNew(assertiveContact) ? assertiveContact : undefined
    const after = topics.flatMap((topic) => assertiveAfter[topic] ?? [])
    return [...after, ...assertive].find(isNew)
  }
  return exploratory.find(
    (offer) =>
      isNew(offer) &&
      !known.includes(offer.kind as AskedAbout) &&
      ((isRental && offer.rental) || offer.sale).en !== '' &&
      !(isRental && offer.kind === 'financing'),
  )
}
