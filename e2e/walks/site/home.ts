import { expect, type Page } from '@playwright/test'
import { unnamed } from '#e2e/support/message-name.ts'
import { example } from '#tests/support/examples.ts'
import type { Answer } from './calls.ts'
import type { Site } from './site.ts'

/** The home that the walks are about, and the answer that it has no gate. */
export const home = example('getPropertyByUrl.open')
const noGate = example('getAccessRequirements.open')

/** Opens `/p/first` and answers until its listing is there. */
export async function openListing(site: Site, property: Answer = home, access: Answer = noGate): Promise<void> {
  await site.page.goto('/p/first', { waitUntil: 'commit' })
  await site.answer('getPropertyByUrl', property)
  await site.answer('getAccessRequirements', access)
  await expect(question(site.page)).toBeVisible()
}

export const question = (page: Page) => page.getByRole('textbox', { name: 'Your question to Penny' })

/** Asks Penny something to learn for whom the page takes the visitor (GATE-10). */
export async function visitorInChat(site: Site): Promise<{ sessionId: unknown; email: unknown }> {
  await question(site.page).fill('Who am I?')
  await question(site.page).press('Enter')
  const { body } = await site.calls.take('sendChatMessage')
  const { visitor_session_id, visitor_email, ...rest } = unnamed(body) as Record<string, unknown>
  expect(rest).toEqual({ message: 'Who am I?', agent_id: 4, property_id: 4, chat_conversation_id: null })
  return { sessionId: visitor_session_id, email: visitor_email }
}
