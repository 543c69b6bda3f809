import { type Day, type Month, weekday } from '#domain/calendar.ts'
import { otherClockWords, shortClockWords } from '#domain/clock-words.ts'
import { longWeekdays, monthNames } from '#domain/day-names.ts'
import { longForm } from '#domain/moment-words.ts'
import { localAt, momentAtOrAfter } from '#domain/time-zone.ts'
import { type ClockTime, to24Hours } from '#machines/time-picker/time.ts'

/** Sunday first, as a week of the calendar has them. */
export const weekdayNames = longWeekdays.map((long) => ({ long, short: long.slice(0, 2) }))

/** `November 2026` */
export function monthWords(month: Month): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]} ${Number(month.slice(0, 4))}`
}

/** `Tuesday, November 24, 2026` */
export function longDayWords(day: Day): string {
  const month = monthNames[Number(day.slice(5, 7)) - 1]
  return `${weekdayNames[weekday(day)]?.long}, ${month} ${Number(day.slice(8))}, ${Number(day.slice(0, 4))}`
}

/**
 * A timestamp as the clocks of an IANA zone show it, `Wednesday, November 25 at 10:30 AM PST` (RESCHED-05), with its year where
 * that is not the year of `now`.
 */
export function momentWords(timestamp: string, zone: string, now = new Date()): string {
  return longForm(new Date(timestamp), zone, now)
}

/** Whether the clocks of two zones show the same day and time at this moment. */
export function clocksAgree(timestamp: string, one: string, other: string): boolean {
  const shown = (zone: string) => localAt(new Date(timestamp), zone).slice(0, 16)
  return shown(one) === shown(other)
}

/** What a zone's clocks call themselves at this moment: `PST`. */
export function zoneNameAt(timestamp: string, zone: string): string {
  return partsOf(Date.parse(timestamp), { timeZone: zone, timeZoneName: 'short' }).timeZoneName ?? zone
}

/** When the clocks of a zone show this for the first time, as a timestamp; where they skip 2:30, it is their 3:30. */
export function momentWhen(day: Day, time: ClockTime, zone: string): string {
  return momentAtOrAfter(`${day}T${to24Hours(time)}:00`, zone).toISOString()
}

/** What people call the time of a zone, in summer and in winter: `Pacific Time`. */
export function zoneWords(zone: string): string {
  return partsOf(0, { timeZone: zone, timeZoneName: 'longGeneric' }).timeZoneName ?? zone
}

function partsOf(moment: number, options: Intl.DateTimeFormatOptions): Record<string, string | undefined> {
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(moment)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

/** `Mon, Nov 23` */
export function shortDayWords(day: Day): string {
  const month = monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3)
  return `${weekdayNames[weekday(day)]?.long.slice(0, 3)}, ${month} ${Number(day.slice(8))}`
}

/** `2 PM` or `5:30 PM` of a local time, `2026-11-23T14:00:00`. */
export function shortTimeWords(local: string): string {
  return shortClockWords(local.slice(11))
}

/** `Mon, Nov 23 at 2 PM` of a local time. */
export function shortMomentWords(local: string): string {
  return `${shortDayWords(local.slice(0, 10))} at ${shortTimeWords(local)}`
}

/**
 * A local time of a property on the visitor's clock, `5 PM`, with its day where that is another one: `Tue 1 AM`. Null where both
 * clocks show the same.
 */
export function viewersTimeWords(local: string, zone: string, viewerZone: string): string | null {
  const moment = momentAtOrAfter(local, zone)
  return otherClockWords(localAt(moment, zone), localAt(moment, viewerZone))
}

/** The moment of a local time, `2026-11-23T14:00:00`, on the clocks of a zone. */
export function momentAt(local: string, zone: string): string {
  return momentAtOrAfter(local, zone).toISOString()
}
