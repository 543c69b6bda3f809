import { type Day, dayOf, nthWeekday } from './calendar.ts'

/**
 * The federal holidays on which most businesses close (5 U.S.C. § 6103): New Year's Day, Memorial Day, Independence Day,
 * Labor Day, Thanksgiving and Christmas. Tours are offered then only to someone who names the day.
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
