import { describe, expect, it } from 'vitest'
import { rateLimit } from '#server/http/rate-limit.ts'

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000)

describe('a rate limit', () => {
  it('lets so many through in so long, each key for itself, and says how long to wait', () => {
    const limit = rateLimit({ most: 2, inSeconds: 60 })
    expect([limit.take('a', at(0)), limit.take('a', at(10)), limit.take('a', at(20)), limit.take('b', at(20))]).toEqual(
      [0, 0, 40, 0],
    )
    expect(limit.take('a', at(59.5))).toBe(1)
    expect(limit.take('a', at(60))).toBe(0)
  })

  it('does not grow without end, and keeps who came last', () => {
    const limit = rateLimit({ most: 1, inSeconds: 3600 })
    for (let i = 0; i < 30_000; i++) limit.take(`key ${i}`, at(0))
    expect(limit.take('key 29999', at(1))).toBeGreaterThan(0)
    expect(limit.take('key 0', at(1))).toBe(0)
  })
})
