import { expect, type Locator, type Page } from '@playwright/test'
import { withoutMessageId } from '#e2e/support/message-id.ts'
import { arrangeClock, pass, stopSiteClock } from '#e2e/walks/site/clock.ts'
import { gateButton, gateField } from '#e2e/walks/site/gate.ts'
import { homeAnswer, questionField } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { chatModel } from '#machines/chat/chat.model.ts'
import type { ChatAnswer } from '#machines/chat/message.ts'
import { chat as words } from '#src/content/chat.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { Moment } from '../driver.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { comesBack, passTime } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { chat as actor } from './chat.actor.ts'
import { buttons, conversation, conversations, drafts, news, openAnswers, replies, visitor } from './chat.facts.ts'

interface Look {
  shown: boolean
  unread: number
  talk: string[]
  busy: boolean
  draft: string
  scrolling: boolean
  received: string
  restoring: boolean
  choices: string[]
  sends?: object
}

/** The listing's position in CSS pixels below the top of the view, for a visitor who scrolled down. */
const furtherDown = -400

const sectionTop = ({ page }: Site) =>
  page.locator('#listing').evaluate((section) => section.getBoundingClientRect().top)

const greeting = `Penny: ${words.greeting}`

/** Opens the home for a visitor who left an email address at its gate. */
async function openHome(site: Site, arrived: () => Promise<unknown> = async () => {}): Promise<void> {
  const { page } = site
  await page.goto('/p/first', { waitUntil: 'commit' })
  await arrived()
  await site.answer('getPropertyByUrl', {
    body: { id: 17, access: 'withheld', redirect_needed: false, preferred_url: null },
  })
  await site.answer('getAccessRequirements', {
    body: {
      password_protection_enabled: false,
      lead_capture_enabled: true,
      required_fields: { email: true, first_name: false, last_name: false, phone: false, company: false },
      session_id: null,
    },
  })
  await gateField(page, 'email').fill(visitor.email)
  await gateButton(page).click()
  await site.answer('captureLead', { body: { success: true, session_id: visitor.sessionId } })
}

async function meetChat(site: Site): Promise<void> {
  await openHome(site)
  await site.answer('getPropertyByUrl', homeAnswer)
  await expect(questionField(site.page)).toBeVisible()
  await stopSiteClock(site)
}

/** The visitor asked about this home before in this browser. */
async function comeBack(site: Site): Promise<void> {
  await openHome(site, () => site.page.evaluate(() => localStorage.setItem('asked-17', 'yes')))
  // The timeout starts when the home is shown.
  await stopSiteClock(site)
  await site.answer('getPropertyByUrl', homeAnswer)
  await expect.poll(() => site.calls.held('getConversation') !== undefined).toBe(true)
}

/** The chat of the demo's second step, without the film. */
async function meetDemoChat(site: Site): Promise<void> {
  const { page } = site
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/demo')
  await page.getByRole('button', { name: 'Next step' }).click()
  await expect(page.getByRole('group', { name: '2 of 3: The listing page' })).toBeVisible()
  await stopSiteClock(site)
}

/** While an answer scrolls the page, a pointer or a key would stop it; a screen reader's click doesn't. */
const press =
  (button: (site: Site) => Locator): PageEventDriver =>
  async (site, { before }) => {
    if (before?.matches({ here: { page: 'still' } })) await button(site).click()
    else await button(site).dispatchEvent('click')
  }
const write =
  (text: string): PageEventDriver =>
  ({ page }) =>
    questionField(page).fill(text)
const choice = (page: Page) => page.getByRole('log').getByRole('group').getByRole('button')
const send = ({ page }: Site) => page.getByRole('button', { name: 'Send' })

/** On a public page, the visitor is further down when the answer arrives. */
const answer =
  (body: ChatAnswer): PageEventDriver =>
  async (site, { after }) => {
    if (after.context.place === 'public')
      await site.page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), (await sectionTop(site)) - furtherDown)
    await site.answer('sendChatMessage', { body })
  }

/** 1200 ms, and the frame in which the last of them is drawn. */
const arrive: PageEventDriver = async (site) => {
  // What scrolls is a part of its own, loaded now: the clock stands until it has come.
  await site.complete()
  await site.settled()
  await pass(site, 600)
  expect(Math.abs((await sectionTop(site)) - furtherDown / 2)).toBeLessThan(20)
  await pass(site, 400)
  expect(await sectionTop(site)).toBeLessThan(-10)
  await pass(site, 200 + 16)
  expect(await sectionTop(site)).toBe(0)
}

export const chat: PageDriver<typeof actor> = {
  name: 'chat',
  page: 'property',
  // The specification knows the clock of the property alone.
  browser: { timezoneId: 'America/Los_Angeles' },
  model: chatModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    captureLead: 'held',
    sendChatMessage: 'held',
    getConversation: 'held',
    listPropertyImages: exampleNamed('listPropertyImages.none'),
  },
  prepare: (site) => arrangeClock(site),
  eventDrivers: {
    'USER.meetsPublicChat': meetChat,
    'USER.comesBack': comeBack,
    ...rowsOf(
      conversations,
      (body): PageEventDriver =>
        (site) =>
          site.answer('getConversation', { body }),
    ),
    'API.conversation.500': comesBack('getConversation')('getConversation.serverError'),
    'API.conversation.network': comesBack('getConversation')('network'),
    'OWNER.answers': async (site) => {
      const { request } = await site.calls.take('followConversation')
      const data = JSON.stringify({ version: 'version-1', updates: [news] })
      await request.fulfill({
        contentType: 'text/event-stream',
        body: `event: updates\nid: version-1\ndata: ${data}\n\n`,
      })
    },
    'OWNER.answersAgain': { leftOut: 'A fake stream ends after its content; the journeys have one that continues.' },
    'USER.meetsDemoChat': meetDemoChat,
    'USER.toggles': press(({ page }) => page.getByRole('button', { name: /^(Hide|Show) chat/ })),
    ...rowsOf(drafts, write),
    'USER.sends': press(send),
    'USER.sendsAgain': (site) => send(site).dispatchEvent('click'),
    ...rowsOf(replies, (response) => answer({ response, chat_conversation_id: conversation })),
    ...rowsOf(openAnswers, answer),
    ...rowsOf(buttons, ({ name }) => press(({ page }) => choice(page).filter({ hasText: name }))),
    'API.chat.500': comesBack('sendChatMessage')('sendChatMessage.serverError'),
    'API.chat.network': comesBack('sendChatMessage')('network'),
    'API.chat.notJson': comesBack('sendChatMessage')('notJson'),
    ...passTime('TIME.299ms', 'TIME.1ms', 'TIME.2999ms'),
    'PAGE.arrives': arrive,
    'API.chat.part': { leftOut: 'A fake answer comes in one piece; the journeys have a real one that grows.' },
    'API.chat.restOfParts': { leftOut: 'A fake answer comes in one piece; the journeys have a real one that grows.' },
    'API.chat.breaks': { leftOut: 'The code that calls the server always answers, whatever the outcome of the call.' },
    'USER.meetsChatWithoutProperty': { leftOut: 'Every chat is on the page of a property.' },
  },
  hides: ['here.panel.hidden'],
  says: ({ event, state }) => event.type.startsWith('API.chat.') && state.context.talk.at(-1),
  see: seeChat,
}

async function seeChat(
  site: Site,
  { talk, scrolling: _, received: __, ...expected }: Look,
  { after }: Moment,
): Promise<void> {
  if (expected.restoring) return site.sees(() => readHidden(site), { restoring: true, chat: 0 })
  const said = talk.map((text) => `${visitorsWords.includes(text) ? 'You' : 'Penny'}: ${text}`)
  await site.sees(() => readPage(site), {
    sends: null,
    ...expected,
    choices: expected.shown ? expected.choices : null,
    leadsToForm: expected.shown && expected.choices.some((name) => namesTime.test(name)),
    talk: expected.shown ? [greeting, ...said] : null,
  })
  // The clock is stopped, so a page that starts to scroll stays: `PAGE.arrives` advances it.
  if (!after.matches({ here: { page: 'still' } })) expect(await sectionTop(site)).toBe(furtherDown)
}

const visitorsWords = [
  drafts['USER.types'].trim(),
  'Is there a sauna?',
  ...Object.values(buttons).map(({ says }) => says),
]

/** While an earlier conversation is loading, the panel is hidden. */
async function readHidden({ page, calls }: Site): Promise<object> {
  const chat = page.getByRole('region', { name: 'Penny' })
  return { restoring: calls.held('getConversation') !== undefined, chat: await chat.count() }
}

const moreTimes = 'More times'
/** "Tue, Nov 24 at 9 AM" */
const namesTime = /^\w{3}, \w{3} \d+ at /

async function readPage({ page, calls }: Site): Promise<object> {
  const log = page.getByRole('log', { name: 'Conversation with Penny' })
  const shown = await log.isVisible()
  const toggle = page.getByRole('button', { name: shown ? 'Hide chat' : 'Show chat' })
  const busy = await Promise.all([
    questionField(page).isDisabled(),
    page.getByRole('button', { name: 'Send' }).isDisabled(),
    page.getByRole('status').filter({ hasText: 'Penny is typing' }).count(),
  ])
  const asked = calls.held('sendChatMessage')
  const names = shown ? await choice(page).allTextContents() : []
  return {
    shown: (await toggle.count()) === 1 && shown,
    unread: Number(/\((\d+) new messages?\)/.exec((await toggle.textContent()) ?? '')?.[1] ?? 0),
    talk: shown ? await log.locator('[data-author]').allTextContents() : null,
    busy: busy.every(Boolean) || (busy.some(Boolean) && busy),
    draft: await questionField(page).inputValue(),
    restoring: false,
    choices: shown ? names.filter((name) => name !== moreTimes) : null,
    leadsToForm: names.includes(moreTimes),
    sends: asked ? withoutMessageId(asked.body) : null,
  }
}
