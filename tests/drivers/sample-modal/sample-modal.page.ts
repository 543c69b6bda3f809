import { expect } from '@playwright/test'
import { breakPhotos, breaksPage, clickWithFault } from '#e2e/walks/site/breakage.ts'
import { sendButton } from '#e2e/walks/site/home.ts'
import { motionless, openHomePage } from '#e2e/walks/site/home-page.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { sampleModalModel } from '#machines/sample-modal/sample-modal.model.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { drawing, shownPhoto } from '../photos/photos.page.ts'
import type { sampleModal as actor } from './sample-modal.actor.ts'

interface Look {
  screen: 'page' | 'modal'
  asked: boolean | null
  agent: number | null
  talk: number
  photosOf: number | null
  talkOf: number | null
}

const tonesQuestion = 'Is the price negotiable?'

const modal = ({ page }: Site) => page.getByRole('dialog', { name: 'Sample property' })
const follow =
  (name: string): PageEventDriver =>
  ({ page }) =>
    page.getByRole('link', { name }).click()

/** How many chats the page has started, counted by questions without a conversation id. */
const begun = new WeakMap<Site, number>()

export const sampleModal: PageDriver<typeof actor> = {
  name: 'sample-modal',
  page: 'home',
  isNightly: true,
  model: sampleModalModel,
  calls: { sendChatMessage: 'held' },
  browser: motionless,
  eventDrivers: {
    'USER.comes': openHomePage,
    'USER.opensSample': follow('Try a sample listing'),
    'USER.triesBalanced': follow('Try this tone Balanced'),
    'USER.triesAssertive': follow('Try this tone Assertive'),
    'PHOTOS.break': breaksPage((site) => breakPhotos(shownPhoto(modal(site)))),
    'CHAT.breaks': breaksPage(({ page }) => clickWithFault(sendButton(page), { of: 'String', method: 'trim' })),
    'USER.closes': async (site, { before }) => {
      if (before?.context.talk === 1) await site.page.keyboard.press('Escape')
      else await modal(site).getByRole('button', { name: 'Close the sample property' }).click()
    },
  },
  see: async (site, expected: Look) => {
    if (expected.screen === 'page') return expect(modal(site)).toHaveCount(0)
    await expect(modal(site).getByRole('heading', { name: 'Sample property' })).toBeVisible()
    const { photosOf, talkOf, agent, talk, asked } = expected
    if (photosOf === null) await expect(modal(site).getByAltText(drawing)).toBeVisible()
    else await expect(modal(site).getByText('1/5')).toBeVisible()
    if (talkOf === null) await expect(question(site)).toBeDisabled()
    // The site's sample is property 4 (SAMPLE-02).
    else {
      if (asked && begun.get(site) !== talk)
        expect(await answered(site, tonesQuestion)).toEqual({ agent, talk, talkOf: 4 })
      await ask(site)
      expect(await answered(site, 'Who are you?')).toEqual({ agent, talk, talkOf: 4 })
      await expect(modal(site).getByText(tonesQuestion)).toHaveCount(asked ? 1 : 0)
    }
  },
}

const question = (site: Site) => modal(site).getByRole('textbox', { name: 'Your question to Penny' })

async function ask(site: Site): Promise<void> {
  await expect(question(site)).toHaveAttribute('placeholder', 'ask about anything')
  await question(site).fill('Who are you?')
  await question(site).press('Enter')
}

/** Answers a question; returns the agent and listing of its chat, and which chat it is. */
async function answered(site: Site, message: string): Promise<Pick<Look, 'agent' | 'talk' | 'talkOf'>> {
  const call = await site.calls.take('sendChatMessage')
  const { agent_id, property_id, chat_conversation_id, message: sent } = call.body as Record<string, unknown>
  expect(sent).toBe(message)
  if (chat_conversation_id === null) begun.set(site, (begun.get(site) ?? 0) + 1)
  const talk = chat_conversation_id === null ? (begun.get(site) ?? 0) : Number(String(chat_conversation_id).at(-1))
  await call.request.fulfill({ json: { response: `Talk ${talk}.`, chat_conversation_id: `talk-${talk}` } })
  await expect(modal(site).getByText(`Talk ${talk}.`).last()).toBeVisible()
  return { agent: agent_id as number, talk, talkOf: property_id as number }
}
