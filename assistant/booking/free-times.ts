import { addDays, weekday } from '#domain/calendar.ts'
import { isOnCalendar, type LocalTime, localAt, momentOf } from '#domain/time-zone.ts'
import { freeTimes, isOfferedDay, type TourCalendar, tourMinutes, whyNotFree, withLead } from '#domain/tour-hours.ts'
import type { Found, TimeWindow, Wish } from '#machines/tour-booking/wish.ts'
import type { Listing } from '../listing.ts'

export interface Search {
  wish: Wish | null
  shown: LocalTime[]
  without: string[]
  lost: LocalTime[]
}

const dayLength = 24 * 3600 * 1000
const farthestDays = 366

/**
 * Finds offers for a wish. `free` are the half hours that the server offers, two weeks ahead; later times are only checked
 * against the tour hours, and again on request.
 */
export function findTimes(search: Search, free: LocalTime[], record: Listing, now: Date): Found {
  const { wish, lost } = search
  const calendar = calendarOf(record, lost)
  if (wish?.kind === 'time') return whetherFree(wish.time, free, calendar, search, now)
  if (record.tourHours.length === 0) return { verdict: 'hourMissing', times: [] }

  const windows = wish?.windows ?? [anyTime(now, record.timeZone)]
  const open = offered(free, calendar, search, farthestOf(windows, now, record.timeZone), now)
  const within = open.filter((time) => windows.some((window) => isWithin(time, window)))
  // "Monday or Tuesday at 5", of which one is open: the summary names it.
  if (within.length === 1 && windows.every(hasOneHour) && !wish?.near) return { verdict: 'free', times: within }
  if (within.length > 0)
    return { verdict: 'offers', times: wish?.near ? nearest(within, wish.near) : spread(within, windows) }
  // "Sunday morning", where tours begin at noon: on that day, if there are any.
  const onDays = open.filter((time) => windows.some(({ from, until }) => time >= from && time < until))
  const times = nearest(onDays.length > 0 ? onDays : open, beginningOf(windows[0]) ?? localAt(now, record.timeZone))
  return { verdict: times.length > 0 ? 'noneThen' : 'noneAtAll', times }
}

const hasOneHour = ({ opens, closes }: TimeWindow) => closes === `${opens.slice(0, 6)}01`

/** "Saturday between 8 and 10": the first time that is meant, and not the midnight before. */
function beginningOf(window: TimeWindow | undefined): LocalTime | null {
  if (!window) return null
  const opens = `${window.from.slice(0, 10)}T${window.opens}`
  return opens > window.from && opens < window.until ? opens : window.from
}

/** The window of the next two weeks, at any hour. */
export function anyTime(now: Date, zone: string): TimeWindow {
  const from = localAt(now, zone)
  return { from, until: `${addDays(from.slice(0, 10), 15)}T00:00:00`, opens: '00:00:00', closes: '24:00:00' }
}

function whetherFree(time: LocalTime, free: LocalTime[], calendar: TourCalendar, search: Search, now: Date): Found {
  const moment = momentOf(time, calendar.zone)
  if (moment && moment.getTime() - now.getTime() > farthestDays * dayLength) return { verdict: 'tooFar', times: [] }
  const open = offered(free, calendar, search, moment, now)
  if (isPassedOver(time, search)) {
    const times = nearest(open, time)
    return { verdict: times.length > 0 ? 'offers' : calendar.ranges.length === 0 ? 'hourMissing' : 'noneAtAll', times }
  }
  const why = whyNotFree(time, calendar, now) ?? (isTaken(time, free, calendar, now) ? 'taken' : null)
  if (why === null) return { verdict: 'free', times: [] }
  return { verdict: why, times: isOnCalendar(time) ? nearest(open, time) : nearest(open, localAt(now, calendar.zone)) }
}

/** A half hour within the tour hours that isn't free is taken, and so is every time that overlaps it. */
function isTaken(time: LocalTime, free: LocalTime[], calendar: TourCalendar, now: Date): boolean {
  if (time > edgeOf(calendar, now)) return false
  const day = time.slice(0, 10)
  const overlapping = calendar.ranges
    .filter((range) => range.weekday === weekday(day))
    .flatMap((range) => halfHours(day, range).filter((each) => minutesBetween(each, time) < tourMinutes))
  return overlapping.some((each) => !free.includes(each) && whyNotFree(each, withLead(calendar), now) === null)
}

function halfHours(day: string, { opens, closes }: { opens: string; closes: string }): LocalTime[] {
  const [first, end] = [Date.parse(`${day}T${opens}Z`), Date.parse(`${day}T${closes}Z`)]
  const count = Math.max(0, Math.floor((end - first) / (tourMinutes * 60_000)))
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * tourMinutes * 60_000).toISOString().slice(0, 19),
  )
}

/** Whether the visitor asked for times other than this one. */
function isPassedOver(time: LocalTime, { shown, without }: Search): boolean {
  return shown.includes(time) || without.some((dayOrTime) => time.startsWith(dayOrTime))
}

/** All times that may be offered, in order: the free ones, and beyond those days the tour hours. */
function offered(free: LocalTime[], calendar: TourCalendar, search: Search, until: Date | null, now: Date) {
  const edge = edgeOf(calendar, now)
  const isBeyond = until !== null && localAt(until, calendar.zone) > edge
  const beyond = isBeyond ? freeTimes(calendar, startFor(until, now)).filter((time) => time > edge) : []
  return [...free, ...beyond]
    .filter((time) => !isPassedOver(time, search))
    .filter((time) => isOfferedDay(time.slice(0, 10), calendar) || namesDay(search.wish, time.slice(0, 10)))
    .filter((time) => search.lost.every((lost) => minutesBetween(lost, time) >= tourMinutes))
}

/** Whether a wish names exactly this day; then a holiday is offered too. */
function namesDay(wish: Wish | null, day: string): boolean {
  if (wish === null) return false
  if (wish.kind === 'time') return wish.time.startsWith(day)
  return wish.windows.some(({ from, until }) => from.startsWith(day) && until <= `${addDays(day, 1)}T00:00:00`)
}

/** The last local time that the server's free times cover. */
function edgeOf({ zone }: TourCalendar, now: Date): LocalTime {
  return localAt(new Date(now.getTime() + 14 * dayLength), zone)
}

/** Where to start looking: now, or for a later moment a week before it, since `freeTimes` covers two weeks. */
function startFor(moment: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), moment.getTime() - 7 * dayLength))
}

function farthestOf(windows: TimeWindow[], now: Date, zone: string): Date | null {
  // "In December" may have its first tour some days after it begins.
  const days = windows.map(({ from, until }) => {
    const soon = addDays(from.slice(0, 10), 6)
    return soon < until ? soon : until.slice(0, 10)
  })
  const moments = days.map((day) => momentOf(`${day}T12:00:00`, zone)?.getTime() ?? 0)
  const farthest = new Date(Math.max(...moments))
  return farthest.getTime() - now.getTime() > farthestDays * dayLength ? null : farthest
}

export function calendarOf(record: Listing, lost: LocalTime[]): TourCalendar {
  const { timeZone: zone, tourHours, tourNoticeHours, toursOnHolidays } = record
  const taken = lost.map((time) => momentOf(time, zone)).filter((moment) => moment !== null)
  return { zone, ranges: tourHours, noticeHours: tourNoticeHours, onHolidays: toursOnHolidays, taken }
}

function isWithin(time: LocalTime, { from, until, opens, closes }: TimeWindow): boolean {
  const clock = time.slice(11)
  return time >= from && time < until && clock >= opens && clock < closes
}

/** The three times nearest to `to`, in order of time; of two equally near ones the earlier. */
function nearest(times: LocalTime[], to: LocalTime): LocalTime[] {
  return [...times]
    .sort((one, other) => minutesBetween(one, to) - minutesBetween(other, to) || one.localeCompare(other))
    .slice(0, 3)
    .sort()
}

/** An early, a middle and a late time over the first three days that have any. */
function spread(times: LocalTime[], windows: TimeWindow[]): LocalTime[] {
  const days = [...new Set(times.map((time) => time.slice(0, 10)))].slice(0, 3)
  const few = times.filter((time) => days.includes(time.slice(0, 10)))
  if (windows.length > 1 && few.length <= 3) return few
  const picked = [few[0], few[Math.floor((few.length - 1) / 2)], few.at(-1)]
  return [...new Set(picked.filter((time) => time !== undefined))]
}

/** Difference in minutes on the clock; some local times don't exist on days when clocks change. */
function minutesBetween(one: LocalTime, other: LocalTime): number {
  return Math.abs(Date.parse(`${one}Z`) - Date.parse(`${other}Z`)) / 60_000
}
