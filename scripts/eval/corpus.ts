import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Listing } from '#assistant/listing.ts'

/** A line of assistant/corpora; the README there says what its fields mean. */
export interface Utterance {
  id: string
  listing: number
  lang?: 'es'
  text: string
  before?: [string, string][]
  class: string
  act: string
  topic?: string
  slots?: Slots
  has?: Wanted[]
  lacks?: Wanted[]
  asksOwner?: boolean
}

/** An entry, or any one of several. */
export type Wanted = string | string[]

export interface Slots {
  name?: string
  email?: string
  phone?: string
  budget?: { min?: number; max?: number }
  timing?: string
  financing?: string
  intent?: string
  household?: string
  pets?: string
}

export interface ConversationLine {
  id: string
  listing: number
  kind: string
  lang?: 'es'
  turns: TurnLine[]
}

export interface TurnLine {
  say: string
  act: string
  has?: Wanted[]
  lacks?: Wanted[]
  asksOwner?: boolean
  slots?: Slots
  booked?: { time: string; name?: string; email?: string }
  moved?: { time: string }
  cancelled?: boolean
  notBooked?: boolean
  /** The tours are as they were before this turn. */
  unchanged?: boolean
}

const folder = new URL('../../assistant/corpora', import.meta.url).pathname

/** `from`: another folder with files of the same form. */
export function readCorpus<Line>(prefix: string, from = folder): Line[] {
  return readdirSync(from)
    .filter((file) => file.startsWith(prefix) && file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(from, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Line)
}

/** `from`: another folder with a listings.json. */
export function readListings(from = folder): Map<number, Listing> {
  const listings = JSON.parse(readFileSync(join(from, 'listings.json'), 'utf8')) as Listing[]
  return new Map(listings.map((one) => [one.id, one]))
}

const same = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'")
export const holdsWanted = (text: string, entry: Wanted) =>
  [entry].flat().some((one) => same(text).includes(same(one)) || same(inFull(text)).includes(same(one)))

const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const months = 'January February March April May June July August September October November December'.split(' ')
const shortTime =
  /\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat), (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{1,2})(?:, \d{4})? at (\d{1,2})(:\d\d)? ([AP]M)/g

/** Lines name times in full: `Tue, Nov 24 at 2 PM` says "Tuesday, November 24" and "2:00 PM", too. */
const inFull = (text: string) =>
  text.replace(shortTime, (_, day, month, date, hour, minutes = ':00', half) => {
    const whole = (names: string[], short: string) => names.find((name) => name.startsWith(short))
    return `${whole(days, day)}, ${whole(months, month)} ${date} at ${hour}${minutes} ${half}`
  })

/** "Now" of every line: Friday, November 20, 2026, 10 AM in California. */
export const now = new Date('2026-11-20T18:00:00Z')
