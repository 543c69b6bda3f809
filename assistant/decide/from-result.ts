import type { Home } from '../facts/home.ts'
import { petCount } from '../say/calculator/base.ts'
import { namesEarnings } from '../say/calculator/income-share.ts'
import type { Query } from '../say/calculator/query.ts'
import { amountsIn } from '../understand/amounts.ts'
import { countsTo } from '../understand/number-words.ts'
import type { Reading } from '../understand/read.ts'
import { sharersBefore } from './sum-before.ts'

/** What the sum before came to. */
export interface SumResult {
  amount: number
  isMonthly: boolean
}

/** An amount as the words of a sum name it: `$8364.5 monthly`. */
export const resultWords = ({ amount, isMonthly }: SumResult): string[] => [
  `$${Number(amount.toFixed(6))}`,
  ...(isMonthly ? ['monthly'] : []),
]

/**
 * The words of a sum that goes on from what the one before came to: "that's what percent down?", "mine?" after a roommate's
 * share, "between my wife and me?". Null where a clause asks for nothing of it.
 */
export function goingOnFromResult(
  { words, amounts }: Pick<Reading, 'words' | 'amounts'>,
  before: string[],
  home: Home,
  result: () => SumResult | null,
): string[] | null {
  if (before.length === 0 || words.length > 16) return null
  const line = words.join(' ')
  return (
    ofIncome(line, words, before, home) ??
    otherShare(line, before) ??
    unevenly(line, before, home) ??
    asShare(line, before, home, result) ??
    amongPair(line, amounts, before, result) ??
    ofLoanLeft(line, before, home, result) ??
    gapOfYear(line, before, home) ??
    savedByLonger(line, before, home) ??
    restAtRate(line, before, home) ??
    withExtraShared(line, words, before, home) ??
    eachYear(line, before, result) ??
    loanOfCash(line, before) ??
    averageOfTerm(line, before, home) ??
    lessShare(line, result) ??
    atOtherSum(line, amounts, before) ??
    loanOnThat(line, amounts, home, result) ??
    ofSizes(line, amounts, before, home) ??
    sharedAsBefore(line, amounts, before)
  )
}

/** "What percent is it then?", "with the garage is it over 40?" after a share of an income. */
function ofIncome(line: string, words: string[], before: string[], home: Home): string[] | null {
  const pay = namesEarnings.test(before.join(' '))
    ? amountsIn(before).find(
        ({ unit, value }) => (unit === '$' || unit === null) && value >= 500 && value !== home.price,
      )
    : undefined
  if (!home.isRental || !pay) return null
  const extras = [
    ...(/\b(?:parking|garage|spot|space|car)\b/.test(line) ? ['plus', 'parking'] : []),
    ...(words.some((word) => /^(?:dogs?|cats?|pets?)$/.test(word)) ? ['plus', '1', 'pet'] : []),
  ]
  const asked = asksPercent.test(line) ? '' : (overPercent.exec(line)?.[0] ?? null)
  if (asked === null || (asked !== '' && extras.length === 0)) return null
  const [, side = '', number = ''] = overPercent.exec(asked) ?? []
  const rent = ['rent', ...extras]
  return asked === '' || number === ''
    ? [...rent, 'is', 'what', 'percent', 'of', 'my', `$${pay.value}`, 'income']
    : ['i', 'make', `$${pay.value}`, 'is', 'the', ...rent, side, number, '%', 'of', 'it']
}
const overPercent = /\b(over|under|above|below|more than|less than) (\d{2})(?: ?%)?(?= |$)/

/** "Mine?" after the 55% of the rent that a roommate pays, "and the rest?". */
function otherShare(line: string, before: string[]): string[] | null {
  if (!asksMine.test(line)) return null
  const [share, ...others] = amountsIn(before).filter(({ unit }) => unit === '%')
  const isPartOfRent = share && others.length === 0 && share.value < 100 && !before.includes('down')
  if (!isPartOfRent) return sharedEvenly.test(before.join(' ')) ? before : null
  const base = /\b(?:hoa|dues|parking|deposit)\b/.exec(before.join(' '))?.[0] ?? 'rent'
  return [`${Number((100 - share.value).toFixed(3))}`, '%', 'of', 'the', base]
}
const asksMine =
  /^(?:(?:and|so|ok|okay|then|what|how|much|is|would|will|be|about|does|do|that|leave|leaves) )*(?:mine|my (?:share|part|end|cut|portion)|i pay(?: what| how much)?|me with(?: what)?|the other (?:share|part|guy|person|one|roommate)|(?:he|she|they) pays? (?:what|how much))(?: (?:is|be|would be|then|come to|what))*$/
const sharedEvenly = /\b(?:split|each|halves|ways|per person|apiece|among|between)\b/

/** "Redo it at 60/40" after one way of sharing the rent. */
function unevenly(line: string, before: string[], home: Home): string[] | null {
  const [, one = '', other = ''] = twoShares.exec(line) ?? []
  const isOfShares = sharedEvenly.test(before.join(' ')) || amountsIn(before).some(({ unit }) => unit === '%')
  if (one === '' || Number(one) + Number(other) !== 100 || !isOfShares || before.includes('down')) return null
  const base = /\b(?:hoa|dues|deposit)\b/.exec(before.join(' '))?.[0] ?? (home.isRental ? 'rent' : 'price')
  return ['split', 'the', base, one, other]
}
const twoShares =
  /^(?:(?:and|so|ok|now|then|what|about|how|if|we|i|do|did|redo|it|that|this|make|say|try|split|at|with|a) )*(\d{1,2}) (?:to |and )?(\d{1,2})(?: (?:split|please|instead|then))*$/

/** "That's what percent down?", "so that'd be what percent off?" of an amount of the price. */
function asShare(line: string, before: string[], home: Home, result: () => SumResult | null): string[] | null {
  const [, side = ''] = asksPercent.exec(line) ?? []
  if (!asksPercent.test(line) || home.isRental || home.price === null) return null
  const found = result()
  // "What percent is that?" of how far an offer is below asking.
  if (found === null && ofGap.test(before.join(' '))) return before
  if (found === null || found.isMonthly || before.join(' ').includes('sqft')) return null
  const paidDown = side === 'down' ? cashDown(before) : undefined
  const [amount = ''] = paidDown === undefined ? resultWords(found) : [`$${paidDown}`]
  const isPrice = found.amount > home.price * 0.4
  if (isPrice && /^(?:off|below|under|less)$/.test(side)) return ['how', 'far', 'below', 'asking', 'is', amount]
  const isLoan = paidDown === undefined && leftToPay.test(before.join(' '))
  const of = paidDown !== undefined ? [amount, 'down'] : isLoan ? ['the', 'loan', 'of', amount] : [amount]
  return found.amount < home.price ? ['what', 'percent', 'of', 'the', 'price', 'is', ...of] : null
}
/** 500,000 in "with half a million down". */
const cashDown = (before: string[]) =>
  amountsIn(before).find(
    ({ unit, value, to }) => (unit === '$' || unit === null) && value >= 1000 && before[to] === 'down',
  )?.value
const asksPercent =
  /^(?:(?:and|so|ok|okay|well|then|hm|which|that|it|this|is|would|will|be|makes|represents) )*(?:what|how many|how much|which) (?:%|percent|percentage)(?: (?:is|would|be|of|the|price|asking|total|that|it|this|exactly|then|in|all))*(?: (down|off|below|under|less))?(?: (?:is|asking|the|price|payment|that|then|of|it))*$/

/** "If the rate's 6, what's that a month?" of what is left to finance. */
function ofLoanLeft(line: string, before: string[], home: Home, result: () => SumResult | null): string[] | null {
  const said = before.join(' ')
  const [, rate = ''] = namedRate.exec(line) ?? []
  const paidDown = cashDown(before)
  const isOfLoan = (leftToPay.test(said) || paidDown !== undefined) && !said.includes('%') && !ofNewLoan.test(line)
  if (home.isRental || home.price === null || rate === '' || Number(rate) > 15 || !isOfLoan) return null
  if (!monthlyOfLoan.test(line)) return null
  const [, loan = ''] = /\bthe loan of \$([\d.]+)$/.exec(said) ?? []
  const known = loan !== '' ? Number(loan) : paidDown !== undefined ? home.price - paidDown : null
  const found = known === null ? result() : { amount: known, isMonthly: false }
  if (found === null || found.isMonthly || found.amount >= home.price || found.amount <= 0) return null
  const [, years = ''] = /\b(?:over|for|on(?: an?)?) (10|15|20|25|30|40)\b/.exec(line) ?? []
  return [
    ...['monthly', 'payment', 'on', 'a', 'loan', 'of', ...resultWords(found), 'at', rate, '%'],
    ...(years === '' ? [] : ['over', years, 'years']),
    ...(/\binterest only\b/.test(line) ? ['interest', 'only'] : []),
  ]
}
const namedRate = /\b(?:rates?(?: is| are| at| of| was)?|at|with) (\d{1,2}(?:\.\d+)?)(?: ?%)?(?= |$)/
const leftToPay = /\b(?:left|finance|financing|borrow\w*|loan|remaining|owe)\b/
const ofNewLoan = /\bdown\b|\bloan of\b|\bborrow\w* \$?\d/
const monthlyOfLoan = /\b(?:monthly|a month|per month|payments?|interest only)\b|^(?:(?:and|so|ok|say) )*at \d/

/** "Between my wife and me, half of that amount" */
function amongPair(
  line: string,
  amounts: Reading['amounts'],
  before: string[],
  result: () => SumResult | null,
): string[] | null {
  const [, number = ''] = amongMany.exec(line) ?? []
  const people = number === '' ? (pair.test(line) ? 2 : null) : (counts[number] ?? Number(number))
  const isPlain = amounts.every(({ value, unit }) => unit === 'person' || value === 0.5 || value === people)
  if (
    ofMovingIn.test(before.join(' ')) ||
    people === null ||
    !isPlain ||
    !(ofThat.test(line) || splitsIt.test(line)) ||
    !sharing.test(line)
  )
    return null
  const found = result()
  return found && [...resultWords(found), 'split', `${people}`, 'ways']
}
const counts = countsTo(9)
const kin = '(?:wife|husband|partner|girlfriend|boyfriend|brother|sister|roommate|friend|mom|dad|fiance|fiancee)'
const pair = new RegExp(
  String.raw`\b(?:between|with|for) (?:me and my|my) ${kin}(?: and (?:i|me|yo))?\b|\bthe (?:two|2) of us\b|\bboth of us\b|\bbetween us\b`,
)
const amongMany = /\b(?:between|among|by) (?:the )?([2-9]|two|three|four|five|six) of us\b/
const ofThat = /\b(?:that|this|it|that amount|the total|those)\b/
const ofMovingIn = /\b(?:deposit|move in|first month|moving in)\b/
const splitsIt = /^(?:(?:and|so|ok|then) )*(?:split|divided|shared)\b/
const sharing = /\b(?:split|half|halves|each|between|among|share|divide[ds]?)\b/

/** "Over a year that adds up to?" of how far the dues are from 958. */
function gapOfYear(line: string, before: string[], { feeMonthly, price }: Home): string[] | null {
  const [, fact = ''] = /\b(hoa|dues|rent|parking)\b/.exec(before.join(' ')) ?? []
  const [sum, ...others] = amountsIn(before).filter(
    ({ unit, value }) => (unit === '$' || unit === null) && value !== feeMonthly && value !== price,
  )
  if (fact === '' || !sum || others.length > 0 || sum.value < 100 || !overOneYear.test(line)) return null
  if (!compares.test(before.join(' '))) return null
  return ['how', 'much', 'more', 'than', `$${sum.value}`, 'is', 'the', fact]
}
const overOneYear =
  /^(?:(?:and|so|ok|then) )*(?:over|in|for) (?:a|the|one|1|the whole) year(?: (?:that|it|this|adds?|comes?|is|would|be|makes?|up|to|how much|what))*$|^(?:(?:and|so|ok|then) )*(?:what|how much) (?:is|does|would) (?:that|it)(?: (?:be|come to|add up to))? (?:over|in|for) (?:a|the) year$/
const compares = /\b(?:over|under|more|less|higher|lower|which is it|says?|said)\b/

/** "So how much do I save going longer?", "what's the difference?" after what the lease with the free month costs. */
function savedByLonger(line: string, before: string[], { freeRent }: Home): string[] | null {
  if (!freeRent) return null
  const isOfFree = /\b(?:free|average\w*|effective\w*)\b/.test(before.join(' '))
  const isOfLease = isOfFree || /\b(?:lease|months?|years?)\b/.test(before.join(' '))
  const asks =
    (isOfLease && (savesLonger.test(line) || apartMonthly.test(line))) || (isOfFree && asksTheDifference.test(line))
  return asks ? 'how much do i save a month with the month free'.split(' ') : null
}
/** "Difference per month between the two?" of the leases. */
const apartMonthly =
  /^(?:(?:and|so|ok|then|what is|whats|how much is) )*(?:the )?(?:monthly )?(?:difference|gap)(?: (?:a month|per month|monthly|each month|(?:between|of) (?:the|those|them|these|both)(?: two| leases| options| terms)*))+(?: (?:then|is|what|a month|per month))*$/
const savesLonger =
  /^(?:(?:and|so|ok|then) )*(?:how much|what) (?:do|would|will|am) (?:i|we) (?:save|saving) (?:by |if i |if we )?(?:going|go|went|signing|sign|taking|take|doing|do|with|on) (?:with |for )?(?:the )?(?:longer|longest|long|\d{2})(?: (?:one|lease|term|months?))*$/
const asksTheDifference =
  /^(?:(?:and|so|ok|then) )*(?:what|how much)(?: is|s)? the difference(?: (?:a month|per month|monthly|then))?$/

/** "Which is larger?", "the house vs my 2,400 sq ft, same question" after another home's size. */
function ofSizes(line: string, amounts: Reading['amounts'], before: string[], home: Home): string[] | null {
  const isOther = ({ unit, value }: Reading['amounts'][number]) => unit === 'sqft' && value !== home.listing.sqft
  const other = amountsIn(before).find(isOther)
  if (other && amounts.length === 0 && asksLarger.test(line))
    return ['is', 'it', 'bigger', 'than', `${other.value}`, 'sqft']
  const [named, ...more] = amounts
  const isAgain = named && more.length === 0 && sameQuestion.test(line) && timesBigger.test(before.join(' '))
  return isAgain && (named.unit === 'sqft' || named.unit === 'acre')
    ? ['how', 'many', 'times', 'bigger', 'than', 'my', `${named.value}`, named.unit === 'acre' ? 'acres' : 'sqft']
    : null
}
const asksLarger =
  /^(?:(?:and|so|ok) )*which (?:one |of (?:them|the two) )?(?:is|would be) (?:the )?(?:larger|bigger|smaller|larger one|bigger one|roomier)$/
const sameQuestion = /\bsame (?:question|thing)\b/
const timesBigger = /\bhow many times (?:bigger|larger|the size)\b/

/** "What about one share of the dues?" after what each of four pays of the price, "split the 20% down by however many we are". */
function sharedAsBefore(line: string, amounts: Reading['amounts'], before: string[]): string[] | null {
  const people = sharersBefore(before)
  if (people === null || people < 2) return null
  const [, paid = ''] = oneShare.exec(line) ?? []
  if (paid !== '') return [paid, 'split', `${people}`, 'ways']
  const share = amounts.find(({ unit }) => unit === '%')
  return share && amongAll.test(line) ? [`${share.value}`, '%', 'down', 'split', `${people}`, 'ways'] : null
}
const oneShare =
  /\b(?:one|1|my|each|a|every|his|her|their) (?:\w+ )?share of (?:the )?(dues|hoa|rent|price|deposit|parking)\b|\bdues (?:each|per person)$/
const amongAll =
  /\b(?:however many|all of us|each of us|us all|among us|between us|the (?:three|four|five|[3-6]) of us)\b/

/** "One drops out so redo it": the sum before, and with "both" the one before that, for one person less. */
export function forFewerPeople(line: string, before: string[], earlier: string[]): string[][] {
  if (!dropsOut.test(line)) return []
  const sums = /\b(?:both|all|everything|them)\b/.test(line) ? [earlier, before] : [before]
  return sums.flatMap((sum) => {
    const people = sharersBefore(sum)
    const paid = /\b(?:dues|hoa|rent|price|deposit|parking)\b/.exec(sum.join(' '))?.[0]
    return people !== null && people > 2 && paid !== undefined ? [[paid, 'split', `${people - 1}`, 'ways']] : []
  })
}
const dropsOut =
  /\b(?:one|1|someone|somebody)(?: of (?:us|them))? (?:drops?|dropped|backs?|backed|bails?|bailed|falls?|pulls?|moves?)(?: out)?\b/

const ofGap = /\b(?:how far|short of|how much (?:below|under|over|above)|far off)\b/

/** "So what's the average?" after what the lease with the free month costs. */
function averageOfTerm(line: string, before: string[], { freeRent }: Home): string[] | null {
  const isOfTerm = freeRent !== null && new RegExp(String.raw`\b${freeRent.term}\b`).test(before.join(' '))
  return isOfTerm && asksAverage.test(line) ? 'average monthly rent with the month free'.split(' ') : null
}
const asksAverage =
  /^(?:(?:and|so|ok|then) )*(?:what|how much) (?:is|does) (?:the|that|it)(?: (?:average|effective|real|net|monthly|rent|average out to|average to|work out to|a month|per month))+(?: (?:then|a month|per month))?$/

/** "Minus 5 percent for prepaying" of what a year costs. */
function lessShare(line: string, result: () => SumResult | null): string[] | null {
  const share = takesShareOff.exec(line)?.slice(1).find(Boolean) ?? ''
  const found = share === '' ? null : result()
  if (found === null) return null
  const whole = resultWords(found)
  return [...whole, 'minus', share, '%', 'of', ...whole]
}
const takesShareOff =
  /^(?:(?:and|so|ok|then|now) )*(?:(?:minus|less|take off) (\d{1,2}(?:\.\d+)?) ?%(?: (?:off|discount|less))?|with (\d{1,2}(?:\.\d+)?) ?% (?:off|discount|less))(?: for [a-z ]{3,30})?$/

/** "And if I stretch to 1.85?" after how far 1.8 is below asking. */
function atOtherSum(line: string, amounts: Reading['amounts'], before: string[]): string[] | null {
  const [said, ...more] = amounts
  const [old, ...others] = amountsIn(before).filter(({ unit }) => unit === '$' || unit === null)
  if (said && more.length === 0 && old && others.length === 0 && addsMore.test(line))
    return [...before.slice(0, old.from), `$${old.value + said.value}`, ...before.slice(old.to)]
  const isSum = said && more.length === 0 && (said.unit === '$' || said.unit === null)
  if (!isSum || !old || others.length > 0 || !stretches.test(line) || !ofDistance.test(before.join(' '))) return null
  return [...before.slice(0, old.from), ...line.split(' ').slice(said.from, said.to), ...before.slice(old.to)]
}
const addsMore =
  /^(?:(?:and|so|ok|but|what) )*if (?:i|we) (?:also )?(?:add|added|find|found|throw in|put in|got|get) (?:another |an extra )?\$?[\d.,]+\S*(?: (?:thousand|million|k))?(?: (?:more|extra|to it|to that|on top))?$/
const stretches =
  /^(?:(?:and|so|ok|but|what|then) )*if (?:i|we) (?:could |can )?(?:stretch|go|went|push|bump|raise|come up|came up|get|got)(?: (?:it|up|myself))*(?: to)? \$?[\d.,]+\S*(?: (?:million|mil|k|thousand))?(?: (?:then|instead))?$/
const ofDistance = /\b(?:how far|far off|short|budget|below|under|over|above)\b/

/** "And monthly at 6.5 on that with 20 down" after the price with 7 percent off. */
function loanOnThat(
  line: string,
  amounts: Reading['amounts'],
  home: Home,
  result: () => SumResult | null,
): string[] | null {
  const [, rate = ''] = namedRate.exec(line) ?? []
  const [, down = ''] = /\b(\d{1,2}) ?(?:% )?down\b/.exec(line) ?? []
  if (home.isRental || home.price === null || rate === '' || down === '' || !onThat.test(line)) return null
  const found = result()
  if (found === null || found.isMonthly || found.amount < home.price * 0.4 || found.amount === home.price) return null
  const years = amounts.find(({ unit }) => unit === 'year')?.value
  const term = years === undefined ? [] : ['over', `${years}`, 'years']
  return ['monthly', 'payment', 'with', down, '%', 'down', 'on', ...resultWords(found), 'at', rate, '%', ...term]
}
const onThat = /\b(?:on|of|at) that(?: (?:price|amount|number))?\b/

/** "And a year, per person?" of what each of three pays a month. */
function eachYear(line: string, before: string[], result: () => SumResult | null): string[] | null {
  if (!perYearEach.test(line) || !sharedEvenly.test(before.join(' '))) return null
  const found = result()
  return found?.isMonthly ? [...resultWords(found), 'a', 'year'] : null
}
const perYearEach =
  /^(?=.*\b(?:each|per person|apiece|a head)\b)(?:(?:and|so|ok|what|how much|is|that|it|would|be|each|per person|apiece|a head|for) )*(?:a|per|the) year(?: (?:each|per person|apiece|a head))?$/

/** "Loan then?" after "I have 900k, what percent down is that?" */
function loanOfCash(line: string, before: string[]): string[] | null {
  const [cash, ...others] = amountsIn(before).filter(({ unit, value }) => unit === '$' || value >= 1000)
  const isOfCash = cash && others.length === 0 && /\b(?:have|down|saved)\b/.test(before.join(' '))
  return isOfCash && asksLoanThen.test(line) ? ['how', 'much', 'to', 'finance', 'with', `$${cash.value}`, 'down'] : null
}
const asksLoanThen =
  /^(?:(?:and|so|ok|then|with|that|eso|it|this) )*(?:how much|what) (?:is|would be|will be) (?:left|remaining)(?: (?:to (?:finance|borrow|pay|owe)|then))*$|^(?:(?:and|so|ok|then) )*(?:the |my )?(?:loan|mortgage)(?: (?:is|would be|size|amount))?(?: (?:then|what|how much))?$/

/** "And with the parking?" of the rent that three share: they share that, too. */
function withExtraShared(line: string, words: string[], before: string[], home: Home): string[] | null {
  const said = before.join(' ')
  const people = sharersBefore(before)
  if (!home.isRental || people === null || people < 2 || !addsExtra.test(line)) return null
  if (!sharedEvenly.test(said) || /\b(?:deposit|move in|hoa|dues|%)/.test(said)) return null
  const isParked = [line, said].some((one) => /\b(?:parking|garage|spot|space)\b/.test(one))
  const pets = petCount({ words: [...before, ...words] } as Query)
  if (pets > 0 && !home.petRule?.monthlyEach) return null
  return [
    'rent',
    ...(isParked ? ['plus', 'parking'] : []),
    ...(pets > 0 ? ['plus', `${pets}`, pets === 1 ? 'pet' : 'pets'] : []),
    ...['split', `${people}`, 'ways'],
  ]
}
const addsExtra =
  /^(?:(?:and|so|ok|but|what|about|if|we|i|how) )*(?:with|plus|and|including|adding|add|take|get) (?:the |a |an |my |our |one |two |2 )?(?:parking|garage|spot|space|cats?|dogs?|pets?)(?: (?:spot|space|too|then|also))*$/

/** "Y el resto a 6.5 por ciento a 30 años, ¿cuánto sale al mes?" after a share paid down. */
function restAtRate(line: string, before: string[], home: Home): string[] | null {
  const [share, ...others] = amountsIn(before).filter(({ unit }) => unit === '%')
  const [, rate = ''] = restRate.exec(line) ?? []
  if (home.isRental || !share || others.length > 0 || rate === '' || Number(rate) > 15) return null
  if (!/\bdown\b/.test(before.join(' ')) || !/\b(?:a month|monthly|per month|payments?)\b/.test(line)) return null
  const years = amountsIn(line.split(' ')).find(({ unit }) => unit === 'year')?.value
  const term = years === undefined ? [] : ['over', `${years}`, 'years']
  return ['mortgage', 'payment', 'with', `${share.value}`, '%', 'down', 'at', rate, '%', ...term]
}
const restRate = /\b(?:rest|remaining|remainder|balance)(?: of it| is)? (?:at|to) (\d{1,2}(?:\.\d+)?)(?: ?%)?(?= |$)/
