import { formatInTimeZone } from 'date-fns-tz'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  addMonths,
  dayAt,
  daysBetween,
  daysInMonth,
  isZone,
  monthOf,
  weekday,
  weeksOf,
} from '#domain/calendar.ts'
import { oddZones, usZones } from '#tests/support/zones.ts'

/** The number of a day, counted from March 1 of the year 0 by calendar rules only (no Date). */
function numberOf(day: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const years = month > 2 ? year : year - 1
  const monthsSinceMarch = (month + 9) % 12
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return 365 * years + leapDays + Math.floor((153 * monthsSinceMarch + 2) / 5) + date - 1
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number) => (month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0))
const two = (number: number) => String(number).padStart(2, '0')

const months = fc.tuple(fc.integer({ min: 1900, max: 2400 }), fc.integer({ min: 1, max: 12 }))
const days = months.chain(([year, month]) =>
  fc.integer({ min: 1, max: lengthOf(year, month) }).map((date) => `${year}-${two(month)}-${two(date)}`),
)
const isDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && month >= 1 && month <= 12 && date >= 1 && date <= lengthOf(year, month)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Repeats the arithmetic in every time zone of the viewer: none may shift a day. */
describe.each(['UTC', 'America/Los_Angeles', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  '[RESCHED-06] calendar days in %s',
  (zone) => {
    const inZone = (property: () => void) => () => {
      vi.stubEnv('TZ', zone)
      expect(new Date(Date.UTC(2026, 6, 1)).getHours()).toBe(Number(formatInTimeZone(Date.UTC(2026, 6, 1), zone, 'H')))
      property()
    }
    it(
      'move by days as the calendar counts them',
      inZone(() =>
        fc.assert(
          fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, by) => {
            const moved = addDays(day, by)
            expect(isDay(moved)).toBe(true)
            expect(numberOf(moved) - numberOf(day)).toBe(by)
            expect(daysBetween(day, moved)).toBe(by)
          }),
        ),
      ),
    )

    it(
      'move by months to the same day, or to the last day of a shorter month',
      inZone(() =>
        fc.assert(
          fc.property(days, fc.integer({ min: -600, max: 600 }), (day, by) => {
            const [year, month, date] = day.split('-').map(Number) as [number, number, number]
            const count = year * 12 + (month - 1) + by
            const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1]
            const to = Math.min(date, lengthOf(toYear, toMonth))
            expect(addMonths(day, by)).toBe(`${toYear}-${two(toMonth)}-${two(to)}`)
          }),
        ),
      ),
    )

    it(
      'have the same weekday every seven days',
      inZone(() =>
        fc.assert(
          fc.property(days, (day) => {
            // 2026-11-22 is a Sunday.
            const since = numberOf(day) - numberOf('2026-11-22')
            expect(weekday(day)).toBe(((since % 7) + 7) % 7)
          }),
        ),
      ),
    )

    it(
      'fill the weeks of a month: each day once, in order, under its weekday',
      inZone(() =>
        fc.assert(
          fc.property(months, ([year, number]) => {
            const month = `${year}-${two(number)}`
            const weeks = weeksOf(month)
            const all = Array.from({ length: lengthOf(year, number) }, (_, index) => `${month}-${two(index + 1)}`)
            expect(daysInMonth(month)).toBe(all.length)
            expect(weeks.flat().filter((day) => day !== null)).toEqual(all)
            for (const week of weeks) {
              expect(week).toHaveLength(7)
              expect(week.some((day) => day !== null)).toBe(true)
              for (const [column, day] of week.entries()) if (day) expect(weekday(day)).toBe(column)
            }
            expect(all.every((day) => monthOf(day) === month)).toBe(true)
          }),
        ),
      ),
    )
  },
)

describe('[RESCHED-06] moving a month forward or back', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', -1, '2026-11-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-01-01', -1, '2026-12-01'],
    ['2100-01-30', 1, '2100-02-28'],
  ])('from %s by %i is %s', (day, by, expected) => expect(addMonths(day, by)).toBe(expected))

  it('November 2026 begins on a Sunday and needs five weeks, February 2026 needs four', () => {
    expect(weeksOf('2026-11').map((week) => week[0])).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ])
    expect(weeksOf('2026-11').at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
    expect(weeksOf('2026-02')).toHaveLength(4)
    expect(weeksOf('2026-08')).toHaveLength(6)
  })
})

it.each([
  ['2027-01-31', '2027-01-31', 0],
  ['2026-12-31', '2027-01-01', 1],
  ['2027-01-01', '2026-12-31', -1],
  ['2028-02-28', '2028-03-01', 2],
  ['2100-02-28', '2100-03-01', 1],
  // The night on which American clocks change is an hour shorter.
  ['2027-03-13', '2027-03-15', 2],
  ['2027-01-01', '2028-01-01', 365],
  ['1970-01-01', '9999-12-31', 2_932_896],
])('from %s to %s are %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days))

describe('[RESCHED-06] the local day of a moment', () => {
  it.each([
    ['2026-11-21T05:00:00Z', 'America/Los_Angeles', '2026-11-20'],
    ['2026-11-21T05:00:00Z', 'America/New_York', '2026-11-21'],
    ['2026-11-20T18:14:59Z', 'Asia/Kathmandu', '2026-11-20'],
    ['2026-11-20T18:15:00Z', 'Asia/Kathmandu', '2026-11-21'],
    ['2026-11-21T03:29:59Z', 'America/St_Johns', '2026-11-20'],
    ['2026-11-21T03:30:00Z', 'America/St_Johns', '2026-11-21'],
    ['2026-11-20T09:59:59Z', 'Pacific/Kiritimati', '2026-11-20'],
    ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-12-31T23:59:59Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2027-01-01T09:59:59Z', 'Pacific/Honolulu', '2026-12-31'],
    // The clock goes back at 2 AM on November 1, 2026; the days around it have their own midnight.
    ['2026-11-01T06:59:59Z', 'America/Los_Angeles', '2026-10-31'],
    ['2026-11-02T07:59:59Z', 'America/Los_Angeles', '2026-11-01'],
    ['2026-11-02T08:00:00Z', 'America/Los_Angeles', '2026-11-02'],
  ])('%s in %s is %s', (moment, zone, day) => expect(dayAt(Date.parse(moment), zone)).toBe(day))

  it.each([...usZones, ...oddZones])('agrees with Intl’s clock in %s at every moment', (zone) => {
    const moments = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2037, 0) })
    vi.stubEnv('TZ', 'UTC')
    fc.assert(
      fc.property(moments, (moment) => {
        expect(dayAt(moment, zone)).toBe(formatInTimeZone(moment, zone, 'yyyy-MM-dd'))
      }),
      { numRuns: 40 },
    )
  })

  it('tells valid zone names from invalid ones', () => {
    expect([...usZones, ...oddZones].filter((zone) => !isZone(zone))).toEqual([])
    expect(['', 'America/Atlantis', 'Pacific Time', 'local'].filter(isZone)).toEqual([])
  })
})
