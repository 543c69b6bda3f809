import type { Home } from '../facts/home.ts'
import { highestRate } from '../say/calculator/query.ts'
import { type AmountRole, likelyAmountRoles } from '../understand/amount-roles.ts'
import type { Amount } from '../understand/amounts.ts'
import type { Encoder } from '../understand/encoder.ts'
import type { Reading } from '../understand/read.ts'

/** How likely an amount has each role. */
export type RoleShares = Partial<Record<AmountRole, number>>

/**
 * What the amounts of a message are for, in the order of its clauses; null where nothing was learned, of a home
 * without a price, or of a message with so many that no sum is asked of them.
 */
export async function rolesOfAmounts(
  clauses: Reading[],
  home: Home,
  encoder: Encoder | undefined,
): Promise<RoleShares[] | null> {
  const { words, amounts } = amountsOfAll(clauses, home)
  return home.price === null || amounts.length > mostAmounts ? null : likelyAmountRoles(words, amounts, encoder)
}
const mostAmounts = 6

/** All clauses as one line of words. */
export function amountsOfAll(clauses: Reading[], home: Home): { words: string[]; amounts: Amount[] } {
  const words: string[] = []
  const amounts: Amount[] = []
  for (const clause of clauses) {
    const at = words.length
    amounts.push(
      ...withSpokenPrice(clause.amounts, home).map((one) => ({ ...one, from: one.from + at, to: one.to + at })),
    )
    words.push(...clause.words)
  }
  return { words, amounts }
}

/** "Four six" and "one seven five": digits in a row that are a price of such a home, in millions. */
function withSpokenPrice(amounts: Amount[], { price, isRental }: Home): Amount[] {
  const start = amounts.findIndex(
    (one, i) => isDigit(one) && isDigit(amounts[i + 1]) && one.to === amounts[i + 1]?.from,
  )
  if (start < 0 || price === null || isRental) return amounts
  let end = start + 1
  while (isDigit(amounts[end]) && amounts[end - 1]?.to === amounts[end]?.from) end++
  const [first, ...others] = amounts.slice(start, end)
  const value = Number(`${first?.value}.${others.map((one) => one.value).join('')}`) * 1e6
  if (!first || value < price / 2 || value > price * 2) return amounts
  const spoken: Amount = { value, unit: '$', from: first.from, to: others.at(-1)?.to ?? first.to }
  return [...amounts.slice(0, start), spoken, ...amounts.slice(end)]
}
const isDigit = (one: Amount | undefined) =>
  one !== undefined && one.unit === null && Number.isInteger(one.value) && one.value >= 0 && one.value <= 9

/** The shares of the roles that an amount of its size can have. */
export function possibleRoles(shares: RoleShares, amount: Amount, home: Home): RoleShares {
  const left = (Object.entries(shares) as [AmountRole, number][])
    .filter(([role]) => couldBe(role, amount, home))
    .map(([role, share]): [AmountRole, number] => [role, role === 'term' ? share * ofLoanYears : share])
  const sum = left.reduce((all, [, share]) => all + share, 0) || 1
  return Object.fromEntries(left.map(([role, share]) => [role, share / sum]))
}

/** The years of a loan are few numbers: one of them is a term more often than its words alone say. */
const ofLoanYears = 3

/** The likeliest of the roles. */
export const likeliestRole = (shares: RoleShares): AmountRole =>
  (Object.entries(shares) as [AmountRole, number][]).reduce(
    (best, one) => (one[1] > best[1] ? one : best),
    ['x' as AmountRole, 0],
  )[0]

/** Which amount has which of the roles, each at most once, where that is likeliest in all; the others have another role. */
export function rolesTogether(
  shares: RoleShares[],
  wanted: AmountRole[],
  left: AmountRole[] = wanted,
  from = 0,
): { places: Map<AmountRole, number>; score: number } {
  const own = shares[from]
  if (!own) return { places: new Map(), score: 0 }
  const others = (Object.entries(own) as [AmountRole, number][]).filter(([role]) => !wanted.includes(role))
  const rest = rolesTogether(shares, wanted, left, from + 1)
  let best = { places: rest.places, score: rest.score + Math.max(0, ...others.map(([, share]) => share)) }
  for (const role of left) {
    const share = own[role] ?? 0
    if (share < leastShare) continue
    const unused = left.filter((one) => one !== role)
    const next = rolesTogether(shares, wanted, unused, from + 1)
    if (next.score + share > best.score)
      best = { places: new Map([...next.places, [role, from]]), score: next.score + share }
  }
  return best
}
/** A role below this probability is none of an amount's. */
const leastShare = 0.15

/** The usual terms of a loan, in years. */
export const loanTerms = [10, 15, 20, 25, 30, 40]

function couldBe(role: AmountRole, amount: Amount, home: Home): boolean {
  const { unit, value } = amount
  const [isBare, isPercent] = [unit === null, unit === '%']
  const isMoney = isBare || unit === '$'
  switch (role) {
    case 'rate':
      return (isBare || isPercent) && value >= 2 && value <= highestRate && !home.isRental
    case 'term':
      return (isBare || isPercent || unit === 'year') && loanTerms.includes(value) && !home.isRental
    case 'down':
      return !home.isRental && shareOrDollars(amount, home) !== null
    case 'less':
    case 'more':
      return isPercent || (isBare && value <= 50) || (isMoney && value >= 20)
    case 'cost':
      return isPercent ? value <= 20 : isBare && value > 1 && value <= 7 && !Number.isInteger(value)
    case 'part':
      return percentOfAmount(amount) !== null
    case 'limit':
    case 'offer':
      return dollarsOfPrice(amount, home) !== null || (isMoney && value >= 500)
    case 'elsewhere':
      return isMoney && value >= 50
    case 'income':
      return isMoney && value >= 40
    case 'area':
      return (isBare || unit === 'sqft') && value >= 150
    case 'times':
      return (isBare || unit === 'times') && value > 1
    case 'people':
      return (isBare || unit === 'person') && value <= 20
    default:
      return true
  }
}

/** In percent: "20 %", "a fifth". */
export const percentOfAmount = ({ unit, value }: Amount): number | null =>
  unit === '%' ? value : unit === null && value > 0 && value < 1 ? Math.round(value * 1e5) / 1e3 : null

/** "20 %" or "$400000" that are paid down. */
export function shareOrDollars(amount: Amount, home: Home): string | null {
  const share = percentOfAmount(amount)
  if (share !== null) return share < 100 ? `${share} %` : null
  if (amount.unit === null && amount.value >= 3 && amount.value <= 60) return `${amount.value} %`
  const value = amount.value < 10 ? amount.value * 1e6 : amount.value < 1000 ? amount.value * 1000 : amount.value
  return home.price !== null && value < home.price ? `$${value}` : null
}

/** In dollars: "4.2" and "950" beside a price in millions; null for what is no price of such a home. */
export function dollarsOfPrice({ unit, value }: Amount, { price, isRental }: Home): number | null {
  if (price === null || (unit !== null && unit !== '$')) return null
  if (!isRental && value >= 1000 && value < 10_000) return null
  const scale = isRental || value >= 10_000 ? 1 : value < 100 ? 1e6 : 1e3
  const dollars = value * scale
  return dollars > price * 0.4 && dollars < price * 2.5 ? dollars : null
}
