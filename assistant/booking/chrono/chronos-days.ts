import { casual, type ParsedComponents, type ParsedResult } from 'chrono-node'
import { type Day, daysInMonth, monthOf } from '#domain/calendar.ts'
import type { DaysSaid } from './days-said.ts'
import { windowsOf } from './windows.ts'

/** The days that chrono finds in a text. `today` is the property's, whatever the server's time zone. */
export function chronosDays(text: string, today: Day): DaysSaid[] {
  const found = windowsOf(withoutEras(text)).flatMap(({ start, text: part }) =>
    casual
      .parse(part, noonOf(today), { forwardDate: true })
      .map((result) => readChrono(result, start))
      .filter((each) => each !== null),
  )
  return longestOfEach(found)
}

/** "Would January 1 be possible", "the 5th bc I work": chrono reads a year of the Buddhist era, or before Christ. */
const withoutEras = (text: string) =>
  text.replace(/(?<=\d\s{0,2})(?:be|bce?|ce|ad)\b/gi, (era) => ' '.repeat(era.length))

/** Drops duplicates and parts of a date that two overlapping windows both contain. */
function longestOfEach(found: DaysSaid[]): DaysSaid[] {
  const kept: DaysSaid[] = []
  for (const each of found.sort((one, other) => one.index - other.index || other.end - one.end)) {
    const last = kept.at(-1)
    if (last === undefined || each.index >= last.end) kept.push(each)
    else if (each.end - each.index > last.end - last.index) kept[kept.length - 1] = each
  }
  return kept
}

/** Noon on the server's clock: never skipped by a daylight saving change, so chrono's days are right in every time zone. */
function noonOf(today: Day): Date {
  const [year, month, date] = today.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date, 12)
}

function readChrono(result: ParsedResult, offset: number): DaysSaid | null {
  const { start, end, text } = result
  const index = offset + result.index
  if (result.tags().has('result/relativeDateAndTime') || /^(last|past)\b/.test(text)) return null
  const says = (component: 'day' | 'weekday' | 'month') => start.isCertain(component)
  if (!says('day') && !says('weekday') && !says('month')) return null
  // "Who lives there now?" names no time.
  if (/^(right )?now$/.test(text)) return null
  // "Wednesday would be the day" names one day, "only in town for the one day" none.
  if (/^(?:(?:the|that) day|(?:the )?one day)$/i.test(text)) return null
  const place = {
    index,
    end: index + text.length,
    isWeekday: !says('day') && !says('month') && !/^next/.test(text),
    ...(/^this\b/i.test(text) && { isThis: true }),
  }
  const first = dayOf(start)
  if (![first, end ? dayOf(end) : first].every((day) => plausible.test(day))) return null
  if (!says('day') && !says('weekday')) {
    const month = monthOf(first)
    return { ...place, first: `${month}-01`, last: `${month}-${daysInMonth(month)}` }
  }
  return { ...place, first, last: end ? dayOf(end) : first }
}

/** "December 9999" is no day of a tour, and a year before Christ none that can be counted on from. */
const plausible = /^(?:19|20|21)\d\d-/

function dayOf(components: ParsedComponents): Day {
  const part = (name: 'year' | 'month' | 'day', width: number) => String(components.get(name)).padStart(width, '0')
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`
}
