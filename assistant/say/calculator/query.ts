import type { Home } from '../../facts/home.ts'
import type { Amount, Unit } from '../../understand/amounts.ts'
import type { Reading } from '../../understand/read.ts'
import type { TopicId } from '../../understand/topics.ts'
import { isYesNo } from '../topics/shared.ts'

/** What a visitor wants calculated about a home. */
export interface Query {
  /** The words in English, in one line. */
  line: string
  words: string[]
  amounts: Amount[]
  topics: TopicId[]
  /** Words of the question that no topic explains, and items that it names. */
  others: string[]
  isYesNo: boolean
  /** Asked as a question, not said in passing or in a few words. */
  isAsked: boolean
  home: Home
  /** `2026-11-20` on the property's calendar. */
  today: string
}

export function queryOf(reading: Reading, home: Home, today: string, isAsked: boolean): Query {
  const { words, amounts, topics, things, extra } = reading
  const named = amounts
    .map((amount) => asRate(amount, words))
    .filter(
      (amount) =>
        !isAddress(amount, home) &&
        !isYearSaid(amount, words) &&
        !isYearToCome(amount, words, today) &&
        !isYearOfBuilding(amount, topics, words, home),
    )
  return {
    line: words.join(' ').replaceAll('%', ' percent').replace(/ {2,}/g, ' '),
    words,
    amounts: named,
    topics,
    others: [...things, ...extra],
    isYesNo: isYesNo(reading),
    isAsked,
    home,
    today,
  }
}

/** "2104" of "300 Spear Street #2104" isn't an amount. */
const isAddress = ({ value, unit }: Amount, { listing }: Home) =>
  unit === null && value > 100 && new RegExp(String.raw`(?:^|#)${value}\b`).test(listing.address)

/** "1931, so it should be rent controlled, right?" */
const isYearOfBuilding = ({ value, unit }: Amount, topics: TopicId[], words: string[], { listing }: Home) =>
  unit === null &&
  value === listing.facts.yearBuilt &&
  !topics.includes('year') &&
  !words.some((word) => /^(?:built|before|after|since|year|old|older|newer)$/.test(word))

/** "At 6.4 over 30 years" names a rate. */
function asRate(amount: Amount, words: string[]): Amount {
  const { value, unit, from, to } = amount
  const isRate =
    unit === null &&
    value <= highestRate &&
    words[from - 1] === 'at' &&
    overYears.test(words.slice(to, to + 3).join(' '))
  return isRate ? { ...amount, unit: '%' } : amount
}
/** The highest interest rate of a loan, in percent. */
export const highestRate = 15
const overYears = /^(?:over|for|on(?: an?)?) (?:10|15|20|25|30|40)\b/

/** "A laundromat like it's 1994" */
const isYearSaid = ({ value, unit, from }: Amount, words: string[]) =>
  unit === null &&
  Number.isInteger(value) &&
  value >= 1950 &&
  value <= 2030 &&
  /\b(?:like it is|back in)$/.test(words.slice(Math.max(0, from - 3), from).join(' '))

/** "What do the dues add up to by 2030?" */
const isYearToCome = ({ value, unit, from }: Amount, words: string[], today: string) =>
  unit === null &&
  Number.isInteger(value) &&
  value > Number(today.slice(0, 4)) &&
  value <= 2100 &&
  /^(?:by|until|till|through|before)$/.test(words[from - 1] ?? '')

export const amountIn = ({ amounts }: Query, ...units: (Unit | null)[]) =>
  amounts.find(({ unit }) => units.includes(unit))

/** Dollars, as "$4.6M" or "4.6" for a price in millions, "850" for one in thousands. */
export function dollarsOf(
  { value, unit, from, to }: Amount,
  { words, home }: Pick<Query, 'words' | 'home'>,
): number | null {
  if (unit !== null && unit !== '$') return null
  if (/^(?:unit|apt|#|number|bedroom|floor)$/.test(words[from - 1] ?? '')) return null
  if (
    value < 100 &&
    /^(?:bids?|offers?|numbers?|options?|scenarios?|questions?|things?|shares?|halves)$/.test(words[to] ?? '')
  )
    return null
  const { price, isRental } = home
  if (price === null || isRental) return value >= 30 || unit === '$' ? value : null
  const scale = value < 100 ? 1e6 : value < 1000 ? 1e3 : 1
  if (isNear(value * scale, price) && (scale === 1 || isShortened(value, words, from))) return value * scale
  return unit === '$' || value >= 100 ? value : null
}

/** "I'm home at 8 after the night shift" */
const isHourSaid = (before: string) => /^(?:at|until|till|before|after|by)$/.test(before)
const ofHours =
  /\b(?:work|works|working|asleep|awake|shifts?|nights|class|classes|office|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/

/** "4.6" and "budget 5" are millions; "one of the good parts" is no price. */
const isShortened = (value: number, words: string[], from: number) =>
  /^\$?\d/.test(words[from] ?? '') &&
  !(Number.isInteger(value) && isHourSaid(words[from - 1] ?? '') && ofHours.test(words.join(' '))) &&
  (!Number.isInteger(value) ||
    /^(?:for|at)$/.test(words[from - 1] ?? '') ||
    /\b(?:budget|max|offer|bid|asking|price|pay|afford|loan|down|go to|can do|under|over|below|cap|capped)\b/.test(
      words.join(' '),
    ))

const isNear = (dollars: number, price: number) => dollars > price * 0.4 && dollars < price * 2

export function dollarsIn(query: Query): number[] {
  return query.amounts.flatMap((amount) => dollarsOf(amount, query) ?? [])
}
