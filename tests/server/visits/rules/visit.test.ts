import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { possibleDuration, possibleExit } from '#server/visits/rules/visit.ts'

const began = new Date('2026-11-20T12:00:00Z')
const since = (ms: number) => new Date(began.getTime() + ms)

describe('[VISIT-04] a possible duration', () => {
  it('is in whole seconds, not negative and not longer than the time passed', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true }), fc.integer({ min: -5000, max: 2 ** 40 }), (reported, passed) => {
        const seconds = possibleDuration(reported, began, since(passed))
        expect(Number.isInteger(seconds) && seconds >= 0 && seconds < 2 ** 31).toBe(true)
        expect(seconds).toBeLessThanOrEqual(Math.max(0, passed / 1000))
        expect(seconds).toBeLessThanOrEqual(reported)
      }),
    )
  })

  it('is the reported one when that is possible', () => {
    expect(possibleDuration(59.99, began, since(60_000))).toBe(59)
    expect(possibleDuration(60, began, since(60_000))).toBe(60)
    expect(possibleDuration(61, began, since(60_999))).toBe(60)
    expect(possibleDuration(2 ** 40, began, since(2 ** 42))).toBe(2_147_483_647)
  })
})

describe('[VISIT-03] a possible exit time', () => {
  it.each([
    [undefined, null],
    ['2026-11-20T12:00:30Z', since(30_000)],
    ['2026-11-20T13:00:30+01:00', since(30_000)],
    ['2026-11-20T11:59:59Z', began],
    ['2026-11-20T12:01:01Z', since(60_000)],
  ])('of %s is %s', (reported, exit) => {
    expect(possibleExit(reported, began, since(60_000))).toEqual(exit)
  })

  it('is now for an invalid time', () => {
    expect(possibleExit('2026-11-20T12:00:60Z', began, since(60_000))).toEqual(since(60_000))
  })
})
