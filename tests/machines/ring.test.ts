import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Ring } from '#machines/valuation-chart/ring.ts'

const upTo = (count: number, from = 0) => Float64Array.from({ length: count }, (_, index) => from + index)
const twice = (time: number) => time * 2
const timesOf = (ring: Ring) => Array.from({ length: ring.length }, (_, index) => ring.timeAt(index))

describe('[VALUE-05] the ring of points', () => {
  it('keeps what comes, in order, each with its value', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 12 }), (sizes) => {
        let [ring, count] = [Ring.empty(), 0]
        for (const size of sizes) {
          ring = ring.with(upTo(size, count), twice)
          count += size
        }
        expect(ring.length).toBe(count)
        expect(timesOf(ring)).toEqual(Array.from(upTo(count)))
        if (count > 0) expect(ring.valueAt(count - 1)).toBe((count - 1) * 2)
      }),
      { numRuns: 50 },
    )
  })

  it('keeps a million points whatever comes, the latest ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 2, maxLength: 4 }), (sizes) => {
        let [ring, count] = [Ring.empty(), 0]
        for (const size of sizes) {
          ring = ring.with(upTo(size, count), twice)
          count += size
        }
        const kept = Math.min(1_000_000, count)
        expect(ring.length).toBe(kept)
        expect([ring.timeAt(0), ring.timeAt(kept - 1)]).toEqual([count - kept, count - 1])
        expect(ring.valueAt(0)).toBe((count - kept) * 2)
        expect(ring.indexAt(count - kept + 7)).toBe(7)
      }),
      { numRuns: 8 },
    )
  })

  it('takes the last million of more at once, and reckons no others', () => {
    let reckoned = 0
    const ring = Ring.empty().with(upTo(1_200_000), (time) => {
      reckoned++
      return time
    })
    expect([ring.length, ring.timeAt(0), ring.timeAt(999_999), reckoned]).toEqual([
      1_000_000, 200_000, 1_199_999, 1_000_000,
    ])
  })

  it('is not changed by what is added to it, even twice', () => {
    const ring = Ring.empty().with(upTo(10), twice)
    const one = ring.with([20], twice)
    const other = ring.with([30, 40], twice)
    expect([timesOf(ring).length, timesOf(one).at(-1), timesOf(other).slice(-2)]).toEqual([10, 20, [30, 40]])
    expect(one.valueAt(10)).toBe(40)
  })

  it('stays readable when it is full and another 48,576 points have come', () => {
    const full = Ring.empty().with(upTo(1_000_000), twice)
    full.with(upTo(48_576, 1_000_000), twice)
    expect([full.timeAt(0), full.timeAt(999_999)]).toEqual([0, 999_999])
  })

  it('finds the last point at or before a time, as a look at each would', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: -10, max: 510 }),
        (some, time) => {
          const times = some.toSorted((one, other) => one - other)
          const ring = Ring.empty().with(times, twice)
          expect(ring.indexAt(time)).toBe(
            Math.max(
              0,
              times.findLastIndex((each) => each <= time),
            ),
          )
        },
      ),
    )
  })
})
