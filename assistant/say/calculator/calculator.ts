import type { Home } from '../../facts/home.ts'
import type { Reading } from '../../understand/read.ts'
import type { Answer } from '../answer.ts'
import { rentWithBills } from './bills.ts'
import { factMinusFact, shareOfAmount, termWithDeposit } from './combined.ts'
import { compared, floorCompared } from './comparison.ts'
import { limitWithCosts, priceWithCosts, taxWithFee } from './costs-on-price.ts'
import { dateSum } from './dates.ts'
import { leaseLength, movingDay } from './day-comparison.ts'
import { difference, roomDifference } from './difference.ts'
import { enoughDown } from './enough-down.ts'
import { expression } from './expression.ts'
import { freeMonths } from './free-rent.ts'
import { inWords } from './in-words.ts'
import { incomeShare, leftOfPay, partOfIncome, payAtShare, priceOverShare } from './income-share.ts'
import { mortgage } from './mortgage.ts'
import { moveInTotal } from './move-in.ts'
import { incomeRule, multiple } from './multiples.ts'
import { perUnit } from './per-unit.ts'
import { percentOf, shareOf } from './percent.ts'
import { leaseTotal, overTime, ratesCompared } from './periods.ts'
import { costOfPets } from './pet-cost.ts'
import { priceAtRate } from './price-at-rate.ts'
import { type Query, queryOf } from './query.ts'
import { rentLessFee } from './rented-out.ts'
import { sharedAmong } from './split.ts'
import {
  changedBy,
  depositAmount,
  leftAtLeast,
  literalSum,
  monthlyTotal,
  parkingTotal,
  paymentWithFee,
  priceWithFee,
  quotient,
  remainder,
  withoutPrice,
} from './sums.ts'
import { converted } from './units.ts'

/** In this order: calculations that need more words come before those that need fewer. */
const operations: ((query: Query) => Answer | null)[] = [
  inWords,
  paymentWithFee,
  taxWithFee,
  priceWithCosts,
  limitWithCosts,
  rentWithBills,
  rentLessFee,
  mortgage,
  enoughDown,
  payAtShare,
  leftOfPay,
  incomeShare,
  partOfIncome,
  priceOverShare,
  incomeRule,
  shareOfAmount,
  termWithDeposit,
  factMinusFact,
  moveInTotal,
  costOfPets,
  leaseTotal,
  freeMonths,
  priceWithFee,
  quotient,
  parkingTotal,
  (query) => expression(query, 2),
  dateSum,
  priceAtRate,
  shareOf,
  percentOf,
  literalSum,
  perUnit,
  sharedAmong,
  leftAtLeast,
  remainder,
  ratesCompared,
  roomDifference,
  difference,
  multiple,
  converted,
  leaseLength,
  floorCompared,
  compared,
  movingDay,
  changedBy,
  overTime,
  monthlyTotal,
  depositAmount,
  withoutPrice,
  (query) => expression(query, 1),
]

/** About the market, the law and lenders: the listing doesn't answer these. */
const asksAdvice =
  /\b(?:overpriced|underpriced|(?:compared (?:to|with)|than) (?:the )?(?:other|others|similar|the area|neighboring)|legally|illegal|legal|by law|banned|rent (?:control\w*|stabiliz\w*)|good (?:deal|investment)|fair price|a lot for|better to offer|too many|(?:can|could) (?:i|we) get a (?:\w+ )?(?:loan|mortgage)|get approved|should (?:i|we) (?:buy|offer|wait|rent|make|take|sign|get|invest)|can (?:a|the|they|my) (?:landlord )?(?:legally )?(?:raise|increase)|raise (?:the )?rent|rent increase)\b/

/** "I got burned by a $700 HOA at my last place, so is there one here?" */
const asksFigure = /\bhow (?:much|many)\b|\b(?:total|differ\w*|compar\w*|more|less)\b/
const ofOtherHome =
  /\b(?:on|at|in) (?:my|our|the) (?:last|old|previous|former|current) (?:place|home|house|apartment|condo|building)\b/

/** "Does parking come with it, or do you pay 100k extra?" */
const asksIfIncluded =
  /\b(?:does|do|is|are)\b.*\b(?:come|comes|included|include|part of)\b.*\bor\b.*\b(?:extra|separate\w*|on top)\b/

/** "Can I afford it on 210k a year?" is for a lender; what a tenant should earn is a rule of thumb. */
const asksIfAffordable = /\bafford\b.*\b(?:year|salary|income|make|earn|annually)\b/

/** "What do I get for the 985?" */
const asksWhatFor = /\bwhat\b.*\b(?:get (?:for|out of)|covers?|pays? for|go(?:es)? (?:to|towards?))\b/

/** The result of a calculation on the listing, with its terms; null when there is nothing to calculate. */
export function calculated(reading: Reading, home: Home, today: string, isAsked: boolean): Answer | null {
  const query = queryOf(reading, home, today, isAsked)
  const isElsewhere = ofOtherHome.test(query.line) && !asksFigure.test(query.line)
  if (
    isElsewhere ||
    asksAdvice.test(query.line) ||
    asksIfIncluded.test(query.line) ||
    (!home.isRental && asksIfAffordable.test(query.line)) ||
    (asksWhatFor.test(query.line) && !/\bhow (?:much|many)\b/.test(query.line))
  )
    return null
  for (const operation of operations) {
    const answer = operation(query)
    if (answer) return answer
  }
  return null
}
