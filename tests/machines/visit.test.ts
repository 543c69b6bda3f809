import { expect } from 'vitest'
import { visitEndOf } from '#machines/visit/visit.machine.ts'
import { visit } from '../drivers/visit/visit.actor.ts'
import { type ActorHarness, settled } from '../support/harness.ts'
import { testMachine } from '../support/test-machine.ts'

const noon = Date.UTC(2026, 10, 20, 12)

/** The seconds that a visit counts when the page was visible for these milliseconds. */
function secondsAfter(harness: ActorHarness, milliseconds: number): number {
  harness.publish('presence', { type: 'PAGE_SHOWN', at: noon } as never)
  harness.publish('presence', { type: 'PAGE_HIDDEN', at: noon + milliseconds } as never)
  return visitEndOf(harness.context as never).duration_seconds
}

testMachine(visit, {
  '[VISIT-01] a page that cannot tell whether it is in view is not tracked': async (harness) => {
    harness.start({ sessionId: 'session-1' })
    await settled()
    await harness.breakListener('presence', new Error('no document'))
    harness.clock.advance(60_000)
    expect(harness.snapshot.value).toBe('publicAccess')
    expect(harness.pending.size).toBe(0)
  },
  '[VISIT-02] time in view is rounded to the nearest second': async (harness) => {
    harness.start({ propertyId: 7, sessionId: 'session-1' })
    await settled()
    expect(secondsAfter(harness, 1499)).toBe(1)
    expect(secondsAfter(harness, 1500)).toBe(1 + 2)
    expect(secondsAfter(harness, 499)).toBe(1 + 2)
  },
  '[VISIT-02] a clock that is set back during a visit takes nothing away': async (harness) => {
    harness.start({ propertyId: 7, sessionId: 'session-1' })
    await settled()
    expect(secondsAfter(harness, 10_000)).toBe(10)
    expect(secondsAfter(harness, -3_600_000)).toBe(10)
    expect(secondsAfter(harness, 5_000)).toBe(15)
  },
})
