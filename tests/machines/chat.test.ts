import { expect } from 'vitest'
import { chat } from '../drivers/chat/chat.actor.ts'
import { settled } from '../support/stage.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(chat, {
  '[CHAT-06] an answer stands where the page cannot scroll to it': async (stage) => {
    for (const event of ['USER.meetsPublicChat', 'USER.types', 'USER.sends', 'API.chat.answer'] as const) {
      await chat.acts[event](stage)
      await settled()
    }
    stage.clock.advance(300)
    await settled()
    await stage.fail('scrollToListing', { kind: 'unexpected', message: 'no such place' })
    expect(stage.snapshot.matches({ page: 'still' })).toBe(true)
    expect(stage.context.messages).toHaveLength(2)
  },
})
