import type { Home } from '../facts/home.ts'
import { noParking, noPets, supposedPrice } from '../say/calculator/base.ts'
import { calculated } from '../say/calculator/calculator.ts'
import { queryOf } from '../say/calculator/query.ts'
import type { Amount, Unit } from '../understand/amounts.ts'
import type { Likely, LikelyMessage, LikelySums } from '../understand/learned.ts'
import { meaningOf, ofOtherKeys, type Reading } from '../understand/read.ts'
import type { SumKind } from '../understand/sum-examples.ts'
import type { TopicId } from '../understand/topics.ts'
import { type AnsweredClause, hasAnswer } from './answer-clause.ts'
import { type Calculation, sharingWords } from './calculation.ts'
import { bestOf as likeliestTopic } from './learned-topic.ts'
import type { Memory } from './memory.ts'
import { readingOfWords } from './reading-of-words.ts'
import { percentOfAmount } from './roles-of-amounts.ts'

/** From this probability on, a message as a whole asks for one kind of sum; `mostNone`: for none at all. */
const likely = 0.45
const mostNone = 0.3
/** From this probability on, one of its clauses does. */
const surely = 0.8

interface Context {
  home: Home
  memory: Memory
  today: string
}

/**
 * A sum that no words ask for, but the message as a whole: "Grandma left me 300k. If I put every cent down, what's the loan?"
 * The kind is learned; amounts, animals and what is paid are read from all clauses. Null where it asks for none, or lacks an
 * amount that the sum needs.
 */
export function learnedSum(clauses: Reading[], message: LikelyMessage, context: Context): Calculation | null {
  const kind = kindOf([message.whole, ...message.clauses.map((one) => one.likely)].map(({ sums }) => sums))
  const asked = kind && words[kind](saidIn(clauses, context))
  if (!asked) return null
  const reading = readingOfWords(asked.join(' ').split(' '), textOf(clauses))
  const answer = calculated(reading, context.home, context.today, true)
  return answer && { answer, reading, clauses: clauses.length }
}

const textOf = (clauses: Reading[]) => clauses.map(({ text }) => text).join(' ')

/** From this probability on, a message of several clauses asks for no sum. */
const likelyNone = 0.5
const mostJoinedWords = 45

/** "The FHA thing is 3.5% down, right? So how many dollars is that": what all clauses ask together, where none asks it alone. */
export function jointSum(
  clauses: Reading[],
  { whole }: Pick<LikelyMessage, 'whole'>,
  { home, today }: Pick<Context, 'home' | 'today'>,
): Calculation | null {
  const words = clauses.flatMap((clause) => clause.words)
  if (clauses.length < 2 || words.length > mostJoinedWords || (whole.sums?.none ?? 1) > likelyNone) return null
  const reading = readingOfWords(words, textOf(clauses))
  const answer = calculated(reading, home, today, true)
  const isOfDate = answer !== null && (answer.day !== undefined || answer.topic === 'lease')
  return answer && (!isOfDate || bestOf(whole.sums)[0] === 'date') ? { answer, reading, clauses: clauses.length } : null
}

/** The sum of a whole message replaces one of a clause that leaves a part of it out; "30% of 9k" needs no fact. */
export const addsTo = (sum: Calculation, { answer, isFurther }: Calculation) =>
  !isFurther && answer.sources.length > 0 && sum.answer.sources.length > answer.sources.length

/** The sum, the other answers, which are no part of it, and what else is asked: "… and who painted the outside?" */
export function withSum(
  said: AnsweredClause[],
  sum: AnsweredClause,
  { topics }: Reading,
  { clauses }: Pick<LikelyMessage, 'clauses'>,
  replaced: string[] = [],
): AnsweredClause[] {
  // "Me and a roommate going halves": who shares is no question of its own.
  const parts: string[] = [...topics, ...replaced, ...sum.answers.map(({ topic }) => topic), 'roommates', 'overview']
  const others = said.filter((one) => hasAnswer(one) && !one.answers.some(({ topic }) => parts.includes(topic)))
  const asked = said.filter((one) => {
    const clause = hasAnswer(one) ? undefined : clauses.find(({ text }) => text === one.open?.question)
    return clause !== undefined && asksOther(clause.likely)
  })
  return [sum, ...others.map((one) => ({ ...one, open: null })), ...asked]
}

/** "First month and deposit together, what am I wiring": the sum that is said answers it, and the owner needn't. */
export const withoutAskedAgain = (
  said: AnsweredClause[],
  readings: Reading[],
  { whole, clauses }: LikelyMessage,
): AnsweredClause[] =>
  said.filter((one, i) => {
    if (hasAnswer(one) || !one.open) return true
    const clause = clauses.find(({ text }) => text === one.open?.question)
    return !clause || !asksForSum(readings[i]?.words.join(' ') ?? '', clause.likely, whole)
  })

function asksForSum(line: string, likely: Likely, whole: Likely): boolean {
  const [best, share] = likeliestTopic(likely)
  const isOfMoney = best !== null && ofPrice.includes(best) && share >= likelyTopic
  const isSum = (likely.sums?.none ?? 1) < mostlyNone || (whole.sums?.none ?? 1) < hardlyNone
  return asksHowMuch.test(line) && (isSum || isOfMoney)
}
const [mostlyNone, hardlyNone] = [0.7, 0.2]
const ofPrice = ['price', 'deposit', 'moveInCost', 'flexibility']
const asksHowMuch =
  /^(?:(?:and|so|ok|then|now|just|doing|please) )*(?:what|how much|how many|where)\b(?!.*\b(?:tax|taxes|insurance|utilities|internet|electric\w*|water|gas|heat|heating|fees?|hoa|dues|parking|deposit|pets?|rate|closing)\b).*\b(?:it|that|this|loan|total|each|both|we|i|me|us|number|sum|dollars?|come|comes|land|lands|cost|costs|left)\b/

/** Whether a question is none of the words of a sum, as "what's the nut?" and "where does that land?" are. */
function asksOther(likely: Likely): boolean {
  const [best, share] = likeliestTopic(likely)
  const isOther =
    best === 'other' ? share >= mostlyOther : share >= likelyTopic && best !== null && !ofMoney.includes(best)
  return (likely.sums?.none ?? 0) >= surely && isOther
}
const [mostlyOther, likelyTopic] = [0.5, 0.6]
const ofMoney = ['price', 'flexibility', 'fee', 'deposit', 'moveInCost', 'lease', 'overview', 'taxes']

function kindOf([whole, ...clauses]: LikelySums[]): SumKind | null {
  const [kind, share] = bestOf(whole)
  if (kind !== 'none' && share >= likely && (whole?.none ?? 0) <= mostNone) return kind
  for (const shares of clauses) {
    const [ofClause, sure] = bestOf(shares)
    if (ofClause !== 'none' && sure >= surely) return ofClause
  }
  return null
}

function bestOf(shares: LikelySums): [SumKind | 'none', number] {
  const [best = ['none', 0]] = Object.entries(shares ?? {}).sort(([, a], [, b]) => b - a)
  return best as [SumKind | 'none', number]
}

interface Said {
  percent?: number | undefined
  dollars?: number | undefined
  months?: number | undefined
  people?: number | undefined
  pets: number
  hasParking: boolean
  /** What is paid: "rent", "hoa", "parking". */
  paid: string
  /** The same, where the message names it. */
  named: string | null
  isRental: boolean
  /** Dollars that are asked; for a rental a month. */
  price: number | null
  line: string
  /** " at $1050000": a price that the visitor assumes instead of the asking price. */
  atPrice: string
}

/** "A quarter of the asking up front", in percent. */
const fractionIn = (amounts: Amount[]) => amounts.map(percentOfAmount).find((share) => share !== null) ?? undefined

function saidIn(clauses: Reading[], context: Context): Said {
  const { home, memory } = context
  const amounts = clauses.flatMap((clause) => clause.amounts)
  const line = clauses.map((clause) => clause.words.join(' ')).join(' ')
  const topics = clauses.flatMap((clause) => clause.topics)
  const ofUnit = (...units: Unit[]) => amounts.find(({ unit }) => unit !== null && units.includes(unit))?.value
  const years = ofUnit('year')
  const before = meaningOf(memory.subject ?? []).topics
  return {
    percent: ofUnit('%') ?? fractionIn(amounts),
    dollars: amounts.find(isSum)?.value,
    months: years ? years * 12 : ofUnit('month'),
    people: partsIn(line) ?? ofUnit('person') ?? (inHalves.test(line) ? 2 : undefined),
    pets: noPets.test(line) ? 0 : petsIn(amounts, line) || (topics.includes('pets') ? 1 : 0),
    hasParking: topics.includes('parking') && !noParking.test(line),
    named: paidIn(topics),
    paid: paidIn(topics) ?? paidIn(before) ?? (home.isRental ? 'rent' : 'hoa'),
    isRental: home.isRental,
    price: home.price,
    line,
    atPrice: assumedPrice(line, context),
  }
}

function assumedPrice(line: string, { home, today }: Context): string {
  const price = supposedPrice(queryOf(readingOfWords(line.split(' ')), home, today, true))
  return price === null || price.value === home.price ? '' : ` at $${price.value}`
}

const inHalves = /\b(?:half|halves|halfsies|both of us|two of us)\b/

/** In "me and my two brothers go in thirds" the parts are three. */
const partsIn = (line: string) => (/\bthirds\b/.test(line) ? 3 : /\bquarters\b/.test(line) ? 4 : undefined)

/** "One cat and a 20 lb dog" are two. */
function petsIn(amounts: Amount[], line: string): number {
  const counted = (['dog', 'cat', 'pet'] as const).map((unit) =>
    amounts.filter((amount) => amount.unit === unit).reduce((sum, { value }) => sum + value, 0),
  )
  const named = [/\b(?:dogs?|pupp(?:y|ies)|mutt|pooch)\b/, /\b(?:cats?|kitt(?:y|en)s?)\b/].map((one) => one.test(line))
  return counted.reduce((sum, number, i) => sum + (number || (named[i] ? 1 : 0)), 0)
}

const isSum = ({ unit, value }: Amount) => (unit === '$' || unit === null) && value >= 1000

function paidIn(topics: TopicId[]): string | null {
  if (topics.includes('price')) return 'rent'
  if (topics.includes('fee')) return 'hoa'
  if (topics.includes('parking')) return 'parking'
  return topics.includes('pets') ? '1 pet' : null
}

/** The words that the calculator knows for each kind of sum; null where an amount is missing. */
const words: Record<SumKind, (said: Said) => string[] | null> = {
  down: ({ percent, people, line, atPrice }) =>
    of(percent, `${percent} % down how much${atPrice}${people && sharesIt.test(line) ? ` split ${people} ways` : ''}`),
  loan: ({ percent, dollars, atPrice }) =>
    of(percent, `what is left after ${percent} % down${atPrice}`) ?? of(dollars, `price minus $${dollars}`),
  discount: ({ percent, dollars, price }) =>
    of(percent, `${percent} % below the price`) ?? byOrTo(dollars, price, 'minus'),
  raise: ({ percent, dollars, price }) => of(percent, `${percent} % over the price`) ?? byOrTo(dollars, price, 'plus'),
  split: ({ people, named, isRental, line }) =>
    of(
      ofBelongings.test(line) ? undefined : people,
      `${named === 'hoa' ? 'hoa' : isRental ? 'rent' : 'price'} divided by ${people}`,
    ),
  monthly: ({ isRental, ...said }) => (isRental && extras(said).length > 0 ? ['rent', ...extras(said)] : null),
  yearly: ({ paid, isRental, atPrice }) =>
    paid === 'rent' && !isRental ? null : [`${paid} per year${paid === 'rent' ? atPrice : ''}`],
  span: ({ paid, months, isRental, atPrice }) =>
    paid === 'rent' && !isRental ? null : of(months, `${paid} for ${months} months${paid === 'rent' ? atPrice : ''}`),
  weekly: ({ isRental, line }) => (isRental ? [`rent per ${/\b(?:day|night)/.test(line) ? 'day' : 'week'}`] : null),
  moveIn: ({ isRental, ...said }) =>
    isRental && !ofOtherKeys(said.line)
      ? ['how much to move in total', ...(extras(said).length > 0 ? ['with', ...extras(said)] : [])]
      : null,
  perSqft: ({ line, atPrice }) => (asksArea.test(line) ? null : [`price per sqft${atPrice}`]),
  income: () => null,
  // "How many years are left on the roof?"
  age: ({ line }) => (/\b(?:left|remain\w*)\b/.test(line) ? null : ['how many years old']),
  average: ({ isRental }) => (isRental ? ['average monthly rent with free month'] : null),
  convert: () => null,
  difference: ({ dollars }) => of(dollars, `how far from the price is $${dollars}`),
  date: () => null,
}

/** "We're doing halves on the down payment", "my brother and I go fifty-fifty" */
const sharesIt = new RegExp(String.raw`\b(?:${sharingWords}|split\w*|half each)\b`)

/** "There's 3 of them (bikes)" */
const ofBelongings =
  /^(?!.*\b(?:split\w*|share\w*|each|half|halves|rent|pay|price|cost|divid\w*)\b).*\b(?:bikes?|bicycles?|scooters?|strollers?|boxes|suitcases|cars|cats|dogs)\b/

/** "The total square footage?", "what's the square footage of the house?" */
const asksArea =
  /\b(?:total|overall|whole|combined|entire) sqft\b|^(?:(?:hi|hey|hello|so|and|ok|what|is|are|the|its|can|could|you|give|tell|remind|just|again|me|us|do|know|need|how|much|exact|exactly|about|actual|official|listed|living|interior|please) )*sqft(?: (?:of|the|this|home|house|place|unit|apartment|condo|loft|property|here|please|again|is|was|does|it|have|inside|for))*$/

const of = (amount: number | undefined, line: string) => (amount === undefined ? null : [line])

/** "100k over asking" changes the price by a sum; "if I bid 1.05M" names another price. */
const byOrTo = (dollars: number | undefined, price: number | null, sign: 'plus' | 'minus') =>
  of(
    dollars,
    dollars !== undefined && price !== null && dollars > price / 2
      ? `how far from the price is $${dollars}`
      : `price ${sign} $${dollars}`,
  )

const extras = ({ hasParking, pets }: Pick<Said, 'hasParking' | 'pets'>): string[] => [
  ...(hasParking ? ['plus parking'] : []),
  ...(pets > 0 ? [`plus ${pets} ${pets === 1 ? 'pet' : 'pets'}`] : []),
]
