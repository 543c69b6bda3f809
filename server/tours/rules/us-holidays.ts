import { addDays, type Day, weekday } from '#machines/month-calendar/day.ts'

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

/**
 * The federal holidays on which most businesses close (5 U.S.C. § 6103): New Year's Day, Memorial Day, Independence Day,
 * Labor Day, Thanksgiving and Christmas. No tour is offered then.
 */
export function isHolidayWithoutTours(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  return [
    dayOf(year, 1, 1),
    nthWeekday(year, 5, 1, -1),
    dayOf(year, 7, 4),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 11, 4, 4),
    dayOf(year, 12, 25),
  ].includes(day)
}
