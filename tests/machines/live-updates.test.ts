import { expect } from 'vitest'
import { liveUpdates } from '../drivers/live-updates/live-updates.actor.ts'
import { conversation, one } from '../drivers/live-updates/live-updates.facts.ts'
import { type ActorHarness, settled } from '../support/harness.ts'
import { testMachine } from '../support/test-machine.ts'

const start = async (harness: ActorHarness, jitter: number) => {
  harness.start({ conversationId: conversation, jitter, receive: () => {} })
  await settled()
}

testMachine(liveUpdates, {
  'a page that cannot tell whether it is in view goes on listening': async (harness) => {
    await start(harness, 1)
    await harness.breakListener('watchPage', new Error('no document'))
    expect(harness.snapshot.matches({ stream: 'connecting' })).toBe(true)
  },
  'pages come back one after the other when a server restarts': async (harness) => {
    await start(harness, 0)
    harness.publish('followConversation', { type: 'CLOSED' })
    harness.clock.advance(499)
    expect(harness.snapshot.value).toBe('waiting')
    harness.clock.advance(1)
    expect(harness.snapshot.matches('stream')).toBe(true)
  },
  '[API-05] a stream that is cut goes on after the version that was shown': async (harness) => {
    await start(harness, 1)
    harness.publish('followConversation', { type: 'OPENED' })
    harness.publish('followConversation', { type: 'UPDATES_CAME', updates: one } as never)
    harness.publish('followConversation', { type: 'CLOSED' })
    harness.clock.advance(1000)
    await settled()
    expect(harness.givenTo('followConversation')).toEqual({ conversationId: conversation, version: 'version-1' })
  },
})
