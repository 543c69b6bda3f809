import { amountsIn } from '../understand/amounts.ts'
import type { Reading } from '../understand/read.ts'

/**
 * Words of a sum that goes on from an amount that the visitor named in the one before: what is left of it, what it saves, the
 * price of a square foot at it. Null where a line asks for nothing of it.
 */
export const goingOnFromNamed = (line: string, amounts: Reading['amounts'], calculation: string[]): string[] | null =>
  (left.test(line) ? ownFunds(calculation) : null) ??
  savedBefore(line, calculation) ??
  atBid(line, amounts, calculation)

/** "So how much is left?" after "I have 250k, is that enough for 20% down?" or "my budget is 1.2". */
function ownFunds(calculation: string[]): string[] | null {
  const [sum, ...others] = sumsIn(calculation)
  const share = amountsIn(calculation).find(({ unit }) => unit === '%')
  if (!share) return budgeted.test(calculation.join(' ')) ? [...calculation, 'how', 'much', 'is', 'left'] : null
  if (!sum || others.length > 0 || !owns.test(calculation.slice(0, sum.from).join(' '))) return null
  return [...calculation.slice(sum.from, sum.to), 'minus', `${share.value}`, '%', 'down']
}

const sumsIn = (words: string[]) =>
  amountsIn(words).filter(({ unit, value }) => (unit === '$' || unit === null) && value >= 1000)

const owns =
  /\b(?:(?:i|we) (?:have|can pay|can spend|make|saved|got|have got|have saved)|(?:my|our) (?:\w+ )?(?:budget|max|limit|savings)(?: is)?)\b/
const budgeted = /\b(?:my|our) (?:\w+ )?budget\b/
const left =
  /^(?:(?:and|so|ok|okay|then) )*(?:(?:how much|what) (?:is |would be |will be |of \S+ (?:\S+ )?(?:is |would be )?)?(?:(?:left|remaining)\b(?! (?:on|of the|until|till|in|for the)\b)|over(?: (?:are|am|is|do|would) (?:we|i|that|it)\b|$))|(?:how much|what) (?:does|would|will) (?:that|it|this) leave|what (?:do|would) (?:i|we) have left)(?= |$)/

/** "How much do I save against the list rent?" after what 24 months at 5,000 cost. */
function savedBefore(line: string, calculation: string[]): string[] | null {
  const [sum, ...others] = sumsIn(calculation)
  if (!sum || others.length > 0 || !saves.test(line)) return null
  const rent = calculation.slice(sum.from, sum.to)
  const time = amountsIn(calculation).find(({ unit }) => unit === 'month' || unit === 'year')
  if (!time) return null
  return ['(', 'rent', 'minus', ...rent, ')', 'times', `${time.unit === 'year' ? time.value * 12 : time.value}`]
}
const saves =
  /^(?:(?:and|so|ok|then) )*how much (?:do |would |will |can )?(?:i|we|it|that) (?:would |will )?save\b|\bsavings?\b.*\b(?:rent|list|asking)\b/

/** "And if I get it for 1.05M?" after the price of a square foot, and "how far below asking is that?" after it. */
function atBid(line: string, amounts: Reading['amounts'], calculation: string[]): string[] | null {
  const [bid, ...more] = amounts
  if (bid && more.length === 0 && gets.test(line) && sumsIn(calculation).length === 0) {
    const words = line.split(' ')
    return [...calculation, 'at', ...words.slice(bid.from, bid.to)]
  }
  const [sum, ...others] = bidsIn(calculation)
  if (!sum || others.length > 0 || amounts.length > 0 || !below.test(line)) return null
  return ['how', 'much', 'below', 'asking', 'is', ...calculation.slice(sum.from, sum.to)]
}
/** 1.05 of "price per sqft at 1.05" is one, too. */
const bidsIn = (words: string[]) => {
  const sums = sumsIn(words)
  const [last] = amountsIn(words).slice(-1)
  const isBid = last && words[last.from - 1] === 'at' && last.to === words.length && last.unit === null
  return sums.length === 0 && isBid && words.includes('sqft') ? [last] : sums
}
const gets =
  /^(?:(?:and|so|but|ok|what|same thing|the same) )*(?:(?:if|say|suppose) )+(?:(?:i|we) (?:get|got|buy|bought|take|took) (?:it|this|the (?:house|home|place|condo|apartment)) (?:for|at)|(?:they|he|she|the (?:sellers?|owners?)) (?:take|takes|took|accept|accepts|accepted|agree to|agreed to))\b/
const below =
  /^(?:(?:and|so|ok) )*(?:which|that|it) is (?:what|how (?:far|much)) (?:below|under|off|less)(?: (?:the )?(?:ask|asking|list|price)(?: price)?)?$|^(?:(?:and|so|ok) )*(?:how (?:far|much)(?: \w+)? (?:below|under|above|over|off)|what (?:percent|%) (?:below|under|above|over)) (?:(?:the )?(?:ask|asking|list)(?: price)? )?(?:is|would) (?:that|it|this)(?: be)?(?: in (?:percent|%|dollars))?$/
