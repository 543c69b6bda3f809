import { readingsOf } from './readings.ts'

/** A text that identifies a person, and how to find it. */
export interface Term {
  kind: 'email' | 'phone' | 'name' | 'id'
  value: string
  /** A regular expression, for PostgreSQL and JavaScript, that finds every candidate. Case-insensitive. */
  coarse: string
  /** Whether a text contains it as a whole word, exactly. */
  isIn(text: string): boolean
  /** Whether a text contains it, whatever is around it; for binary data. */
  isNear(text: string): boolean
  /** Longer words in a text that contain it, such as another person's address. */
  longerIn(text: string): string[]
}

export function emailTerm(email: string): Term {
  const own = escaped(email)
  const exact = new RegExp(`(?<![\\p{L}\\p{N}][._+%-]*)${own}(?![\\p{L}\\p{N}]|[-_.]+[\\p{L}\\p{N}])`, 'iu')
  const loose = new RegExp(`[\\p{L}\\p{N}._+%-]*${own}[\\p{L}\\p{N}._-]*`, 'iu')
  return termOf('email', email, inRuns(email), exact, loose)
}

/** Null for too few digits, and for numbers that people make up. */
export function phoneTerm(phone: string): Term | null {
  const digits = phone.replace(/\D/g, '').slice(-10)
  if (digits.length < 7 || new Set(digits).size < 3 || '01234567890'.includes(digits)) return null
  const spaced = [...digits].join('[^0-9A-Za-z]{0,3}')
  return termOf('phone', phone, spaced, new RegExp(`(?<!\\d)(?:\\d{1,3}[^0-9A-Za-z]{0,3})?${spaced}(?!\\d)`))
}

/** Null for a first name alone: many people share it. */
export function nameTerm(name: string): Term | null {
  const words = name.trim().split(/\s+/)
  if (words.length < 2 || name.length < 5) return null
  const exact = new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escaped).join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu')
  return termOf('name', name, inRuns(name), exact)
}

/** A random, unique id from the database. */
export function idTerm(id: string): Term {
  return termOf('id', id, escaped(id), new RegExp(escaped(id)))
}

function termOf(kind: Term['kind'], value: string, coarse: string, exact: RegExp, loose?: RegExp): Term {
  const readings = (text: string) => around(text, coarse).map(readingsOf)
  return {
    kind,
    value,
    coarse,
    isNear: (text) =>
      kind === 'phone'
        ? around(text, coarse).length > 0
        : readings(text).some((each) => each.some((reading) => reading.toLowerCase().includes(value.toLowerCase()))),
    isIn: (text) => readings(text).some((each) => each.some((reading) => exact.test(reading))),
    longerIn: (text) =>
      readings(text).flatMap((each) =>
        each.some((reading) => exact.test(reading)) ? [] : each.flatMap((reading) => loose?.exec(reading)?.[0] ?? []),
      ),
  }
}

/** The candidates in a text, each with some characters around it. */
function around(text: string, coarse: string): string[] {
  const places = new RegExp(coarse, 'gis')
  const found: string[] = []
  for (let match = places.exec(text); match !== null; match = places.exec(text)) {
    found.push(text.slice(Math.max(0, match.index - 12), match.index + match[0].length + 12))
    // Candidates may overlap.
    places.lastIndex = match.index + 1
  }
  return found
}

/**
 * A pattern for the letters and digits in order, with separators between them that may be escaped: `%40`, `\u0040` and
 * `&#64;` also match an @.
 */
function inRuns(text: string): string {
  const runs = text.split(/[^A-Za-z0-9]+/).filter((run) => run !== '')
  const gaps = text.match(/[^A-Za-z0-9]+/g) ?? []
  const widest = Math.max(8, ...gaps.map((gap) => gap.length * 12))
  return runs.join(`.{1,${Math.min(widest, 200)}}`)
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
