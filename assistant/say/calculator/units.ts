import type { Amount } from '../../understand/amounts.ts'
import { type Answer, answerAbout } from '../answer.ts'
import { both } from '../format.ts'
import { quantityOf, rounded, squareFeetInAcre } from './quantities.ts'
import type { Query } from './query.ts'

export const squareFeetPerMeter = 10.763910416709722
const poundsPerKilo = 2.2046226218487757

/** The weight in pounds; 0 for an amount that is no weight. */
export const poundsOf = ({ unit, value }: Pick<Amount, 'unit' | 'value'>) =>
  unit === 'kg' ? value * poundsPerKilo : unit === 'lb' ? value : 0

const squareFeetPerHectare = 107_639.10416709722

interface Measure {
  id: string
  /** How much of its kind's base unit one is: square feet, pounds. */
  factor: number
  kind: 'area' | 'weight'
  /** The words that ask for it as the result. */
  asked: RegExp
  en: string
  es: string
}

const measures: Measure[] = [
  {
    id: 'sqm',
    factor: squareFeetPerMeter,
    kind: 'area',
    asked: /\bsquare met|\bmeters?\b|\bmetric\b/,
    en: 'square meters',
    es: 'metros cuadrados (m²)',
  },
  {
    id: 'hectare',
    factor: squareFeetPerHectare,
    kind: 'area',
    asked: /\bhectares?\b/,
    en: 'hectares',
    es: 'hectáreas',
  },
  { id: 'acre', factor: squareFeetInAcre, kind: 'area', asked: /\bacres?\b|\bacreage\b/, en: 'acres', es: 'acres' },
  { id: 'sqft', factor: 1, kind: 'area', asked: /\bsqft\b|\bfeet\b|\bft\b/, en: 'square feet', es: 'pies cuadrados' },
  { id: 'kg', factor: poundsPerKilo, kind: 'weight', asked: /\bkgs?\b|\bkilos?\b|\bkilograms?\b/, en: 'kg', es: 'kg' },
  { id: 'lb', factor: 1, kind: 'weight', asked: /\blb\b/, en: 'lb', es: 'libras' },
]

interface Measured {
  value: number
  unit: Measure
  topic: string
}

/** "Lot size in m²", "60 pounds in kilos", "82 degrees in Celsius". */
export function converted(query: Query): Answer | null {
  const { line } = query
  if (/\b(?:per|each|by the) (?:sqft|square)|\$|\bprice|\brent\b|\bcost/.test(line)) return null
  const degrees = temperature(query)
  if (degrees) return degrees
  if (!query.isAsked && query.words.length > 9) return null
  if (query.amounts.length === 0 && !/\b(?:in|to|how|what|size|lot|convert)\b/.test(line)) return null
  if (query.isYesNo && !/\bin (?:sqft|square|acres?|kg|kilos?|lb|hectares?)\b/.test(line)) return null
  const from = sourceOf(query)
  if (from === null) return null
  if (from.unit.kind === 'weight' && !/\b(?:in|to|into|how many|how much|what|equals)\b/.test(line)) return null
  const target = measures.find(
    ({ id, kind, asked }) => id !== from.unit.id && kind === from.unit.kind && asked.test(withoutSource(query)),
  )
  if (!target) return null
  const parts = partOfWhole(line)
  const value = from.value * parts
  const result = (value * from.unit.factor) / target.factor
  const digits = result >= 1000 ? 0 : result < 10 ? 2 : 1
  const half = parts === 1 ? both('', '') : both(' for each half', ' para cada mitad')
  return answerAbout(
    from.topic,
    both(
      `${rounded(from.value, 2)} ${from.unit.en} is about ${rounded(result, digits)} ${target.en}${half.en}.`,
      `${rounded(from.value, 2)} ${from.unit.es} son unos ${rounded(result, digits)} ${target.es}${half.es}.`,
    ),
  )
}

const partOfWhole = (line: string) =>
  /\bhalf|halves\b/.test(line) && /\beach|one half|half of the lot\b/.test(line) ? 0.5 : 1

/** The words without the converted amount. */
function withoutSource({ words, amounts }: Query): string {
  const source = amounts.find(({ unit }) => ['sqft', 'sqm', 'acre', 'lb', 'kg'].includes(unit ?? ''))
  return words.filter((_, i) => !source || i < source.from || i >= source.to).join(' ')
}

const measureOf = (id: string) => measures.find((one) => one.id === id) as Measure

function sourceOf({ amounts, line, home }: Query): Measured | null {
  const named = amounts.find(({ unit }) => ['sqft', 'sqm', 'acre', 'lb', 'kg'].includes(unit ?? ''))
  if (named)
    return {
      value: named.value,
      unit: measureOf(named.unit ?? ''),
      topic: /lb|kg/.test(named.unit ?? '') ? 'pets' : 'size',
    }
  const size = quantityOf('size', home)
  const lot = home.listing.facts.lotAcres
  if (size && amounts.some(({ value }) => value === size.value))
    return { value: size.value, unit: measureOf('sqft'), topic: 'size' }
  if (lot !== null && (amounts.some(({ value }) => value === lot) || /\b(?:lot|land|plot|parcel|acres?)\b/.test(line)))
    return { value: lot, unit: measureOf('acre'), topic: 'lot' }
  const limit = home.petRule?.dogsUnderLb
  if (limit && /\b(?:limit|weight)\b/.test(line)) return { value: limit, unit: measureOf('lb'), topic: 'pets' }
  return size &&
    /\b(?:size|big|large|house|home|place|apartment|condo|unit|sqft|square meters|meters|floor area|interior|it)\b/.test(
      line,
    )
    ? { value: size.value, unit: measureOf('sqft'), topic: 'size' }
    : null
}

function temperature({ line, amounts }: Query): Answer | null {
  const isCelsius = /\b(?:celsius|centigrade|in c)\b/.test(line)
  const isFahrenheit = /\b(?:fahrenheit|in f)\b/.test(line)
  const amount = amounts.find(({ unit, value }) => (unit === 'degree' || unit === null) && value < 200)
  if (!amount || (!isCelsius && !isFahrenheit)) return null
  const toCelsius = isCelsius && !(isFahrenheit && line.indexOf('celsius') < line.indexOf('fahrenheit'))
  const result = toCelsius ? ((amount.value - 32) * 5) / 9 : (amount.value * 9) / 5 + 32
  const [a, b] = toCelsius ? ['°F', '°C'] : ['°C', '°F']
  return answerAbout(
    'pool',
    both(
      `${rounded(amount.value)}${a} is about ${rounded(result)}${b}.`,
      `${rounded(amount.value)}${a} son unos ${rounded(result)}${b}.`,
    ),
  )
}
