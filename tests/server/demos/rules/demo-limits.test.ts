import { describe, expect, it } from 'vitest'
import { countedMs, judgeDemoRequest, sameWithinMs } from '#server/demos/rules/demo-limits.ts'

const now = new Date('2026-11-21T20:00:00Z')
const ago = (...minutes: number[]) => minutes.map((each) => new Date(now.getTime() - each * 60_000))

describe('[REQ-03] [DMODAL-04] the limit of demo requests from one network', () => {
  it.each([
    ['never', ago()],
    ['four times', ago(50, 40, 30, 20)],
  ])('allows a request after %s', (_, asked) => expect(judgeDemoRequest(asked, now)).toEqual({ allowed: true }))

  it.each([
    ['the first of five leaves the hour', ago(50, 40, 30, 20, 10), 600],
    ['the third of seven leaves the hour', ago(59, 58, 50, 40, 30, 20, 10), 600],
    ['a second has begun', [new Date(now.getTime() - 3_599_001), ...ago(4, 3, 2, 1)], 1],
    ['a second has passed, at the least', ago(60, 4, 3, 2, 1), 1],
  ])('allows a request again when %s', (_, asked, retryAfterSeconds) => {
    expect(judgeDemoRequest(asked, now)).toEqual({ allowed: false, retryAfterSeconds })
  })

  it('counts within an hour, and counts a repeat within a minute once', () => {
    expect([countedMs, sameWithinMs]).toEqual([3_600_000, 60_000])
  })
})
