import type { Home } from '../facts/home.ts'
import { calculated } from '../say/calculator/calculator.ts'
import { addsToPrice } from '../say/calculator/costs-on-price.ts'
import { paymentWords } from '../say/calculator/payment-words.ts'
import type { AmountRole } from '../understand/amount-roles.ts'
import { type Amount, amountsIn } from '../understand/amounts.ts'
import type { LikelyMessage } from '../understand/learned.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { Calculation } from './calculation.ts'
import { type LoanSaid, loanByForm } from './loan-by-form.ts'
import { isBorrowed, namesFee } from './loan-changed.ts'
import {
  amountsOfAll,
  dollarsOfPrice,
  likeliestRole,
  percentOfAmount,
  possibleRoles,
  type RoleShares,
  rolesTogether,
  shareOrDollars,
} from './roles-of-amounts.ts'

/** From this probability on, an amount has a role; `surely`: against what the words alone were taken for. */
const likelyRole = 0.45
const surelyRole = 0.65
/** Below this probability, an amount beside others of a loan is no rate. */
const leastRate = 0.35
/** From this probability on, a message asks for something, or for a sum. */
const likelyAsked = 0.5
/** From this probability on, it asks for one kind of sum. */
const likelyKind = 0.3

interface Context {
  home: Home
  today: string
  /** The sum before, in words. */
  calculation?: string[]
}

/** A sum of what the amounts of a message are for, and whether they surely are. */
export interface SumByRoles extends Calculation {
  isSure: boolean
  /** All amounts of the message are those of one loan, by their form. */
  isLoan: boolean
}

type Amounts = Partial<Record<AmountRole, Amount>>

interface Said {
  line: string
  words: string[]
  amounts: Amount[]
  /** Where all amounts are those of one loan, by their form. */
  loan: LoanSaid | null
  /** The likeliest amounts of several roles, each of another amount. */
  amountsOf: (...roles: AmountRole[]) => Amounts
  /** The sum before, in words. */
  before: string
  home: Home
  kinds: Partial<Record<string, number>>
  amountOf: (role: AmountRole) => Amount | null
  /** All amounts, where each surely has this role; none where one has another. */
  allAs: (role: AmountRole) => Amount[]
}

/**
 * A sum for amounts whose words don't say what they are: "seven pct on a thirty with a fifth down", "husband and I swore we'd
 * stop at 4.2, how badly do we blow it here". What each amount is for is learned (understand/amount-roles.ts); the words that
 * the calculator knows are made of that. Null where nothing was learned, nothing is asked, or an amount is missing.
 */
export function sumByRoles(
  clauses: Reading[],
  roles: RoleShares[] | null,
  { whole }: Pick<LikelyMessage, 'whole'>,
  { home, today, calculation = [] }: Context,
): SumByRoles | null {
  const { words, amounts } = amountsOfAll(clauses, home)
  const line = words.join(' ')
  const [first] = clauses
  const { question = 0 } = whole.acts
  const isAsked = Math.max(question, 1 - (whole.sums?.none ?? 1)) >= likelyAsked || asksGap.test(line)
  if (!first || !roles || home.price === null || !isAsked) return null
  const shares = amounts.map((amount, i) => possibleRoles(roles[i] ?? {}, amount, home))
  const loan = loanByForm(words, amounts, home)
  for (const sum of sums) {
    let isSure = surest.includes(sum)
    const amountOf = (role: AmountRole) => {
      const i = shares.findIndex((one) => likeliestRole(one) === role && (one[role] ?? 0) >= likelyRole)
      if (i >= 0 && (shares[i]?.[role] ?? 0) < surelyRole) isSure = false
      return amounts[i] ?? null
    }
    const amountsOf = (...wanted: AmountRole[]) => {
      const { places } = rolesTogether(shares, wanted)
      isSure &&= places.size > 1
      const named = [...places].filter(([role, i]) => role !== 'rate' || (shares[i]?.rate ?? 0) >= leastRate)
      return Object.fromEntries(named.map(([role, i]) => [role, amounts[i]]))
    }
    const allAs = (role: AmountRole) => {
      const areAll = shares.every((one) => likeliestRole(one) === role && (one[role] ?? 0) >= likelyRole)
      if (!shares.every((one) => (one[role] ?? 0) >= surelyRole)) isSure = false
      return areAll ? amounts : []
    }
    const asked = sum({
      allAs,
      line,
      words,
      amounts,
      loan,
      before: calculation.join(' '),
      home,
      kinds: whole.sums ?? {},
      amountOf,
      amountsOf,
    })
    if (asked === null) continue
    const reading: Reading = { ...first, ...meaningOf(asked.split(' ')), isMarked: true, isAside: false }
    const answer = calculated(reading, home, today, true)
    const isLoan = sum === payment && loan !== null
    return answer && { answer, reading, clauses: clauses.length, isSure, isLoan }
  }
  return null
}

/** Whether it's said instead of the sums that the words make: only where it's sure, and they don't go on from the one before. */
export const takesPlaceOf = ({ isSure, isLoan, answer }: SumByRoles, others: Calculation[]) =>
  others.every((one) => (isLoan || (isSure && !one.isFurther)) && one.answer.text.en !== answer.text.en)

/** What is asked, in words that the calculator knows; the first that has all that it needs. */
const sums: ((said: Said) => string | null)[] = [
  payment,
  taxWithDues,
  costs,
  paidTogether,
  borrowed,
  changed,
  part,
  ofIncome,
  room,
  perFoot,
  downAfterLess,
  downOfOffer,
  gap,
]
/** Those that leave out nothing of what the words alone were read as. */
const surest: ((said: Said) => string | null)[] = [
  payment,
  costs,
  taxWithDues,
  paidTogether,
  changed,
  ofIncome,
  downAfterLess,
  downOfOffer,
]

/** "Six and a half fixed for thirty, twenty down": what a loan costs a month. "And on a fifteen?" goes on with the one before. */
function payment({ amountsOf, home, line, before, words, amounts, loan: said }: Said): string | null {
  if (home.isRental) return null
  if (said) return paymentWords({ ...said, price: null, hasFee: namesFee.test(line) && !leavesOutFee.test(line) })
  const known = loanSaid.exec(before)?.groups
  const { rate, term, down, offer } = amountsOf('rate', 'term', 'down', 'offer')
  const downBefore = !down && !known ? paidDownIn(before, home) : null
  if (!rate && !(known && (term || down))) return null
  // "3.5% down, and what is 3.5%?"
  if (rate && rate.value === down?.value) return null
  const years = term?.value ?? Number(known?.years ?? 0)
  const price = offer && dollarsOfPrice(offer, home)
  const paidDown = down ? shareOrDollars(down, home) : (known?.down ?? downBefore)
  if ((offer && !price) || (down && !paidDown)) return null
  const hasFee = (namesFee.test(line) && !leavesOutFee.test(line)) || known?.fee !== undefined
  const lent = amounts.find((one) => isBorrowed(one, words))
  const loan = lent ? `$${lent.value}` : paidDown ? null : (known?.loan ?? null)
  return paymentWords({
    loan,
    down: loan ? null : (paidDown ?? null),
    rate: rate?.value ?? Number.parseFloat(known?.rate ?? ''),
    years: years >= 5 && years <= 50 ? years : null,
    price: price ? `$${price}` : null,
    hasFee,
  })
}
/** "If I put 300 grand down, what do I owe", before "at 6.5 over 15 years": the only amount of that sum. */
function paidDownIn(before: string, home: Home): string | null {
  const [paid, another] = amountsIn(before.split(' '))
  return paid && !another && /\bdown\b/.test(before) ? shareOrDollars(paid, home) : null
}
/** The words of `paymentWords`. */
const loanSaid =
  /^mortgage payment per month(?: on a loan of (?<loan>\$[\d.]+))?(?: with (?<down>\$?[\d.]+(?: %)?) down)? at (?<rate>[\d.]+ %)(?: over (?<years>\d+) years)?(?<fee> with hoa)?$/
const leavesOutFee =
  /(?<!not )\b(?:no|not(?! (?:forget|leave|skip))|without|w[ /]?o|excluding|minus|before|except|besides|leaving|forget|ignore|skip) (?:\w+ ){0,2}(?:hoa|dues|association|fees?)\b|\b(?:hoa|dues|fees?) (?:aside|out|excluded|not included)\b/

/** "My guy gets two and a half points", "a quarter down together with two percent for closing". */
function costs({ amountOf, home, line, amounts, words }: Said): string | null {
  const cash = cashToClose(amounts, words, home)
  if (cash) return cash
  const cost = amountOf('cost')
  const share = cost && !home.isRental && cost.value < 20 && isShare(cost) ? cost.value : null
  if (share === null || shares.test(line)) return null
  const [offer, other] = [amountOf('offer'), amounts.find((one) => one !== cost)]
  // "Ten percent plus 3 percent closing costs altogether"
  const isBeside = amounts.length === 2 && other?.unit === '%' && other.value > 3 && addsUp.test(line)
  const down = isBeside ? other : amountOf('down')
  const paidDown = down && shareOrDollars(down, home)
  if (paidDown) {
    const first = paidDown.endsWith('%') ? `${paidDown} of the price` : paidDown
    return asksBoth.test(line) ? `${first} plus ${share} % of the price` : null
  }
  if (addsToPrice.test(line)) return `price plus closing costs of ${share} %`
  const price = offer && dollarsOfPrice(offer, home)
  return price ? `${share} % closing costs at $${price}` : `${share} % closing costs on the price`
}
/** "Total cash needed if 15% down and 30k closing" */
function cashToClose(amounts: Amount[], words: string[], home: Home): string | null {
  const [down, closing] = amounts
  if (!down || !closing || amounts.length > 2 || home.isRental) return null
  const after = ({ to }: Amount) => words.slice(to, to + 3).join(' ')
  const isDown = down.unit === '%' && /^(?:\w+ )?down\b/.test(after(down))
  const isCost =
    closing.unit !== '%' && closing.value >= 1000 && /^(?:(?:for|in|of) )?(?:closing|fees|costs)\b/.test(after(closing))
  return isDown && isCost && asksBoth.test(words.join(' '))
    ? `${down.value} % of the price plus $${closing.value}`
    : null
}
const addsUp = /\b(?:plus|and|with|on top)\b/
const shares = /\b(?:split\w*|each|halves|in half|down the middle)\b/
const asksBoth = /\b(?:together|total|all|sum|both|altogether|another|plus|add|added|show up|bring|need|cash)\b/

/** "Take property tax at 1.25 percent, spread it over twelve months and add the HOA" */
function taxWithDues({ line, amounts, home }: Said): string | null {
  const [rate, ...others] = amounts.filter(({ unit }) => unit === '%')
  if (home.isRental || !rate || others.length > 0 || rate.value > 5 || !/\btax(?:es)?\b/.test(line)) return null
  const isMonthly = /\b(?:monthly|(?:a|per|each) month|12 months|twelve months)\b/.test(line)
  return isMonthly && namesFee.test(line) && !leavesOutFee.test(line) ? `${rate.value} % tax per month with hoa` : null
}

/** "A mil down from me, 500 from my partner, loan is": what is left of the price after all that they have. */
function paidTogether({ allAs, home, line }: Said): string | null {
  const paid = home.isRental || !leavesRest.test(line) ? [] : allAs('down')
  const dollars = paid.map((one) => (one.unit === '%' ? null : shareOrDollars(one, home)))
  if (paid.length < 2 || dollars.some((one) => one === null)) return null
  const sum = dollars.reduce((all, one) => all + Number(one?.slice(1)), 0)
  return home.price !== null && sum < home.price ? `with $${sum} down what is left to finance` : null
}
const leavesRest =
  /\b(?:loan|mortgage|borrow\w*|financ\w+|left|leaves?|owe|rest|remain\w*|short\w*|gap|equals?|balance|still need|bank)\b/

/** "Plunking 2 million on it and financing the rest, what's the rest": what is left of the price. */
function borrowed({ home, line, amounts }: Said): string | null {
  const [paid, another] = amounts
  if (!paid || another || home.isRental || home.price === null || !financesRest.test(line)) return null
  const down = paid.unit === '$' || paid.value >= 1000 ? shareOrDollars(paid, home) : null
  return down && Number(down.slice(1)) >= home.price / 20 ? `with ${down} down what is left to finance` : null
}
const financesRest =
  /\bwhat (?:(?:would|will|do|id|i'd|we'd) )?(?:(?:i|we|you) )?(?:would |will |still )*owe\b|\b(?:the |my |our )?(?:loan|shortfall|mortgage)(?: is| would be| comes to| then)?$|\b(?:financ\w+|borrow\w*|loan|mortgag\w+)\b.*\b(?:what ?'?i?s|how (?:much|big) (?:is|would)) (?:that |the |my |our )?(?:rest|remainder|balance|loan|difference)\b|\bwhat (?:size |kind of )?(?:loan|mortgage) (?:am|are|do|would|will|is) (?:i|we)\b/

/** "We'd wanna come in 6% under": the price less or more a share of it. */
function changed({ amountOf, home, line }: Said): string | null {
  const less = saysMore.test(line) ? null : amountOf('less')
  const amount = less ?? (saysLess.test(line) ? null : amountOf('more'))
  if (!amount || !(amount.unit === '%' || (isShare(amount) && inPoints.test(line)))) return null
  return `${amount.value} % ${less ? 'below' : 'over'} the ${home.isRental ? 'rent' : 'price'}`
}
const inPoints = /\b(?:points?|percent|pct)\b/
const saysLess = /\b(?:less|lower|below|under|off|cut|discount\w*|cheaper|haircut|knock\w*)\b/
const saysMore = /\b(?:more|higher|above|over|extra|raise\w*|increase\w*|on top)\b/

/** "A fifth of the ask, in dollars" */
function part({ amountOf, home, line }: Said): string | null {
  const amount = sidesWithPrice.test(line) ? null : amountOf('part')
  const share = amount && percentOfAmount(amount)
  const base = namesFee.test(line) ? 'hoa' : /\bdeposit\b/.test(line) ? 'deposit' : home.isRental ? 'rent' : 'price'
  return share ? `${share} % of the ${base}` : null
}

const sidesWithPrice = /(?:%|percent) (?:below|under|less|off|over|above|more)\b/

/** "I clear 8400 a month, do I make that three times thing" */
function ofIncome({ amountOf, home }: Said): string | null {
  const [income, times] = [home.isRental ? amountOf('income') : null, amountOf('times')]
  if (!income || !times || times.value < 2) return null
  const pay = times.value >= 20 && income.value < 2000 ? income.value * 1000 : income.value
  return `is my income of $${pay} ${times.value} times the rent`
}

/** "Where we live now is 3150 feet, so how much more elbow room" */
function room({ amountOf, home, line }: Said): string | null {
  const area = home.listing.sqft === null || ofLot.test(line) ? null : amountOf('area')
  const isInFeet = area && (area.unit === null || area.unit === 'sqft') && area.value >= 100
  return isInFeet ? `how much bigger than ${area.value} sqft` : null
}
const ofLot = /\b(?:lot|yard|land|acres?)\b/

/** "Suppose they took four and a half even, what did I pay a foot" */
function perFoot({ amountOf, home, line }: Said): string | null {
  const offer = ofFoot.test(line) ? amountOf('offer') : null
  const value = offer && dollarsOfPrice(offer, home)
  return value ? `price per sqft at $${value}` : null
}
const ofFoot = /\b(?:sqft|foot|feet|square)\b/

/** "Ten under ask, percent I mean, and then twenty down on whatever that is" */
function downAfterLess({ amountsOf, home, line, amounts }: Said): string | null {
  if (home.isRental || amounts.length !== 2 || !saysLess.test(line) || !thenDown.test(line)) return null
  const { less, down } = amountsOf('less', 'down')
  const areShares = [less, down].every((one) => one && isShare(one) && one.value >= 1)
  return less && down && areShares ? `${less.value} % below ask then ${down.value} % down on that` : null
}
const thenDown = /\b(?:down|downpayment)\b/

/** "Say the seller takes four five five and I put forty percent of that down, what's left to borrow" */
function downOfOffer({ amountOf, home, line, amounts, words }: Said): string | null {
  if (home.isRental || amounts.length !== 2 || !thenDown.test(line)) return null
  const down = amountOf('down')
  const offer = amounts.find(
    (one) => one !== down && isTaken.test(words.slice(Math.max(0, one.from - 4), one.from).join(' ')),
  )
  const [price, share] = [offer && dollarsOfPrice(offer, home), down && percentOfAmount(down)]
  if (!price || !share || price === home.price) return null
  return `${share} % down at $${price}${leavesRest.test(line) ? ' what is left to finance' : ' how much'}`
}

const isTaken =
  /\b(?:takes?|took|accepts?|accepted|sells?|goes|went|drops?|dropped|come|comes|came|buy|bought|get|got|offer\w*|settles?|lands?|agrees?)(?: (?:it|this|them|us|me|for|at|to|on|down))*$/

/** "We swore we'd stop at 4.2, how badly do we blow it here": how far a limit, an offer or another price is from this one. */
function gap({ amountOf, home, kinds, line }: Said): string | null {
  const named = amountOf('limit') ?? amountOf('offer') ?? (home.isRental ? amountOf('elsewhere') : null)
  const value = named && dollarsOfPrice(named, home)
  if (value === null || value === home.price) return null
  const isAsked = (kinds.difference ?? 0) >= likelyKind || asksGap.test(line)
  if (!isAsked || asksOther.test(line)) return null
  return `how far from the ${home.isRental ? 'rent' : 'price'} is $${value}`
}
const asksGap =
  /\b(?:by how much|how (?:far|badly|short|much (?:more|less|over|under|off|short|do (?:i|we) miss))|(?:short|over|under|miss|off|shy) (?:by|of)|goes? past|blow)\b|\bby$|\bshort\b.*\bhow much\b|\bhow much\b.*\bshort\b/
const asksOther =
  /\b(?:down|downpayment|borrow|loan|finance|mortgage|closing|sqft|square|foot|deposit|first month|move in|offer\w* (?:be|get) (?:accepted|taken)|(?:would|will|might) (?:they|he|she|the (?:owner|seller|landlord)))\b/

const isShare = ({ unit, value }: Amount) => unit === '%' || (unit === null && value <= 50)
