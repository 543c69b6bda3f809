import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeDollars } from '#domain/money.ts'
import { Series } from '#machines/valuation-chart/series.ts'
import { timeframeNames } from '#machines/valuation-chart/timeframe.ts'
import { changeWords, listPriceWords, momentFormat, summaryWords } from '#src/content/valuation.ts'
import { oddZones, usZones } from '#tests/support/zones.ts'

const zones = [...usZones, ...oddZones, 'Europe/Berlin']
const moment = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 0, 1) })

/** An independent way: Swedish dates are `2026-11-20 14:05:00`. */
function reference(at: number, zone: string): { date: string; time: string } {
  const [day = '', time = ''] = new Date(at).toLocaleString('sv-SE', { timeZone: zone }).split(' ')
  const [year, month, date] = day.split('-')
  return { date: `${month}/${date}/${year}`, time: time.slice(0, 5) }
}

describe('[VALUE-06] the date of a point', () => {
  it.each([
    ['INTERVAL_1D', '2026-11-20T22:05:00Z', 'UTC', '11/20/2026 22:05'],
    ['INTERVAL_1W', '2026-11-20T22:05:00Z', 'America/Los_Angeles', '11/20/2026 14:05'],
    ['INTERVAL_1M', '2026-11-20T22:05:00Z', 'Asia/Kathmandu', '11/21/2026 03:50'],
    ['INTERVAL_3M', '2026-11-20T22:05:00Z', 'Asia/Kathmandu', '11/21/2026'],
    ['INTERVAL_1Y', '2026-11-20T00:00:00Z', 'America/Los_Angeles', '11/19/2026'],
    // Midnight is 00:00 and not 24:00, and the year is the viewer's.
    ['INTERVAL_1D', '2027-01-01T08:00:00Z', 'America/Los_Angeles', '01/01/2027 00:00'],
    ['INTERVAL_1D', '2027-01-01T07:59:59Z', 'America/Los_Angeles', '12/31/2026 23:59'],
    // On these nights Los Angeles goes from 01:59 to 03:00, and repeats 01:30.
    ['INTERVAL_1W', '2026-03-08T09:59:00Z', 'America/Los_Angeles', '03/08/2026 01:59'],
    ['INTERVAL_1W', '2026-03-08T10:00:00Z', 'America/Los_Angeles', '03/08/2026 03:00'],
    ['INTERVAL_1W', '2026-11-01T08:30:00Z', 'America/Los_Angeles', '11/01/2026 01:30'],
    ['INTERVAL_1W', '2026-11-01T09:30:00Z', 'America/Los_Angeles', '11/01/2026 01:30'],
  ] as const)('of %s at %s in %s is %s', (timeframe, at, zone, expected) => {
    expect(momentFormat(timeframe, zone)(Date.parse(at))).toBe(expected)
  })

  it('is MM/DD/YYYY HH:MM for a day, a week and a month, and the date only for the others, in every zone and year', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), fc.constantFrom(...timeframeNames), (at, zone, timeframe) => {
        const { date, time } = reference(at, zone)
        const isLong = timeframe === 'INTERVAL_3M' || timeframe === 'INTERVAL_1Y'
        expect(momentFormat(timeframe, zone)(at)).toBe(isLong ? date : `${date} ${time}`)
      }),
      { numRuns: 500 },
    )
  })
})

describe('[VALUE-06] dollars', () => {
  it.each([
    [0, '$0'],
    [999, '$999'],
    [1000, '$1,000'],
    [4_750_000, '$4,750,000'],
    [1_234_567_890, '$1,234,567,890'],
  ])('of %i are %s', (value, expected) => expect(wholeDollars(value)).toBe(expected))

  it('have no decimals, and a comma before every three digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (value) => {
        expect(wholeDollars(value)).toMatch(/^\$\d{1,3}(,\d{3})*$/)
        expect(Number(wholeDollars(value).replaceAll(/[$,]/g, ''))).toBe(value)
      }),
    )
  })
})

describe('[VALUE-02] a change', () => {
  it.each([
    [4_000_000, 4_050_000, 'up', '+$50,000 (+1.25%)'],
    [4_000_000, 3_999_999, 'down', '−$1 (−0.00%)'],
    [4_000_000, 2_000_000, 'down', '−$2,000,000 (−50.00%)'],
    [4_000_000, 4_000_000, 'unchanged', '$0 (0.00%)'],
    [0, 5, 'up', '+$5 (+0.00%)'],
  ])('from %i to %i is %s by %s', (from, to, word, amount) => {
    expect(changeWords(from, to)).toMatchObject({ word, amount })
  })
})

describe('[VALUE-02] the list price', () => {
  it.each([
    [4_796_000, '$46,000 above the list price'],
    [4_700_000, '$50,000 below the list price'],
    [4_750_000, 'Same as the list price'],
  ])('of $4,750,000 beside %i is in words: %s', (value, words) => expect(listPriceWords(4_750_000, value)).toBe(words))
})

describe('the summary for screen readers', () => {
  const points = [
    { time: Date.UTC(2026, 10, 13, 14), value: 4_000_000 },
    { time: Date.UTC(2026, 10, 15, 2), value: 4_200_000 },
    { time: Date.UTC(2026, 10, 18, 9), value: 3_900_000 },
    { time: Date.UTC(2026, 10, 20, 14), value: 4_050_000 },
  ]

  it('has both ends, the change, and the extremes', () => {
    expect(summaryWords('INTERVAL_1W', points, 'UTC')).toBe(
      'Over one week, the value went from $4,000,000 on 11/13/2026 14:00 to $4,050,000 on 11/20/2026 14:00, up $50,000 (1.25%). The low was $3,900,000 on 11/18/2026 09:00, and the high was $4,200,000 on 11/15/2026 02:00.',
    )
    expect(summaryWords('INTERVAL_3M', points.slice(0, 1), 'UTC')).toContain('to $4,000,000 on 11/13/2026, unchanged.')
  })

  it('names the actual lowest and highest value', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...timeframeNames), (address, timeframe) => {
        const shown = Series.of({ address, value: 4_750_000, now: Date.UTC(2026, 10, 20) }).window(timeframe)
        const values = shown.map(({ value }) => value)
        const sentence = summaryWords(timeframe, shown, 'UTC')
        expect(sentence).toContain(`The low was ${wholeDollars(Math.min(...values))} on `)
        expect(sentence).toContain(`the high was ${wholeDollars(Math.max(...values))} on `)
      }),
    )
  })
})
