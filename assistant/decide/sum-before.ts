import { amountsIn } from '../understand/amounts.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { Memory } from './memory.ts'
import { recalculated } from './referents.ts'

/**
 * The words of the sum before, where a few words ask for another side of it: "so the loan would be?" after a share of the
 * price, "by how much?" after a comparison, "and monthly with the parking?" after what is paid to move in. Null where a
 * clause asks for nothing of it.
 */
export function sumBefore({ words, amounts, topics }: Reading, { calculation = [] }: Memory): string[] | null {
  if (calculation.length === 0 || words.length > 12) return null
  const line = words.join(' ')
  if (gap.test(line)) return calculation
  const right = correction({ words, amounts }, calculation)
  if (right) return right
  const before = meaningOf(calculation)
  const isMonthlyOfExtras =
    before.topics.includes('moveInCost') &&
    /\b(?:monthly|a month|per month|each month)\b/.test(line) &&
    topics.length > 0 &&
    topics.every((id) => id === 'parking' || id === 'pets')
  if (isMonthlyOfExtras) return ['rent', ...words]
  const isShare = before.amounts.some(({ unit }) => unit === '%')
  if (amounts.length > 0 || !isShare || !borrows.test(line) || ofLender.test(line)) return null
  const share = amountsIn(calculation).find(({ unit }) => unit === '%')
  return share ? ['what', 'is', 'left', 'after', `${share.value}`, '%', 'down'] : null
}

/** "No wait, I meant 25", "sorry 3.5 i meant fha", "oops, 5 years": the sum with this number instead. */
function correction({ words, amounts }: Pick<Reading, 'words' | 'amounts'>, calculation: string[]): string[] | null {
  const [said, ...others] = amounts
  if (!said || others.length > 0 || !corrects.test(words.join(' '))) return null
  const isMeant = ({ unit }: (typeof amounts)[number]) => said.unit === null || unit === said.unit
  const [wrong, ...more] = amountsIn(calculation).filter(isMeant)
  if (!wrong || more.length > 0 || wrong.value === said.value) return null
  // A price is never meant where a share was, nor the other way around.
  if (wrong.value < 100 !== said.value < 100) return null
  return recalculated(meaningOf(words.slice(said.from, said.to)), calculation)
}

const corrects =
  /\b(?:i meant?|my bad|typo|make (?:it|that)|should be|should have been)\b|^(?:(?:no|oh|ok|okay) )*(?:oops|whoops|sorry|wait|scratch that|correction)\b/

const gap = /^(?:(?:and|so|ok|okay|over|but) )*by how much(?: (?:exactly|then|is it|over|under))*$/

const borrows =
  /\b(?:loan|loans|borrow\w*|financ\w+|mortgage|owe|owing|balance|(?:what|how much) (?:is|would be|remains) (?:left|remaining|the rest))\b/

/** A lender's terms and what is paid every month are no part of the sum. */
const ofLender =
  /\b(?:rates?|interest|approv\w+|qualif\w+|lenders?|banks?|month|monthly|payments?|term|years?|types?|assum\w+|seller|owner|fha|va|jumbo|insurance|hoa|dues|building|get|need)\b/
