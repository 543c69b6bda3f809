import { expect, it } from 'vitest'
import { federalHolidayOn } from '#domain/us-holidays.ts'

/** Every day of a year. */
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)).filter(
    (day) => day.startsWith(String(year)),
  )

// From the U.S. Office of Personnel Management, on the day itself when it falls on a weekend.
it.each([
  [2024, ['01-01', '01-15', '02-19', '05-27', '06-19', '07-04', '09-02', '10-14', '11-11', '11-28', '12-25']],
  [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25']],
  [2027, ['01-01', '01-18', '02-15', '05-31', '06-19', '07-04', '09-06', '10-11', '11-11', '11-25', '12-25']],
])('knows the federal holidays of %i, and no other day', (year, days) => {
  expect(daysOf(year).filter((day) => federalHolidayOn(day) !== null)).toEqual(days.map((day) => `${year}-${day}`))
})

it('names them in English and Spanish', () => {
  expect(federalHolidayOn('2026-11-26')).toEqual({ en: 'Thanksgiving', es: 'el Día de Acción de Gracias' })
})
