import type { Home } from '../facts/home.ts'
import { highestRate } from '../say/calculator/query.ts'
import type { Amount } from '../understand/amounts.ts'
import { isBorrowed } from './loan-changed.ts'
import { loanTerms, shareOrDollars } from './roles-of-amounts.ts'

/** What the amounts of a loan are by their form. */
export interface LoanSaid {
  /** "20 %" or "$400000" */
  down: string | null
  /** "$3000000" */
  loan: string | null
  /** In percent. */
  rate: number
  years: number
}

/**
 * The loan in words such as "20 down, thirty yr fixed, 6.5 percent": a down payment or what is borrowed, years and a rate,
 * each once. Null where one is missing or another amount is named.
 */
export function loanByForm(words: string[], amounts: Amount[], home: Home): LoanSaid | null {
  const paysNothing = nothingDown.test(words.join(' '))
  if (home.isRental || amounts.length !== (paysNothing ? 2 : 3)) return null
  const found = amounts.map((amount) => [formOf(amount, words, home), amount] as const)
  const amountOf = (form: Form) => found.find(([one]) => one === form)?.[1]
  const [down, rate, years, loan] = [amountOf('down'), amountOf('rate'), amountOf('years'), amountOf('loan')]
  const paidDown = (down && shareOrDollars(down, home)) ?? null
  if (!rate || !years || (!paidDown && !loan && !paysNothing)) return null
  return { down: paidDown, rate: rate.value, years: years.value, loan: loan ? `$${loan.value}` : null }
}

type Form = 'down' | 'rate' | 'years' | 'loan'

/** "VA loan nothing down 6% thirty years" */
const nothingDown = /\b(?:nothing|zero|no money|nada) down\b/

function formOf(amount: Amount, words: string[], home: Home): Form | null {
  const { value, unit, from, to } = amount
  const [earlier, later] = [words.slice(Math.max(0, from - 3), from).join(' '), words.slice(to, to + 3).join(' ')]
  const isOfLoan = unit === 'year' || (unit === null && /^(?:fixed|year)\b/.test(later))
  if (isOfLoan) return loanTerms.includes(value) ? 'years' : null
  if (isBorrowed(amount, words)) return 'loan'
  if ((paidAfter.test(later) || paidBefore.test(earlier)) && shareOrDollars(amount, home)) return 'down'
  const isShare =
    unit === '%' || (unit === null && (!Number.isInteger(value) || /\b(?:at|rate|interest|to the)$/.test(earlier)))
  return isShare && value >= 2 && value <= highestRate && !ofOther.test(later) ? 'rate' : null
}

const paidAfter =
  /^(?:\w+ )?(?:down|saved|deposit|equity|up front|upfront)\b|^in (?:two|three|four|five|six|seven|eight|nine|ten|\d)/
/** "A fifth down, six and three quarters": what was paid down stands before it. */
const paidBefore =
  /(?<!(?:[\d%]|percent|half|third|quarter|fifth|tenth|ten|fifteen|twenty|thirty|nothing|zero|money|nada) )\bdown$|\b(?:down payment(?: of| is| at)?|put|putting|saved)$/
const ofOther = /^(?:\w+ )?(?:off|below|under|above|less|more|closing|costs?|fees?|commission|points)\b/
