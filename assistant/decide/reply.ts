import { type Home, homeOf } from '../facts/home.ts'
import type { Listing } from '../listing.ts'
import type { Answer, Source } from '../say/answer.ts'
import { both, inLanguage, type Words } from '../say/format.ts'
import { lines } from '../say/lines.ts'
import { topicAnswers } from '../say/topic-answers.ts'
import { type Act, actOf, findSmallTalk, type SmallTalk } from '../understand/acts.ts'
import type { Encoder } from '../understand/encoder.ts'
import type { Sense } from '../understand/examples.ts'
import { isQualifier } from '../understand/idle-words.ts'
import type { Language } from '../understand/language.ts'
import { type Likely, type LikelyMessage, likelyMessage, likelyOf } from '../understand/learned.ts'
import { guessOf } from '../understand/nearest.ts'
import { type Reading, readMessage } from '../understand/read.ts'
import { type TopicId, topicIds } from '../understand/topics.ts'
import { type Calculation, calculationAt } from './calculation.ts'
import { fallbackTopic } from './choose-topics.ts'
import { factsFor, knownWords } from './facts.ts'
import type { Memory } from './memory.ts'
import { subjectOf, withReferents } from './referents.ts'
import { settled } from './settled.ts'

/** What fair housing or advice rules keep Penny from answering; see guard/. */
export interface Screened {
  text: Words
  /** What else the message says. */
  rest: string
}

export interface Turn {
  listing: Listing
  message: string
  memory: Memory
  /** `2026-11-20` on the property's calendar. */
  today: string
  /** Whether it is known how to reach the visitor. */
  hasContact?: boolean
  /** Understands questions without a word that the lists know; without it they aren't understood. */
  encoder?: Encoder
  screen: (message: string, listing: Listing, turn: number, likely: LikelyMessage | null) => Screened | null
}

export interface Reply {
  text: string
  language: Language
  /** Of each clause, in order. */
  acts: Act[]
  topics: string[]
  sources: Source[]
  /** Questions for the owner, in the visitor's words. */
  unanswered: string[]
  wantsTour: boolean
  wantsPerson: boolean
  isGuarded: boolean
  memory: Memory
}

/** The answer to one message, from the record alone. The same turn gets the same reply. Never throws. */
export async function replyTo({
  listing,
  message,
  memory,
  today,
  hasContact = false,
  encoder,
  screen,
}: Turn): Promise<Reply> {
  const home = homeOf(listing)
  const number = memory.turns ?? 0
  const reading = readMessage(message, listing, memory.language)
  const { language } = reading
  const guarded = screen(message, listing, number, await likelyMessage(message, reading.clauses, encoder))
  const clauses = guarded ? readMessage(guarded.rest, listing, language).clauses : reading.clauses
  const said: Said[] = []
  let current = memory
  for (let i = 0; i < clauses.length; i++) {
    const context = { home, memory: current, today, number, hasContact }
    const calculation = calculationAt(clauses, i, {
      ...context,
      resolve: (clause) => withReferents(clause, context.memory),
    })
    const one = calculation
      ? calculationSaid(calculation, home)
      : answerClause(await understood(clauses[i] as Reading, context, encoder), context)
    said.push(one)
    if (calculation) i += calculation.clauses - 1
    current = {
      ...current,
      ...(one.subject && { subject: one.subject }),
      ...(one.calculation && { calculation: one.calculation }),
    }
  }
  const acts = [...(guarded ? (['protected'] as const) : []), ...said.map(({ act }) => act)]
  const kept = withoutFillers(said, guarded !== null)
  const texts = [
    ...(guarded ? [inLanguage(guarded.text, language)] : []),
    ...unique(kept.map(({ text }) => inLanguage(text, language))),
  ]
  const text = texts.filter(Boolean).join(' ') || inLanguage(lines.nonsense(number), language)
  return {
    text: text.slice(0, 3900),
    language,
    acts,
    topics: unique(said.flatMap(({ answers }) => answers.map(({ topic }) => topic))),
    sources: said.flatMap(({ answers }) => answers.flatMap(({ sources }) => sources)),
    unanswered: unique(kept.flatMap(({ unanswered }) => (unanswered ? [unanswered] : []))).slice(0, 8),
    wantsTour: acts.includes('booking'),
    wantsPerson: acts.includes('person'),
    isGuarded: guarded !== null,
    memory: { ...current, language, turns: number + 1 },
  }
}

interface Said {
  act: Act
  text: Words
  answers: Answer[]
  unanswered: string | null
  subject?: string[]
  calculation?: string[]
}

interface Context {
  home: Home
  memory: Memory
  today: string
  number: number
  hasContact: boolean
  /** The encoder takes it for a question that listings don't answer. */
  isOpen?: boolean
}

interface Understood {
  reading: Reading
  /** What the encoder makes of a clause without known words. */
  guess: Sense | null
  likely?: Likely
}

async function understood(clause: Reading, context: Context, encoder: Encoder | undefined): Promise<Understood> {
  const [likely] = await likelyOf([clause.words], encoder)
  return { ...(await guessed(clause, context, encoder)), likely }
}

/** A question whose words no list knows is compared with the examples. */
async function guessed(clause: Reading, { memory, home }: Context, encoder: Encoder | undefined): Promise<Understood> {
  const reading = withReferents(clause, memory)
  const isUnknown = reading.topics.length + reading.things.length === 0 && !reading.isAside && reading.words.length > 1
  if (!isUnknown || fallbackTopic(reading).length > 0) return { reading, guess: null }
  if (asksTerm(reading, home)) return { reading: { ...reading, topics: ['lease'], extra: [] }, guess: null }
  if (!encoder || namesOffer(reading)) return { reading, guess: null }
  const guess = await guessOf(reading.words, encoder)
  const asksMore = reading.extra.some(isQualifier) || (asksExistence(reading) && (guess?.nearness ?? 0) < 0.7)
  if (guess !== null && isTopic(guess.sense) && asksMore) return { reading, guess: null }
  // A wish to come is said, not asked.
  if (guess === null || (guess.sense === 'booking' && reading.isMarked)) return { reading, guess: null }
  return { reading: withGuess(reading, guess.sense), guess: guess.sense }
}

/** "Is there a church next door?" asks for something of its own, whatever it is near to. */
const asksExistence = ({ words, extra }: Reading) =>
  extra.length > 0 && /\b(?:is there|are there|does it have|do you have|have you got)\b/.test(words.join(' '))

/** "Is it twelve months?" of a rental. */
const asksTerm = ({ amounts, isMarked }: Reading, { isRental }: Home) =>
  isRental && isMarked && amounts.some(({ unit }) => unit === 'month' || unit === 'year')

const withGuess = (reading: Reading, sense: Sense): Reading =>
  isTopic(sense) ? { ...reading, topics: [sense], extra: [], asked: [] } : reading
const isTopic = (sense: Sense): sense is TopicId => (topicIds as readonly string[]).includes(sense)

/** A greeting or thanks is left out where something else is answered; so is what was only misunderstood. */
function withoutFillers(said: Said[], isGuarded: boolean): Said[] {
  const isFull = ({ act, answers }: Said) =>
    answers.length > 0 ||
    act === 'question' ||
    act === 'market' ||
    act === 'person' ||
    act === 'booking' ||
    act === 'order'
  if (!isGuarded && !said.some(isFull)) return said
  return said.filter((one) => isFull(one))
}

function answerClause({ reading: resolved, guess, likely }: Understood, context: Context): Said {
  const { home, number } = context
  const act = settled(actIn(resolved, home), guess, resolved, likely)
  const plain = (text: Words): Said => ({ act, text, answers: [], unanswered: null })
  switch (act) {
    case 'order':
      return plain(lines.order(number))
    case 'person':
      return plain(lines.person(home, context.hasContact))
    case 'market':
      return plain(lines.market(number))
    case 'complaint':
      return plain(lines.complaint(home, number))
    case 'nonsense':
      return plain(lines.nonsense(number))
    case 'smallTalk':
      return plain(smallTalk(resolved, context))
    case 'booking':
      return booking(resolved, context, act)
    case 'statement':
      return statement(resolved, context, act)
    default:
      return question(resolved, { ...context, isOpen: guess === 'open' }, act)
  }
}

const actIn = (reading: Reading, home: Home) =>
  actOf(reading, reading.topics.length + reading.things.length > 0 || knownWords(reading, home))

function calculationSaid({ reading, answer }: Calculation, home: Home): Said {
  const act = actIn(reading, home)
  return {
    act: act === 'statement' ? act : 'question',
    text: answer.text,
    answers: [answer],
    unanswered: null,
    subject: subjectOf(reading),
    calculation: reading.words,
  }
}

function smallTalk({ words }: Reading, { home, number }: Context): Words {
  const found = new Set(findSmallTalk(words).map(({ id }) => id))
  const order: [SmallTalk, () => Words][] = [
    ['whoAreYou', lines.whoAreYou],
    ['howAreYou', lines.howAreYou],
    ['others', lines.others],
    ['invites', lines.invites],
    ['bye', lines.bye],
    ['thanks', () => lines.thanks(number)],
    ['no', lines.no],
    ['liking', () => lines.liking(number)],
    ['greeting', () => (number === 0 ? lines.greeting(home) : lines.hello())],
    ['yes', lines.yes],
    ['apology', lines.hello],
    ['laugh', () => lines.liking(number)],
  ]
  return order.find(([id]) => found.has(id))?.[1]() ?? lines.nonsense(number)
}

function booking(reading: Reading, { home, today }: Context, act: Act): Said {
  const answer = topicAnswers.tours(reading, home, today)
  const line = reading.words.join(' ')
  const asksHours =
    /\b(?:when|what|which|how|are|is|do)\b/.test(line) ||
    (reading.isMarked && /\b(?:week(?:days?|ends?)|night|evenings?|mornings?|shift|late|early)\b/.test(line))
  const isTold = answer !== null && (asksHours || home.listing.tourHours.length === 0)
  const text = isTold ? answer.text : lines.tourOffer()
  return { act, text, answers: answer && asksHours ? [answer] : [], unanswered: null, subject: ['tour'] }
}

/** What visitors say of themselves is noted; a rule that it touches is answered. */
function statement(reading: Reading, { home, today, number }: Context, act: Act): Said {
  const pets = reading.topics.includes('pets')
    ? topicAnswers.pets({ ...reading, words: ['are', ...reading.words] }, home, today)
    : null
  if (pets && (home.petRule?.kind === 'limited' || /\b(?:have|with|bring|got|own)\b/.test(reading.words.join(' '))))
    return { act, text: pets.text, answers: [pets], unanswered: null, subject: ['pets'] }
  return {
    act,
    text: lines.noted(number),
    answers: [],
    unanswered: null,
    ...(reading.topics.length + reading.things.length > 0 && { subject: subjectOf(reading) }),
  }
}

function question(reading: Reading, context: Context, act: Act): Said {
  const { home, today, number } = context
  const found = factsFor(
    namesOffer(reading) ? { ...reading, topics: ['flexibility'], things: [], extra: [], asked: [] } : reading,
    home,
    today,
  )
  if (found.length === 0) {
    if (reading.topics.length + reading.things.length === 0 && reading.extra.length === 0 && !context.isOpen)
      return { act: 'nonsense', text: lines.nonsense(number), answers: [], unanswered: null }
    return {
      act,
      text: lines.missing(null, home, number),
      answers: [],
      unanswered: reading.text,
      subject: subjectOf(reading),
    }
  }
  const isOpen = found.some((answer) => answer.isOpen)
  const texts = found.map(({ text }) => text)
  if (isOpen)
    texts.push(
      found.length === 1 && found[0]?.text.en === ''
        ? lines.missing(null, home, number)
        : lines.alsoMissing(home, number),
    )
  return {
    act,
    text: both(join(texts, 'en'), join(texts, 'es')),
    answers: found,
    unanswered: isOpen ? reading.text : null,
    subject: subjectOf(
      reading,
      found.map(({ topic }) => topic),
    ),
  }
}

/** "Would they take 4.5?" */
const namesOffer = ({ words, amounts, topics }: Reading) =>
  amounts.some(({ unit, value }) => (unit === '$' || unit === null) && value > 0) &&
  /\b(?:take|accept|entertain|consider|go for|do|agree|settle)\b/.test(words.join(' ')) &&
  topics.every((id) => id === 'price' || id === 'flexibility') &&
  !/\b(?:dogs?|cats?|cars?|months?|years?|beds?)\b/.test(words.join(' '))

const join = (texts: Words[], language: Language) =>
  unique(texts.map((one) => one[language]))
    .filter(Boolean)
    .join(' ')

const unique = <T>(list: T[]): T[] => [...new Set(list)]
