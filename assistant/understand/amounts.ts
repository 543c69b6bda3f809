import { scales, spelledAt } from './number-words.ts'

export type Unit =
  | '%'
  | '$'
  | 'sqft'
  | 'sqm'
  | 'lb'
  | 'kg'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'acre'
  | 'bed'
  | 'bath'
  | 'car'
  | 'person'
  | 'dog'
  | 'cat'
  | 'pet'
  | 'degree'
  | 'step'
  | 'times'

export interface Amount {
  value: number
  unit: Unit | null
  /** Indices of its words: the first, and the one after the last. */
  from: number
  to: number
}

const unitWords: [Unit, string][] = [
  ['%', '%'],
  ['$', 'dollar dollars usd bucks dolares pesos'],
  ['sqft', 'sqft'],
  ['sqm', 'sqm'],
  ['lb', 'lb pounder pounders'],
  ['kg', 'kg kgs kilo kilos kilogram kilograms'],
  ['day', 'day days'],
  ['week', 'week weeks'],
  ['month', 'month months'],
  ['year', 'year years yr yrs'],
  ['acre', 'acre acres'],
  ['bed', 'bedroom bedrooms bed beds'],
  ['bath', 'bath baths bathroom bathrooms'],
  ['car', 'car cars vehicle vehicles truck trucks suv suvs'],
  [
    'person',
    'people person persons roommate roommates roomie roomies housemate housemates adult adults way ways sibling siblings brothers sisters friend friends head heads guys students tenants buyers couples us',
  ],
  ['dog', 'dog dogs puppy puppies'],
  ['cat', 'cat cats kitten kittens kitties'],
  ['pet', 'pet pets animals'],
  ['degree', 'degree degrees fahrenheit celsius f'],
  ['step', 'step steps stair stairs'],
  ['times', 'times x'],
]

const units: Record<string, Unit> = Object.fromEntries(
  unitWords.flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit])),
)

const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?$/

/** The amounts in words (normalize.ts): `$1.2m`, `2,000 sqft`, `one and a half months`, `950k`; not days of a month. */
export function amountsIn(words: string[]): Amount[] {
  const found: (Amount & { hasScale: boolean })[] = []
  for (let i = 0; i < words.length; i++) {
    const number = numeralAt(words, i)
    if (number === null || isDay(words, i, number.value)) continue
    const amount = withUnit(words, withThousands(words, number), i)
    found.push(amount)
    i = amount.to - 1
  }
  return withWeights(words, inOneScale(words, found)).map(({ value, unit, from, to }) => ({ value, unit, from, to }))
}

/** "One is 22 pounds and the other is about 40", "58 pounds and a mutt around 70": the second is a weight, too. */
function withWeights<Found extends Amount>(words: string[], found: Found[]): Found[] {
  if (!found.some(({ unit }) => unit === 'lb')) return found
  return found.map((one) => {
    const before = words.slice(Math.max(0, one.from - 4), one.from).join(' ')
    const isWeight = one.unit === null && one.value >= 2 && one.value <= 200 && ofAnother.test(before)
    return isWeight ? { ...one, unit: 'lb' } : one
  })
}
const ofAnother =
  /\b(?:other|another|second|mutt|lab|pup|puppy|dog|younger|older|smaller|bigger)(?: (?:one|dog))?(?: (?:is|weighs|at))? ?(?:about|around|like|maybe|roughly|is|weighs|at)$/

interface Found {
  value: number
  unit: Unit | null
  to: number
  hasScale: boolean
}

function numeralAt(words: string[], i: number): Found | null {
  const digits = /^(\$)?(\d[\d,]*(?:\.\d+)?)([a-z]+|%)?$/.exec(words[i] ?? '')
  if (digits) return digitsAt(words, i, digits)
  if (
    words[i] === 'one' &&
    /^(?:this|that|which|the|no|new|each|every|only|another|other|last|next|second|big|small|long|short|\w+(?:er|est))$/.test(
      words[i - 1] ?? '',
    ) &&
    !units[words[i + 1] ?? '']
  )
    return null
  if (/^(?:a|an)$/.test(words[i] ?? '') && units[words[i + 1] ?? ''] === 'acre')
    return withHalf(words, { value: 1, unit: null, to: i + 1, hasScale: false })
  const spelled = spelledAt(
    words,
    words[i] === 'a' && /^(?:hundred|thousand|million|mil|mill|grand)$/.test(words[i + 1] ?? '') ? i + 1 : i,
  )
  if (spelled === null) return null
  return withHalf(words, { value: spelled.value, unit: null, to: spelled.to, hasScale: spelled.hasScale })
}

function digitsAt(words: string[], i: number, [, dollar, digits = '', suffix]: RegExpExecArray): Found | null {
  const value = Number(digits.replaceAll(',', ''))
  const unit: Unit | null = dollar ? '$' : null
  const scale = scales[suffix ?? '']
  if (scale !== undefined) return { value: value * scale, unit, to: i + 1, hasScale: true }
  if (suffix && units[suffix]) return { value, unit: units[suffix] ?? null, to: i + 1, hasScale: false }
  if (suffix === 'br' || suffix === 'bd') return { value, unit: 'bed', to: i + 1, hasScale: false }
  if (suffix === 'ba') return { value, unit: 'bath', to: i + 1, hasScale: false }
  if (suffix) return null
  return withHalf(words, { value, unit, to: i + 1, hasScale: false })
}

const endsAmount = /^(?!(?:bed|bath|percent|%|down|years?|months?|days?|sq|square|feet|people|p\b))/

/** "1 million 900 thousand" is one number. */
function withThousands(words: string[], found: Found): Found {
  if (found.value < 1e6 || found.value % 1e6 !== 0 || !found.hasScale) return found
  const rest = numeralAt(words, found.to)
  // "1 million 50", "one million hundred" as Spanish has it
  const isThousands =
    rest && !rest.hasScale && rest.unit === null && rest.value >= 20 && rest.value < 1e3 && rest.value % 5 === 0
  if (isThousands && endsAmount.test(words[rest.to] ?? ''))
    return { ...rest, value: found.value + rest.value * 1e3, unit: found.unit, hasScale: true }
  if (!rest?.hasScale || rest.value < 1e3 || rest.value >= 1e6 || rest.unit !== null) return found
  return { ...rest, value: found.value + rest.value, unit: found.unit }
}

/** `… and a half`, then `million`. */
function withHalf(words: string[], found: Found): Found {
  let { value, to, hasScale } = found
  // "Four million and a half"
  const isOfScale = hasScale && value >= 1000
  if (isHalf(words, to)) [value, to] = [value + 0.5 * (isOfScale ? (value >= 1e6 ? 1e6 : 1e3) : 1), to + 3]
  else if (isQuarter(words, to) && value < 100) [value, to] = [value + 0.25, to + 3]
  else if (words.slice(to, to + 3).join(' ') === 'and three quarters' && value < 100)
    [value, to] = [value + 0.75, to + 3]
  const scale = scales[words[to] ?? '']
  if (scale !== undefined && !hasScale && (words[to] !== 'm' || value < 1000))
    [value, to, hasScale] = [value * scale, to + 1, true]
  if (words[to] === 'hundred' && value < 100) [value, to] = [value * 100, to + 1]
  return { ...found, value, to, hasScale }
}

/** "Two and a quarter percent", "six and a quarter thirty year fixed" */
const isQuarter = (words: string[], at: number) =>
  words[at] === 'and' &&
  words[at + 1] === 'a' &&
  words[at + 2] === 'quarter' &&
  (words[at - 2] === 'at' ||
    /^(?:percent|%|points?|million|m)$/.test(words[at + 3] ?? '') ||
    /^(?:(?:over|for|on|fixed|rate|interest)\b|(?:at )?(?:an? )?(?:\d\d|fifteen|twenty|thirty) (?:years?|fixed)\b)/.test(
      words.slice(at + 3, at + 6).join(' '),
    ))

const isHalf = (words: string[], at: number) => words[at] === 'and' && words[at + 1] === 'a' && words[at + 2] === 'half'

function withUnit(words: string[], found: Found, from: number): Amount & { hasScale: boolean } {
  let { value, unit, to } = found
  if (words[to] === 'square' && /^met/.test(words[to + 1] ?? '')) return { ...found, unit: 'sqm', from, to: to + 2 }
  const spaces = unit === null && value <= 10 ? parkingAt(words, to) : 0
  if (spaces > 0) return { ...found, unit: 'car', from, to: to + spaces }
  // "Two small dogs", "the six first months"
  const [word = '', after] = [words[to], unitAt(words, to + 1)]
  const isBetween = (isOfBuild(word) && animals.includes(after)) || (word === 'first' && after === 'month')
  const between = unit === null && isBetween ? 1 : 0
  const next = unitAt(words, to + between)
  if (next && unit === null) {
    const isOf = words[to] === 'of'
    ;[unit, to] = [next, to + between + (isOf ? 2 : 1)]
    if (isHalf(words, to)) [value, to] = [value + 0.5, to + 3]
  } else if (next === '$') to++
  if (unit === null && words[to] === 'of' && units[words[to + 2] ?? ''] === 'acre') [unit, to] = ['acre', to + 3]
  if (unit === null && !found.hasScale && value >= 3 && value <= 60 && isAfterDown(words, from)) unit = '%'
  if (unit === null && value <= 100 && isDown(words, to)) [value, unit] = [value < 1 ? value * 100 : value, '%']
  if (value >= 10_000 && unit === null) unit = '$'
  return { value, unit, from, to, hasScale: found.hasScale }
}

/** "Small" in "two small dogs". */
export const isOfBuild = (word: string) => /^(?:small|little|tiny|big|large|medium)$/.test(word)
const animals: (Unit | undefined)[] = ['dog', 'cat', 'pet']

/** How many words "parking spots", "garage spaces" or "spots" take. */
function parkingAt(words: string[], at: number): number {
  const isPlace = (word = '') => /^(?:spots?|spaces?|stalls?)$/.test(word)
  if (/^(?:parking|garage)$/.test(words[at] ?? '') && isPlace(words[at + 1])) return 2
  return isPlace(words[at]) ? 1 : 0
}

function unitAt(words: string[], at: number): Unit | undefined {
  if (words[at] === 'of' && words[at + 1] === 'us') return 'person'
  const unit = units[words[at] ?? '']
  return words[at] === 'us' || (unit === 'times' && /^\$?\d/.test(words[at + 1] ?? '')) ? undefined : unit
}

/** "15 down", "half down"; not "3 down payment programs" nor "4 down the street". */
const isDown = (words: string[], at: number) =>
  words[at] === 'down' && !/^(?:the|from|to|payments)$/.test(words[at + 1] ?? '')

/** "The down payment at 20", "a down payment if I put 15" */
const isAfterDown = (words: string[], at: number) =>
  /\bdown ?payment (?:(?:at|of|with|is|would|be|if|i|we|put|paid|pay|do|did|go|went|only|just|say) )*$/.test(
    `${words.slice(Math.max(0, at - 8), at).join(' ')} `,
  )

/** "December 15", "15 December", "15 de diciembre" and "January 31 2027". */
function isDay(words: string[], i: number, value: number): boolean {
  if (value >= 2000 && value < 2100 && (months.test(words[i - 1] ?? '') || months.test(words[i - 2] ?? ''))) return true
  if (value < 1 || value > 31 || !Number.isInteger(value) || !/^\d{1,2}$/.test(words[i] ?? '')) return false
  if (months.test(words[i - 1] ?? '')) return words[i - 1] !== 'may' || !units[words[i + 1] ?? '']
  const next = words[i + 1] === 'of' ? words[i + 2] : words[i + 1]
  return months.test(next ?? '') && next !== 'may'
}

/** In "12 and 24 months" both are months. */
const sameUnit = new Set<Unit>(['month', 'year', '%', 'lb', 'kg', 'sqft', 'sqm', 'bed', 'bath'])

/** "6.25 thirty year fixed", against "5-10 years" */
const isRateBeforeTerm = (one: Amount, next: Amount) => next.unit === 'year' && next.value > 2.5 * one.value

/** "Fifty fifty, 30 percent down" */
const isSecondHalf = (found: Amount[], i: number) => found[i - 1]?.value === found[i]?.value && found[i]?.value === 50

/** "$950 to $1,050k": the first is in thousands, too. */
function inOneScale(words: string[], found: (Amount & { hasScale: boolean })[]): (Amount & { hasScale: boolean })[] {
  return found.map((one, i) => {
    const next = found[i + 1]
    const between = next ? words.slice(one.to, next.from).join(' ') : 'end'
    if (
      next?.unit &&
      sameUnit.has(next.unit) &&
      one.unit === null &&
      !one.hasScale &&
      /^(?:to|and|or|vs|versus|)$/.test(between) &&
      !(between === '' && (isRateBeforeTerm(one, next) || isSecondHalf(found, i))) &&
      // "Al 7 a 30 años"
      !(between === 'to' && words[one.from - 1] === 'the' && words[one.from - 2] === 'to')
    )
      return { ...one, unit: next.unit }
    if (!next?.hasScale || one.hasScale || one.value >= 1000 || one.value < 1 || !/^(?:to|and|or|)$/.test(between))
      return one
    if (one.unit !== null && one.unit !== '$') return one
    const scale = next.value >= 1e6 && one.value < 100 ? 1e6 : 1e3
    return { ...one, value: one.value * scale, unit: one.unit ?? next.unit }
  })
}
