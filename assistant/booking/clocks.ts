import { monthSource } from '../understand/day-patterns.ts'
import { mostTimes } from './limits.ts'

/** A time of day as written. `meridiem` is null when it isn't clear whether morning or evening is meant. */
export interface SaidClock {
  hour: number
  minute: number
  meridiem: 'am' | 'pm' | null
}

/** The offsets in the text, and what was read there. */
export type HoursSaid = { index: number; end: number } & (
  | { kind: 'exact'; at: SaidClock }
  | { kind: 'after' | 'before'; at: SaidClock }
  | { kind: 'between'; from: SaidClock; to: SaidClock }
  | { kind: 'part'; opens: string; closes: string }
)

const time = String.raw`(\d{1,2})(?:[:.h](\d\d))?(?:\s*o'?clock)?(?:\s*([ap]m?)\b)?`
/** A number before a clock time is a date: "Tue 24 3pm". */
const noDate = String.raw`(?!\s+\d{1,2}(?::\d\d)?\s*[ap]m?\b)`
const noClock = String.raw`${noDate}(?!\d|[/%$]|[.,:-]\d|(?:st|nd|rd|th)\b|\s*(?:[b-hj-tv-z]'?s\b|bed|bath|br\b|ba\b|room|min|hour|hr|day|week|month|year|people|person|adult|kid|child|guest|percent|dollar|of us|sq|k\b|car|cat|dog|mile|block|floor|stor|step|stair|flight|(?:of )?(?!may)${monthSource}\b))`
const named =
  /(?:\bthis )?(?:early|late|mid)?\s*(?:in the )?(?:mornings?|afternoons?|evenings?|nights?|tonight|lunch ?time|(?:after|before) lunch|lunch|after work)\b/g
const ranges = new RegExp(
  String.raw`\b(?:between|from)?\s*\b${time}\s*(?:-|–|to|and|until|till?)\s*${time}${noClock}`,
  'g',
)
const limits = new RegExp(
  String.raw`\b(after|past|from|not (?:before|until|till?)|no earlier than|not (?:after|past)|no later than|before|by|(?:until|till?)(?:\s+(?:like|about|around))?)\s+${time}${noClock}`,
  'g',
)
const times = new RegExp(
  String.raw`(\bat|@|\baround|\babout|\bsay|\blike|\b(?:ideally|preferably|rather|better)(?= \d{1,2}(?::\d\d)?(?! ?(?:bed|bath|than|or more)))|\b(?:got|have|there|get|take) an?(?= \d{1,2}(?::\d\d)?\s*(?:[?.,;!]|$))|\bmake (?:it|that)|\b(?:time|appointment|tour|visit|slot|it|this|that|move|push|change|switch|bump) to(?= \d)|\b(?:move|push|bump|change|switch|shift|slide|bring|put|pull|scoot|nudge)(?: (?:it|that|this|me|us|things?|my|our|the|tour|visit|one|viewing|showing|appointment)){0,2}(?: (?:back|up|out|forward|ahead|down|over|off|in))? to(?= \d)|\b(?:(?:could|can|might|would|rather|'d|to|let's|lets)(?: we| i)? (?:do|come|say|make|take|prefer|like)|like)(?= \d{1,2}(?! (?:bed|bath|tours?|visits?|people|of)))|\b(?:so|then|maybe)(?= \d{1,2}(?::\d\d)?(?: on\b| please\b| then\b|\s*[.,;!?]|\s*$))|\b(?:do|come|try|for)(?= \d{1,2} (?:on|this|next|that|pacific|eastern|central|mountain)\b)|\b(?:can|could|might|would|should) (?:it|that|this|we) be(?: at)?(?= \d)|\btry for|\bback to(?= \d)|\bstill(?= \d))?\s*(?<![\d$#/.:-])\b${time}${noClock}(?:\s*[ecmp][sd]?t\b)?(?=(\s+(?:(?:is|would|will|could|might|still|also|be) ){0,3}(?:works?|open|free|available|possible|doable|feasible|ok|okay|fine|good|great|perfect|better|best|instead|suits?|again)\b|\s+(?:is|sounds|seems|(?:would|might|may|could) be) \w+er\b|\s+(?:in the (?:morning|afternoon|evening)|at night)\b|\s+(?!more|last|first|full|part|some|long|bed|move|lead)[a-z]{2,10} time\b|\s+(?:eastern|pacific|central|mountain)(?: time)?(?=\s*(?:$|[.,;!?)]|(?:so|which|aka|that's|that|is|or|on|for|then|please|pls|works?)\b)))?)`,
  'g',
)
const endsInMonth = new RegExp(`\\b${monthSource}[. ]+(?:the )?$`)

interface HoursRead {
  /** The hours in order, each merged with its part of the day ("10 in the morning"). */
  hours: HoursSaid[]
  /** The hours and parts of the day in order, unmerged. */
  said: HoursSaid[]
  /** The text with the hours blanked out. */
  bare: string
}

/**
 * Reads the hours in a text. A number alone counts as an hour after a day or a preposition, where `isAlone` says that nothing
 * else can be meant at its offset, or when what follows asks whether it works: "is 5 still open?".
 */
export function hoursIn(text: string, isAlone: (index: number) => boolean): HoursRead {
  const found: HoursSaid[] = []
  let left = text
  const take = (pattern: RegExp, read: (match: RegExpMatchArray) => Omit<HoursSaid, 'index' | 'end'> | null) => {
    for (const match of left.matchAll(pattern)) {
      const said = read(match)
      if (said === null) continue
      const [index, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length]
      found.push({ index, end, ...said } as HoursSaid)
      left = left.slice(0, index) + blank(match[0]) + left.slice(end)
    }
  }
  take(ranges, (match) => between(match, isAfterDay(text, match.index ?? 0) || isRangeAfter(text, match.index ?? 0)))
  take(limits, bounded)
  take(times, (match) => {
    const index = match.index ?? 0
    return exact(match, isAlone(index) || isAfterDay(text, index), isAfterMonth(text, index))
  })
  take(named, ([words]) => partOf(words))
  const inOrder = found.sort((one, other) => one.index - other.index).slice(0, mostTimes)
  return { hours: merged(inOrder), said: inOrder, bare: left }
}

/**
 * Keeps `this morning` and `tonight`, which also name a day. Uses `~`: with spaces, a month would take a later number as its
 * year.
 */
function blank(words: string): string {
  return /\bthis |tonight/.test(words) ? ' today'.padEnd(words.length) : '~'.repeat(words.length)
}

function between(match: RegExpMatchArray, isAfter: boolean) {
  const from = clockOf(match.slice(1, 4))
  const to = clockOf(match.slice(4, 7))
  const isMeant = isAfter || /^\s*(between|from)/.test(match[0]) || to?.meridiem || match[2] || match[5]
  if (!from || !to || !isMeant) return null
  return { kind: 'between' as const, from, to }
}

function bounded(match: RegExpMatchArray) {
  const at = clockOf(match.slice(2, 5))
  if (!at) return null
  return {
    kind: /^(before|by|until|til|not (?:after|past)|no later)/.test(match[1] ?? '')
      ? ('before' as const)
      : ('after' as const),
    at,
  }
}

function exact(match: RegExpMatchArray, alone: boolean, afterMonth: boolean) {
  const at = clockOf(match.slice(2, 5))
  // "Sat 21 at 2": the first number is a date.
  if (at && at.hour > 12 && !match[1] && !match[3]) return null
  const isMeant =
    (alone && !afterMonth) || match[1] || match[3] || match[4] || (match[5] && !afterMonth) || /o'?clock/.test(match[0])
  return at && isMeant ? { kind: 'exact' as const, at } : null
}

function clockOf([hours, minutes = '0', half]: (string | undefined)[]): SaidClock | null {
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (hour > 24 || minute > 59 || (half && (hour > 12 || hour === 0))) return null
  const meridiem = half?.startsWith('a') ? 'am' : half?.startsWith('p') ? 'pm' : null
  return { hour, minute, meridiem }
}

/** `Dec 24` is a date, not an hour. */
function isAfterMonth(text: string, index: number): boolean {
  return endsInMonth.test(`${justBefore(text, index).trimEnd()} `)
}

/** The few words before an offset that decide what the number there means. */
function justBefore(text: string, index: number): string {
  return text.slice(Math.max(0, index - 60), index)
}

/** `Wed 10`, `tomorrow 3`: a number after a day is an hour. */
function isAfterDay(text: string, index: number): boolean {
  return /(?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:mon|fri|sat|sun|today|tomorrow|morning|afternoon|evening)|\b(?:weekdays?|weekends?|any day|lunch break)(?:\s{1,3};)?),?\s*$/.test(
    justBefore(text, index),
  )
}

/** "Any hour except 12 to 1", "any time 1 to 6" */
const isRangeAfter = (text: string, index: number) =>
  /\b(?:except|excluding|anything but|any ?time but|but not|any ?time|some ?time|somewhere|open|free|available)(?: (?:for|the|from))*\s*$/.test(
    justBefore(text, index),
  )

function partOf(words: string) {
  const [early, late] = [words.includes('early'), words.includes('late')]
  const range = (opens: string, closes: string) => ({ kind: 'part' as const, opens, closes })
  if (/\bmid\b/.test(words))
    return words.includes('morning') ? range('09:30:00', '11:30:00') : range('14:00:00', '16:30:00')
  if (words.includes('morning')) return range(late ? '10:00:00' : '00:00:00', early ? '10:30:00' : '12:00:00')
  if (words.includes('afternoon')) return range(late ? '15:00:00' : '12:00:00', early ? '14:30:00' : '18:00:00')
  if (words.includes('before lunch')) return range('00:00:00', '12:00:00')
  if (words.includes('after lunch')) return range('13:00:00', '16:00:00')
  if (words.includes('lunch')) return range('11:30:00', '13:30:00')
  return range('17:00:00', '24:00:00')
}

/** Merges an hour with its part of the day: `3 in the afternoon`, `morning, say 10`. */
function merged(said: HoursSaid[]): HoursSaid[] {
  const parts = said.filter((each) => each.kind === 'part')
  const [part] = parts
  const others = said.filter((each) => each.kind !== 'part')
  if (parts.length !== 1 || part?.kind !== 'part' || others.length === 0) return said
  const meridiem = part.opens < '11:00:00' ? ('am' as const) : ('pm' as const)
  const isOnly = others.length === 1 && others[0]?.kind === 'exact'
  const close = (each: HoursSaid) => each.index - part.end < 15 && part.index - each.end < 15
  if (!isOnly && !others.some(close)) return said
  // At lunch, ten and eleven are before noon.
  const half = ({ hour }: SaidClock) => (part.opens === '11:30:00' && (hour === 10 || hour === 11) ? 'am' : meridiem)
  const halved = (clock: SaidClock) => ({
    ...clock,
    meridiem: clock.meridiem ?? (clock.hour > 12 ? null : half(clock)),
  })
  return others.map((each) => {
    if (each.kind === 'between') return { ...each, from: halved(each.from), to: halved(each.to) }
    return withinPart({ ...each, at: halved(each.at) }, part)
  })
}

/** "Afternoon, but before 4": the hours of that part of the day that are within the limit. */
function withinPart(said: Exclude<HoursSaid, { kind: 'part' | 'between' }>, part: { opens: string; closes: string }) {
  if (said.kind === 'exact') return said
  const place = { index: said.index, end: said.end, kind: 'between' as const }
  const isWithin = timeOf(said.at) > part.opens && timeOf(said.at) < part.closes
  if (!isWithin) return said
  if (said.kind === 'before') return part.opens > '00' ? { ...place, from: clockAt(part.opens), to: said.at } : said
  return part.closes < '24' ? { ...place, from: said.at, to: clockAt(part.closes) } : said
}

const clockAt = (time: string): SaidClock => ({
  hour: Number(time.slice(0, 2)),
  minute: Number(time.slice(3, 5)),
  meridiem: time.startsWith('12') ? 'pm' : null,
})

/** `16:00:00` of a clock whose half of the day is known. */
function timeOf({ hour, minute, meridiem }: SaidClock): string {
  const of24 = meridiem === 'pm' && hour < 12 ? hour + 12 : meridiem === 'am' && hour === 12 ? 0 : hour
  return [of24, minute, 0].map((part) => String(part).padStart(2, '0')).join(':')
}
