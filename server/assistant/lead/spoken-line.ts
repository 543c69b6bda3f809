import { placedWords } from '#assistant/understand/aligned.ts'
import { amountsIn } from '#assistant/understand/amounts.ts'
import type { Language } from '#assistant/understand/language.ts'

/** How a clause says something of its speaker; `value` is the part that is noted, the whole match where there is none. */
export interface Spoken {
  said: RegExp
  /** Noted in place of the words. */
  as?: string
  /** The pattern itself says that there is none. */
  isDenial?: boolean
}

/** A clause as the patterns read it: English words, with `#` for an amount of money and `~1.5` for a number that may be millions. */
export interface SpokenLine {
  line: string
  /** What was written where a part of the line stands. */
  written(start: number, end: number): string
}

const leastRent = 400

/** Reads a clause word by word; amounts count whether they are written in digits or in words, in English or Spanish. */
export function spokenLine(text: string, language: Language): SpokenLine {
  // The same length, so that places stay what they are.
  const placed = placedWords(
    text.replace(/(?<=\d)(?:ish|-ish)\b/g, (end) => ' '.repeat(end.length)),
    language,
  )
  const words = placed.map(({ word }) => word)
  const signs = new Map<number, { sign: string; to: number }>()
  for (const { value, unit, from, to } of amountsIn(words)) {
    const isMoney = (unit === null || unit === '$') && value >= leastRent
    if (isMoney && !isYear(words[from] ?? '')) signs.set(from, { sign: '#', to })
    // A price in millions, as people say it: "1.85", "one point one".
    else if (unit === null && value >= 0.3 && value < 20 && !Number.isInteger(value))
      signs.set(from, { sign: `~${value}`, to })
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

const isYear = (word: string) => /^20[2-4]\d$/.test(word)
