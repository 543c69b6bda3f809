/** A sentence in the visitor's words, one line, and the same without what is quoted in it. */
export interface Sentence {
  said: string
  /** Straight apostrophes, quotations blanked. */
  own: string
  /** Where it begins in the message. */
  start: number
}

const blank = '\u2003'
const blanked = (text: string) => blank.repeat(text.length)
const end = /(?<=[.!?])\s+|\n+/g

/** A message without what is quoted in it, each word where it was. */
export function ownWords(message: string): string {
  return message
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/^[ \t]*>.*$/gm, blanked)
    .replace(
      /"[^"\n]{0,400}"|“[^”\n]{0,400}”|(?<=^|\s)'[^'\n]{6,400}'(?=[\s.,!?]|$)/g,
      (quoted, place: number, text: string) => (isNickname(quoted, place, text) ? quoted : blanked(quoted)),
    )
}

/** `Robert "Bobby" Castellano` quotes no one. */
const isNickname = (quoted: string, place: number, text: string) =>
  /^"\p{Lu}\p{L}{0,20}"$/u.test(quoted) &&
  /\p{Lu}[\p{L}'-]{0,30} $/u.test(text.slice(Math.max(0, place - 32), place)) &&
  /^ \p{Lu}/u.test(text.slice(place + quoted.length))

/** The sentences of a message. A point after an initial or a title ends none. */
export function sentencesWithPlaces(message: string): Sentence[] {
  const own = ownWords(message).replace(
    /\b(?:mr|mrs|ms|dr|st|apt|approx|sq|ft|jr|sr)\.(?=\s)|\b[A-Z]\.(?= [A-Z][a-z])/gi,
    (short) => short.replace('.', '\u2024'),
  )
  const starts = [0, ...[...own.matchAll(end)].map((gap) => gap.index + gap[0].length)]
  return starts
    .map((start, place) => ({
      said: inOneLine(message.slice(start, starts[place + 1])),
      own: inOneLine(own.slice(start, starts[place + 1])).replaceAll('\u2024', '.'),
      start,
    }))
    .filter(({ own: text }) => /[\p{L}\p{N}]/u.test(text))
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
