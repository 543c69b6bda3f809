import { expect, type Page } from '@playwright/test'
import { withoutMessageId } from '#e2e/support/message-id.ts'
import { example } from '#tests/support/examples.ts'
import type { Call, SiteAnswer } from './calls.ts'
import type { Site } from './site.ts'

/** The walks' home, whose id differs from its agent's, and the answer that it has no gate. */
const { body } = example('getPropertyByUrl.open')
export const homeAnswer = { body: { ...(body as object), id: 17, agent: { id: 23, name: 'Penny' } } }
const noGate = example('getAccessRequirements.open')

/** Opens `/p/first` and answers its calls until its listing is shown. */
export async function openListing(
  site: Site,
  property: SiteAnswer = homeAnswer,
  access: SiteAnswer = noGate,
): Promise<void> {
  await site.page.goto('/p/first', { waitUntil: 'commit' })
  await site.answer('getPropertyByUrl', property)
  await site.answer('getAccessRequirements', access)
  await expect(questionField(site.page)).toBeVisible()
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' })

export const questionField = (page: Page) => page.getByRole('textbox', { name: 'Your question to Penny' })

const asked = new WeakMap<Site, Call>()

/** What Penny answers to the call of `visitorInChat`. */
export const answerToVisitor = 'A visitor.'

/** Answers that call. */
export async function answerVisitor(site: Site): Promise<void> {
  await asked
    .get(site)
    ?.request.fulfill({ json: { response: answerToVisitor, chat_conversation_id: 'conversation-1' } })
}

/** Asks Penny a question to read which visitor the page sends (GATE-10). */
export async function visitorInChat(site: Site): Promise<{ sessionId: unknown; email: unknown }> {
  await questionField(site.page).fill('Who am I?')
  await questionField(site.page).press('Enter')
  const call = await site.calls.take('sendChatMessage')
  asked.set(site, call)
  const said = call.body
  const { visitor_session_id, visitor_email, ...rest } = withoutMessageId(said) as Record<string, unknown>
  expect(rest).toEqual({ message: 'Who am I?', agent_id: 23, property_id: 17, chat_conversation_id: null })
  return { sessionId: visitor_session_id, email: visitor_email }
}
