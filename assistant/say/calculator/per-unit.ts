import { type Answer, answerAbout } from '../answer.ts'
import { both, count, money, type Words } from '../format.ts'
import { withArticle } from '../topics/shared.ts'
import { baseOf, supposedPrice } from './base.ts'
import { dollars, type Quantity, quantityOf, rounded } from './quantities.ts'
import type { Query } from './query.ts'
import { squareFeetPerMeter } from './units.ts'

interface Divisor {
  pattern: RegExp
  count: (query: Query) => number | null
  name: Words
}

const each = `(?:per|divided by(?: the)?(?: number of)?|over the|a|each|every|by the|for each|for every|for a|for one|for 1)`
const divisors: Divisor[] = [
  {
    pattern: new RegExp(
      String.raw`\b${each} (?:single )?square meter|\bsquare meter price|\bprice square meter|\bmuch (?:is |for )(?:the |a |each )?square meter|\bmuch (?:the|a|each) square meter`,
    ),
    count: ({ home }) => (home.listing.sqft === null ? null : home.listing.sqft / squareFeetPerMeter),
    name: both('square meter', 'metro cuadrado'),
  },
  {
    pattern: /^(?=.*\b(?:sqft|square foot|foot)\b).*\b(?:of|over|by|on|for) (?:the |its )?(?:lot|land|dirt|plot)\b/,
    count: ({ home }) =>
      home.listing.facts.lotAcres === null ? null : Math.round(home.listing.facts.lotAcres * 43_560),
    name: both('square foot of land', 'pie cuadrado de terreno'),
  },
  {
    pattern: new RegExp(
      String.raw`\b${each} (?:single )?(?:sqft|square|sq|foot|ft)\b|\bppsf\b|\bpsf\b|\bsqft (?:price|cost|rate)\b|\bmuch (?:is |for )?(?:the |a |each )?sqft\b|\b1 sqft\b`,
    ),
    count: ({ home }) => home.listing.sqft,
    name: both('square foot', 'pie cuadrado'),
  },
  {
    pattern:
      /\bper (?:bedroom|bed|room)\b|\b(?:how much|cost|price|rent)(?: \w+){0,5} (?:each|a|every) (?:bedroom|bed|room)\b/,
    count: ({ home }) => home.listing.beds,
    name: both('bedroom', 'recámara'),
  },
  {
    pattern: /\bper (?:bathroom|bath)\b/,
    count: ({ home }) => home.listing.baths,
    name: both('bath', 'baño'),
  },
  {
    pattern: new RegExp(String.raw`\b${each} acre\b`),
    count: ({ home }) => home.listing.facts.lotAcres,
    name: both('acre', 'acre'),
  },
]

/** Price or rent for each square foot, square meter, bedroom, bath or acre. */
export function perUnit(query: Query): Answer | null {
  const divisor = divisors.find(({ pattern }) => pattern.test(query.line))
  if (!divisor || /\b(?:people|occupan\w+|limit|adults|kids|persons|one per)\b/.test(query.line)) return null
  const units = divisor.count(query)
  if (units === null || units === 0) return null
  const ratio = roomRatio(query, divisor.name.en, units)
  if (ratio) return ratio
  const rate = divisor.name.en === 'square foot' ? rateNamed(query) : null
  if (rate !== null) return againstRate(rate, units, query)
  const base = perUnitBase(query)
  if (base === null) return null
  const other = divisor.name.en === 'square foot' ? otherHome(query, base, units) : null
  if (other) return other
  const value = base.value / units
  const shown = base.isMonthly ? dollars(value) : money(Math.round(value))
  const sum = `${money(base.value)} ÷ ${count(units)}`
  const { name } = divisor
  const limit = query.isYesNo ? limitIn(query) : null
  if (limit !== null) return unitVerdict(value, limit, shown, sum, base, name, query)
  const answer = answerAbout(
    base.topic,
    base.isMonthly
      ? both(
          `${shown} ${withArticle(name.en)} a month (${sum}), or ${dollars(value * 12)} a year.`,
          `${shown} por ${name.es} al mes (${sum}), o ${dollars(value * 12)} al año.`,
        )
      : both(`About ${shown} ${withArticle(name.en)} (${sum}).`, `Unos ${shown} por ${name.es} (${sum}).`),
    ...base.sources,
  )
  return { ...answer, rate: value }
}

/** "House down the street sold at 1,050 a foot, is yours asking more or less?" in dollars. */
function rateNamed({ amounts, words, line }: Query): number | null {
  const isRate = ({ unit, value, to }: Query['amounts'][number]) =>
    (unit === null || unit === '$') &&
    value >= 20 &&
    value < 20_000 &&
    (aFoot.test(words.slice(to, to + 4).join(' ')) || paidPerFoot.test(line))
  return comparesRates.test(line) ? (amounts.find(isRate)?.value ?? null) : null
}
const aFoot = /^(?:dollars |bucks )?(?:a|per|each) (?:square )?(?:sqft|foot|feet|ft)\b/
const paidPerFoot = /^(?:and |so )?per (?:square )?(?:sqft|foot|ft)\b.*\b(?:beat|beats|than)\b/
const comparesRates =
  /\b(?:more or less|less or more|cheaper|pricier|beats?|above or below|below or above|over or under|higher or lower|lower or higher|(?:more|less|higher|lower) than|above|below)\b/

function againstRate(rate: number, units: number, { home, line, isYesNo }: Query): Answer | null {
  const base = quantityOf('price', home)
  if (base === null) return null
  const value = base.value / units
  const [apart, isLess] = [Math.abs(Math.round(value) - rate), value < rate]
  const asksMore =
    /\b(?:more|higher|above|pricier)\b/.test(line) && !/\b(?:less|cheaper|lower|below|beats?)\b/.test(line)
  const asksOne = asksMore || !/\b(?:or|more|higher|above|pricier)\b/.test(line)
  const isTrue = asksMore ? !isLess : isLess
  const verdict = isYesNo && asksOne ? (isTrue ? both('Yes. ', 'Sí. ') : both('No. ', 'No. ')) : both('', '')
  const sum = `${money(base.value)} ÷ ${count(units)}`
  const [en, es] = isLess ? ['less', 'menos'] : ['more', 'más']
  return answerAbout(
    base.topic,
    both(
      `${verdict.en}About ${money(Math.round(value))} a square foot (${sum}), ${money(apart)} ${en} than ${money(rate)}.`,
      `${verdict.es}Unos ${money(Math.round(value))} por pie cuadrado (${sum}), ${money(apart)} ${es} que ${money(rate)}.`,
    ),
    ...base.sources,
  )
}

/** "Another unit is 1,150 sq ft for $1,700,000. Which costs less per square foot?" */
function otherHome({ amounts, home, line }: Query, base: Quantity, units: number): Answer | null {
  const size = amounts.find(({ unit, value }) => unit === 'sqft' && value !== home.listing.sqft)?.value
  const cost = amounts.find(({ unit, value }) => unit !== 'sqft' && unit !== '%' && value >= 500)?.value
  if (
    !size ||
    !cost ||
    !/\b(?:other|another|comp|cheaper|less|more|which|better|versus|vs|than|next door)\b/.test(line)
  )
    return null
  const own = quantityOf('price', home)
  if (!own) return null
  const [theirs, ours] = [cost / size, own.value / units]
  const shown = (value: number) => (base.isMonthly ? dollars(value) : money(Math.round(value)))
  const [en, es] = ours < theirs ? ['less', 'menos'] : ['more', 'más']
  return answerAbout(
    own.topic,
    both(
      `This home costs ${en} a square foot: about ${shown(ours)} (${money(own.value)} ÷ ${rounded(units)}), the other about ${shown(theirs)} (${money(cost)} ÷ ${rounded(size)}).`,
      `Esta vivienda cuesta ${es} por pie cuadrado: unos ${shown(ours)} (${money(own.value)} ÷ ${rounded(units)}); la otra, unos ${shown(theirs)} (${money(cost)} ÷ ${rounded(size)}).`,
    ),
    ...own.sources,
  )
}

const limitIn = ({ amounts }: Query) =>
  amounts.find(({ unit, value }) => (unit === '$' || unit === null) && value < 20_000)?.value ?? null

/** "Is it less than $1,000 a square foot?" */
function unitVerdict(
  value: number,
  limit: number,
  shown: string,
  sum: string,
  base: Quantity,
  name: Words,
  { line }: Query,
): Answer {
  const isTrue = /\b(?:over|above|more|higher)\b/.test(line) ? value > limit : value < limit
  const [en, es] = isTrue ? ['Yes', 'Sí'] : ['No', 'No']
  return answerAbout(
    base.topic,
    both(`${en}. About ${shown} ${withArticle(name.en)} (${sum}).`, `${es}. Unos ${shown} por ${name.es} (${sum}).`),
    ...base.sources,
  )
}

function perUnitBase(query: Query): Quantity | null {
  const base = baseOf(query)
  if (base?.topic === 'fee') return base
  const price = supposedPrice(query) ?? quantityOf('price', query.home)
  const off = query.amounts.find(({ unit, to }) => unit === '%' && isOff.test(query.words[to] ?? ''))
  // "If my agent gets me 250k off"
  const less = query.amounts.find(
    ({ unit, value, to }) => unit !== '%' && value >= 1000 && isOff.test(query.words[to] ?? ''),
  )
  const left = price && (off ? price.value * (1 - off.value / 100) : less ? price.value - less.value : null)
  return price && left !== null && left > 0 ? { ...price, value: left, name: both('that price', 'ese precio') } : price
}

/** "Per square foot, with 10% off?" */
const isOff = /^(?:off|less|below|under|discount|lower)$/

/** "Baths per bedroom". */
function roomRatio({ line, home }: Query, name: string, units: number): Answer | null {
  const { beds, baths, sqft } = home.listing
  const over: [RegExp, number | null, Words][] = [
    [/\bbath(?:room)?s? per\b/, baths, both('baths', 'baños')],
    [/\bbed(?:room)?s? per\b/, beds, both('bedrooms', 'recámaras')],
    [/\bsqft (?:per|for each|does each) (?:bed|bath|room)/, sqft, both('square feet', 'pies cuadrados')],
  ]
  const found = over.find(([pattern, value]) => pattern.test(line) && value !== null)
  if (!found || found[1] === null) return null
  const result = rounded(found[1] / units, 2)
  return answerAbout(
    'beds',
    both(
      `${result} ${found[2].en} a ${name} (${count(found[1])} ÷ ${count(units)}).`,
      `${result} ${found[2].es} (${count(found[1])} ÷ ${count(units)}).`,
    ),
  )
}
