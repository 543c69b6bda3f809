import { formatInTimeZone } from 'date-fns-tz'

/**
 * Local times are texts, `2026-11-24T14:00:00`, and only mean a moment together with an IANA zone. Of date-fns-tz only the
 * offset is asked: its fromZonedTime and its local fields go through the clock of this machine, and are an hour off on
 * the days on which this machine's own zone changes.
 */
export type LocalTime = string

const minute = 60_000
const day = 24 * 60 * minute

/** The moment that a local time means: the first of both where the clock shows it twice, null where it shows it never. */
export function momentOf(local: LocalTime, zone: string): Date | null {
  if (!isOnCalendar(local)) return null
  const asUtc = Date.parse(`${local}Z`)
  // No zone has two changes within two days, so the offset is one of those a day before and a day after.
  const offsets = [asUtc - day, asUtc + day].map((time) => offsetAt(new Date(time), zone))
  const moments = offsets.map((offset) => new Date(asUtc - offset)).filter((moment) => localAt(moment, zone) === local)
  return moments.sort((one, other) => one.getTime() - other.getTime())[0] ?? null
}

/** What the clock in a zone shows at a moment. */
export function localAt(moment: Date, zone: string): LocalTime {
  return new Date(moment.getTime() + offsetAt(moment, zone)).toISOString().slice(0, 19)
}

/** A moment with the offset of a zone: `2026-11-24T14:00:00-08:00`. */
export function isoAt(moment: Date, zone: string): string {
  return localAt(moment, zone) + offsetText(moment, zone)
}

/** `Wednesday, November 25, 2026 at 10:30 AM PST` */
export function longForm(moment: Date, zone: string): string {
  return words(moment, { ...longDay, ...clock, timeZone: zone, timeZoneName: 'short' })
}

/** `Wednesday, November 25, 2026` */
export function longDayOf(moment: Date, zone: string): string {
  return words(moment, { ...longDay, timeZone: zone })
}

/** `Wednesday, November 25` */
export function shortDayOf(moment: Date, zone: string): string {
  return words(moment, { weekday: 'long', month: 'long', day: 'numeric', timeZone: zone })
}

/** `10:30 AM PST` */
export function clockTimeOf(moment: Date, zone: string): string {
  return words(moment, { ...clock, timeZone: zone, timeZoneName: 'short' })
}

/** `Tue, Nov 24 at 2 PM`, with its year where that is not this one. */
export function shortForm(moment: Date, zone: string, now: Date): string {
  const year =
    localAt(moment, zone).slice(0, 4) === localAt(now, zone).slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const day = words(moment, { weekday: 'short', month: 'short', day: 'numeric', ...year, timeZone: zone })
  return `${day} at ${words(moment, { ...clock, timeZone: zone }).replace(':00', '')}`
}

/** A local time that no clock shows, in words: its day and its time. */
export function unzonedWords(local: LocalTime): { day: string; time: string } {
  const moment = new Date(`${local}Z`)
  return {
    day: words(moment, { ...longDay, timeZone: 'UTC' }),
    time: words(moment, { ...clock, timeZone: 'UTC' }),
  }
}

/** False for a 30th of February and for a quarter past twenty-four. */
export function isOnCalendar(local: LocalTime): boolean {
  const time = Date.parse(`${local}Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === local
}

const longDay = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

function words(moment: Date, options: Intl.DateTimeFormatOptions): string {
  // Some versions of Node put a narrow no-break space before AM.
  return new Intl.DateTimeFormat('en-US', options).format(moment).replaceAll('\u202f', ' ')
}

function offsetText(moment: Date, zone: string): string {
  return formatInTimeZone(moment, zone, 'xxx')
}

const quarter = 15 * minute
const mostKnown = 10_000
const known = new Map<string, number>()

/**
 * Milliseconds that a zone is ahead of UTC. Two weeks of half hours ask for hundreds of offsets, so they are remembered by
 * the quarter of an hour, within which no zone has changed since 1980 (IANA tz database).
 */
function offsetAt(moment: Date, zone: string): number {
  if (moment.getUTCFullYear() < 1980) return readOffset(moment, zone)
  const key = `${zone} ${Math.floor(moment.getTime() / quarter)}`
  const offset = known.get(key) ?? readOffset(moment, zone)
  if (known.size >= mostKnown) known.clear()
  known.set(key, offset)
  return offset
}

function readOffset(moment: Date, zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offsetText(moment, zone)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute
}
