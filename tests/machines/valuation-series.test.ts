import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueAt, valuedHomeOf } from '#machines/valuation-chart/home.ts'
import { Series } from '#machines/valuation-chart/series.ts'
import { type Timeframe, timeframeNames } from '#machines/valuation-chart/timeframe.ts'

/** VALUE-05's formula. */
const windows = {
  INTERVAL_1D: { points: 29, stepSeconds: 2994, days: 1 },
  INTERVAL_1W: { points: 169, stepSeconds: 3600, days: 7 },
  INTERVAL_1M: { points: 121, stepSeconds: 21_600, days: 30 },
  INTERVAL_3M: { points: 91, stepSeconds: 86_400, days: 90 },
  INTERVAL_1Y: { points: 366, stepSeconds: 86_400, days: 365 },
}
const refresh = 50_000
const aDay = 86_400_000

const address = '48 Alder Ridge Road, Mill Valley, CA 94941'
/** From 2000 to 2100. */
const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) })
const value = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 2_000_000_000 }))
const timeframe = fc.constantFrom(...timeframeNames)
/** Clock changes in Los Angeles and Berlin, ends of years, and a leap day. */
const turns = ['2026-03-08T10:00Z', '2026-11-01T09:00Z', '2026-03-29T01:00Z', '2027-01-01T00:00Z', '2028-02-29T00:00Z']
const aroundTurn = fc
  .tuple(fc.constantFrom(...turns), fc.integer({ min: -2 * aDay, max: 2 * aDay }))
  .map(([turn, off]) => Date.parse(turn) + off)

describe('[VALUE-05] the value of a home at a moment', () => {
  it('lies within the cosine around the raw value and ±1%', () => {
    fc.assert(
      fc.property(fc.string(), value, moment, (address, raw, at) => {
        const swing = Math.min(1_000_000, raw / 10)
        const found = valueAt(valuedHomeOf(address, raw), at)
        expect(Number.isInteger(found)).toBe(true)
        expect(found).toBeGreaterThanOrEqual(Math.round((raw - swing) * 0.99))
        expect(found).toBeLessThanOrEqual(Math.round((raw + swing) * 1.01))
        expect(found).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('differs from the cosine by up to ±1% and uses most of that range', () => {
    const home = valuedHomeOf(address, 100_000_000)
    const off = Array.from({ length: 20_000 }, (_, index) => {
      const at = Date.UTC(2026, 0, 1) + index * 3_600_000
      const cosine = 100_000_000 + 1_000_000 * Math.cos((2 * Math.PI * at) / home.period + home.phase)
      return valueAt(home, at) / cosine - 1
    })
    expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(0.01)
    expect(Math.max(...off)).toBeGreaterThan(0.007)
    expect(Math.min(...off)).toBeLessThan(-0.007)
    expect(Math.abs(off.reduce((sum, each) => sum + each, 0) / off.length)).toBeLessThan(0.001)
  })

  it('reaches the full amplitude within a year and a half', () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        const home = valuedHomeOf(address, 50_000_000)
        const values = Array.from({ length: 500 }, (_, day) => valueAt(home, Date.UTC(2026, 0, 1 + day)))
        expect(Math.max(...values)).toBeGreaterThan(50_500_000)
        expect(Math.min(...values)).toBeLessThan(49_500_000)
      }),
      { numRuns: 100 },
    )
  })
})

describe('[VALUE-05] the series of a timeframe', () => {
  const exactly = (now: number, name: Timeframe) => {
    const { points, stepSeconds, days } = windows[name]
    const end = now - (now % refresh)
    const times = Series.of({ address, value: 4_750_000, now })
      .window(name)
      .map(({ time }) => time)
    expect(times).toHaveLength(points)
    expect(times.at(-1)).toBe(end)
    expect(times[0]).toBeGreaterThanOrEqual(end - days * aDay)
    const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(new Set(steps.slice(0, -1))).toEqual(new Set([stepSeconds * 1000]))
    expect(steps.at(-1)).toBeGreaterThan(0)
    expect(steps.at(-1)).toBeLessThanOrEqual(stepSeconds * 1000)
  }

  it('always has the right number of points at the right spacing within the window', () => {
    fc.assert(fc.property(moment, timeframe, exactly))
  })

  it('is the same across clock changes and ends of years', () => {
    fc.assert(fc.property(aroundTurn, timeframe, exactly), { numRuns: 300 })
  })

  it('is the same for the same address in every spelling and at every visit', () => {
    fc.assert(
      fc.property(
        moment,
        timeframe,
        fc.array(fc.integer({ min: 1, max: 3 * aDay }), { maxLength: 8 }),
        (now, name, waits) => {
          let visit = Series.of({ address, value: 4_750_000, now })
          let later = now
          for (const wait of waits) {
            later += wait
            visit = visit.upTo(later)
          }
          const again = Series.of({
            address: '48 ALDER RIDGE ROAD,  Mill Valley CA, 94941',
            value: 4_750_000,
            now: later,
          })
          expect(visit.window(name)).toEqual(again.window(name))
        },
      ),
    )
  })

  it('keeps its past from visit to visit', () => {
    fc.assert(
      fc.property(moment, timeframe, fc.integer({ min: 1, max: 200 * aDay }), (now, name, wait) => {
        const settled = (at: number) => Series.of({ address, value: 4_750_000, now: at }).window(name).slice(0, -1)
        const [before, after] = [settled(now), settled(now + wait)]
        const both = after.filter(({ time }) => before.some((point) => point.time === time))
        if (wait < windows[name].days * aDay * 0.9) expect(both.length).toBeGreaterThan(0)
        for (const point of both) expect(before).toContainEqual(point)
      }),
      { numRuns: 50 },
    )
  })

  it('differs for another address', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 9999 }),
        timeframe,
        (one, other, name) => {
          fc.pre(one !== other)
          const values = (number: number) =>
            Series.of({ address: `${number} Main Street`, value: 4_750_000, now: Date.UTC(2026, 10, 20) })
              .window(name)
              .map((point) => point.value)
          expect(values(one)).not.toEqual(values(other))
        },
      ),
    )
  })
})

describe('[VALUE-03] a refresh', () => {
  const now = Date.UTC(2026, 10, 20, 14)
  const series = Series.of({ address, value: 4_750_000, now })

  it('adds the current moment', () => {
    const later = series.upTo(now + refresh)
    expect(later.window('INTERVAL_1W').at(-1)?.time).toBe((series.window('INTERVAL_1W').at(-1)?.time ?? 0) + refresh)
  })

  it('adds nothing before 50 seconds have passed, or when the clock was set back', () => {
    expect(series.upTo(now + refresh - 1)).toBe(series)
    expect(series.upTo(now - aDay)).toBe(series)
  })

  it('doesn’t change the previous series object', () => {
    const before = series.window('INTERVAL_1W')
    const [one, other] = [series.upTo(now + refresh), series.upTo(now + 2 * refresh)]
    expect(series.window('INTERVAL_1W')).toEqual(before)
    expect([one.end, other.end]).toEqual([now + refresh, now + 2 * refresh])
    expect(one.window('INTERVAL_1W').at(-1)?.time).toBe(now + refresh)
  })
})

describe('[VALUE-05] a chart that stays open for years', () => {
  const now = Date.UTC(2026, 10, 20, 14)
  const refreshes = 1_050_000
  let old = Series.of({ address, value: 4_750_000, now })
  for (let count = 1; count <= refreshes; count++) old = old.upTo(now + count * refresh)

  it('shows what a new one shows, and stores no points', () => {
    const fresh = Series.of({ address, value: 4_750_000, now: now + refreshes * refresh })
    for (const name of timeframeNames) expect(old.window(name)).toEqual(fresh.window(name))
    expect(old).toEqual(fresh)
  })
})
