import type { Said, Turn } from '../turn.ts'
import { saysHowToReach } from './reachable.ts'
import { plain } from './words.ts'

/** What Penny adds of her own accord: now and then an offer, each time a next step, or a question back. */
export function initiative(turn: Turn, topics: string[], isOpen: boolean): string {
  // The booking asks its own question.
  if (turn.tour === 'underWay') return ''
  const { tone, before, message, record } = turn
  const said = before.filter(({ author }) => author === 'assistant').map(({ text }) => text)
  if (tone === 'assertive') return nextStep(turn, said, topics, isOpen)
  if (tone === 'exploratory')
    return questionBack(said, [...visitorsWords(before), message], record.listingType === 'rental')
  const offers = record.givesTours && turn.tour !== 'requested' ? balancedOffers : balancedOffers.slice(1)
  // The second answer carries the first offer, and then every fourth.
  return said.length % 4 === 1 ? (unsaid(offers, said) ?? '') : ''
}

const balancedOffers = [
  'If you would like to see it, I can arrange a tour.',
  'If something is missing, I am glad to ask the seller.',
]

/** A next step that follows from what was just told. */
const stepsAfter: Record<string, string> = {
  price: 'If the figure works for you, the next step is a tour. Which day suits you?',
  flexibility: 'Before you decide on a figure, see it: which day suits you for a tour?',
  availability: 'To be ready in time, see it soon: which day suits you for a tour?',
  beds: 'Rooms are best judged on the spot. Shall I book you a tour?',
}
const steps = [
  'Shall I book you a tour? A day and a time are all I need.',
  'The quickest way to be sure is to see it. Which day suits you for a tour?',
  'If it fits so far, let us fix a time for a tour.',
  'Name a day that suits you, and I will set up a tour.',
]
const contactStep = 'Leave me your e-mail address, and the seller can answer you directly.'
const stepsWithoutTour = [
  'What else do you need to decide?',
  'Tell me what is still open, and I will settle it with you now.',
]

/** Whoever has just said no to a tour, or is arranging one, is not pressed for another. */
function nextStep({ before, message, record, tour }: Turn, said: string[], topics: string[], isOpen: boolean): string {
  const lately = plain([...visitorsWords(before).slice(-6), message].join(' . '))
  const isSettled =
    tour === 'requested' ||
    /\b(no thanks|no thank you|not now|not yet|maybe later|nope|tour|visit|see it|viewing|showing)\b/.test(lately)
  const after = isOpen ? [] : topics.map((topic) => stepsAfter[topic]).filter((step) => step !== undefined)
  const leavesContact = saysHowToReach(visitorsWords(before).join(' '))
  if (isOpen && !leavesContact && !said.slice(-2).some((text) => text.includes(contactStep))) return contactStep
  const choices =
    record.givesTours && !isSettled
      ? [...after, ...steps]
      : [...(leavesContact ? [] : [contactStep]), ...stepsWithoutTour]
  return unsaid(choices, said.slice(-3)) ?? choices[said.length % choices.length] ?? ''
}

interface Back {
  known: RegExp
  sale: string
  rental: string
}

const questionsBack: Back[] = [
  {
    known:
      /\b(to live|live in|live there|investment|invest\w*|second home|primary|for (me|us|myself|my \w+)|rent(ing)? (it )?out|relocat\w+|first home|first-time)\b/,
    sale: 'May I ask, would this be a home to live in or an investment?',
    rental: 'May I ask what brings you to look for a new place?',
  },
  {
    known:
      /\b(asap|soon as|month|months|weeks?|spring|summer|fall|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|next year|this year|no rush|timeline|move in|moving)\b/,
    sale: 'When would you like to move?',
    rental: 'When would you like to move in?',
  },
  {
    known: /\$|\b(budget|price range|afford|spend|million|thousand|\d+ ?k)\b/,
    sale: 'Do you have a price range in mind?',
    rental: 'Which monthly rent are you comfortable with?',
  },
  {
    known: /\b(cash|mortgage|loan|financ\w+|lender|pre-?approv\w*|proof of funds)\b/,
    sale: 'Is your financing arranged, or would you pay in cash?',
    rental: 'How long would you like to stay?',
  },
  {
    known: /\b(must[- ]have|need|important|matters?|priorit\w+)\b/,
    sale: 'What matters most to you in a home?',
    rental: 'What matters most to you in a home?',
  },
]

function questionBack(said: string[], visitor: string[], isRental: boolean): string {
  const heard = plain(visitor.join(' '))
  const open = questionsBack
    .filter(({ known }) => !known.test(heard))
    .map((back) => (isRental ? back.rental : back.sale))
  return unsaid(open, said) ?? (said.length % 3 === 0 ? 'What else would you like to know?' : '')
}

const unsaid = (choices: string[], said: string[]) =>
  choices.find((choice) => !said.some((text) => text.includes(choice)))

const visitorsWords = (before: Said[]) => before.filter(({ author }) => author === 'visitor').map(({ text }) => text)
