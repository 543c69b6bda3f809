export type Unit =
  | '%'
  | '$'
  | 'sqft'
  | 'sqm'
  | 'lb'
  | 'kg'
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

export interface Amount {
  value: number
  unit: Unit | null
  /** Indices of its words: from the first to after the last. */
  from: number
  to: number
}

const small: Record<string, number> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
} // prettier-ignore

const scales: Record<string, number> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
}

const units: Record<string, Unit> = {
  '%': '%',
  dollar: '$',
  dollars: '$',
  usd: '$',
  bucks: '$',
  sqft: 'sqft',
  lb: 'lb',
  kg: 'kg',
  kilo: 'kg',
  month: 'month',
  months: 'month',
  year: 'year',
  years: 'year',
  acre: 'acre',
  acres: 'acre',
  bedroom: 'bed',
  bedrooms: 'bed',
  bed: 'bed',
  beds: 'bed',
  bath: 'bath',
  baths: 'bath',
  bathroom: 'bath',
  bathrooms: 'bath',
  car: 'car',
  cars: 'car',
  dog: 'dog',
  dogs: 'dog',
  cat: 'cat',
  cats: 'cat',
  pet: 'pet',
  pets: 'pet',
  people: 'person',
  roommates: 'person',
  adults: 'person',
  ways: 'person',
} // prettier-ignore

/** The amounts in words (normalize.ts): `$1.2m`, `2,000 sqft`, `20 %`, `one and a half months`, `950k`. */
export function amountsIn(words: string[]): Amount[] {
  const found: Amount[] = []
  for (let i = 0; i < words.length; i++) {
    const digits = /^(\$)?(\d[\d,]*(?:\.\d+)?)([a-z]+|%)?$/.exec(words[i] ?? '')
    const spoken = small[words[i] ?? '']
    if (!digits && spoken === undefined) continue
    let value = digits ? Number((digits[2] ?? '').replaceAll(',', '')) : (spoken ?? 0)
    let unit: Unit | null = digits?.[1] ? '$' : null
    let to = i + 1
    const suffix = digits?.[3]
    if (suffix && scales[suffix]) value *= scales[suffix]
    else if (suffix && units[suffix]) unit = units[suffix]
    else if (suffix && !/^(?:st|nd|rd|th|br|ba|am|pm|a|p)$/.test(suffix)) continue
    else if (suffix) continue
    if (words[to] === 'and' && words[to + 1] === 'a' && words[to + 2] === 'half') [value, to] = [value + 0.5, to + 3]
    const scale = scales[words[to] ?? '']
    if (scale !== undefined && (words[to] !== 'm' || value < 1000)) [value, to] = [value * scale, to + 1]
    const next = words[to] === 'square' && /^met/.test(words[to + 1] ?? '') ? 'sqm' : null
    if (next) [unit, to] = ['sqm', to + 2]
    else if (units[words[to] ?? ''] && unit !== '$') [unit, to] = [units[words[to] ?? ''] ?? null, to + 1]
    if (value >= 10_000 && unit === null) unit = '$'
    found.push({ value, unit, from: i, to })
    i = to - 1
  }
  return found
}
