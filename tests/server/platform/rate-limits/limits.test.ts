import { describe, expect, it } from 'vitest'
import { demoEmailLimits, sellerEmailLimits, tourRequestLimits } from '#server/platform/rate-limits/limits.ts'

const hour = 3600
const day = 86_400

describe('limits on emails caused by visitors', () => {
  it('count by network first and then by listing', () => {
    expect(sellerEmailLimits('n-1', 17)).toEqual({
      atOnce: [
        { key: 'emails-hour:network:n-1', most: 8, inSeconds: hour },
        { key: 'emails-day:network:n-1', most: 20, inSeconds: day },
        { key: 'emails-hour:listing:17', most: 15, inSeconds: hour },
        { key: 'emails-day:listing:17', most: 40, inSeconds: day },
      ],
      inDigests: [
        { key: 'digests-day:network:n-1', most: 40, inSeconds: day },
        { key: 'digests-day:listing:17', most: 200, inSeconds: day },
      ],
    })
  })

  it('count by listing only when no network is known', () => {
    const { atOnce, inDigests } = sellerEmailLimits(null, 17)
    expect([...atOnce, ...inDigests].map(({ key }) => key)).toEqual([
      'emails-hour:listing:17',
      'emails-day:listing:17',
      'digests-day:listing:17',
    ])
  })

  it('exist for tours and demos, too', () => {
    expect(tourRequestLimits('n-1')).toEqual([
      { key: 'tours-hour:network:n-1', most: 5, inSeconds: hour },
      { key: 'tours-day:network:n-1', most: 10, inSeconds: day },
    ])
    expect(tourRequestLimits(null)).toEqual([])
    expect(demoEmailLimits).toEqual({
      atOnce: [{ key: 'demo-emails-hour', most: 20, inSeconds: hour }],
      inDigests: [{ key: 'demo-digests-day', most: 1000, inSeconds: day }],
    })
  })
})
