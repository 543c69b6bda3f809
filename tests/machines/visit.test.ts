import { expect } from 'vitest'
import { visitEndOf } from '#machines/visit/visit.machine.ts'
import { visit } from '../drivers/visit/visit.actor.ts'
import { type Stage, settled } from '../support/stage.ts'
import { testMachine } from '../support/test-machine.ts'

const noon = Date.UTC(2026, 10, 20, 12)

/** The seconds that a visit counts when the page was visible for these milliseconds. */
function secondsAfter(stage: Stage, milliseconds: number): number {
  stage.publish('presence', { type: 'PAGE_SHOWN', at: noon } as never)
  stage.publish('presence', { type: 'PAGE_HIDDEN', at: noon + milliseconds } as never)
  return visitEndOf(stage.context as never).duration_seconds
}

testMachine(visit, {
  '[VISIT-01] a page that cannot tell whether it is in view is not tracked': async (stage) => {
    stage.start({ sessionId: 'session-1' })
    await settled()
    await stage.breakListener('presence', new Error('no document'))
    stage.clock.advance(60_000)
    expect(stage.snapshot.value).toBe('publicAccess')
    expect(stage.pending.size).toBe(0)
  },
  '[VISIT-02] time in view is rounded to the nearest second': async (stage) => {
    stage.start({ propertyId: 7, sessionId: 'session-1' })
    await settled()
    expect(secondsAfter(stage, 1499)).toBe(1)
    expect(secondsAfter(stage, 1500)).toBe(1 + 2)
    expect(secondsAfter(stage, 499)).toBe(1 + 2)
  },
  '[VISIT-02] a clock that is set back during a visit takes nothing away': async (stage) => {
    stage.start({ propertyId: 7, sessionId: 'session-1' })
    await settled()
    expect(secondsAfter(stage, 10_000)).toBe(10)
    expect(secondsAfter(stage, -3_600_000)).toBe(10)
    expect(secondsAfter(stage, 5_000)).toBe(15)
  },
})
