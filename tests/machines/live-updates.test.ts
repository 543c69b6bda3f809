import { expect } from 'vitest'
import { liveUpdates } from '../drivers/live-updates/live-updates.actor.ts'
import { conversation, one } from '../drivers/live-updates/live-updates.facts.ts'
import { type Stage, settled } from '../support/stage.ts'
import { testMachine } from '../support/test-machine.ts'

const start = async (stage: Stage, jitter: number) => {
  stage.start({ conversationId: conversation, jitter, receive: () => {} })
  await settled()
}

testMachine(liveUpdates, {
  'a page that cannot tell whether it is in view goes on listening': async (stage) => {
    await start(stage, 1)
    await stage.breakListener('watchPage', new Error('no document'))
    expect(stage.snapshot.matches({ stream: 'connecting' })).toBe(true)
  },
  'pages come back one after the other when a server restarts': async (stage) => {
    await start(stage, 0)
    stage.publish('followConversation', { type: 'CLOSED' })
    stage.clock.advance(499)
    expect(stage.snapshot.value).toBe('waiting')
    stage.clock.advance(1)
    expect(stage.snapshot.matches('stream')).toBe(true)
  },
  '[API-05] a stream that is cut goes on after the version that was shown': async (stage) => {
    await start(stage, 1)
    stage.publish('followConversation', { type: 'OPENED' })
    stage.publish('followConversation', { type: 'UPDATES_CAME', updates: one } as never)
    stage.publish('followConversation', { type: 'CLOSED' })
    stage.clock.advance(1000)
    await settled()
    expect(stage.givenTo('followConversation')).toEqual({ conversationId: conversation, version: 'version-1' })
  },
})
