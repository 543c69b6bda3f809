import type { Home } from '../facts/home.ts'
import { type Loan, paymentWords } from '../say/calculator/payment-words.ts'
import { type Amount, amountsIn } from '../understand/amounts.ts'
import type { Reading } from '../understand/read.ts'
import { shareOrDollars } from './roles-of-amounts.ts'

/**
 * The words of a payment with other terms than those of the sum before: "and at 6?", "same with 15 down", "what about a
 * fifteen?", "now leave the HOA out". What isn't named stays. Null where the sum before is no payment at a rate, or where
 * something else is said.
 */
export function loanChanged({ words, amounts }: Reading, before: string[], home: Home): string[] | null {
  const line = words.join(' ')
  const loan = loanIn(before, home)
  if (!loan || words.length > mostWords || ofOtherSum.test(line)) return null
  const changed = { ...loan }
  if (namesFee.test(line)) {
    if (!addsFee.test(line) && !leavesOutFee.test(line)) return null
    changed.hasFee = !leavesOutFee.test(line)
  } else if (amounts.length === 0) return null
  for (const amount of amounts) {
    const role = roleOf(amount, words, loan)
    const down = role === 'down' ? shareOrDollars(amount, home) : null
    if (down) [changed.down, changed.loan] = [down, null]
    else if (role === 'years') changed.years = amount.value
    else if (role === 'rate') changed.rate = amount.value
    else return null
  }
  return paymentWords(changed).split(' ')
}

/** A few words: what says more may ask for something else. */
const mostWords = 12
const ofOtherSum =
  /\b(?:off|below|under|less|asking|closing|tax|taxes|price|offer\w*|income|salary|rent|lease|each|split|share|percent of|% of|got|get|buy|bought|sold|sell|worth|pounds?|lb|dogs?|cats?|months?|square|sqft|points|am|pm|tour|see|visit|come|there|today|tomorrow|tonight|morning|afternoon|evening|weekend|\w+day|difference|cheaper|total|year of|per|a day|a week)\b/
export const namesFee = /\b(?:hoa|dues|association|building fee|monthly fee)\b/
const addsFee = /\b(?:add|adding|plus|with|include\w*|including|on top|count\w*|throw|toss|slap|put)\b/
const leavesOutFee =
  /\b(?:without|excluding|minus|no)\b|\b(?:leave|leaving|take|taking|drop|forget|skip|ignore|strip)\b.* (?:hoa|dues|fees?)\b/

function roleOf(amount: Amount, words: string[], { rate }: Loan): 'down' | 'years' | 'rate' | null {
  const { value, unit, from, to } = amount
  const [earlier, later] = [words.slice(Math.max(0, from - 3), from).join(' '), words.slice(to, to + 2).join(' ')]
  const isShare = unit === null || unit === '%'
  const isMoney = unit === '$' || (unit === null && value >= 10_000)
  if (unit === 'year') return value >= 5 && value <= 50 ? 'years' : null
  if (
    /^(?:\w+ )?down\b/.test(later) ||
    /\b(?:down|down payment(?: of| is| at)?|(?:put|putting|giving)(?: (?:the|like|only|just))?)$/.test(earlier)
  )
    return isShare || isMoney ? 'down' : null
  if (!isShare) return null
  if (stretches.test(earlier) && value >= 10 && value <= 40) return 'years'
  if (loanYears.includes(value) && unit === null)
    return value >= 15 || /\b(?:over|for|on(?: an?)?)$/.test(earlier) ? 'years' : null
  const isRate = value >= 2 && value <= 13 && Math.abs(value - rate) <= 4
  return isRate && beforeRate.test(earlier) && afterRate.test(later) ? 'rate' : null
}
/** "Stretch it to 40" */
const stretches = /\b(?:stretch|extend|spread) (?:it|that) (?:out )?(?:to|over)$|\b(?:it|that) (?:out )?(?:to|over)$/
/** "And at 6 flat?", "7, worst case", not "another site had 5" nor "so it's 5 of those". */
const beforeRate =
  /(?:^|\b(?:at|to|if|and|or|about|rates?|say|with|was|is|be|got me|given?|interest|apr|then|(?:give|gives|gave|offer|offers|offered|quote|quotes|quoted|get|gets|got) (?:me|us)|hit|hits|go to|goes to|drop to|drops to))$/
const afterRate =
  /^(?:$|flat|even|then|instead|fixed|worst|percent|please|or|and|with|over|for|but|now|interest|apr|rate|max|tops|not|on|again)/
const loanYears = [10, 15, 30]

/** The terms of a payment, from the words of its sum. */
function loanIn(words: string[], home: Home): Loan | null {
  const line = words.join(' ')
  if (home.isRental || !ofPayment.test(line) || saysMore.test(line)) return null
  const amounts = amountsIn(words)
  const isDown = ({ to }: Amount) => words[to] === 'down' || words[to - 1] === 'down'
  const down = amounts.find(isDown)
  const rate = amounts.find((one) => one !== down && (one.unit === '%' || one.unit === null) && isRate(one, words))
  const years = amounts.find(({ unit }) => unit === 'year')
  const price = amounts.find(
    (one) => one !== down && one.unit === '$' && namesPrice.test(words.slice(0, one.from).join(' ')),
  )
  const loan = amounts.find((one) => one !== down && isBorrowed(one, words))
  if (!rate || amounts.some((one) => ![down, rate, years, price, loan].includes(one))) return null
  const paidDown = down ? shareOrDollars(down, home) : null
  return {
    down: paidDown,
    rate: rate.value,
    years: years?.value ?? null,
    price: price ? `$${price.value}` : null,
    loan: loan ? `$${loan.value}` : null,
    hasFee: namesFee.test(line) && !leavesOutFee.test(line),
  }
}
const namesPrice = /\b(?:on|if listed at)$/
/** What the words of a payment here don't say. */
const saysMore = /\b(?:interest only|left|a year|yearly|weekly|biweekly|split|each)\b/
const ofPayment = /\b(?:mortgage|payments?|monthly|(?:a|per|each) month)\b/
const isRate = ({ value, from, unit }: Amount, words: string[]) =>
  value >= 2 && value <= 13 && (unit === '%' || /^(?:at|rate|is|of)$/.test(words[from - 1] ?? ''))

/** "Borrow 900k", "the credit union gives us 3 million", "pido 900 mil". */
export const isBorrowed = ({ unit, value, from }: Amount, words: string[]): boolean =>
  (unit === null || unit === '$') && value >= 10_000 && borrows.test(words.slice(Math.max(0, from - 5), from).join(' '))
const borrows =
  /\b(?:loan (?:of|for)|(?:mortgage|credit|prestamo) (?:of|for)|borrow(?:ing|ed)?|financ(?:e|ing)|(?:give|gives|gave|lend|lends|lent) (?:us|me)|pido|pedimos|pidiendo|ask the bank for)(?: (?:about|around|the|a|like|up to|for|say))*$/
