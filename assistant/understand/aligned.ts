import type { Language } from './language.ts'
import { wordsOf } from './normalize.ts'
import { spanishAligned } from './spanish.ts'

/** A normalized English word with the positions of the words that it was made from. */
interface PlacedWord {
  word: string
  start: number
  end: number
}

// "1 100 000" is one number; a dash between words is a space.
const piece = /\$?\d{1,3}(?: \d{3})+(?!\d)|[^\s–—-]+(?:-[\d$][^\s]*)?/g

/** The words of a text as the matchers read them, each with its position. */
export function placedWords(text: string, language: Language): PlacedWord[] {
  const placed = [...text.matchAll(piece)].flatMap(({ 0: said, index }) =>
    wordsOf(/^[\d ]+$/.test(said) ? said.replaceAll(' ', '') : said).map((word) => ({
      word,
      start: index,
      end: index + said.length,
    })),
  )
  if (language === 'en') return placed
  return spanishAligned(placed.map(({ word }) => word)).map(({ word, from, to }) => ({
    word,
    start: placed[from]?.start ?? 0,
    end: placed[to - 1]?.end ?? text.length,
  }))
}
