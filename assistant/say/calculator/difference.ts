import type { Home } from '../../facts/home.ts'
import type { Amount } from '../../understand/amounts.ts'
import { type Answer, answerAbout, field } from '../answer.ts'
import { both, money } from '../format.ts'
import { baseIdOf, monthlyParts, totalOf } from './base.ts'
import { areaCompared, compared, isAssistance } from './comparison.ts'
import { gap } from './percent.ts'
import { dollars, type Quantity, quantityOf, rounded } from './quantities.ts'
import { dollarsOf, type Query } from './query.ts'
import { poundsOf } from './units.ts'

/** "More beds or more baths?", "as many baths as bedrooms?" */
const asManyBeds =
  /\bas many (?:bed ?rooms?|beds?|bath ?rooms?|baths?) as (?:\w+ )?(?:bed ?rooms?|beds?|bath ?rooms?|baths?)\b|\b(?:same|equal) (?:number|amount) of (?:bed ?rooms?|beds?|bath ?rooms?|baths?) (?:and|as) (?:bed ?rooms?|beds?|bath ?rooms?|baths?)\b/
const asksDifference =
  /\b(?:how many times (?=(?:bigger|larger|the size|my|our))|how (?:many|much) (?:sqft|more|space|room|extra) (?:would|do|will|are|could) (?:i|we) (?:be )?(?:gain\w*|los\w+|get\w*|giving up|give up)|how much (?:extra|more) (?:room|space|area|floor space|sqft|footage)|(?:vs|versus|compared (?:to|with)) (?:my|our)|how (?:much|far|many)(?: \w+)? (?:more|less|over|under|below|above|higher|lower|cheaper|short|off|to spare|bigger|smaller|larger|older|newer|apart|from)|by how (?:much|many)|what would\b.*\bsave|how much (?:would|do|will|can|could|does) (?:i|we|it|that) save|how much (?:is |would be |do i have |do we have )?left|what discount|savings?|difference|gap|how far (?:am|are|is)|how close)\b/

const bedsAgainstBaths =
  /\b(more|fewer) (bed|bath)(?: ?rooms?|s)?\b.*\b(?:or (?:more )?|than |what )(?:the )?(?:bed|bath)(?: ?rooms?|s)?\b/
const asksIfSo = /^(?:(?:and|so|ok|but|wait) )*(?:is|are|does|do)\b|\b(?:right|correct|true|same|or not)\b/

/** "More beds or more baths, and by how many?", "more bathrooms than bedrooms, right?" */
export function roomDifference({ line, home: { listing } }: Query): Answer | null {
  const { beds, baths } = listing
  const asksIfEqual = asManyBeds.test(line) || (bothRooms.test(line) && asksIfSame.test(line))
  const against = bedsAgainstBaths.exec(line)
  if (beds === null || baths === null || !(asksIfEqual || against)) return null
  const apart = rounded(Math.abs(beds - baths))
  const [more, fewer] =
    beds >= baths
      ? [both('bedrooms', 'recámaras'), both('baths', 'baños')]
      : [both('baths', 'baños'), both('bedrooms', 'recámaras')]
  const [a, b] = [Math.max(beds, baths), Math.min(beds, baths)].map((number) => rounded(number))
  const sources = [field('beds', beds), field('baths', baths)]
  const asksMore = against && /\bthan|what\b/.test(against[0]) && asksIfSo.test(line)
  if (beds === baths) {
    const [en, es] = asksIfEqual ? ['Yes, as', 'Sí, tantas'] : asksMore ? ['No, as', 'No, tantas'] : ['As', 'Tantas']
    return answerAbout(
      'beds',
      both(`${en} many bedrooms as baths: ${a} each.`, `${es} recámaras como baños, lo mismo: ${a} de cada uno.`),
      ...sources,
    )
  }
  const isSo = against && (against[1] === 'more') === ((against[2] === 'bed') === beds > baths)
  const [en, es] = asksIfEqual ? ['No. ', 'No. '] : !asksMore ? ['', ''] : isSo ? ['Yes. ', 'Sí. '] : ['No. ', 'No. ']
  return answerAbout(
    'beds',
    both(
      `${en}More ${more.en}: ${a} against ${b} ${fewer.en}, ${apart} more.`,
      `${es}Más ${more.es}: ${a} frente a ${b} ${fewer.es}, ${apart} más.`,
    ),
    ...sources,
  )
}
const bothRooms = /^(?=.*\bbed ?(?:rooms?|s)\b).*\bbath ?(?:rooms?|s)\b/
/** "Do beds and baths match up?", "six bedrooms, are there as many bathrooms?" */
const asksIfSame =
  /\b(?:match|equal|same (?:number|amount|count)|as many (?:bed ?rooms?|beds?|bath ?rooms?|baths?)$|each (?:bed ?room|bed) (?:its|a) own|one each|even)\b/

/** "How far below asking is 4.6M?", "How much more than my 2,950 is it?" */
export function difference(query: Query): Answer | null {
  const { line, home } = query
  if (!asksDifference.test(line)) return null
  const size = query.amounts.find(
    ({ unit, value }) =>
      (unit === 'sqft' && value !== home.listing.sqft) ||
      unit === 'sqm' ||
      (unit === 'acre' && value !== home.listing.facts.lotAcres),
  )
  if (size && asksTimes.test(line)) return timesBigger(size, query)
  if (size) return areaDifference(size, query)
  const plain = query.amounts.find(({ unit, value }) => unit === null && value >= 200 && value !== home.listing.sqft)
  if (
    plain &&
    !ofPayments.test(line) &&
    (/\b(?:sqft|square feet|bigger|smaller|larger)\b/.test(line) || isOnlySize(plain.value, home))
  )
    return areaDifference({ ...plain, unit: 'sqft' }, query)
  const heavier = weightDifference(query)
  if (heavier) return heavier
  return (asksFitToo.test(line) ? compared(withoutGap(query)) : null) ?? moneyApart(query)
}

/** How far an amount is from the price, or from what is paid every month. */
function moneyApart(query: Query): Answer | null {
  const { line, home } = query
  const parts = monthlyParts(query)
  const base = quantityOf(baseIdOf(query), home)
  const fact = parts.length > 1 ? totalOf(parts) : base?.value
  if (!base?.isMoney || fact === undefined) return null
  const amount = query.amounts.find(
    (one) => (one.unit === null || one.unit === '$') && one.value !== base.value && (dollarsOf(one, query) ?? 0) > 0,
  )
  // Beside dues, "465" are dollars a month and no price.
  const isMonthly = base.isMonthly && amount !== undefined && amount.value < 20_000
  const value = isMonthly ? amount.value : amount ? dollarsOf(amount, query) : null
  if (value === null) return depositOverRent(query)
  // "Paying 4,300 rent now" is far from any price.
  if (!base.isMonthly && base.topic === 'price' && value < base.value / 50) return null
  if (!base.isMonthly) return answerAbout(base.topic, gap(value, base), ...base.sources)
  const yearly = ofYear.test(line) && value > fact * 4 ? yearApart(base, fact, value) : null
  if (yearly) return yearly
  const apart = Math.abs(fact - value)
  const [en, es] = fact >= value ? ['more', 'más'] : ['less', 'menos']
  return answerAbout(
    base.topic,
    both(
      `${dollars(apart)} a month ${en}, or ${dollars(apart * 12)} a year (${money(fact)} against ${money(value)}).`,
      `${dollars(apart)} al mes ${es}, o ${dollars(apart * 12)} al año (${money(fact)} frente a ${money(value)}).`,
    ),
    ...base.sources,
  )
}

/** "What's more, a year of dues or twelve grand? And by how much?" */
function yearApart(base: Quantity, fact: number, value: number): Answer {
  const [year, apart] = [fact * 12, Math.abs(fact * 12 - value)]
  const [en, es] = year >= value ? ['more', 'más'] : ['less', 'menos']
  const text = both(
    `${dollars(year)} a year (12 × ${money(fact)}), ${dollars(apart)} ${en} than ${money(value)}.`,
    `${dollars(year)} al año (12 × ${money(fact)}), ${dollars(apart)} ${es} que ${money(value)}.`,
  )
  return answerAbout(base.topic, text, ...base.sources)
}
const ofYear = /\b(?:a|one|the|full|whole|each|per) (?:full |whole )?year(?: s)?\b|\b(?:yearly|annual\w*)\b/

/** "Does it fit, and if not by how much is it over?" asks for a yes or no, too. */
const asksFitToo =
  /\b(?:does|is|do|would|will|are|am) (?:it|that|this|we|i|the rent|the price) (?:\w+ )?(?:fit|work|ok|okay|within|inside|in budget|in range|make it|afford\w*)\b.*\bby how (?:much|far)\b/
const withoutGap = (query: Query): Query => ({
  ...query,
  line: query.line.replace(/\b(?:(?:and|or) )?(?:if (?:so|not|yes|no) )?by how (?:much|far)\b.*$/, '').trim(),
  isYesNo: true,
})

/** "We're at 3,100 now, so that's how much more?" of a home for sale: far too little for a price. */
const isOnlySize = (value: number, { isRental, price, listing: { sqft } }: Home) =>
  !isRental && price !== null && sqft !== null && value < price / 50 && value > sqft / 5 && value < sqft * 5

/** "Our dog is 52 lb. How many pounds to spare is that?" */
export const poundsApart = (query: Query): Answer | null =>
  asksPounds.test(query.line) ? weightDifference(query) : null
const asksPounds =
  /\b(?:how (?:much|many|far)|by what)\b(?: \w+){0,4} (?:to spare|leeway|over|under|below|above|short|shy|off|too (?:heavy|big|much)|(?:left|room) (?:over|to|before|until))\b/

/** "How far over the limit is a 72 lb dog?" */
function weightDifference({ amounts, home, line }: Query): Answer | null {
  const amount = amounts.find(({ unit }) => unit === 'lb' || unit === 'kg')
  const limit = home.petRule?.dogsUnderLb
  if (!amount || !limit || isAssistance.test(line)) return null
  const pounds = poundsOf(amount)
  const apart = rounded(Math.abs(pounds - limit))
  const [en, es] = pounds >= limit ? ['over', 'más que'] : ['under', 'menos que']
  return answerAbout(
    'pets',
    both(
      `${rounded(pounds)} lb is ${apart} lb ${en} ${limit} lb; dogs must be under ${limit} lb.`,
      `${rounded(pounds)} libras son ${apart} libras ${es} ${limit}; los perros deben pesar menos de ${limit} libras.`,
    ),
    field('pets', home.petRule?.text ?? ''),
  )
}

function depositOverRent({ line, home }: Query): Answer | null {
  const { depositMonths, price } = home
  if (depositMonths === null || price === null || !/\bdeposit\b/.test(line) || !/\brent\b/.test(line)) return null
  const deposit = depositMonths * price
  return answerAbout(
    'deposit',
    both(
      `${dollars(Math.abs(deposit - price))} (deposit ${dollars(deposit)}, rent ${dollars(price)}).`,
      `${dollars(Math.abs(deposit - price))} (depósito ${dollars(deposit)}, renta ${dollars(price)}).`,
    ),
  )
}

const asksTimes = /\bhow many times\b/
const ofPayments = /\b(?:hoa|dues|fees?|rent|deposit|parking|price|asking)\b/

/** "0.7 acre vs my 0.25, how many times bigger?" */
function timesBigger(amount: Amount, query: Query): Answer | null {
  const comparison = areaCompared(amount, query)
  if (comparison === null || comparison.limit === 0) return null
  const { fact, limit, shown, topic, sources } = comparison
  const times = rounded(fact / limit, 2)
  const sum =
    amount.unit === 'acre'
      ? `${rounded(query.home.listing.facts.lotAcres ?? 0, 2)} ÷ ${rounded(amount.value, 2)} acres`
      : `${shown(fact)} ÷ ${shown(limit)}`
  return answerAbout(topic, both(`${times} times as big (${sum}).`, `${times} veces más grande (${sum}).`), ...sources)
}

function areaDifference(amount: Amount, query: Query): Answer | null {
  const comparison = areaCompared(amount, query)
  if (comparison === null) return null
  const { fact, limit, shown, is, topic, sources } = comparison
  const [en, es] = fact >= limit ? ['more', 'más'] : ['less', 'menos']
  return answerAbout(
    topic,
    both(`${shown(Math.abs(fact - limit))} ${en}. ${is.en}.`, `${shown(Math.abs(fact - limit))} ${es}. ${is.es}.`),
    ...sources,
  )
}
