import type { Home } from '../facts/home.ts'
import type { Answer } from '../say/answer.ts'
import { dollars } from '../say/calculator/quantities.ts'
import { both } from '../say/format.ts'
import { amountsIn } from '../understand/amounts.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { Memory } from './memory.ts'

/** A price that the visitor assumes for a home whose price is on request: "if it's listed at 6.2M, what's 25% down?" */
interface SupposedPrice {
  value: number
  /** True when this message names it, and not an earlier one. */
  isNamedNow: boolean
}

/**
 * Null where the price is known, nothing is assumed, or no sum is asked of it: a guess is never compared with a price.
 * `asksOfPrice`: whether the sum, which no word says to be of the price, lacks one ("and at 6?").
 */
export function priceSupposed(
  clauses: Reading[],
  { calculation = [], earlierCalculation = [] }: Memory,
  home: Home,
  asksOfPrice: () => boolean,
): SupposedPrice | null {
  if (home.price !== null || home.isRental) return null
  const line = clauses.map(({ words }) => words.join(' ')).join(' ')
  if (compares.test(line)) return null
  const isOfPrice = ofPrice.test(line)
  const named = isOfPrice ? supposedIn(line.split(' ')) : null
  if (named !== null) return { value: named, isNamedNow: true }
  const before = supposedIn(calculation) ?? supposedIn(earlierCalculation)
  if (before === null) return null
  return isOfPrice || asksOfPrice() ? { value: before, isNamedNow: false } : null
}

/** The sum, with the price that it assumes, which is kept for the next one. */
export function atSupposedPrice<Sum extends { answer: Answer; reading: Reading }>(
  sum: Sum,
  { value, isNamedNow }: SupposedPrice,
): Sum {
  const price = dollars(value)
  const { text } = sum.answer
  const lead = isNamedNow
    ? both(`The price is on request, so I’m taking your ${price}. `, `El precio se da a solicitud; tomo sus ${price}. `)
    : both(`I’m still taking your ${price}. `, `Sigo tomando sus ${price}. `)
  const words =
    supposedIn(sum.reading.words) === null ? ['if', 'listed', 'at', `$${value}`, ...sum.reading.words] : null
  return {
    ...sum,
    answer: {
      ...sum.answer,
      text: both(lead.en + text.en, lead.es + text.es),
      ...(sum.answer.sum && { sum: `if listed at $${value} ${sum.answer.sum}` }),
    },
    reading: words ? { ...sum.reading, ...meaningOf(words) } : sum.reading,
  }
}

/** At least this much, in dollars, is a price: rates and years are far below. */
const leastPrice = 100_000

function supposedIn(words: string[]): number | null {
  const found = amountsIn(words).find(({ unit, value, from }) => {
    const before = words.slice(Math.max(0, from - 6), from).join(' ')
    return (unit === null || unit === '$') && value >= leastPrice && supposes.test(before)
  })
  return found?.value ?? null
}

const supposes =
  /\b(?:(?:i|we) guess(?:ed)?|listed|priced|listing|comes? (?:out|in|on|to)|came (?:out|in|on)|lands?|landed|sells?|goes|went|price (?:is|was|were)|(?:if|say|suppose|assuming|imagine|lets say|pretend) (?:i|we) (?:got|get|buy|bought|paid|pay|offer|offered|landed)(?: (?:it|this|that|them))? (?:for|at)|(?:if|say|suppose|assuming|imagine|lets say|guess|pretend) (?:it|its|the price|they|price|he|she|the (?:owner|seller)s?)(?: ends?(?:ed)? up)?(?: (?:is|was|were|costs?|asks?|asking|asked|listing|wanting|ask|want|wants|wanted|lists?|goes|sells|comes))?)(?: (?:listed|priced|at|for|is|around|about|like|say|be|was))*$/
const ofPrice =
  /\d ?%|\b(?:percent|down|mortgage|payments?|monthly|loan|finance|foot|sqft|square|half|halves|split|each|fifty fifty|thirds|apiece)\b/
const compares = /\b(?:over|under|above|below|close to|more than|less than|cheaper)\b/
