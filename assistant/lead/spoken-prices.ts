import { countsTo } from '../understand/number-words.ts'

/** A price as people say it, by the indices of its words: the first, and the one after the last. */
export interface SpokenPrice {
  from: number
  to: number
  /** What it may stand for: "nine fifty" is 950 or 950,000, "one eight" 1,800 or 1.8 million. */
  values: number[]
}

const numbers = countsTo(99)
const digit = (word = '') =>
  /^[1-9]$/.test(word) ? Number(word) : (numbers[word] ?? 0) < 10 ? (numbers[word] ?? null) : null

/** From 10 to 99, in one word or two: "fifty", "forty eight". */
function twoDigitsAt(words: string[], at: number): { value: number; to: number } | null {
  const value = numbers[words[at] ?? ''] ?? 0
  if (value < 10) return null
  const [one, next] = [digit(words[at + 1]), words[at + 2]]
  const goesOn = value >= 20 && one !== null && !/^(?:hundred|oh|o)$/.test(next ?? '')
  return goesOn ? { value: value + one, to: at + 2 } : { value, to: at + 1 }
}

/** Where what is said is money and no hour. */
const ofMoney =
  /\b(?:budgets?|max|maximum|limits?|ceiling|cap|capped|tops?|range|afford|spend|stretch|pay|price|approved|preapproved|prequalified|okayed|signed off|letter|lender|bank|loan|mortgage|cash|funds|comfortable|money|up to|between|under|over|above|below|more than|less than|around|somewhere|beyond|swing|manage|at most|go to|go as|number|rent|buy|thinking|offer|dollars|worth|sold|sell|cleared|good for|have|got|line)\b/
const ofClock = /^(?:at|by|until|till|before|after|pm|am|oclock|past)$/
const ofCount =
  /^(?:beds?|baths?|bedrooms?|bathrooms?|kids?|children|people|persons?|dogs?|cats?|months?|years?|weeks?|days?|percent|%|feet|sqft|square|pm|am|oclock|st|street|hundred|thousand|million|mil|k|m|of)$/

/** Where one number alone is a price: "our cap is 9", "pre-approved up to five". */
const ofPrice =
  /\b(?:budgets?|cap|capped|limit|ceiling|max|maximum|preapproved|approved|prequalified|afford|spend|letter|signed off|okayed|cleared|presupuesto|tope)\b/
const beforePrice =
  /^(?:is|to|at|around|about|of|under|over|max|cap|limit|budget|budgets|ceiling|below|like|roughly|than|spend|afford|maybe|de|hasta)$/
const behindPrice =
  /^(?:|and|but|or|so|max|maximum|tops|cash|all|for|if|even|flat|so|hoping|with|at|on|give|unless|though|then|i|we|including|ish)$/

/** The prices in words without a scale: "one eight", "nine fifty", "one seven ninety", "one oh five", "thirty two fifty". */
export function spokenPrices(words: string[]): SpokenPrice[] {
  if (!ofMoney.test(words.join(' '))) return []
  const found: SpokenPrice[] = []
  for (let from = 0; from < words.length; from++) {
    // "One point eight five" is a number with decimals.
    if (words[from - 1] === 'point') continue
    const price = priceAt(words, from)
    if (!price || ofClock.test(words[from - 1] ?? '') || ofCount.test(words[price.to] ?? '')) continue
    found.push(price)
    from = price.to - 1
  }
  return found
}

/** "Signed off on us for nine", "approved for two" */
const isGrantedFor = (words: string[], at: number) =>
  words[at - 1] === 'for' && /^(?:us|me|approved|preapproved|good|cleared|okayed)$/.test(words[at - 2] ?? '')

const isAlone = (words: string[], at: number) =>
  ofPrice.test(words.join(' ')) &&
  (beforePrice.test(words[at - 1] ?? '') || isGrantedFor(words, at)) &&
  !/^and an? /.test(words.slice(at + 1, at + 4).join(' ')) &&
  behindPrice.test(words[at + 1] ?? '')

/** "Thirty two hundred would be ideal, thirty four is the wall" */
const isOfHundreds = (words: string[], from: number, to: number) =>
  words.slice(0, from).includes('hundred') && /^(?:is|max|maximum|tops|at)$/.test(words[to] ?? '')

function priceAt(words: string[], from: number): SpokenPrice | null {
  const price = (to: number, value: number, scales: number[]): SpokenPrice => ({
    from,
    to,
    values: scales.map((scale) => Math.round(value * scale)),
  })
  const first = digit(words[from])
  if (first === null) {
    // "Thirty two fifty", "fifty one fifty": of a rent
    const hundreds = twoDigitsAt(words, from)
    const rest = hundreds && twoDigitsAt(words, hundreds.to)
    if (!hundreds || hundreds.value < 12) return null
    if (!rest) return isOfHundreds(words, from, hundreds.to) ? price(hundreds.to, hundreds.value * 100, [1]) : null
    return price(rest.to, hundreds.value * 100 + rest.value, [1])
  }
  const second = digit(words[from + 1])
  if (/^(?:oh|o)$/.test(words[from + 1] ?? '')) {
    const last = digit(words[from + 2])
    return last === null ? null : price(from + 3, first * 100 + last, [1, 1e3, 1e4])
  }
  const rest = twoDigitsAt(words, from + (second === null ? 1 : 2))
  if (second === null && rest) return price(rest.to, first * 100 + rest.value, [1, 1e3, 1e4, 10])
  if (second === null) return isAlone(words, from) ? price(from + 1, first, [1e3, 1e5, 1e6]) : null
  return rest
    ? price(rest.to, first * 1e3 + second * 100 + rest.value, [1, 1e3])
    : price(from + 2, first * 10 + second, [100, 1e5])
}
