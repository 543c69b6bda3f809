import { wordTable } from '../word-table.ts'

/** In order, from 0 to 19. */
export const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
/** In order, from 20 to 90. */
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const values = wordTable<number>({
  ...Object.fromEntries(ones.map((word, value) => [word, value])),
  ...Object.fromEntries(tens.map((word, at) => [word, 20 + 10 * at])),
})

/** The single words from one to `most`, with what each stands for. */
export const countsTo = (most: number): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value >= 1 && value <= most))

const fractions = wordTable<number>({
  half: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  fourth: 1 / 4,
  fifth: 1 / 5,
  tenth: 1 / 10,
})

export const scales = wordTable<number>({
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
  millions: 1e6,
})

export interface Numeral {
  value: number
  /** Index after the last word. */
  to: number
  hasScale: boolean
}

/** The number that words spell from an index on: `one point two million`, `twenty five`, `half a million`. */
export function spelledAt(words: string[], from: number): Numeral | null {
  return fractionAt(words, from) ?? wholeAt(words, from)
}

/** `half`, `a third of`, `three quarters of`; "third" and "fifth" by themselves are mostly floors. */
function fractionAt(words: string[], from: number): Numeral | null {
  const count = words[from] === 'a' || words[from] === 'one' ? 1 : (values[words[from] ?? ''] ?? null)
  const at = count === null ? from : from + 1
  const word = words[at] ?? ''
  const part = fractions[word]
  const isAlone = count === null && (word === 'half' || word === 'quarter')
  if (part === undefined || (count === null && !isAlone)) return null
  if (count !== null && !isFraction(word, words[at + 1])) return null
  let to = at + 1
  if (words[to] === 'of') to++
  if (words[to] === 'a' || words[to] === 'an') to++
  const next = words[to] ?? ''
  const scale = next === 'm' ? undefined : scales[next]
  if (scale !== undefined) return { value: (count ?? 1) * part * scale, to: to + 1, hasScale: true }
  return { value: (count ?? 1) * part, to: /^acres?$/.test(next) ? to : at + 1, hasScale: false }
}

/** "a third floor walk-up" isn't a count. */
const isFraction = (word: string, next = '') =>
  /^(?:half|quarters?|thirds)$/.test(word) || /^(?:of|acre|down|off)$/.test(next)

/** "Point seven of an acre", but not "at this point two". */
const isDecimal = (words: string[], at: number) =>
  !/^(?:this|that|some|any|what|one|the|a|at|which)$/.test(words[at - 1] ?? '') &&
  /^(?:of|acres?|percent|%|million|mil|m)$/.test(words[at + 2] ?? '')

function wholeAt(words: string[], from: number): Numeral | null {
  let total = 0
  let group = 0
  let at = from
  let hasScale = false
  let last: 'none' | 'tens' | 'ones' | 'scale' = 'none'
  for (; at < words.length; at++) {
    const word = words[at] ?? ''
    const value = values[word]
    if (value !== undefined) {
      // "Nine eighty five" is no hour, as "two thirty" is where no money follows it.
      const least = total >= 1e6 || isPaid(words, at + 1) ? 10 : 60
      if (last === 'ones' && group < 10 && value >= least) group *= 100
      const continues =
        last === 'none' || last === 'scale' || (last === 'tens' && value < 10) || (group >= 100 && value < 100)
      if (!continues) break
      group += value
      last = value >= 20 ? 'tens' : 'ones'
    } else if (word === 'hundred' && (group > 0 || isArticleBefore(words, at) || isHundredAndMore(words, at))) {
      group = Math.max(1, group) * 100
      last = 'scale'
    } else if (
      scales[word] !== undefined &&
      word.length > 2 &&
      (group > 0 || isArticleBefore(words, at) || isThousandAndMore(words, at))
    ) {
      total += Math.max(1, group) * (scales[word] ?? 1)
      group = 0
      hasScale = true
      last = 'scale'
    } else if (
      word === 'point' &&
      values[words[at + 1] ?? ''] !== undefined &&
      (last !== 'none' || isDecimal(words, at))
    ) {
      const [decimals, to] = decimalsAt(words, at + 1)
      return scaled(total + group + decimals, words, to)
    } else if (
      !(
        word === 'and' &&
        last === 'scale' &&
        values[words[at + 1] ?? ''] !== undefined &&
        (values[words[at + 1] ?? ''] ?? 0) > 9
      )
    )
      break
  }
  return last === 'none' ? null : { value: total + afterMillion(total, group, words[at]), to: at, hasScale }
}

/** "A million one", "a million fifty" and "a million one fifty" continue in hundred thousands and thousands. */
function afterMillion(total: number, group: number, next = ''): number {
  if (
    total < 1e6 ||
    total % 1e6 !== 0 ||
    group === 0 ||
    /^(?:bed|bath|dollar|buck|month|year|percent|down|%)/.test(next)
  )
    return group
  if (group < 10) return group * 1e5
  return group < 1000 ? group * 1e3 : group
}

/** "Two ten a month", "four twenty five bucks": money, and no hour */
const isPaid = (words: string[], at: number) =>
  paid.test(words.slice(values[words[at] ?? ''] === undefined ? at : at + 1, at + 3).join(' '))
const paid = /^(?:dollars|bucks|usd|grand|(?:a|per|each|every) (?:month|foot|sqft|year))\b|^monthly\b/

/** "Hundred and fifty grand" */
const isHundredAndMore = (words: string[], at: number) =>
  /^(?:grand|thousand|k|and (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))\b/.test(
    words.slice(at + 1, at + 3).join(' '),
  ) && !/^(?:several|few|some|couple|many|of)$/.test(words[at - 1] ?? '')

/** "Thousand two hundred", as in Spanish "mil doscientos" */
const isThousandAndMore = (words: string[], at: number) =>
  words[at] === 'thousand' && (words[at + 2] === 'hundred' || (values[words[at + 1] ?? ''] ?? 0) >= 20)

const isArticleBefore = (words: string[], at: number) => words[at - 1] === 'a'

function decimalsAt(words: string[], from: number): [number, number] {
  let digits = ''
  let at = from
  while (values[words[at] ?? ''] !== undefined) digits += String(values[words[at++] ?? ''])
  return [Number(`0.${digits}`), at]
}

function scaled(value: number, words: string[], at: number): Numeral {
  const scale = scales[words[at] ?? '']
  return scale === undefined ? { value, to: at, hasScale: false } : { value: value * scale, to: at + 1, hasScale: true }
}
