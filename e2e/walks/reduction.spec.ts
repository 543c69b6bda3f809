import { expect, test } from '@playwright/test'
import { chat } from '#tests/drivers/chat/chat.page.ts'
import { pathsOf } from './walk.ts'

test('[CHAT-07] [CHAT-08] each chat failure is covered by a walk while its message is visible', () => {
  const failures = pathsOf(chat, 'entered states')
    .flat()
    .filter(({ event }) => /^API\.chat\.(empty|500|network|notJson)$/.test(event.type))
    .filter(({ state }) => state.matches({ here: { panel: 'shown' } }))
    .map(({ event, state }) => `${event.type}: ${state.context.talk.at(-1)}`)
  const sorry = 'Sorry, I encountered an error. Please try again.'
  expect([...new Set(failures)].sort()).toEqual([
    'API.chat.500: AI error: HTTP error! status: 500',
    `API.chat.500: ${sorry}`,
    'API.chat.empty: No response from AI',
    `API.chat.empty: ${sorry}`,
    'API.chat.network: AI error: Network error',
    `API.chat.network: ${sorry}`,
    'API.chat.notJson: AI error: Unreadable answer',
    `API.chat.notJson: ${sorry}`,
  ])
})
