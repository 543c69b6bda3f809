import { type Day, dayOf, nthWeekday } from './calendar.ts'

/**
 * The English and Spanish names of the federal holiday (5 U.S.C. § 6103) on a day, or null: each of the eleven on its own
 * date, not on the weekday on which federal offices close for it.
 */
export function federalHolidayOn(day: Day): { en: string; es: string } | null {
  const year = Number(day.slice(0, 4))
  const inYear = known.get(year) ?? holidaysOf(year)
  known.set(year, inYear)
  return inYear.get(day) ?? null
}

const known = new Map<number, Map<Day, { en: string; es: string }>>()

function holidaysOf(year: number): Map<Day, { en: string; es: string }> {
  const holidays: [Day, string, string][] = [
    [dayOf(year, 1, 1), 'New Year’s Day', 'Año Nuevo'],
    [nthWeekday(year, 1, 1, 3), 'Martin Luther King Jr. Day', 'el Día de Martin Luther King'],
    [nthWeekday(year, 2, 1, 3), 'Presidents’ Day', 'el Día de los Presidentes'],
    [nthWeekday(year, 5, 1, -1), 'Memorial Day', 'Memorial Day'],
    [dayOf(year, 6, 19), 'Juneteenth', 'Juneteenth'],
    [dayOf(year, 7, 4), 'Independence Day', 'el Día de la Independencia'],
    [nthWeekday(year, 9, 1, 1), 'Labor Day', 'Labor Day'],
    [nthWeekday(year, 10, 1, 2), 'Columbus Day', 'Columbus Day'],
    [dayOf(year, 11, 11), 'Veterans Day', 'el Día de los Veteranos'],
    [nthWeekday(year, 11, 4, 4), 'Thanksgiving', 'el Día de Acción de Gracias'],
    [dayOf(year, 12, 25), 'Christmas Day', 'Navidad'],
  ]
  return new Map(holidays.map(([day, en, es]) => [day, { en, es }]))
}
