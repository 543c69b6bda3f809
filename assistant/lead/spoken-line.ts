import { placedWords } from '../understand/aligned.ts'
import { type Amount, amountsIn } from '../understand/amounts.ts'
import type { Language } from '../understand/language.ts'
import { spokenPrices } from './spoken-prices.ts'

/** A pattern for something that visitors say about themselves. Its group `value` is stored, else the whole match. */
export interface Spoken {
  said: RegExp
  /** Stored instead of the match. */
  as?: string
  /** The pattern is itself a no ("no pets"). */
  isDenial?: boolean
}

/**
 * A clause in the form that patterns read: English words, `#` for an amount of money, `~1.5` for a number that may be
 * millions.
 */
export interface SpokenLine {
  line: string
  /** The original text of a part of the line. */
  written(start: number, end: number): string
}

const leastRent = 400

/** Builds the line of a clause. Reads amounts in digits and in words, in English and Spanish. */
export function spokenLine(text: string, language: Language): SpokenLine {
  // Replaced by the same number of characters, so that offsets stay valid.
  const placed = placedWords(
    text.replace(/(?<=\d)(?:ish|-ish)\b/g, (end) => ' '.repeat(end.length)),
    language,
  )
  const words = placed.map(({ word }) => word)
  const signs = new Map<number, { sign: string; to: number }>()
  // "Half of the ceiling" is no half million.
  const amounts = amountsIn(words).filter(({ from, to }) => !isFraction.test(words.slice(from, to).join(' ')))
  // "Between 1 and 1.2": both are millions.
  const isWithMillions = (place: number) =>
    [place - 1, place + 1].some((other) => {
      const [first, second] = [amounts[Math.min(place, other)], amounts[Math.max(place, other)]]
      const isRange =
        first &&
        second &&
        /^(?:(?:and|to|or|but)(?: |$))?(?:at most|no more than|up to|max|tops|maximum)?$/.test(
          words.slice(first.to, second.from).join(' '),
        )
      return isRange && (isMillions(amounts[other]) || (amounts[other]?.value ?? 0) >= 1e6)
    })
  for (const [place, { value, unit, from, to }] of amounts.entries()) {
    const isMoney = (unit === null || unit === '$') && value >= leastRent
    if (isMoney && !isYear(words[from] ?? '')) signs.set(from, { sign: '#', to })
    // A price in millions, as people say it: "1.85", "one point one".
    else if (isMillions(amounts[place])) signs.set(from, { sign: `~${value}`, to })
    else if (unit === null && value >= 1 && value < 20 && isWithMillions(place))
      signs.set(from, { sign: `~${value}.0`, to })
  }
  // "7/1" and "one, two" are no price.
  const isTogether = (from: number, to: number) =>
    (to - from < 2 || placed[from]?.start !== placed[to - 1]?.start) &&
    !/[,;:.?!/]/.test(text.slice(placed[from]?.start, placed[to - 1]?.start))
  for (const { from, to } of spokenPrices(words).filter((one) => isTogether(one.from, one.to))) {
    for (let at = from; at < to; at++) signs.delete(at)
    signs.set(from, { sign: '#', to })
  }
  let line = ''
  const places: { at: number; word: number; to: number }[] = []
  for (let index = 0; index < words.length; ) {
    const { sign, to } = signs.get(index) ?? { sign: words[index] ?? '', to: index + 1 }
    places.push({ at: line.length, word: index, to })
    line += `${sign} `
    index = to
  }
  return {
    line: line.trimEnd(),
    written(start, end) {
      const within = places.filter(({ at }, place) => (places[place + 1]?.at ?? line.length) > start && at < end)
      const [first, last] = [placed[within[0]?.word ?? 0], placed[(within.at(-1)?.to ?? 1) - 1]]
      return text.slice(first?.start ?? 0, last?.end ?? 0).replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%)]+$/gu, '')
    },
  }
}

const isMillions = (one: Amount | undefined) =>
  one !== undefined && one.unit === null && one.value >= 0.3 && one.value < 20 && !Number.isInteger(one.value)

const isFraction = /^(?:an? |one )?(?:half|third|quarter)$/

const isYear = (word: string) => /^20[2-4]\d$/.test(word)
