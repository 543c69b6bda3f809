import { expect } from 'vitest'
import { chat } from '../drivers/chat/chat.actor.ts'
import { settled } from '../support/harness.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(chat, {
  '[CHAT-06] an answer stands where the page cannot scroll to it': async (harness) => {
    for (const event of ['USER.meetsPublicChat', 'USER.types', 'USER.sends', 'API.chat.answer'] as const) {
      await chat.eventDrivers[event](harness)
      await settled()
    }
    harness.clock.advance(300)
    await settled()
    await harness.fail('scrollToListing', { kind: 'unexpected', message: 'no such place' })
    expect(harness.snapshot.matches({ page: 'still' })).toBe(true)
    expect(harness.context.messages).toHaveLength(2)
  },
})
