/**
 * Local times are texts, `2026-11-24T14:00:00`, and only mean a moment together with an IANA zone. Everything here rests on
 * the offset that Intl gives. date-fns-tz is not used: it goes through the clock of the machine it runs on, and is an hour
 * off on the days on which that machine's own zone changes.
 */
export type LocalTime = string

const minute = 60_000
const day = 24 * 60 * minute

/** The moment that a local time means: the first of both where the clock shows it twice, null where it shows it never. */
export function momentOf(local: LocalTime, zone: string): Date | null {
  return isOnCalendar(local) ? firstMoment(local, zone) : null
}

/** The same; where the clock skips 2:30, it is the moment of its 3:30. */
export function momentAtOrAfter(local: LocalTime, zone: string): Date {
  const [before] = offsetsAround(local, zone)
  return firstMoment(local, zone) ?? new Date(asUtc(local) - before)
}

function firstMoment(local: LocalTime, zone: string): Date | null {
  const moments = offsetsAround(local, zone)
    .map((offset) => new Date(asUtc(local) - offset))
    .filter((moment) => asUtc(localAt(moment, zone)) === asUtc(local))
  return moments.sort((one, other) => one.getTime() - other.getTime())[0] ?? null
}

/** No zone has two changes within two days, so the offset is one of those a day before and a day after. */
function offsetsAround(local: LocalTime, zone: string): [number, number] {
  const [before, after] = [asUtc(local) - day, asUtc(local) + day]
  return [offsetAt(new Date(before), zone), offsetAt(new Date(after), zone)]
}

const asUtc = (local: LocalTime) => Date.parse(`${local}Z`)

/** What the clock in a zone shows at a moment, to the second. */
export function localAt(moment: Date, zone: string): LocalTime {
  return new Date(moment.getTime() + offsetAt(moment, zone)).toISOString().slice(0, 19)
}

/** A moment with the offset of a zone: `2026-11-24T14:00:00-08:00`. */
export function isoAt(moment: Date, zone: string): string {
  const minutes = offsetAt(moment, zone) / minute
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  const offset = `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
  return localAt(moment, zone) + offset
}

/** False for a 30th of February and for a quarter past twenty-four. */
export function isOnCalendar(local: LocalTime): boolean {
  const time = asUtc(local)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === local
}

const quarter = 15 * minute
const mostKnown = 10_000
const known = new Map<string, number>()

/**
 * Milliseconds that a zone is ahead of UTC, in whole minutes. Two weeks of half hours ask for hundreds of offsets, so they
 * are remembered by the quarter of an hour, within which no zone has changed since 1980 (IANA tz database).
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
  const parts = clockOf(zone)
    .formatToParts(moment)
    .map(({ type, value }) => [type, Number(value)])
  const { year, month, day: date, hour, minute: minutes, second } = Object.fromEntries(parts) as Record<string, number>
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, date, hour, minutes, second)
  const offset = shown - Math.floor(moment.getTime() / 1000) * 1000
  return Math.trunc(offset / minute) * minute
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  clocks.set(zone, clock)
  return clock
}
