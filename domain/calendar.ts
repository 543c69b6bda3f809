import { dateFormat } from './date-formats.ts'

/**
 * Calendar days are strings (`2026-11-24`) and months are their first seven characters: no zone can move them. The
 * arithmetic runs on UTC dates, which have neither zone nor daylight saving.
 */
export type Day = string

export type Month = string

export function addDays(day: Day, days: number): Day {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + days)
  return iso(date)
}

/** How many days `to` is after `from`; negative where it is before. */
export function daysBetween(from: Day, to: Day): number {
  return (utc(to).getTime() - utc(from).getTime()) / 86_400_000
}

/** The same day of another month; where that month is shorter, its last day. */
export function addMonths(day: Day, months: number): Day {
  const date = utc(`${day.slice(0, 7)}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  const month = iso(date).slice(0, 7)
  return `${month}-${String(Math.min(Number(day.slice(8)), daysInMonth(month))).padStart(2, '0')}`
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function daysInMonth(month: Month): number {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: Day): number {
  return utc(day).getUTCDay()
}

/** The weeks of a month, Sunday first; null where a week belongs to another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = weekday(`${month}-01`)
  const cells = Array.from({ length: Math.ceil((first + daysInMonth(month)) / 7) * 7 }, (_, index) => {
    const number = index - first + 1
    return number < 1 || number > daysInMonth(month) ? null : `${month}-${String(number).padStart(2, '0')}`
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The day that a moment (milliseconds since the epoch) falls on in an IANA zone; a RangeError where there is no such zone. */
export function dayAt(moment: number, zone: string): Day {
  const parts = dateFormat('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(moment)
    .map(({ type, value }) => [type, value])
  const { year, month, day } = Object.fromEntries(parts) as Record<string, string>
  return `${year}-${month}-${day}`
}

/** Whether this browser, or this server, has the zone on record. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format()
    return true
  } catch {
    return false
  }
}

function utc(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

function iso(date: Date): Day {
  return date.toISOString().slice(0, 10)
}

/** `month` and `date` count from 1. */
export const dayOf = (year: number, month: number, date: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** The nth weekday of a month, Sunday is 0; the last one where nth is -1. */
export function nthWeekday(year: number, month: number, name: number, nth: number): Day {
  if (nth === -1) {
    const last = addDays(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1), -1)
    return addDays(last, -((weekday(last) - name + 7) % 7))
  }
  const first = dayOf(year, month, 1)
  return addDays(first, ((name - weekday(first) + 7) % 7) + 7 * (nth - 1))
}

/** The days of local times, each once, in order: `2026-11-23`. */
export function daysOf(times: readonly string[]): Day[] {
  return [...new Set(times.map((time) => time.slice(0, 10)))]
}
