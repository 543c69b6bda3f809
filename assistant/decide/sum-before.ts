import { type Amount, amountsIn } from '../understand/amounts.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { Memory } from './memory.ts'

/**
 * The words of the sum before, where a few words ask for another side of it: "so the loan would be?" after a share of the
 * price, "by how much?" after a comparison, "20% down on that one" after a discount, "and monthly with the parking?" after what is paid to move in. Null where a
 * clause asks for nothing of it.
 */
export function sumBefore({ words, amounts, topics }: Reading, { calculation = [] }: Memory): string[] | null {
  if (calculation.length === 0 || words.length > 12) return null
  const line = words.join(' ')
  if (gap.test(line)) return calculation
  const before = meaningOf(calculation)
  const isMonthlyOfExtras =
    before.topics.includes('moveInCost') &&
    /\b(?:monthly|a month|per month|each month)\b/.test(line) &&
    topics.length > 0 &&
    topics.every((id) => id === 'parking' || id === 'pets')
  if (isMonthlyOfExtras) return ['rent', ...words]
  const discounted = downOnDiscounted(words, amounts, before.amounts, calculation.join(' '))
  if (discounted) return discounted
  const isShare = before.amounts.some(({ unit }) => unit === '%')
  if (amounts.length > 0 || !isShare || !borrows.test(line) || ofLender.test(line)) return null
  const share = amountsIn(calculation).find(({ unit }) => unit === '%')
  return share ? ['what', 'is', 'left', 'after', `${share.value}`, '%', 'down'] : null
}

const gap = /^(?:(?:and|so|ok|okay|over|but) )*by how much(?: (?:exactly|then|is it|over|under))*$/

/** The share of a lower price: "20% down on that one". */
function downOnDiscounted(words: string[], amounts: Amount[], before: Amount[], calculation: string): string[] | null {
  const [share, more] = amounts
  const [off, other] = before
  const line = words.join(' ')
  const isOfBoth = share?.unit === '%' && !more && off?.unit === '%' && !other
  if (!isOfBoth || !lowers.test(calculation) || !onThat.test(line)) return null
  return [`${off.value}`, '%', 'below', 'the', 'price', 'then', `${share.value}`, '%', 'down', 'on', 'that']
}
const lowers = /\b(?:below|under|off|less|lower|discount|cut|knock\w*|shave\w*)\b/
const onThat =
  /\bdown\b.*\b(?:on|of|from|for) (?:that|this|it|the (?:new|lower|reduced|second|last))\b|\b(?:that|the new|the lower|then)\b.*\bdown\b/

const borrows =
  /\b(?:loan|loans|borrow\w*|financ\w+|mortgage|owe|owing|balance|(?:what|how much) (?:is|would be|remains) (?:left|remaining|the rest))\b/

/** A lender's terms and what is paid every month are no part of the sum. */
const ofLender =
  /\b(?:rates?|interest|approv\w+|qualif\w+|lenders?|banks?|month|monthly|payments?|term|years?|types?|assum\w+|seller|owner|fha|va|jumbo|insurance|hoa|dues|building|get|need)\b/
