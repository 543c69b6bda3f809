import { addDays, type Day, weekday } from './calendar.ts'
import { isOnCalendar, type LocalTime, localAt, momentOf } from './time-zone.ts'
import type { WeekdayHours } from './tour-hour-spans.ts'
import { federalHolidayOn } from './us-holidays.ts'

/** When a property is shown, on its own clock. Without ranges it is shown by appointment, whatever the hour. */
export interface TourCalendar {
  zone: string
  ranges: WeekdayHours[]
  noticeHours: number
  /** The owner gives tours on federal holidays, too. */
  onHolidays: boolean
  /** When tours begin that are asked for or settled. */
  taken: Date[]
}

export type TimeRefusal = 'noSuchTime' | 'past' | 'shortNotice' | 'closed' | 'taken'

/** How long a tour takes, in minutes. */
export const tourMinutes = 30

const daysAhead = 14
const hour = 3600 * 1000
/** So much time to answer is left to the owner of an offered tour, in hours, where the listing needs no longer notice. */
const leastLeadHours = 2

/** A calendar as times of it are offered. Who names an earlier time that its notice allows can still ask for it. */
export const withLead = (calendar: TourCalendar): TourCalendar => ({
  ...calendar,
  noticeHours: Math.max(calendar.noticeHours, leastLeadHours),
})

/** Why no tour can begin at a local time; null when one can. */
export function whyNotFree(local: LocalTime, calendar: TourCalendar, now: Date): TimeRefusal | null {
  const moment = momentOf(local, calendar.zone)
  if (!moment) return 'noSuchTime'
  const ahead = moment.getTime() - now.getTime()
  if (ahead <= 0) return 'past'
  if (ahead < calendar.noticeHours * hour) return 'shortNotice'
  if (calendar.ranges.length > 0 && !calendar.ranges.some((range) => isWithin(local, range))) return 'closed'
  return calendar.taken.some((taken) => overlaps(taken, moment)) ? 'taken' : null
}

/**
 * The half hours of the next 14 days in which a tour can be given, in order, from two hours from now or the listing's notice
 * on; none where tours are by appointment.
 */
export function freeTimes(calendar: TourCalendar, now: Date): LocalTime[] {
  const offered = withLead(calendar)
  const today = localAt(now, calendar.zone).slice(0, 10)
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(today, index))
  const last = localAt(new Date(now.getTime() + daysAhead * 24 * hour), calendar.zone)
  const begins = days.flatMap((day) =>
    calendar.ranges.filter((range) => range.weekday === weekday(day)).flatMap((range) => beginsIn(day, range)),
  )
  return [...new Set(begins)].sort().filter((local) => local <= last && whyNotFree(local, offered, now) === null)
}

/** The hours that are offered where tours are by appointment. */
const byAppointment = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: '09:00:00', closes: '18:00:00' }))

/**
 * The times that visitors are offered: `freeTimes`, with the half hours from nine to six of every day where tours are by
 * appointment, and none on holidays where the owner doesn't give tours then. A visitor who names such a day to Penny can still
 * ask for it.
 */
export function requestableTimes(calendar: TourCalendar, now: Date): LocalTime[] {
  const shown = calendar.ranges.length > 0 ? calendar : { ...calendar, ranges: byAppointment }
  return offeredTimes(freeTimes(shown, now), calendar)
}

/** Free times without those that nobody is offered unless they name the day: holidays, unless the owner gives tours then. */
export function offeredTimes(times: LocalTime[], calendar: Pick<TourCalendar, 'onHolidays'>): LocalTime[] {
  return times.filter((time) => isOfferedDay(time.slice(0, 10), calendar))
}

export function isOfferedDay(day: Day, { onHolidays }: Pick<TourCalendar, 'onHolidays'>): boolean {
  return onHolidays || federalHolidayOn(day) === null
}

function beginsIn(day: string, { opens, closes }: WeekdayHours): LocalTime[] {
  const [first, end] = [minutesOf(opens), minutesOf(closes)]
  const count = Math.max(0, Math.floor((end - first) / tourMinutes))
  return Array.from({ length: count }, (_, index) => `${day}T${timeText(first + index * tourMinutes)}`)
}

function isWithin(local: LocalTime, { weekday: shown, opens, closes }: WeekdayHours): boolean {
  const begins = minutesOf(local.slice(11))
  return (
    isOnCalendar(local) &&
    weekday(local.slice(0, 10)) === shown &&
    begins >= minutesOf(opens) &&
    begins + tourMinutes <= minutesOf(closes)
  )
}

/** Whether tours at two moments would get in each other's way. */
export function overlaps(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) < tourMinutes * 60_000
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`
}
