import { expect, it } from 'vitest'
import { isHolidayWithoutTours } from '#domain/us-holidays.ts'

/** Every day of a year. */
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)).filter(
    (day) => day.startsWith(String(year)),
  )

// From the U.S. Office of Personnel Management, on the day itself when it falls on a weekend.
it.each([
  [2024, ['01-01', '05-27', '07-04', '09-02', '11-28', '12-25']],
  [2026, ['01-01', '05-25', '07-04', '09-07', '11-26', '12-25']],
  [2027, ['01-01', '05-31', '07-04', '09-06', '11-25', '12-25']],
])('knows the holidays without tours in %i, and no other day', (year, days) => {
  expect(daysOf(year).filter(isHolidayWithoutTours)).toEqual(days.map((day) => `${year}-${day}`))
})
