import { expect } from 'vitest'
import { settled } from '../support/stage.ts'
import { testMachine } from '../support/test-machine.ts'
import { visit } from './workflows/visit.workflow.ts'

testMachine(visit, {
  '[VISIT-01] a page that cannot tell whether it is in view is not tracked': async (stage) => {
    stage.start({ sessionId: 'session-1' })
    await settled()
    await stage.breakListener('presence', new Error('no document'))
    stage.clock.advance(60_000)
    expect(stage.snapshot.value).toBe('publicAccess')
    expect(stage.pending.size).toBe(0)
  },
})
