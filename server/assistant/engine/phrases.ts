import { isOrder } from './orders.ts'

/** How a seller's entry becomes part of a sentence. Nothing of what it says is changed. */

/** An entry as it can be said: dates in words, no orders to a machine, no point at the end; null when nothing is left. */
export function entered(text: string | null): string | null {
  if (text === null) return null
  const kept = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !isOrder(sentence))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, dateInWords)
    .trim()
  return shortened(kept.replace(/(?<![.;,\s])[.;,\s]+$/, ''), 500) || null
}

/** `2026-12-15` as `December 15, 2026`; what is no date stays as it is. */
export function dateInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

/** An entry as an answer about `noun`: "There is one space, $180 a month.", "Heating: gas furnace." */
export function entryAbout(noun: string, entry: string): string {
  if (/^[A-Z].*\s(is|are|has|have|can|may|must|was|were|will)\s/.test(entry)) return `${entry}.`
  const [, rest] =
    /^(?:none|no|not included|not available|n\/a)\b(?![- ]\w)[\s;:,.–-]*((?:[^\s;:,.–-].*)?)$/i.exec(entry) ?? []
  if (rest !== undefined) return rest === '' ? `There is no ${noun}.` : `There is no ${noun} of its own: ${rest}.`
  if (/^(one|two|three|four|\d+)-[a-z]/i.test(entry)) return `There is ${thingsIn(lowered(entry))}.`
  if (/^(a|an|one|1)\s/i.test(entry)) return `There is ${lowered(entry)}.`
  if (/^(two|three|four|five|six|[2-9])\s/i.test(entry)) return `There are ${lowered(entry)}.`
  if (/^(in|on|by|shared|central|included|available|allowed|private|paid|split|off|from|at)\b/i.test(entry))
    return `The ${noun} is ${lowered(entry)}.`
  return `${capital(noun)}: ${lowered(entry)}.`
}

/** "two-car garage, EV charger" with its articles; a list of other things stays as it was written. */
function thingsIn(entry: string): string {
  const [first = '', ...more] = entry.split(/,\s*/)
  const isPlain = more.every(
    (item) => /^[a-z]+(?! ?\d)/i.test(item) && !/\d$|^(an?|the|no|some)\b|parking|storage/i.test(item),
  )
  if (!isPlain || more.some((item) => /^[a-z]+s\b/.test(item))) return `a ${entry}`
  return listed([
    `a ${first}`,
    ...more.map((item) => `${/^([aeiou]|[AEFHILMNORSX][A-Z])/.test(item) ? 'an' : 'a'} ${item}`),
  ])
}

/** A note after what it belongs to: "negotiable for leases of 24 months", "firm. All offers …". */
export function withNote(statement: string, note: string | null): string {
  if (note === null) return `${statement}.`
  return /^(for|on|if|when|with|in|until|after|from|by|through|via)\s/i.test(note)
    ? `${statement} ${lowered(note)}.`
    : `${statement}. ${capital(note)}.`
}

/** "insurance, gym, doorman, and water" where the seller wrote a plain list with commas. */
export function listInWords(entry: string): string {
  const items = entry.split(/,\s*/)
  return items.length > 1 && items.every((item) => item.split(' ').length <= 3 && !/\band\b/.test(item))
    ? listed(items)
    : entry
}

export const listed = (words: string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat('en-US', { type }).format(words)

export const dollars = (amount: number) =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 0,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A name in capitals stays one: "EV charger", "I". */
const lowered = (text: string) => (/^[A-Z]([A-Z]|\b)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > most / 2 ? end : most).trimEnd()}…`
}
