import type { Home } from '../facts/home.ts'
import type { Answer } from '../say/answer.ts'
import { againstOurs, roomsShort } from '../say/calculator/against-ours.ts'
import { tooManyPets, tooShortLease } from '../say/calculator/beyond-rule.ts'
import { calculated } from '../say/calculator/calculator.ts'
import { poundsApart, roomDifference } from '../say/calculator/difference.ts'
import { halfWithOwnParking, monthlyWithOwn, moveInWithOwn } from '../say/calculator/own-costs.ts'
import { fundsAgainstPrice } from '../say/calculator/own-funds.ts'
import { prorated } from '../say/calculator/periods.ts'
import { priceAtRate } from '../say/calculator/price-at-rate.ts'
import { type Query, queryOf } from '../say/calculator/query.ts'
import { rentLessFee } from '../say/calculator/rented-out.ts'
import { betweenHomes } from '../say/calculator/two-homes.ts'
import type { Reading } from '../understand/read.ts'
import { unique } from '../unique.ts'
import type { Calculation } from './calculation.ts'
import { readingOfWords } from './reading-of-words.ts'
import { statedWords } from './stated-words.ts'
import { sumCompared } from './sum-compared.ts'

/** Sums of amounts that are told in one sentence and asked of in another; each null unless it accounts for all of them. */
const sums: ((query: Query) => Answer | null)[] = [
  fundsAgainstPrice,
  moveInWithOwn,
  halfWithOwnParking,
  monthlyWithOwn,
  againstOurs,
  roomsShort,
  roomDifference,
  poundsApart,
  tooManyPets,
  tooShortLease,
  priceAtRate,
  betweenHomes,
  rentLessFee,
  prorated,
]

/**
 * "We sold ours for 2.65 million. We still owe 780 thousand on it. How much would we have to borrow?": a sum of all that a
 * message tells, however many sentences that is. Null where it tells something that the sum would leave out.
 */
export function sumOfStated(clauses: Reading[], home: Home, today: string): Calculation | null {
  const first = Math.max(0, clauses.findIndex(statesAmount))
  const last = clauses.findLastIndex((one) => one.amounts.length > 0 || !one.isAside)
  // A question that comes before is one of its own: "Is there a pool? And with 20% down …"
  const span = clauses.filter((one, i) => i <= last && (i >= first || !one.isMarked))
  const words = span.flatMap((clause) => clause.words)
  if (words.length > mostWords) return null
  const reading = readingOfWords(words, span.map(({ text }) => text).join(' '))
  const query = queryOf(reading, home, today, true)
  // "Is there a pool?" in between is answered besides.
  const isOther = (one: Reading) => one.isMarked && one.amounts.length === 0 && one !== span.at(-1)
  const topics = unique(span.flatMap((one) => (isOther(one) ? [] : one.topics)))
  const stated = sums.reduce<Answer | null>((found, sum) => found ?? sum(query), null)
  const compared = stated ?? sumCompared(reading, home, today)
  const asked = compared ? null : statedWords(query)
  const answer = asked === null ? compared : calculated(readingOfWords(asked.split(' ')), home, today, true)
  return answer && { answer, reading: { ...reading, topics }, clauses: clauses.length }
}
const mostWords = 120

const statesAmount = ({ amounts, topics }: Reading) =>
  amounts.length > 0 || topics.some((id) => id === 'beds' || id === 'baths')
