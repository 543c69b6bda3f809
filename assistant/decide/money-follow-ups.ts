import type { Home } from '../facts/home.ts'
import { namesEarnings } from '../say/calculator/income-share.ts'
import { dollarsOf } from '../say/calculator/query.ts'
import { amountsIn } from '../understand/amounts.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { Memory } from './memory.ts'
import { countIn, leadsOn, moveInFollowUp, ofMoveIn } from './move-in-follow-ups.ts'

/** What a follow-up about money may go on from. */
export interface MoneyBefore {
  memory: Memory
  home: Home
  /** What the sum before came to. */
  result: () => { amount: number; isMonthly: boolean } | null
  /** The words of the sum before as a part of another. */
  bracket: () => string[] | null
}

/**
 * The words of a sum that a few words ask for after another sum, or after what something costs: "plus the dues for the first
 * year on top", "so with the rent I'm at what", "and the longer one with the freebie?". Null where a clause asks for none.
 */
export function moneyFollowUp(
  { words, amounts }: Pick<Reading, 'words' | 'amounts'>,
  before: MoneyBefore,
): string[] | null {
  if (words.length > 22) return null
  const line = words.join(' ')
  const { memory, home } = before
  const { calculation = [] } = memory
  return (
    shareOfPay(line, words, amounts, home) ??
    payWithOrWithout(line, calculation) ??
    ofOtherSum(line, words, amounts, before) ??
    savedByOffer(line, words, amounts, home) ??
    shortOfOffer(line, calculation) ??
    againstOtherPlace(line, memory, home) ??
    yearOnTop(line, before) ??
    lessAnother(line, before) ??
    perFootAgain(line, before) ??
    perRoom(line, memory, home) ??
    longerLease(line, calculation, home) ??
    savedWithFreeMonth(line, memory, home) ??
    moveInFollowUp(line, words, amounts, memory, home) ??
    yearWithRent(line, memory, home) ??
    rentWithThat(line, memory, home) ??
    oneAnimalLess(line, calculation) ??
    withoutThat(line, calculation) ??
    sumAgain(line, memory)
  )
}

/** "I make 9k a month, is that half my pay or a third or what" */
function shareOfPay(line: string, words: string[], amounts: Reading['amounts'], home: Home): string[] | null {
  const asks = asksWhichPart.test(line) || (isFraction.test(line) && !ofLimit.test(line))
  if (!home.isRental || !namesEarnings.test(line) || !asks) return null
  const sums = amounts.flatMap((amount) => dollarsOf(amount, { words, home }) ?? [])
  const [pay, ...others] = sums.filter((value) => value >= 500 && value !== home.price)
  return pay === undefined || others.length > 0 ? null : ofPay(pay, [])
}
/** "Is rent a third of that" */
const isFraction =
  /\b(?:is|would) (?:the |my )?(?:rent|it|that|this)(?: be)?(?: (?:like|about|around|roughly))? (?:a|one) (?:third|quarter|half|fifth) of\b/
const ofLimit = /\b(?:over|under|above|below|more|less)\b/

/** "What chunk of my pay is the rent" */
export const asksPartOfPay = (line: string) => asksWhichPart.test(line)
const asksWhichPart =
  /\b(?:half|third|quarter|fourth) (?:of )?(?:my |our )?(?:pay|income|salary|paycheck|check|it|take home)?\b.*\bor\b|\bwhat (?:share|part|portion|chunk|fraction) of (?:my|our|that|it)\b|\bhow (?:much|big a (?:part|share|chunk)) of my (?:pay|income|salary|paycheck|check)\b/

const ofPay = (pay: number, extras: string[]) => [
  'rent',
  ...extras,
  'is',
  'what',
  'percent',
  'of',
  'my',
  `$${pay}`,
  'income',
]

/** "And after parking over at the garage", "nvm I sold the car, without that" of what share of an income the rent is. */
function payWithOrWithout(line: string, calculation: string[]): string[] | null {
  const [, extras = '', pay = ''] = shareBefore.exec(calculation.join(' ')) ?? []
  if (pay === '') return null
  const isLess = lessOfPay.test(line)
  if (isLess) return extras === '' ? null : ofPay(Number(pay), [])
  const [, also = ''] = moreOfPay.exec(line) ?? []
  if (also === '') return null
  const added = paidBeside(also)
  return extras.includes(added) ? null : ofPay(Number(pay), [...extras.split(' '), ...added.split(' ')].filter(Boolean))
}
/** "The cat" or "the garage", as what is added to a rent. */
export const paidBeside = (thing: string) => (/^(?:cat|dog|pet)/.test(thing) ? 'plus 1 pet' : 'plus parking')
const shareBefore = /^rent (?:is|((?:plus (?:parking|1 pet) ?)+)is) what (?:percent|%) of my \$([\d.]+) income$/
const lessOfPay =
  /\b(?:without|minus|not counting|skip|drop|forget|no need for|leave out) (?:it|that|the (?:car|parking|garage|spot|cat|dog|pet)|parking|a car)\b/
const moreOfPay =
  /^(?:(?:and|so|ok|then|but|what|about|how|if) )*(?:after|with|plus|including|counting|adding|once you add)(?: (?:i|the|a|my|in|also))* (parking|garage|spot|space|car|cats?|dogs?|pets?)\b/

/** "And of 4.5" after 20% of the price. */
function ofOtherSum(
  line: string,
  words: string[],
  amounts: Reading['amounts'],
  { memory: { calculation = [] }, home }: MoneyBefore,
): string[] | null {
  const bid = amounts.find(({ unit, value }) => (unit === null || unit === '$') && value > 1)
  const down = amounts.find(({ unit }) => unit === '%')
  const price = bid && down && amounts.length === 2 && downAt.test(line) ? dollarsOf(bid, { words, home }) : null
  if (!home.isRental && price !== null && price >= 10_000) return [`${down?.value}`, '%', 'down', 'at', `$${price}`]
  const [, offered = ''] = /^how (?:far|much) below asking is (\$\d+)$/.exec(calculation.join(' ')) ?? []
  if (offered !== '' && down && amounts.length === 1 && ofThatPrice.test(line))
    return [`${down.value}`, '%', 'down', 'at', offered]
  const [share, ...others] = amountsIn(calculation).filter(({ unit }) => unit === '%')
  const [sum] = amounts
  if (home.isRental || !share || others.length > 0 || !sum || !bareSum.test(line)) return null
  const value = dollarsOf({ ...sum, unit: null }, { words, home })
  return value === null || value < 10_000 ? null : [`${share.value}`, '%', 'of', `$${value}`]
}
/** "And what would my 20% be then" */
const ofThatPrice = /\b(?:my|the|a) \d[\d.]* ?%|\bdown\b|%.*\b(?:of|on|at) that\b/
/** "And at 1.05 what's 20 down" */
const downAt =
  /^(?:(?:and|so|ok|then|but|what about|if it is) )*(?:at|for) \$?\d[\d.,]*(?:k|m)?(?: (?:million|mil|thousand))? (?:(?:what|how much|is|would|be|the) )*\d[\d.]* ?%? ?(?:% )?down$/
const bareSum =
  /^(?:(?:and|so|ok|then|what about|how about) )*(?:of|on) (?:like |about )?\$?\d[\d.,]*(?:k|m)?(?: (?:million|mil|thousand|instead|then))*$/

/** "If I offer 4.5 how much am I saving" */
function savedByOffer(line: string, words: string[], amounts: Reading['amounts'], home: Home): string[] | null {
  const [amount, ...others] = amounts
  const bid = amount && others.length === 0 && offersSum.test(line) ? dollarsOf(amount, { words, home }) : null
  return bid !== null && home.price !== null && bid > home.price * 0.4 && bid < home.price
    ? ['how', 'far', 'below', 'asking', 'is', `$${bid}`]
    : null
}
const offersSum =
  /\b(?:offer|offered|bid|paid|pay|went in at|go in at|get it for|got it for|close at)(?: (?:them|him|her))? (?:like |about |only |just )?\$?\d[\d.,]*\S*\b.*\b(?:how much|what)\b.*\b(?:sav(?:e|ed|es|ing|ings)|under|off)\b/

/** "So how far short am I" after "would they take 1.8?" */
function shortOfOffer(line: string, calculation: string[]): string[] | null {
  const [kind, bid, ...more] = calculation
  return kind === 'offer' && bid && more.length === 0 && asksShort.test(line)
    ? ['how', 'far', 'below', 'asking', 'is', bid]
    : null
}
const asksShort =
  /^(?:(?:and|so|ok|then|but|well|that|is|which|it) )*(?:(?:by )?how (?:far|much)|by what|what (?:%|percent))(?: (?:short|under|below|off|less|lower))?(?: (?:a|per|year|month|yearly|monthly|%|percent|in|short|am|are|is|would|i|we|be|it|that|then|does|leave|me|exactly|from|asking|the|price|of|off|under|below|missing))*$/

/** "So over 10 years I save how much compared to a place charging 400 a month" of the dues. */
function againstOtherPlace(line: string, { subject = [] }: Memory, home: Home): string[] | null {
  const [, said = ''] = otherCharges.exec(line) ?? []
  const years = amountsIn(line.split(' ')).find(({ unit }) => unit === 'year')?.value
  const other = Number(said.replaceAll(',', ''))
  if (said === '' || !years || years > 40) return null
  const isOfFee = meaningOf([...subject, ...line.split(' ')]).topics.includes('fee')
  const times = ['times', `${years * 12}`]
  if (isOfFee && home.listing.facts.fee?.kind === 'none') return [`$${other}`, 'monthly', ...times]
  const [own, name] = isOfFee ? [home.feeMonthly, 'hoa'] : home.isRental ? [home.price, 'rent'] : [null, '']
  if (!own || own === other) return null
  const [more, less] = own < other ? [[`$${other}`, 'monthly'], [name]] : [[name], [`$${other}`, 'monthly']]
  return ['(', ...more, 'minus', ...less, ')', ...times]
}
const otherCharges =
  /\b(?:than|to|with|against|vs|versus|over|at) (?:a|an|one|some|another|the|my) (?:(?:other|old|last|current|different) )?(?:place|home|house|building|condo|one|spot|apartment|complex)(?: (?:that|which|is|charging|charges|at|with|costs|costing|asking|for|wants|has|having|dues|hoa|of|like|about))+ \$?(\d[\d,]*)\b/

/** "Plus the dues for the first year on top" after a share of the price. */
function yearOnTop(line: string, { result, bracket, memory }: MoneyBefore): string[] | null {
  const [, paid = '', span = ''] =
    spanOfPaid.exec(line) ??
    paidOfSpan.exec(line)?.map((one, i, all) => (i === 1 ? all[2] : i === 2 ? all[1] : one)) ??
    []
  // "And the dues for a year" asks for these alone.
  if (!adds.test(line)) return null
  if (paid === '' || span === '' || !memory.calculation?.length || ofMoveIn(memory.calculation)) return null
  const before = result()
  const sum = before === null || before.isMonthly ? null : bracket()
  const [number = '1'] = /\d+|one|two|three|four|five|ten/.exec(span) ?? []
  const count = amountsIn([number, 'years'])[0]?.value ?? 1
  return (
    sum && [
      ...sum,
      'plus',
      `${/month/.test(span) ? count : count * 12}`,
      'months',
      'of',
      /^(?:dues|hoa|fee)/.test(paid) ? 'hoa' : paid,
    ]
  )
}
/** "Minus another 10k" of a price that was brought down. */
function lessAnother(line: string, { result }: MoneyBefore): string[] | null {
  if (!another.test(line)) return null
  const [off, ...others] = amountsIn(line.split(' ')).filter(({ unit }) => unit === '$' || unit === null)
  const found = off && others.length === 0 && off.value >= 100 ? result() : null
  return off && found && !found.isMonthly && found.amount > off.value
    ? [`$${Math.round(found.amount)}`, 'minus', `$${off.value}`]
    : null
}
const another =
  /^(?:(?:and|so|ok|then|now) )*(?:minus|less|take off|knock off|take|knock|drop) (?:another|an extra|a further) \$?\d[\d.,]*(?:k|m)?(?: (?:thousand|off|too|then))*$/
const span = '((?:(?:the|a|my|our|first|whole|full|one|two|three|four|five|ten|\\d{1,2}) )*(?:years?|months?))'
const adds = /\b(?:plus|with|add|adding|including|include|throw in|on top|too|added|as well|also|of that|to that)\b/
const spanOfPaid = new RegExp(
  `^${leadsOn}(?:plus|and|with|add|adding|including|include|throw in) (?:the )?(hoa dues|hoa fees?|dues|hoa|fees?|rent|parking) (?:for|over|of|in) ${span}(?: (?:on top|too|added|as well|also|of that|to that))*$`,
)
const paidOfSpan = new RegExp(
  `^${leadsOn}(?:plus|and|with|add|adding|including|include|throw in) ${span}(?: worth)?(?: of)? (?:the )?(hoa dues|hoa fees?|dues|hoa|fees?|rent|parking)(?: (?:on top|too|added|as well|also|of that|to that))*$`,
)

/** "So divide that again" after the price of a square foot, and a sum. */
function perFootAgain(line: string, { memory, result }: MoneyBefore): string[] | null {
  const { calculation = [], earlierCalculation = [] } = memory
  const isOfFoot = earlierCalculation.includes('sqft') || meaningOf(memory.subject ?? []).topics.includes('size')
  if (calculation.length === 0 || !(bySize.test(line) || (isOfFoot && dividesAgain.test(line)))) return null
  const found = result()
  return found === null || found.isMonthly || calculation.includes('sqft')
    ? null
    : ['price', 'per', 'sqft', 'at', `$${Math.round(found.amount)}`]
}
const dividesAgain = new RegExp(
  `^${leadsOn}(?:(?:divide|split) (?:that|it|this|the total)(?: up)? again|(?:what is )?(?:that|it) (?:a|per|by the) sqft (?:now|then|again)|(?:a|per|by the) sqft (?:now|then|again)|same (?:thing )?per sqft)(?: (?:then|please|now))*$`,
)
const bySize = new RegExp(
  `^${leadsOn}(?:divide|split) (?:that|it|this|the total) by (?:the )?(?:sqft|size|square footage|footage|same)(?: (?:again|then|please|now))*$`,
)

/** "Divided by the bedrooms how much is that each" after the size, or the rent. */
function perRoom(line: string, { subject = [] }: Memory, home: Home): string[] | null {
  const [, rooms = ''] = dividedByRooms.exec(line) ?? []
  if (rooms === '') return null
  const { topics } = meaningOf(subject)
  const [whole] = topics.includes('size')
    ? ['sqft']
    : topics.includes('price')
      ? [home.isRental ? 'rent' : 'price']
      : []
  return whole ? [whole, 'divided', 'by', /^bath/.test(rooms) ? 'baths' : 'bedrooms'] : null
}
const dividedByRooms = new RegExp(
  `^${leadsOn}(?:divided|divide (?:that|it)|split|split (?:that|it)) (?:by|over|among|between|across) (?:the |all |all the )?(?:number of )?(bed ?rooms?|rooms?|bath ?rooms?|baths?)(?: (?:how much|what|is|are|that|each|then|comes? to|would|be|it|a|per|room|does|make))*$`,
)

/** "And the longer one with the freebie?" after a year's rent. */
function longerLease(line: string, calculation: string[], { freeRent, leaseMonths, isRental }: Home): string[] | null {
  const [, length = '', free] = asksLonger.exec(line) ?? []
  const said = calculation.join(' ')
  const isOfTerm = /\b(?:rent|free|total|cost)\b/.test(said) && /\b(?:years?|months?|lease|term|free)\b/.test(said)
  const named = Number(/^\d+/.exec(length)?.[0])
  if (
    !isRental ||
    length === '' ||
    leaseMonths.length < 2 ||
    !isOfTerm ||
    (!named && /\b(?:longer|shorter|free|average)\b/.test(said))
  )
    return null
  const months = named || (/^short/.test(length) ? Math.min(...leaseMonths) : Math.max(...leaseMonths))
  if (!leaseMonths.includes(months)) return null
  if (free !== undefined && freeRent === null) return null
  const withFree = freeRent?.term === months ? ['with', 'the', 'month', 'free'] : []
  return ['how', 'much', 'is', 'the', 'rent', 'for', `${months}`, 'months', ...withFree]
}
const asksLonger = new RegExp(
  `^${leadsOn}(?:(?:what|how) about |with |on |for |vs |versus |against |compared (?:to|with) )?(?:the )?(longer|longest|long|shorter|shortest|short|(?:6|9|12|15|18|24|36)(?: months?)?)(?: (?:one|lease|term|option|deal))?( with (?:the |that )?(?:freebie|free (?:month|one)|month free|month off|deal))?(?: then)?$`,
)

/** "OK but what do I save with that" of a lease with a month free. */
function savedWithFreeMonth(
  line: string,
  { subject = [], calculation = [] }: Memory,
  { freeRent }: Home,
): string[] | null {
  const isOfLease = meaningOf(subject).topics.some((id) => id === 'flexibility' || id === 'price' || id === 'lease')
  if (!freeRent || !isOfLease) return null
  const isOfFree = /\b(?:free|average\w*|18 months?)\b/.test(calculation.join(' '))
  if (isOfFree && asksOff.test(line)) return 'how much do i save a month with the month free'.split(' ')
  return asksSaved.test(line) ? 'how much do i save with the month free'.split(' ') : null
}
/** "So that's how much off a month" */
const asksOff = new RegExp(
  `^${leadsOn}(?:(?:that|it|which) is )?(?:how much|what) (?:off|less|cheaper)(?: (?:is (?:that|it)|then|a month|per month|monthly|each month))*$`,
)
const asksSaved = new RegExp(
  `^${leadsOn}(?:(?:how much|what) (?:do|would|will|am|does|is) (?:i|we|that|it) (?:be )?(?:save|saving|saves)|(?:i|we) save (?:how much|what)|(?:that|it) (?:saves|is saving) (?:me |us )?(?:how much|what))(?: me| us)?(?: (?:with|on|by|from|off) (?:that|it|this|the (?:free month|month free|longer one|long one|deal)))?(?: (?:then|in total|total|altogether|overall))*$`,
)

/** What was spoken of that is paid beside the rent: "plus parking", "plus 2 pets"; empty where nothing was. */
function extrasSaid({ calculation = [], subject = [] }: Memory, home: Home): string[] {
  const words = /\b(?:rent|deposit)\b/.test(calculation.join(' ')) ? subject : [...calculation, ...subject]
  const { topics } = meaningOf(words)
  const pets =
    topics.includes('pets') && home.petRule?.monthlyEach ? Math.max(1, countIn(calculation), countIn(subject)) : 0
  const quotesParking = (home.parking?.monthly ?? home.parking?.nearbyMonthly ?? null) !== null
  return [
    ...(topics.includes('parking') && quotesParking ? ['plus', 'parking'] : []),
    ...(pets > 0 ? ['plus', `${pets}`, pets === 1 ? 'pet' : 'pets'] : []),
  ]
}

/** "So the year with rent and all" after what two cats cost. */
function yearWithRent(line: string, memory: Memory, home: Home): string[] | null {
  if (
    !home.isRental ||
    !yearOfAll.test(line) ||
    !/\brent\b/.test(line) ||
    !/\b(?:with|plus|including|and all|everything)\b/.test(line)
  )
    return null
  const extras = extrasSaid(memory, home)
  return extras.length > 0 ? ['rent', ...extras, 'for', '12', 'months'] : null
}
const yearOfAll =
  /^(?!all in)(?=.*\b(?:year|yearly|annual|annually|12 months)\b)(?:(?:and|so|ok|then|what|how|much|is|that|it|be|would|the|a|per|for|over|whole|full|first|year|yearly|annual|annually|12|months|total|with|plus|including|rent|all|in|everything|comes|come|to|together|altogether|included|them|both)(?: |$))+$/

/** "So with the rent I'm at what", "add that to the rent" after what a garage or a cat costs. */
function rentWithThat(line: string, memory: Memory, home: Home): string[] | null {
  if (!home.isRental || !(withRent.test(line) || rentLast.test(line) || addsToRent.test(line))) return null
  const said = memory.calculation?.join(' ') ?? ''
  if (/\b(?:split|each|%|percent|move in|deposit)\b/.test(said)) return null
  const extras = extrasSaid(memory, home)
  return extras.length > 0 ? ['rent', ...extras] : null
}
const withRent = new RegExp(
  `^${leadsOn}(?:already )?(?:with|plus|including|adding|counting|on top of) (?:the |my )?rent(?: (?:on top|and all))?(?: (?:i|we|that|it|this|am|at|are|is|would|will|be|what|how|much|puts|me|us|makes|comes|come|to|total|totals|in|then|all|a|month|pay|paying|looking))+$`,
)
/** "So I'm at what with rent" */
const rentLast = new RegExp(
  `^${leadsOn}(?:i am|we are|i would be|that puts me|that puts us|that is|what am i|what are we|how much am i|how much is that|what is that)(?: (?:at|paying|what|how much))* (?:with|plus|including) (?:the |my )?rent(?: (?:then|total|a month|all in))*$`,
)
const addsToRent = new RegExp(
  `^${leadsOn}(?:(?:can you|could you|please|just) )*(?:add up|add|put|tack|slap|stick|throw|sum) (?:it|that|this|them|those|all that)(?: up)? (?:on top of|onto|on|to|in with|with|and) (?:the |my )?rent(?: (?:please|for me|then|too|and|what|how much|is|do i get|total))*$`,
)

/** "And minus one of em, she's going to my mom" of a sum with two cats. */
function oneAnimalLess(line: string, calculation: string[]): string[] | null {
  const pets = amountsIn(calculation).find(({ unit }) => unit === 'dog' || unit === 'cat' || unit === 'pet')
  if (!pets || pets.value < 2 || !oneGoes.test(line)) return null
  const left = pets.value - 1
  return [...calculation.slice(0, pets.from), `${left}`, left === 1 ? 'pet' : 'pets', ...calculation.slice(pets.to)]
}
const oneGoes = new RegExp(
  `^${leadsOn}(?:actually )?(?:minus|less|without|drop|lose|scratch|not counting|forget|subtract|take (?:off|out|away)|leave out|with) (?:only )?(?:one|1)(?: (?:less|fewer))?(?: of (?:them|em|the (?:cats|dogs|pets|two)|those))?(?: (?:cat|dog|pet))?(?: (?:she|he|it|shes|hes|that one|one|the other)\\b.*)?$`,
)

/** "Nvm, without that" of a sum whose last part was added. */
function withoutThat(line: string, calculation: string[]): string[] | null {
  const [, kept = ''] = lastPart.exec(calculation.join(' ')) ?? []
  return kept !== '' && leavesItOut.test(line)
    ? kept === 'rent'
      ? ['rent', 'without', 'parking']
      : kept.split(' ')
    : null
}
const lastPart =
  /^(.+) (?:plus|and) (?:the )?(?:(?:\d|one|two) )?(?:parking|garage|pets?|cats?|dogs?|months of hoa|12 months of hoa)$/
const leavesItOut =
  /^(?:(?:nvm|never mind|ok|so|and|but|actually|then|now|no|wait|scratch that) )*(?:i (?:sold|got rid of|gave away|do not need|will not need|returned) [a-z ]{3,24} )?(?:so )?(?:without|minus|not counting|drop|skip|leave out|take out|forget) (?:that|it|this|those)(?: (?:one|then|again|part))*$/

/** "You sure? I get a different number" after a sum. */
function sumAgain(line: string, { calculation = [], subject = [] }: Memory): string[] | null {
  if (calculation.length === 0 || calculation[0] === 'offer' || calculation[0] === 'my') return null
  const { topics } = meaningOf(calculation)
  const isOfSum = meaningOf(subject).topics.some((id) => topics.includes(id))
  return otherNumber.test(line) || (isOfSum && doubtsSum.test(line)) ? calculation : null
}
const otherNumber = new RegExp(
  `^${leadsOn}(?:wait |no |huh |really |(?:are )?you sure )*(?:(?:i|we|my (?:calculator|phone|math|wife|husband)) (?:get|gets|got|have|has|had|come up with|came up with|says?|said) (?:a |an )?(?:different|another|other|something else|higher|lower)(?: (?:number|figure|amount|total|result|sum|answer))?|(?:that|it|this|the math) (?:does|do) not (?:add up|look right|seem right|sound right))(?: .{0,24})?$`,
)
const doubtsSum = new RegExp(
  `^${leadsOn}(?:wait |no |huh |really )*(?:are )?(?:you sure|u sure|is that right|sure)(?: (?:about|of) (?:that|it|this)(?: (?:number|figure|total|math|sum))?| that is right)?$`,
)
