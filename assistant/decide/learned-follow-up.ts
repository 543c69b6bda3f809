import type { Home } from '../facts/home.ts'
import { petCount } from '../say/calculator/base.ts'
import { type Query, queryOf } from '../say/calculator/query.ts'
import { type Amount, amountsIn } from '../understand/amounts.ts'
import type { SumFollowUp } from '../understand/follow-up-examples.ts'
import { type LikelyFollowUps, mostFollowUpWords } from '../understand/learned.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { TopicId } from '../understand/topics.ts'
import type { Memory } from './memory.ts'
import { percentOfAmount, shareOrDollars } from './roles-of-amounts.ts'
import { sharersOf } from './shared-follow-ups.ts'
import { sharersBefore } from './sum-before.ts'

/** From this probability on, a few words go on with the sum before; `named`: where they name a fact, too. */
const likelyFollowUp = 0.6
const likelyWhenNamed = 0.75
const surely = 0.9
const ofMoney: TopicId[] = [
  'price',
  'fee',
  'parking',
  'pets',
  'deposit',
  'moveInCost',
  'utilities',
  'flexibility',
  'lease',
]
/** What phrases take for something else more often. */
const surest: SumFollowUp[] = ['times', 'half', 'left', 'each']

interface Before {
  memory: Memory
  home: Home
  today: string
  /** What the sum before came to, in dollars. */
  amount: number | null
}

/**
 * What a few words ask of the sum before, where no phrase says it: "leaving what for the bank?", "y ahí cuánto restaría".
 * The kind is learned (understand/follow-up-examples.ts). In words that the calculator knows, several where the first may
 * not be a sum of that home; none where nothing is likely.
 */
export function learnedFollowUps(
  clause: Reading,
  likely: LikelyFollowUps,
  before: Before,
  isSure = false,
): { kind: SumFollowUp; words: string }[] {
  const { calculation = [], subject = [] } = before.memory
  if (calculation.length + subject.length === 0 || clause.words.length > mostFollowUpWords) return []
  const [kind, share] = bestOf(likely)
  const isShared = kind === 'deposit' && sharesIt.test(clause.words.join(' '))
  if (isSure && !isShared && !surest.includes(kind as SumFollowUp)) return []
  const least = isSure ? surely : clause.topics.length > 0 ? likelyWhenNamed : likelyFollowUp
  const said = saidIn(clause, before)
  const isOfMoney = before.amount !== null || said.topics.some((id) => ofMoney.includes(id))
  if (kind === 'none' || share < least || !isOfMoney) return []
  return wordsOf[kind](said).map((words) => ({ kind, words }))
}

function bestOf(likely: LikelyFollowUps): [SumFollowUp | 'none', number] {
  const [best = ['none', 0]] = Object.entries(likely ?? {}).sort(([, a], [, b]) => b - a)
  return best as [SumFollowUp | 'none', number]
}

interface Said extends Before {
  query: Query
  /** The only amount of the message. */
  number: Amount | null
  /** The sum before, in words. */
  sum: string
  /** What the message before was about. */
  topics: Reading['topics']
  /** How many people the sum before was shared by. */
  sharers: () => number | null
}

function saidIn(clause: Reading, before: Before): Said {
  const { memory, home, today } = before
  const [number, another] = clause.amounts
  const { calculation = [], subject = [] } = memory
  return {
    ...before,
    query: queryOf(clause, home, today, true),
    number: another ? null : (number ?? thirdIn(clause.words)),
    sum: calculation.join(' '),
    topics: meaningOf([...subject, ...calculation]).topics,
    sharers: () => sharersBefore(calculation) ?? sharersOf(calculation, home, today),
  }
}

/** "What about a third": the calculator knows no ordinals. */
function thirdIn(words: string[]): Amount | null {
  const at = words.indexOf('third')
  return at > 0 && /^(?:a|one|1)$/.test(words[at - 1] ?? '')
    ? { value: 33.33333333, unit: '%', from: at - 1, to: at + 1 }
    : null
}

const wordsOf: Record<SumFollowUp, (said: Said) => string[]> = {
  left: ({ sum }) => {
    const [share, another] = amountsIn(sum.split(' ')).filter(({ unit }) => unit === '%')
    return [share && !another ? `with ${share.value} % down what is left to finance` : 'what is left']
  },
  other: otherNumber,
  year: () => ['a year'],
  month: () => ['a month'],
  times: ({ number }) => (number ? [`times ${number.value}`] : []),
  span: overSpan,
  half: () => ['half of that'],
  each: ({ number, sum, amount, sharers }) => {
    const people = number?.value ?? sharers() ?? 0
    if (!Number.isInteger(people) || people < 2 || people > 20) return []
    // "Split 3 ways" after a share of the price is no share of 3 %.
    return /%|\bdown\b/.test(sum) && amount !== null
      ? [`$${Math.round(amount)} split ${people} ways`]
      : [`split ${people} ways`]
  },
  parking: () => ['plus parking'],
  pet: withPets,
  rent: ({ topics, sum }) =>
    topics.includes('deposit')
      ? ['plus first month rent']
      : topics.includes('parking') && !/\brent\b/.test(sum)
        ? ['rent plus parking']
        : topics.includes('pets') && !/\brent\b/.test(sum)
          ? ['rent plus 1 pet']
          : ['plus the rent'],
  deposit: ({ query, sharers }) => {
    const people = sharesIt.test(query.line) ? sharers() : null
    return [people === null ? 'plus the deposit' : `how much is the deposit split ${people} ways`]
  },
  fee: () => ['plus hoa'],
  noParking: () => ['without parking'],
  noPet: () => ['without the pet'],
  gap: ({ sum, amount, query, home }) =>
    sum === ''
      ? []
      : fromPrice.test(query.line) && amount !== null && amount > (home.price ?? 0) / 2
        ? [`how far from the ${home.isRental ? 'rent' : 'price'} is $${Math.round(amount)}`]
        : ['what is the difference'],
  percent: ({ sum }) => (sum === '' ? [] : ['what is that in percent']),
  total: () => [],
}

const sharesIt = /\b(?:split\w*|each|share[sd]?|halve[sd]?|divided?|apiece)\b/
const fromPrice = /\b(?:asking|list|listed|listing|price|sticker)\b/

/** "And with the dog?"; "if I bring the cat too" is one more than before. */
function withPets({ query, sum, topics }: Said): string[] {
  const named = Math.max(1, petCount(query))
  const before = amountsIn(sum.split(' ')).find(({ unit }) => unit === 'pet' || unit === 'dog' || unit === 'cat')
  const isOfPets = topics.includes('pets') && !/\brent\b/.test(sum)
  if (!isOfPets) return [`plus ${named} ${named > 1 ? 'pets' : 'pet'}`]
  const pets = isOneMore.test(query.line) ? named + (before?.value ?? 1) : named
  return [`how much extra for ${pets} pets`]
}
const isOneMore = /\b(?:too|also|as well|another|second|both)\b/

/** The sum before with this number in the place of its only one of that kind. */
function otherNumber({ number, sum, home, topics }: Said): string[] {
  if (!number || sum === '') return []
  const isOfAnimals = number.unit === 'cat' || number.unit === 'dog' || number.unit === 'pet'
  if (isOfAnimals && topics.includes('pets') && !/\brent\b/.test(sum))
    return [`how much extra for ${number.value} pets`]
  const words = sum.split(' ')
  const share = percentOfAmount(number)
  const isMeant = (amount: Amount) =>
    amount.unit === '%' || percentOfAmount(amount) !== null
      ? share !== null || (number.unit === null && number.value >= 3 && number.value <= 90)
      : amount.unit === number.unit && amount.unit !== null
  const [meant, another] = amountsIn(words).filter(isMeant)
  if (meant && !another) {
    const isShare = meant.unit === '%' || meant.unit === null
    const said = isShare ? `${Math.round((share ?? number.value) * 1e8) / 1e8} %` : `${number.value} ${number.unit}s`
    return [[...words.slice(0, meant.from), said, ...words.slice(meant.to)].join(' ')]
  }
  const down = /%|\bdown\b/.test(sum) ? shareOrDollars(number, home) : null
  return down && share === null && number.value >= 1000 ? [`with ${down} down what is left to finance`] : []
}

const isOfRentAlone = (sum: string) => !/\b(?:plus|parking|pets?|dogs?|cats?|split|hoa|dues)\b/.test(sum)

/** "Over ten years?", "and for the whole lease" */
function overSpan({ number, home, sum }: Said): string[] {
  if (number && (number.unit === 'year' || number.unit === 'month'))
    return [`for ${number.value} ${number.unit}s`, `over ${number.value} ${number.unit}s`]
  const [months, other] = home.leaseMonths
  const named = number?.unit === null && home.leaseMonths.includes(number.value) ? number.value : null
  const lease = named ?? (other === undefined ? months : undefined)
  if (lease === undefined) return []
  return isOfRentAlone(sum) ? [`how much is the rent for ${lease} months`] : [`for ${lease} months`]
}
