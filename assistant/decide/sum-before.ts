import { amountsIn } from '../understand/amounts.ts'
import { countsTo, ones } from '../understand/number-words.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import { inScaleOf } from '../understand/scale-of-amount.ts'
import { spanIn } from './extras-before.ts'
import type { Memory } from './memory.ts'
import { goingOnFromNamed } from './named-money.ts'
import { period, recalculated } from './referents.ts'

/**
 * The words of the sum before, where a few words ask for another side of it: "so the loan would be?" after a share of the
 * price, "by how much?" after a comparison, "and monthly with the parking?" after what is paid to move in, "and with parking?"
 * after a rent that is split. Null where a clause asks for nothing of it.
 */
export function sumBefore({ words, amounts, topics }: Reading, { calculation = [] }: Memory): string[] | null {
  if (calculation.length === 0 || words.length > 16) return null
  const line = words.join(' ')
  if (gap.test(line) || confirms.test(line) || asksParts.test(line)) return calculation
  if (inDollars.test(line) && amountsIn(calculation).some(({ unit }) => unit === '%')) return calculation
  const ofLease = ofLeaseBefore(line, calculation)
  if (ofLease) return ofLease
  const ofSaid = ofSumSaid(line, calculation)
  if (ofSaid) return ofSaid
  const ofLoan = ofLoanBefore(line, amounts, calculation)
  if (ofLoan) return ofLoan
  const [, other = ''] = meansOther.exec(line) ?? []
  const asked = other === '' ? null : period.exec(calculation.join(' '))
  if (asked) return [...other.split(' '), ...asked[0].split(' ')]
  const others = otherNumber(line, calculation) ?? otherFraction(line, calculation)
  if (others) return others
  const ofIncome = clearsRule(line, amounts, calculation)
  if (ofIncome) return ofIncome
  const multiple = multipleOfShare(line, calculation)
  if (multiple) return multiple
  const ofNamed = goingOnFromNamed(line, amounts, calculation)
  if (ofNamed) return ofNamed
  const less = withoutPart(line, calculation)
  if (less) return less
  const right = correction({ words, amounts }, calculation)
  if (right) return right
  const before = meaningOf(calculation)
  const isOfMovingIn = before.topics.includes('moveInCost') || paysToMoveIn.test(calculation.join(' '))
  const isMonthlyOfExtras =
    isOfMovingIn &&
    /\b(?:monthly|a month(?! of)|per month|each month)\b/.test(line) &&
    topics.length > 0 &&
    topics.every((id) => id === 'parking' || id === 'pets')
  if (isOfMovingIn && bringsPet.test(line) && !before.topics.includes('pets'))
    return [...calculation, 'with', '1', 'pet']
  if (isMonthlyOfExtras) return ['rent', ...words]
  const isRentAndParking = before.topics.includes('parking') && /\b(?:rent|monthly)\b/.test(calculation.join(' '))
  if (isRentAndParking && !isOfMovingIn && petOnTop.test(line))
    return 'rent plus parking plus 1 pet per month'.split(' ')
  const each = sharedBefore(words, topics, calculation)
  if (each) return each
  if (isOfMovingIn || depositAndRent.test(calculation.join(' '))) {
    const isFirst =
      /\b(?:first month|up ?front|to move in|day one|move in|(?:a|one|the first|1) month(?:'?s)?(?: of)? (?:parking|garage))\b/.test(
        line,
      )
    const isAdded = (isFirst && addsParking.test(line)) || adds.test(line) || ifParked.test(line)
    if (isAdded && topics.every((id) => ofMoveIn.includes(id))) return [...calculation, 'plus', 'parking']
  }
  const isOfMoveIn =
    depositAndRent.test(calculation.join(' ')) && !before.topics.some((id) => id === 'parking' || id === 'pets')
  if (isOfMoveIn && shares.test(line) && sharersBefore(words) !== null) return ['deposit', 'plus', 'rent', ...words]
  const together = withParking(line, topics, before, calculation)
  if (together) return together
  const isShare = before.amounts.some(({ unit }) => unit === '%')
  if (amounts.length > 0 || !isShare || !borrows.test(line) || ofLender.test(line.replace(needsLoan, ' '))) return null
  const share = amountsIn(calculation).find(({ unit }) => unit === '%')
  return share ? ['what', 'is', 'left', 'after', `${share.value}`, '%', 'down', ...priceNamed(calculation)] : null
}

/** "At $1800000" of a share that was paid down on 1.8. */
function priceNamed(calculation: string[]): string[] {
  const named = amountsIn(calculation).find(
    ({ unit, value, from }) =>
      (unit === '$' || unit === null) &&
      (value >= 100_000 || (value > 0.3 && value < 10 && !Number.isInteger(value))) &&
      /^(?:on|of|at|for)$/.test(calculation[from - 1] ?? ''),
  )
  return named ? ['at', `$${named.value < 100 ? named.value * 1e6 : named.value}`] : []
}

/**
 * What a visitor says that they put down or have: "I'm putting 1.5 down", "we have 90k saved up". The words of a sum without a
 * question, which a later message asks; null where a statement names no such amount.
 */
export function sumSaid({ words, amounts }: Reading, dollarsOf: (amount: Reading['amounts'][number]) => number | null) {
  const [amount, ...others] = amounts
  // "Putting 1.5 down" are millions: nobody puts 1.5 % down.
  const isShort =
    amount?.unit === '%' && amount.value < 3 && !words.slice(amount.from, amount.to).join(' ').includes('%')
  const dollars = !amount || others.length > 0 ? null : isShort ? amount.value * 1e6 : dollarsOf(amount)
  if (dollars === null || !putsDown.test(words.join(' '))) return null
  return ['have', `$${dollars}`, 'down']
}
const putsDown =
  /\b(?:put|puts|putting|have|has|got|with|only|about|saved|our|my)\b.*\b(?:down|down payment|saved(?: up)?|in (?:the |my |our )?(?:bank|savings)|in cash)\b|\bdown payment (?:of|is)\b/

/** "How much would the loan be?", "what percent is that?", "would that cover moving in?" after an amount that a visitor named. */
function ofSumSaid(line: string, calculation: string[]): string[] | null {
  const [, named, share] = ofSaidSum.exec(calculation.join(' ')) ?? []
  const sum = named ?? share
  if (sum === undefined) return null
  if (asksShare.test(line)) return ['what', 'percent', 'of', 'the', 'price', 'is', sum]
  if (/\bmov(?:e|ing) in\b/.test(line)) return ['is', sum, 'enough', 'to', 'move', 'in']
  return asksLoan.test(line) ? ['how', 'much', 'to', 'finance', 'with', sum, 'down'] : null
}
const ofSaidSum = /^(?:have|how much to finance with) (\$[\d.]+) down$|^what percent of the price is (\$[\d.]+)$/
const asksShare = /\b(?:what|which|how many) (?:percent|%|share|percentage)|\bas a (?:percent|%|percentage|share)\b/
const asksLoan =
  /^(?:(?:and|so|ok|then) )*(?:how much|what|how big)(?: (?:would|will|is|do|does|i|we|the|my|our|be|have|need|to))*(?: (?:loan|mortgage|borrow|finance|left|rest|remaining))(?: (?:be|to (?:borrow|finance|pay)|then|that))*$/

/** "And at 6.25, what's the monthly?" after a share paid down, "add the HOA" after what a mortgage costs. */
function ofLoanBefore(line: string, amounts: Reading['amounts'], calculation: string[]): string[] | null {
  const before = calculation.join(' ')
  if (ofMortgage.test(before) && addsFee.test(line))
    return namesFee.test(before) ? calculation : ['with', 'hoa', ...calculation]
  const otherYears = ofMortgage.test(before) && !/\b(?:lease|tenant|old)\b/.test(line) ? soleTerm(amounts) : null
  if (otherYears !== null) {
    const kept = before.replace(anyYears, '').trim()
    const fee = namesFee.test(line) && !namesFee.test(before) ? 'with hoa ' : ''
    return `${fee}${kept} over ${otherYears} years`.split(' ')
  }
  const [, newRate = ''] = ofMortgage.test(before) ? (rateMoved.exec(line) ?? []) : []
  if (newRate !== '' && amounts.length === 1 && rateBefore.test(before))
    return before.replace(rateBefore, `at ${newRate} %`).split(' ')
  const [cash, ...more] = amounts
  const isCash = cash && more.length === 0 && (cash.unit === '$' || cash.unit === null) && cash.value >= 20_000
  if (isCash && ofMortgage.test(before) && paysDown.test(line) && shareDown.test(before))
    return before.replace(shareDown, `$${cash.value} down`).split(' ')
  const share = amountsIn(calculation).find(({ unit }) => unit === '%')
  const [, rate = ''] =
    (asksPayment.test(line) || atTerms.test(line)) && !/\bdown\b/.test(line) ? (atRate.exec(line) ?? []) : []
  if (!share || !(/\bdown\b/.test(before) || ofTheRest.test(line)) || rate === '') return null
  const years = amounts.find(({ unit }) => unit === 'year')?.value
  const term = years ? ` over ${years} years` : ''
  const [, price] = priceNamed(calculation)
  const on = price ? ` on ${price}` : ''
  return `mortgage payment with ${share.value} % down${on} at ${rate} %${term}`.split(' ')
}
const ofMortgage =
  /\b(?:mortgage|payments?|principal)\b|\bdown\b.*\b(?:monthly|a month|per month)\b|\b(?:monthly|a month|per month)\b.*\bdown\b/
const addsFee =
  /^(?:(?:and|so|ok|no|now|what|how|about|if|i|we|you) )*(?:add|adding|plus|with|including|include|forgot|missed)(?: in| on)? (?:the |my )?(?:hoa|dues|hoa dues|hoa fees?|fees?)(?: too| as well| to (?:it|that)| included| on top| right)?$/
/** "And if rates drop to 6" */
const rateMoved =
  /\brates? (?:drop|drops|dropped|fall|falls|fell|go|goes|went|come|comes|came|rise|rises|is|are|was|were)(?: down| up| back)? ?(?:to |at )?(\d{1,2}(?:\.\d+)?)(?: ?%)?(?: (?:this morning|today|now|tho|though|again|redo it|run it again|so))*$/
const rateBefore = /\bat \d{1,2}(?:\.\d+)?(?: ?%)?(?= |$)/
/** "What if I put down 1.5 million instead?" */
const paysDown = /\bdown\b/
const shareDown = /\b\d{1,2}(?:\.\d+)? ?% down\b/
const ofTheRest = /\bon the (?:rest|remaining|balance|remainder)\b/
/** "At 6.4 over 30 years" */
const atTerms =
  /^(?:(?:and|so|ok|say) )*at \d{1,2}(?:\.\d+)?(?: ?%)? (?:over|for|on)(?: an?)? (?:10|15|20|25|30|40)(?: years?)?$/
const namesFee = /\b(?:hoa|dues)\b/
const anyYears = /(?:\b(?:over|for|on|in|with)(?: an?)? )?\b\d{1,2} (?:years?|yrs?)\b/g
const usualTerms = [10, 15, 20, 25, 30, 40]

/** "And with 15 years instead?", "the total on the 15 year one" after what a mortgage costs. */
function soleTerm(amounts: Reading['amounts']): number | null {
  const [years, ...others] = amounts.filter(({ value, unit }) => !(unit === null && value === 1))
  return years?.unit === 'year' && others.length === 0 && usualTerms.includes(years.value) ? years.value : null
}
const asksPayment = /\b(?:monthly|payments?|mortgage|a month|per month|each month)\b/
const atRate = /\b(?:at|to(?= \d{1,2}(?:\.\d+)? ?%)) (\d{1,2}(?:\.\d+)?)(?: ?%| percent)?(?= |$)/

/** "And the shorter?", "the other one?", "which is what a month really?" after what one of the lease terms costs. */
function ofLeaseBefore(line: string, calculation: string[]): string[] | null {
  const before = calculation.join(' ')
  const [, asked = ''] = otherTerm.exec(line) ?? []
  const was = ofShorter.test(before) ? 'shorter' : ofLonger.test(before) ? 'longer' : null
  if (asked !== '' && was !== null && ofLeaseCost.test(before)) {
    const isOther = asked === 'other'
    const isShorter = isOther ? was === 'longer' : /^(?:short|first|former)/.test(asked)
    return ['what', 'does', 'the', isShorter ? 'shorter' : 'longer', 'lease', 'add', 'up', 'to']
  }
  if (asked !== '' && leaseEnd.test(before) && leaseSpan.test(before)) {
    const isShort = /^(?:short|first|former)/.test(asked)
    return before.replace(leaseSpan, `the ${isShort ? 'shortest' : 'longest'} lease`).split(' ')
  }
  const isOfFree = /\b(?:free|deal|spread)\b|\baverag|\beffective/.test(before)
  if (isOfFree && (asksSaved.test(line) || wholeTerm.test(line) || paidInAll.test(line) || asksCheaper.test(line)))
    return calculation
  const [, months = ''] = isOfFree ? (onMonths.exec(line) ?? []) : []
  if (months !== '') return ['how', 'much', 'is', 'the', 'rent', 'for', months, 'months']
  const isOfTerm = /\b(?:lease|months?|the whole \d+|those \d+)\b/.test(before)
  return isOfTerm && asksMonthly.test(line) ? ['average', 'rent', 'with', 'the', 'month', 'free'] : null
}
/** "When would a year end?" */
const leaseEnd = /\bwhen\b.*\b(?:ends?|over|up|expires?|finish(?:es)?|run out)\b/
const leaseSpan =
  /\b(?:(?:a|one|1|the|full) )?(?:years?(?: lease)?|\d{1,2} months?(?: lease)?|(?:longer|longest|shorter|shortest) lease)\b/
const ofShorter = /\b(?:shorter|shortest)\b|\b(?:short|first|former) (?:one|lease|term|option)\b/
const ofLonger = /\b(?:longer|longest|free|averag\w*|effective)\b|\b(?:long|second|latter) (?:one|lease|term|option)\b/
const otherTerm =
  /^(?:(?:and|so|ok|but|what|how|about) )*(?:with )?(?:the |that )?(short|shorter|shortest|long|longer|longest|other|first|second|former|latter)(?: one| lease| term| option)?(?: then)?$/
const ofLeaseCost = /\b(?:adds?|added|total|comes?|costs?|altogether|finish|free|averag\w*|effective)\b/
const asksSaved = /^(?:(?:and|so|ok|but) )*(?:what|how much) (?:do|would|will) (?:i|we) save$/
const asksCheaper =
  /^(?:(?:and|so|ok|then) )*which (?:one |lease |term |of (?:them|those|the two) )?(?:me )?(?:is|would be|works out|comes out|costs?) (?:the )?(?:cheaper|less|better deal)(?: (?:per month|a month|monthly|overall|then))*$/
const wholeTerm =
  /^(?:(?:and|so|ok|but|what|is) )*(?:(?:in|the) )?(?:total(?: cost)?|altogether|in all|all together)$|^(?:(?:and|so|ok|but) )*(?:the )?(?:whole (?:thing|term|lease|stay)|all of it|entire (?:lease|term))(?: (?:start to finish|in total|altogether|together|adds? up to|comes? to))*$/
/** "How much would I have paid when it's over?" of the lease with the free month. */
const paidInAll =
  /^(?:(?:and|so|ok|but) )*(?:how much|what) (?:would|will|do) (?:i|we) (?:have )?(?:paid|pay)(?: (?:in total|total|altogether|in all|when it is over|by the end|at the end|overall))(?: then)?$/
const onMonths =
  /^(?:(?:and|so|ok|but|what|about) )*(?:(?:on|for|with|over)|if (?:i|we) (?:only |just )?(?:do|did|sign|take)) (?:the )?(\d{1,2})(?: months?)?(?: (?:one|lease))?$/
const asksMonthly =
  /^(?:(?:and|so|ok|but) )*(?:which|that|it)?(?: is| comes to)? ?what (?:a|per|each) month(?: really| then)?$/

/** "And with 25?" after a share of the price, "what about two?" after a sum with one cat. */
function otherNumber(line: string, calculation: string[]): string[] | null {
  const [, said = ''] = bareNumber.exec(line) ?? []
  const value = counts[said] ?? Number(said)
  if (said === '' || !Number.isFinite(value)) return null
  const share = amountsIn(calculation).find(({ unit }) => unit === '%')
  const countsAnimals = /\b(?:dogs?|cats?|pets?)\b/.test(calculation.join(' '))
  const isOfYears = /^(?:and |so |ok )*(?:over|for|in|after)\b/.test(line) || overYear.test(calculation.join(' '))
  const ofYears = isOfYears && !share && !countsAnimals
  if (ofYears && yearly.test(calculation.join(' ')))
    return [...calculation.join(' ').replace(yearly, ' ').split(/\s+/).filter(Boolean), 'over', `${value}`, 'years']
  if (share && value >= 3 && value <= 90)
    return [...calculation.slice(0, share.from), `${value}`, '%', ...calculation.slice(share.to)]
  const text = calculation.join(' ')
  const [people = ''] = shares.test(text) ? (severalPeople.exec(text) ?? []) : []
  if (people !== '' && value >= 2 && value <= 9) return text.replace(people, `${value}`).split(' ')
  const [animal = '', , kind = ''] = oneAnimal.exec(text) ?? []
  return animal !== '' && value >= 2 && value <= 9 ? text.replace(animal, `${value} ${kind}s`).split(' ') : null
}

/** "Ok what about half" after a share of the price. */
function otherFraction(line: string, calculation: string[]): string[] | null {
  const [, said = ''] = bareFraction.exec(line) ?? []
  const [share, another] = amountsIn(calculation)
  if (said === '' || share?.unit !== '%' || another) return null
  return [...calculation.slice(0, share.from), `${fractions[said]}`, '%', ...calculation.slice(share.to)]
}
const fractions: Record<string, number> = { half: 50, quarter: 25, fifth: 20, tenth: 10 }
const bareFraction =
  /^(?:(?:and|so|ok|then|what|how|about|if|i|we|do|did|put) )*(?:a |an |one )?(half|quarter|fifth|tenth)(?: (?:down|then|instead))*$/

/** "Do I clear it with 130k?" after the income that a rule asks for. */
function clearsRule(line: string, [income, another]: Reading['amounts'], calculation: string[]): string[] | null {
  const [, times] = timesRent.exec(calculation.join(' ')) ?? []
  const isIncome = income && !another && (income.unit === '$' || income.unit === null) && income.value >= 1000
  if (!times || !isIncome || !clears.test(line)) return null
  return `is my income of $${income.value} ${times} times the rent`.split(' ')
}
const timesRent = /\b(\d{1,2}) ?(?:x|times)\b/
const clears = /\b(?:clear|clears|make|makes|qualify|qualifies|pass|enough|meet|meets|cut it|good|does|hit|reach)\b/

/** "And with a cat on top?" after the rent with parking. */
const petOnTop =
  /^(?:(?:and|so|ok|then|what|how|about) )*(?:with|plus|adding|add) (?:a|one|1|my|our|the) (?:\w+ )?(?:cat|dog|pet)(?: (?:on top|too|as well|also))*$/

/** "And with a 10 lb puppy?" after what is paid to move in: one more pet. */
const bringsPet =
  /^(?:(?:and|so|ok|then|what|how|about) )*(?:with|if i (?:have|bring|had)|counting|including) (?:(?:my|our|the|an?|one|1) )?(?:(?:small|little|tiny|old|young) )?(?:dog|cat|pet|puppy|kitten)s?(?: (?:of|that weighs) \d+ (?:lb|pounds|kg))?$/

const severalPeople = new RegExp(
  String.raw`(?<=\b(?:among|between|by|of) )(?:\d|${ones.slice(2, 10).join('|')})\b|\b(?:\d|${ones.slice(2, 10).join('|')})(?= (?:ways?|people|persons?|roommates?|friends|adults|of us)\b)`,
)
const overYear = /\bover (?:a|1|one) year\b/
const yearly = /\b(?:a|per|each|every|in 1|for 1|1) years?\b|\b(?:yearly|annually|annual)\b/
const counts = countsTo(10)
const bareNumber = new RegExp(
  String.raw`^(?:(?:and|so|ok|okay|hmm|but|or|then|what|how|about|if|with|for|over|in|after|make|it|the|say|at|i|we|do|did|go|put|had|have|just|only|actually|no|among|between|split) )*(\d{1,2}|${ones.slice(2, 11).join('|')})(?: (?:of (?:them|those|us)|ways|people|roommates|instead|then|down|though))*$`,
)
const oneAnimal = /\b(an?|one|1|my) (cat|dog|pet)\b(?! (?:fee|rent|deposit))/

/** "By how much?" */
export const asksGap = (line: string) => gap.test(line)

/** "Double the down" after a share of the price. */
function multipleOfShare(line: string, calculation: string[]): string[] | null {
  const [, factor = ''] = multiplied.exec(line) ?? []
  const share = amountsIn(calculation).find(({ unit }) => unit === '%')
  if (factor === '' || !share) return null
  const value = share.value * ({ double: 2, twice: 2, triple: 3, half: 0.5, halve: 0.5 }[factor] ?? 1)
  return value < 100 ? ['what', 'is', `${value}`, '%', 'down'] : null
}
const multiplied =
  /^(?:(?:and|so|ok|what|about|if|i|we) )*(double|twice|triple|half|halve) (?:the|that|my|our) (?:down(?: payment)?)(?: then)?$/

/** "And without parking, a year of it?" after the rent with parking and a dog. */
function withoutPart(line: string, calculation: string[]): string[] | null {
  const [, gone = '', rest = ''] = leavesOut.exec(line) ?? leavesAnimal.exec(line) ?? []
  const before = calculation.join(' ')
  if (gone === '' || !/\b(?:rent|monthly|a month|per month)\b/.test(before)) return null
  const isOfPets = /^(?:dog|cat|pet|him|her)/.test(gone)
  const kind = isOfPets ? '(?:dog|cat|pet)s?' : '(?:nearby )?(?:parking|garage|spot|space|car)'
  const part = new RegExp(
    String.raw` (?:plus|and|with|including|add) (?:(?:the|a|an|my|our|one|two|three|\d) )*${kind}(?: (?:spot|space))?\b`,
    'g',
  )
  const kept = before.replace(part, '')
  if (kept === 'rent' && !period.test(rest)) return ['rent', 'without', isOfPets ? 'pets' : 'parking']
  if (kept === before) return null
  const left = /\brent\b/.test(kept) ? kept : `rent ${kept}`
  return [...left.split(' '), ...(period.exec(rest)?.[0].split(' ') ?? [])]
}
const leavesOut =
  /^(?:(?:now|and|so|ok|but|what|how|about|if|we|i|it|is) )*(?:without|minus|less|skip|not counting|leaving out|drop|take out|no) (?:the |my |our |a |any )?(parking|garage|spot|space|car|dogs?|cats?|pets?)\b(.*)$/

/** "My dog stays with my mom, so without him?" */
const leavesAnimal = /\b(?:so|and|then|but|actually|now) without (him|her)\b(.*)$/

/** "And the deposit, each?" after a rent that three share. */
function sharedBefore(words: string[], topics: Reading['topics'], calculation: string[]): string[] | null {
  const isOfMoney = topics.some((id) => id === 'price' || id === 'deposit' || id === 'fee' || id === 'moveInCost')
  if (!isOfMoney || !eachAsked.test(words.join(' ')) || !shares.test(calculation.join(' '))) return null
  const people = sharersBefore(calculation)
  return people ? [...words, 'split', 'among', `${people}`] : null
}
const paysToMoveIn = /\b(?:how much|what|total|cost|cash|pay)\b.*\b(?:move in|(?:get|have) (?:the )?keys|hand over)\b/
const ofMoveIn: Reading['topics'] = ['parking', 'moveInCost', 'price', 'neighborhood']
const addsParking = /\b(?:with|plus|and|including|adding|add)\b.*\b(?:parking|garage|spot|space)\b/
const depositAndRent = /\bdeposit\b.*\b(?:rent|first month)\b|\b(?:rent|first month)\b.*\bdeposit\b/
const eachAsked = /\b(?:each|apiece|per (?:person|head)|a head)\b/

/** How many people share in the words of a sum. */
export function sharersBefore(calculation: string[]): number | null {
  const named = amountsIn(calculation).find(
    ({ unit, value, from }) =>
      unit === 'person' ||
      (unit === null &&
        value >= 2 &&
        value <= 12 &&
        /^(?:among|between|by|in|of|are)$/.test(calculation[from - 1] ?? '')),
  )
  return named?.value ?? null
}

/** The rent and the parking, of which the sum before was one. */
function withParking(
  line: string,
  topics: Reading['topics'],
  before: Pick<Reading, 'topics' | 'amounts'>,
  calculation: string[],
): string[] | null {
  if (topics.length !== 1 || !adds.test(line)) return null
  const asked = period.exec(line)?.[0] ?? period.exec(calculation.join(' '))?.[0]
  const both = ['rent', 'plus', 'parking']
  const span = spanIn(calculation)
  if (topics.includes('price') && before.topics.includes('parking')) return [...both, ...(asked?.split(' ') ?? [])]
  // "And with the parking on top?" after the rent with a cat.
  const isOfPets = before.topics.includes('pets') && before.topics.every((id) => id === 'pets' || id === 'price')
  if (isOfPets && topics.includes('parking')) return [...calculation, 'plus', 'parking']
  const isOfRent =
    before.topics.every((id) => id === 'price' || (id === 'lease' && span.length > 0)) &&
    !before.amounts.some(({ unit }) => unit === '%')
  if (!topics.includes('parking') || !isOfRent) return null
  if (asked) return [...both, ...asked.split(' ')]
  if (span.length > 0) return [...both, ...span]
  return shares.test(calculation.join(' ')) ? [...both, ...calculation.filter((word) => word !== 'rent')] : null
}

const ifParked =
  /^(?:(?:and|so|ok|but|what) )*if (?:(?:i|we) (?:also |do )?(?:take|get|add|want|rent|use) )?(?:the |that |a )?(?:nearby )?(?:parking|garage)(?: (?:nearby|spot|space|too|also|as well))*$/

const adds =
  /^(?:(?:and|so|ok|okay|but|hm|what|about|if|how|i|we|mean|still|same|by|[2-9]) )*(?:with|plus|including|adding|add|counting|take|get|got|want|rent)(?: (?:the|a|one|in))* (?:parking|garage|spot|space|car (?:spot|space)|rent)\b/

const shares =
  /\b(?:split|each|share|per (?:person|head)|halves|ways|roommates?)\b|\bbetween \w+ (?:people|persons|friends|of us)\b/

/** "No wait, I meant 25", "sorry 3.5 i meant fha", "oops, 5 years": the sum with this number instead. */
function correction(clause: Pick<Reading, 'words' | 'amounts'>, calculation: string[]): string[] | null {
  const { words, amounts, isRefused } = withoutRefused(clause)
  const [said, ...others] = amounts
  if (!said || others.length > 0 || !(isRefused || corrects.test(words.join(' ')))) return null
  const isMeant = ({ unit }: (typeof amounts)[number]) => said.unit === null || unit === said.unit
  const [wrong, ...more] = amountsIn(calculation).filter(isMeant)
  if (!wrong || more.length > 0 || wrong.value === said.value) return null
  // "450, not 400" of 400,000
  const isBare = said.unit === null && wrong.value >= 10_000 && wrong.unit !== '%'
  const full = isBare ? inScaleOf(said.value, wrong.value) : said.value
  if (full !== said.value) return [...calculation.slice(0, wrong.from), `$${full}`, ...calculation.slice(wrong.to)]
  // A price is never meant where a share was, nor the other way around.
  if (wrong.value < 100 !== said.value < 100) return null
  return recalculated(meaningOf(words.slice(said.from, said.to)), calculation)
}

/** "Sorry, 8, not 5" */
function withoutRefused({
  words,
  amounts,
}: Pick<Reading, 'words' | 'amounts'>): Pick<Reading, 'words' | 'amounts'> & { isRefused?: boolean } {
  const [, refused] = amounts
  if (amounts.length !== 2 || refused === undefined || words[refused.from - 1] !== 'not') return { words, amounts }
  const kept = [...words.slice(0, refused.from - 1), ...words.slice(refused.to)]
  return { words: kept, amounts: amountsIn(kept), isRefused: kept.length <= 4 }
}

const corrects =
  /^(?:(?:ah|oh|ay|uh|um|no|wait|actually|sorry|rather|better) )+\$?[\d.,]+(?: ?(?:k|m|thousand|million|mil))?(?: (?:instead|then|down|sorry))?$|\b(?:i meant?|my bad|typo|make (?:it|that)|should be|should have been)\b|^(?:(?:no|oh|ok|okay) )*(?:oops|whoops|sorry|wait|scratch that|correction)\b/

/** "That's each?" after a rent that two share. */
const confirms =
  /^(?:(?:and|so|ok) )*what (?:do|would|will) (?:i|we) (?:wire|pay|send|owe|hand over|write)(?: you)? (?:in total|altogether|total|all told)$|^(?:(?:and|so|ok|okay) )*(?:that is|is that|it is|is it|so) (?:each|per person|apiece|(?:the )?total|in total|for (?:both|all|all three)(?: of us)?)$/
/** "No, I meant the parking", after what something else is per year. */
const meansOther =
  /^(?:(?:no|sorry|oh|wait|actually|not that) )*i meant? (?:the |for the |just the )?(parking|rent|dues|hoa|hoa dues|fee|deposit)$/
/** "How does that break down?" */
const asksParts =
  /^(?:(?:and|so|ok|okay|but|can you|could you) )*(?:how does (?:that|it|this) (?:break down|add up)|break (?:that|it|this) down(?: for me)?|how (?:did|do) you get (?:that|there|to that)|what (?:goes into|makes up|is in) (?:that|it))$/
/** "How much would that be in dollars?" after a share of the price. */
const inDollars =
  /^(?:(?:and|so|ok|okay) )*(?:how much|what) (?:is|would|does|will)(?: (?:that|it|this))?(?: (?:be|come to|make|mean))?(?: in (?:dollars|money|cash))?(?: terms)?$|^(?:and |so )?in (?:dollars|money)$/
const gap =
  /^(?:(?:and|so|ok|okay) )*(?:short|over|under|off) (?:by )?how (?:many|much)(?: feet| sqft| dollars)?(?: then)?$|^(?:(?:and|so|ok|okay) )*(?:what is |whats )?the (?:difference|gap)(?: then| between them| be)?$|^(?:(?:and|so|ok|okay) )*(?:in (?:feet|sqft|square feet|dollars) )?how much (?:smaller|bigger|less|more|cheaper|pricier|larger) (?:is (?:it|that|this)|exactly|then)(?: (?:then|exactly|in (?:feet|sqft|dollars)))?$|^(?:(?:and|so|ok|okay) )*(?:(?:that is|which is|that would be|thats) )?saving (?:me |us )?(?:how much|what)(?: then)?$|^(?:(?:and|so|ok|okay|over|but) )*(?:(?:damn|wow|ugh|hm|oh|shoot|what|so|that is|hes|shes|he is|she is|they are|it is) )*(?:(?:by (?:how much|how many (?:dollars|feet|sqft))|how (?:far|much) off|how short|how (?:much|far) (?:over|under|short)|(?:wrong|off|short|over|under) by (?:how much|what))(?: (?:exactly|then|is it|is that|is he|is she|was (?:he|she|it)|over|under|off|am i|are we|please|if you please|\d+))*|(?:what is |whats )?(?:that |it |this )?(?:in|as) (?:an? )?(?:percent|percents|%|percentage)(?: terms)?)$/

const borrows =
  /\b(?:loan|loans|borrow\w*|financ\w+|mortgage|owe|owing|balance|(?:what|how much) (?:is|would be|remains) (?:left|remaining|the rest))\b/

const needsLoan = /\bneed(?= to (?:borrow|finance)\b)/
/** A lender's terms and what is paid every month are no part of the sum. */
const ofLender =
  /\b(?:rates?|interest|approv\w+|qualif\w+|lenders?|banks?|month|monthly|payments?|term|years?|types?|assum\w+|seller|owner|fha|va|jumbo|insurance|hoa|dues|building|get|need)\b/
