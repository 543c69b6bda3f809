import { daysBetween } from '#domain/calendar.ts'
import type { Home } from '../facts/home.ts'
import { availableDay } from '../say/calculator/dates.ts'
import { daysIn } from '../say/calculator/days.ts'
import { dollarsOf } from '../say/calculator/query.ts'
import { amountsIn } from '../understand/amounts.ts'
import { countsTo } from '../understand/number-words.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { Memory } from './memory.ts'
import { sharersBefore } from './sum-before.ts'

/**
 * The words of a sum that everyday talk asks for in a roundabout way: "price divided by that" of the size, "its two now" of a
 * split rent, "total a month if my mortgage is 7,900". Null where a clause asks for none.
 */
export function furtherSum(
  { words, amounts }: Pick<Reading, 'words' | 'amounts'>,
  memory: Memory,
  home: Home,
  today: string,
): string[] | null {
  if (words.length > 20) return null
  const line = words.join(' ')
  const { calculation = [], subject = [] } = memory
  return (
    ownMortgage(line, home) ??
    halfEach(line, home) ??
    withRentToo(line, calculation) ??
    oneFewer(line, calculation, home) ??
    inParts(line, calculation) ??
    addedToMoveIn(line, calculation, subject) ??
    rentWithBill(line, home) ??
    withForgotten(line, calculation) ??
    priceOverThat(line, subject) ??
    priceOverSize(line, amounts, home) ??
    withClosing(line, amounts, calculation) ??
    amongFewer(line, calculation) ??
    inTwoShares(line, calculation) ??
    sameShares(line, calculation) ??
    betweenHomes(line, words, calculation, home, today) ??
    forThoseNights(line, calculation, home, today) ??
    duesOverYears(line, amounts, subject) ??
    farFromLimit(line, calculation, home)
  )
}

const dollars = (said: string) => Number(said.replaceAll(',', ''))

/** "Total per month if my mortgage is 7,900": with the dues. */
function ownMortgage(line: string, { feeMonthly, isRental }: Home): string[] | null {
  const [, said = ''] = mortgageOf.exec(line) ?? []
  const payment = dollars(said)
  if (isRental || !feeMonthly || !(payment >= 500 && payment <= 90_000) || !asksTotal.test(line)) return null
  return [`$${payment}`, 'monthly', 'plus', 'hoa']
}
const mortgageOf =
  /\b(?:mortgage|loan|house|my|monthly) ?(?:payment|mortgage|loan)?(?: is| was| comes to| would be| will be| of| at)(?: about| around| like)? \$?(\d[\d,]*)(?! ?(?:%|years?|down|million|k\b))(?= |$)/
const asksTotal =
  /\b(?:total|all in|all told|altogether|all together|everything)\b.*\b(?:month|monthly|mortgage|payment)\b|\b(?:mortgage|payment)\b.*\b(?:total|all in|all told|altogether|all together|with (?:the )?(?:hoa|dues)|plus (?:the )?(?:hoa|dues))\b/

/** "Rent plus the garage plus say 70 for electric": a bill that the visitor names. */
function rentWithBill(line: string, { isRental }: Home): string[] | null {
  const named = billOf.exec(line)
  const [whole = '', said = ''] = named ?? []
  const sum = line.slice(0, named?.index ?? 0).replace(beginsSum, '')
  if (!isRental || !plainRent.test(sum) || line.length > (named?.index ?? 0) + whole.length) return null
  return [...sum.trim().split(' '), 'plus', `$${dollars(said)}`, 'monthly']
}
const beginsSum = /^(?:(?:and|so|ok|then|now|what is|how much is|total|if it is) )+/
const plainRent =
  /^(?:the )?rent (?:(?:plus|and|with) (?:the |a |one |my )?(?:parking|garage|spot|space|cat|dog|pet)(?: (?:spot|space|fee|rent))? ?)*$/
const billOf =
  /(?:plus|and|with) (?:(?:say|about|like|maybe|around|another|roughly|an extra) )*\$?(\d[\d,]*)(?: (?:a month|monthly|per month))? (?:for|in|of) (?:the |my )?(?:electric|electricity|utilities|internet|gas|wifi|power|insurance|water|bills)(?: bill)?(?: (?:is|makes|comes to) (?:what|how much))?$/

/** "Forgot taxes, say 1,900 a month, add em" after what a month costs. */
function withForgotten(line: string, calculation: string[]): string[] | null {
  const said = (forgotten.exec(line) ?? billAdded.exec(line))?.[1] ?? ''
  if (said === '' || !/\b(?:monthly|a month|per month|rent|hoa|dues)\b/.test(calculation.join(' '))) return null
  return ['(', ...calculation, ')', 'plus', `$${dollars(said)}`, 'monthly']
}
const forgotten =
  /^(?:(?:oh|and|i|we|also|but|now|so|ok) )*(?:forgot|add|plus|with|and|include|throw in) (?:the |about |for |my )*(?:property )?(?:taxes|tax|insurance|electric|electricity|utilities|internet|gas|wifi) (?:(?:say|is|are|it is|they are|at|of|about|like|around|call it|maybe) )*\$?(\d[\d,]*)(?: (?:a month|monthly|per month))?(?: (?:too|add|include) ?(?:em|it|them|that|those)?(?: in| too| on)?)?$/

/** "And with the rent?" after what two dogs cost. */
function withRentToo(line: string, calculation: string[]): string[] | null {
  const pets = amountsIn(calculation).find(({ unit }) => unit === 'dog' || unit === 'cat' || unit === 'pet')
  if (!pets || pets.value < 2 || /\b(?:rent|deposit)\b/.test(calculation.join(' ')) || !addsRent.test(line)) return null
  return ['rent', 'plus', `${pets.value}`, 'pets']
}
const addsRent =
  /^(?:(?:and|so|ok|then|now|already|all) )*(?:with|plus|including|together with) (?:the |my )?rent(?: (?:too|then|already|together|in total|total|included|is|how much|what))*$/

/** "The second dog is my sister's, take it out" of a sum with two. */
function oneFewer(line: string, calculation: string[], { isRental }: Home): string[] | null {
  const pets = amountsIn(calculation).find(({ unit }) => unit === 'dog' || unit === 'cat' || unit === 'pet')
  if (!isRental || !pets || pets.value < 2 || !/\brent\b/.test(calculation.join(' '))) return null
  if (!secondGoes.test(line)) return null
  const left = pets.value - 1
  return [...calculation.slice(0, pets.from), `${left}`, left === 1 ? 'pet' : 'pets', ...calculation.slice(pets.to)]
}
const secondGoes =
  /\b(?:second|other|2nd) (?:one|dog|cat|pet)\b.*\b(?:not (?:come|comes|coming|live|living|counted|count|going)|take (?:it|him|her) (?:out|off)|remove|drop|minus|stays? (?:with|at)|out)\b/

/** "How much would each part be then?" of what is paid to move in. */
function inParts(line: string, calculation: string[]): string[] | null {
  if (!/\b(?:deposit|move in|keys)\b/.test(calculation.join(' ')) || !eachPart.test(line)) return null
  return [...calculation, 'split', '2', 'ways']
}
const eachPart =
  /^(?:(?:and|so|ok|then) )*(?:how much|what)(?: (?:is|would|will))? each (?:part|half|payment|installment)(?: (?:be|come to|then))*$/

/** "Half of rent each?" is halved once. */
const halfEach = (line: string, { isRental }: Home) =>
  isRental && /^(?:(?:and|so|ok|then) )*half (?:of )?(?:the )?rent (?:each|apiece|per person)(?: then)?$/.test(line)
    ? ['rent', 'split', '2', 'ways']
    : null

/** "Add it, and one dog" after whether the parking is in what is paid to move in. */
function addedToMoveIn(line: string, calculation: string[], subject: string[]): string[] | null {
  const [whole = '', also = ''] = addsIt.exec(line) ?? []
  const isOfMoveIn = /\b(?:move in|deposit|keys|first month)\b/.test(calculation.join(' '))
  const isParked = meaningOf(subject).topics.includes('parking')
  if (whole === '' || !isOfMoveIn || !isParked) return null
  return [...calculation, 'plus', 'parking', ...(also === '' ? [] : ['plus', ...also.split(' ')])]
}
const addsIt =
  /^(?:(?:and|so|ok|then|please|yes) )*(?:add|include|throw|put) (?:it|that|the parking)(?: in| on| too| please)*(?: (?:and|plus) ((?:(?:a|one|two|1|2|my) )(?:dogs?|cats?|pets?))\b.*)?$/

/** "Plus 250 for insurance" */
const billAdded =
  /^(?:(?:oh|now|so|ok|also) )*(?:plus|add|and|with|include) (?:(?:say|about|like|another) )*\$?(\d[\d,]*)(?: (?:a month|monthly|per month))? (?:for|in|of) (?:the |my )?(?:property )?(?:taxes|tax|insurance|electric|electricity|utilities|internet|gas|wifi|bills)(?: (?:too|then|on top|is what|makes what))?$/

/** "Price divided by that" after the size of the home, or of its lot. */
function priceOverThat(line: string, subject: string[]): string[] | null {
  const [, paid = ''] = dividedByThat.exec(line) ?? []
  const { topics } = meaningOf(subject)
  if (paid === '' || !(topics.includes('size') || topics.includes('lot'))) return null
  return [paid, 'per', 'sqft', ...(topics.includes('lot') ? ['of', 'the', 'lot'] : [])]
}
const dividedByThat =
  /^(?:(?:and|so|ok|then|what is|whats) )*(?:the )?(?:asking )?(price|rent|hoa|dues) (?:divided by|over|by|per) (?:that|it|those)(?: (?:is|comes to) (?:what|how much))?$/

/** "What's 4.75 over 4820": the price by the square feet. */
function priceOverSize(line: string, amounts: Reading['amounts'], home: Home): string[] | null {
  const [sum, size, ...others] = amounts
  if (!sum || !size || others.length > 0 || size.value !== home.listing.sqft || home.price === null) return null
  const words = line.split(' ')
  const between = words.slice(sum.to, size.from).join(' ')
  const value = dollarsOf(sum, { words, home })
  const said = value ?? (sum.value * 1e6 === home.price ? home.price : null)
  if (said === null || !/^(?:over|divided by|by)$/.test(between)) return null
  return ['price', 'per', 'sqft', ...(said === home.price ? [] : ['at', `$${said}`])]
}

/** "And 3 percent closing on top" of a share that is paid down. */
function withClosing(line: string, amounts: Reading['amounts'], calculation: string[]): string[] | null {
  const [costs, ...others] = amounts
  const [down, ...more] = amountsIn(calculation).filter(({ unit }) => unit === '%')
  const isDown = down && more.length === 0 && /\bdown\b/.test(calculation.join(' '))
  if (!isDown || costs?.unit !== '%' || others.length > 0 || costs.value > 8 || !closingOnTop.test(line)) return null
  return `${down.value} % down plus ${costs.value} % of the price`.split(' ')
}
const closingOnTop =
  /^(?:(?:and|so|ok|with|plus|add|another|about|say|then|now|the) )*[\d.]+ ?% (?:for |in |of )?(?:the )?closing(?: costs?)?(?: (?:on top|too|as well|also|is|what|then|altogether|total|makes|comes to|how much))*$/

/** "Jess bailed, it's two now" of a rent that three split. */
function amongFewer(line: string, calculation: string[]): string[] | null {
  const people = sharersBefore(calculation)
  const [, said = ''] = nowSo.exec(line) ?? []
  const number = counts[said] ?? Number(said)
  if (people === null || said === '' || !Number.isInteger(number) || number < 2 || number === people) return null
  const sum = calculation.join(' ')
  // What is paid to move in keeps its parts.
  if (paysToMoveIn.test(sum)) return null
  const [paid = 'rent'] = /\b(?:hoa|dues|rent|price|deposit)\b/.exec(sum) ?? []
  const parts = /\b(?:parking|garage)\b/.test(sum) ? ['plus', 'parking'] : []
  return [paid, ...parts, 'split', `${number}`, 'ways']
}
const paysToMoveIn = /\b(?:move in|first month|keys)\b|\bdeposit\b.*\brent\b|\brent\b.*\bdeposit\b/
const counts = countsTo(9)
const nowSo =
  /(?:^|\b(?:so|and|but|now|then|actually|wait|out|bailed|left|in|no|ok) )(?:(?:it is|its|we are|that is|there are|there is|makes it|make it|now|just|only|down to|up to|so) )+([2-9]|two|three|four|five|six|seven|eight|nine)(?: (?:of us|people|roommates|ways|now|then|left|instead|total))*$/

/** "She makes more, so let's say 60 40" after a split rent. */
function inTwoShares(line: string, calculation: string[]): string[] | null {
  const [, one = '', other = ''] = unevenShares.exec(line) ?? []
  const said = calculation.join(' ')
  if (one === '' || Number(one) + Number(other) !== 100 || !shared.test(said) || /\bdown\b/.test(said)) return null
  const [paid = 'rent'] = /\b(?:hoa|dues|deposit|price)\b/.exec(said) ?? []
  return ['split', 'the', paid, one, other]
}
const unevenShares =
  /\b(?:(?:so|then|let us|lets|say|call it|do|make it|make that|more like|rather|at|with|try|split|it|its) )+(\d{2}) (?:to |and )?(\d{2})(?: (?:then|instead|split))?$/
const shared = /\b(?:split\w*|half|halves|each|ways|among|between|apiece)\b/

/** "Now the deposit the same way" after that. */
function sameShares(line: string, calculation: string[]): string[] | null {
  const [, paid = ''] = sameWay.exec(line) ?? []
  if (paid === '') return null
  const [, one = '', other = ''] = /^split the \w+ (\d{2}) (\d{2})$/.exec(calculation.join(' ')) ?? []
  if (one !== '') return ['split', 'the', paid, one, other]
  const people = sharersBefore(calculation)
  return people !== null && people > 1 ? [paid, 'split', `${people}`, 'ways'] : null
}
const sameWay =
  /^(?:(?:and|so|ok|now|then|do|split) )*(?:the |for the )?(deposit|rent|parking|hoa|dues)(?: split| divided| shared)? (?:the )?same(?: (?:way|split|thing|ratio|shares))?(?: then)?$/

/** "How many nights am I in a hotel if I leave my place on Dec 12": until this home is free. */
function betweenHomes(
  line: string,
  words: string[],
  calculation: string[],
  home: Home,
  today: string,
): string[] | null {
  const from = availableDay(home)
  const named = daysIn(words, today)
  const said = named.length === 0 && calculation.join(' ').startsWith('my lease ends ') ? calculation : words
  const [day, ...others] = daysIn(said, today)
  const asks = asksBetweenHomes(line) || (said === calculation && bareNights.test(line))
  if (!from || !day || others.length > 0 || day >= from || !asks) return null
  return ['how', 'many', 'days', 'between', ...dayWordsIn(said.join(' ')), 'and', 'available']
}
export const asksBetweenHomes = (line: string) => asksHowLong.test(line) && leaves.test(line)
const asksHowLong = /\bhow (?:long|many (?:days|nights|weeks))\b/
const leaves =
  /\b(?:hotel|motel|airbnb|couch|homeless|between (?:places|homes|apartments|leases)|without a (?:place|home)|where (?:do|would|will|am|are) (?:i|we) (?:sleep|stay|live|staying|sleeping)|in limbo|(?:is|be|have) (?:a|the) gap)\b/
/** "How many nights?" once a visitor has said when their lease ends. */
const bareNights =
  /^(?:(?:and|so|ok) )*how (?:many (?:days|nights|weeks)|long)(?: (?:is|would|will|that|it|be|am|i|do|have|to|wait|in between|between|the gap|then|of a gap))*$/
const dayWordsIn = (line: string) => (ofDay.exec(line)?.[0] ?? '').split(' ')
const ofDay =
  /\b(?:jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*) \d{1,2}(?:st|nd|rd|th)?\b|\b(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\bthe \d{1,2}(?:st|nd|rd|th)\b/

/** "At 190 a night that's" after how many nights those are. */
function forThoseNights(line: string, calculation: string[], home: Home, today: string): string[] | null {
  const from = availableDay(home)
  const [, said = '', unit = ''] = aNight.exec(line) ?? []
  const [day] = /^how many days between .* and available$/.test(calculation.join(' ')) ? daysIn(calculation, today) : []
  if (!from || !day || said === '') return null
  const days = daysBetween(day, from)
  return [`${unit === 'week' ? Math.ceil(days / 7) : days}`, 'times', `$${dollars(said)}`]
}
const aNight =
  /\b(?:at|for|times|costs?|is|pay|paying) (?:like |about |around )?\$?(\d[\d,]*) (?:a|per|each|every) (night|day|week)\b/

/** "So what am I handing them over ten years?" of the dues. */
function duesOverYears(line: string, amounts: Reading['amounts'], subject: string[]): string[] | null {
  const [span, ...others] = amounts
  const isSpan = span && others.length === 0 && (span.unit === 'year' || span.unit === 'month')
  if (!isSpan || !meaningOf(subject).topics.includes('fee') || !handsOver.test(line)) return null
  return ['hoa', 'for', `${span.value}`, `${span.unit}s`]
}
const handsOver =
  /\b(?:what|how much) (?:am i|are we|do i|do we|will i|will we|would i|would we|i am) (?:handing|paying|giving|sending|pay|give|hand|send|spend|spending)\b.*\b(?:over|in|for|after)\b/

/** What a visitor can pay at most, as a sum without a question: "been preapproved up to 1.05", "call it 5400". */
export function limitSaid({ words, amounts }: Pick<Reading, 'words' | 'amounts'>, home: Home): string[] | null {
  const line = words.join(' ')
  const last = amounts.at(-1)
  const [, ends = ''] = ownLeaseEnds.exec(line) ?? []
  const day = ends === '' ? '' : (ofDay.exec(ends)?.[0] ?? '')
  if (day !== '') return ['my', 'lease', 'ends', ...day.split(' ')]
  // "We think of paying half in cash"
  if (!home.isRental && amounts.length === 1 && last?.value === 0.5 && paysHalf.test(line)) return ['50', '%', 'down']
  const isOne = amounts.length === 1 || changesLimit.test(line)
  const value = last && isOne && namesLimit.test(line) ? dollarsOf(last, { words, home }) : null
  if (value !== null && value >= 500) return ['my', 'limit', 'is', `$${value}`]
  const [share] = /\b\d{1,2} ?%? down$/.exec(line) ?? []
  return share && amounts.length === 1 && last?.unit === '%' && !home.isRental ? [`${last.value}`, '%', 'down'] : null
}
/** "My lease is up the 1st" */
const ownLeaseEnds =
  /\b(?:my|our) (?:(?:current|old|present) )?(?:lease|rental|contract|place|sublet) (?:is up|is over|is done|ends|ended|expires|runs out|finishes|will end|goes until|goes to)\b(.*)$/
const paysHalf = /\b(?:pay|paying|put|putting)\b.*\bhalf\b.*\b(?:cash|down)\b|\bhalf (?:in cash|down)\b/
const namesLimit =
  /\b(?:pre ?approved|approved|approve|qualified|qualify|preapproval|pre approval)\b|\b(?:budget|max|maximum|limit|ceiling|cap) (?:is|was|of|at|around|would be|one|two|three)\b|\b(?:dealbreaker|deal breaker) is (?:my |the )?budget\b|\b(?:can|could) (?:stretch|go up|go|do|spend|afford)\b(?: up)?(?: to)?/
const changesLimit = /\b(?:call it|stretch|make (?:it|that)|now it is|up to) \$?\d/

/** "How big a gap?" after it. */
function farFromLimit(line: string, calculation: string[], home: Home): string[] | null {
  const [, limit = ''] = /^my limit is (\$[\d.]+)$/.exec(calculation.join(' ')) ?? []
  if (limit === '' || home.price === null) return null
  const [, beside = ''] = overWith.exec(line) ?? []
  if (beside !== '' && home.isRental)
    return ['is', 'rent', 'plus', /^(?:dog|cat|pet)/.test(beside) ? '1 pet' : 'parking', 'over', limit]
      .join(' ')
      .split(' ')
  return asksDistance.test(line) ? ['how', 'far', 'from', 'the', 'price', 'is', limit] : null
}
const overWith =
  /^(?:(?:and|so|ok|then|but) )*with (?:the |a |my |one )?(parking|garage|spot|space|dog|cat|pet)(?: spot)? (?:am i|are we|would i be|would we be|is (?:it|that)) (?:over|under|ok|still ok|in|out|above)(?: (?:or )?(?:budget|it|that|under|over|limit))*$/
const asksDistance =
  /^(?:(?:and|so|ok|then|well|exactly|like|that is) )*(?:how (?:big|large|wide) (?:a|is the|of a|is that) gap|(?:what is|whats|how much is) the (?:gap|difference|shortfall)|how (?:much|far) (?:short|over|under|off|below|above)|how (?:much|far) (?:short |over |under |off |below )?(?:am i|are we|would i be|would we be|i am|we are|does that leave me|do i lack)(?: (?:short|over|under|off|below|missing|away))?|how short|by how much|how much (?:more )?(?:do|would) (?:i|we) (?:need|be short|have to find|be missing)|(?:am i|are we) (?:over|under|short|close)(?: or (?:over|under))?)(?: (?:exactly|then|is (?:it|that)|of (?:it|that|asking|the price)|now|from (?:it|that|asking)|am i|are we|out of pocket))*$/
