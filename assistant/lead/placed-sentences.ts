/** A sentence as written, on one line. */
export interface Sentence {
  said: string
  /** The sentence with straight apostrophes, and quotations blanked out. */
  own: string
  /** Offset in the message. */
  start: number
}

const blank = '\u2003'
const blanked = (text: string) => blank.repeat(text.length)
const end = /(?<=[.!?])\s+|\n+/g

/** The message with quotations blanked out; offsets stay the same. */
export function ownWords(message: string): string {
  return message
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/^[ \t]*>.*$/gm, blanked)
    .replace(
      /"[^"\n]{0,400}"|“[^”\n]{0,400}”|(?<=^|\s)'[^'\n]{6,400}'(?=[\s.,!?]|$)/g,
      (quoted, place: number, text: string) => (isNickname(quoted, place, text) ? quoted : blanked(quoted)),
    )
}

/** `Robert "Bobby" Castellano` contains a nickname, not a quotation. */
const isNickname = (quoted: string, place: number, text: string) =>
  /^"\p{Lu}\p{L}{0,20}"$/u.test(quoted) &&
  /\p{Lu}[\p{L}'-]{0,30} $/u.test(text.slice(Math.max(0, place - 32), place)) &&
  /^ \p{Lu}/u.test(text.slice(place + quoted.length))

/** The sentences of a message. A period after an initial or a title ends none. */
export function sentencesWithPlaces(message: string): Sentence[] {
  const own = ownWords(message).replace(
    /(?<![\p{L}\p{N}])(?:(?:mr|mrs|ms|dr|st|apt|approx|sq|ft|jr|sr)\.(?=\s)|\p{L}\.(?= \p{L}{2}))/giu,
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
