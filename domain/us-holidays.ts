import { type Day, dayOf, nthWeekday } from './calendar.ts'

/**
 * Whether a day is one of the eleven federal holidays (5 U.S.C. § 6103): New Year's Day, Martin Luther King Jr. Day,
 * Washington's Birthday, Memorial Day, Juneteenth, Independence Day, Labor Day, Columbus Day, Veterans Day, Thanksgiving and
 * Christmas; each on its own date, not on the weekday on which federal offices close for it.
 */
export function isFederalHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  return [
    dayOf(year, 1, 1),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    nthWeekday(year, 5, 1, -1),
    dayOf(year, 6, 19),
    dayOf(year, 7, 4),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    dayOf(year, 11, 11),
    nthWeekday(year, 11, 4, 4),
    dayOf(year, 12, 25),
  ].includes(day)
}
