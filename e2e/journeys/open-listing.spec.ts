import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { askInChat, getsAnswer, seededListings, seesLateParts, seesListing } from '#e2e/support/listing.ts'
import { withoutMessageId } from '#e2e/support/message-id.ts'
import { showTab } from '#e2e/support/tab.ts'

test.beforeEach(async ({ page }) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
})

test('[PROP-02] [PROP-10] [PROP-11] [PROP-12] [PROP-14] [MAP-02] [API-07] the page of an open listing shows its facts', {
  tag: '@smoke',
}, async ({ page }) => {
  await expect(page.getByText('Offered at:')).toBeVisible()
  await expect(page.getByText('Offered at:').locator('..').getByText('$4,750,000', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Facts' }).getByRole('listitem')).toHaveText([
    'Single Family',
    '5 beds',
    '4.5 baths',
    '4,820 sq ft',
  ])
  await expect(page.getByText('Interactive Map View')).toBeVisible()
  await expect(page.getByText('The maps token is not configured.')).toBeVisible()
  await expect(page.getByRole('figure')).toContainText('48 Alder Ridge Road, Mill Valley, CA 94941')
})

test('[PROP-13] a long description is cut at 300 characters, expands and collapses', async ({ page }) => {
  const description = page.getByText(/^Built in 2019/).filter({ visible: true })
  const more = page.getByRole('button', { name: 'Read more' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(description).toHaveText(/\.\.\.$/)
  expect((await description.innerText()).length).toBeLessThanOrEqual(303)
  await expect(description).not.toContainText('The house is vacant')

  await more.click()
  await expect(description).toContainText('The house is vacant, so you can see it at your own pace')
  await page.getByRole('button', { name: 'Read less' }).click()
  await expect(description).not.toContainText('The house is vacant')
})

test('[PROP-08] [PROP-09] the photos rotate by buttons and arrow keys', { tag: '@smoke' }, async ({ page }) => {
  const photos = page.getByRole('region', { name: /^Photos of/ })
  const shown = photos.locator('[data-current=true]')
  const counter = photos.getByText(/^\d\/8$/)
  await expect(counter).toHaveText('1/8')
  await expect(shown.getByRole('img')).toHaveAccessibleName(/^The house at dusk/)

  await photos.getByRole('button', { name: 'Next photo' }).click()
  await expect(counter).toHaveText('2/8')
  await expect(shown.getByRole('img')).toHaveAccessibleName(/^Living room/)
  await photos.getByRole('button', { name: 'Previous photo' }).click()
  await photos.getByRole('button', { name: 'Previous photo' }).click()
  await expect(counter).toHaveText('8/8')
  await expect(shown.getByRole('img')).toHaveAccessibleName(/^Drawing: the primary bath/)

  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText('1/8')
  await page.keyboard.press('ArrowLeft')
  await expect(counter).toHaveText('8/8')
  // Every photo is the server's: it has been loaded, decoded and has its size.
  await expect(shown.getByRole('img')).toHaveJSProperty('complete', true)
  expect(await shown.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(400)
})

test('[CHAT-02] [CHAT-03] [CHAT-04] [API-05] Penny answers from the listing and says what she doesn’t know', {
  tag: '@smoke',
}, async ({ page }) => {
  const asked = page.waitForRequest('**/api/v1/chat')
  await getsAnswer(page, 'How much is it?', '$4,750,000')
  expect(withoutMessageId((await asked).postDataJSON())).toEqual({
    message: 'How much is it?',
    agent_id: 4,
    property_id: 4,
    chat_conversation_id: null,
    visitor_session_id: null,
    visitor_email: null,
  })

  const next = page.waitForRequest('**/api/v1/chat')
  await getsAnswer(page, '  And how many bedrooms?  ', '5 bedrooms')
  const { chat_conversation_id, message } = (await next).postDataJSON()
  expect(message).toBe('And how many bedrooms?')
  expect(chat_conversation_id).toMatch(/^[\w-]{20,}$/)

  await getsAnswer(page, 'What is the wifi password of the neighbors?', /The listing doesn’t say/)
  await expect(page.getByLabel('Your question to Penny')).toHaveValue('')
  await askInChat(page, '   ')
  await expect(page.getByRole('log').locator('[data-author=user]')).toHaveCount(3)
})

test('[CHAT-01] [PROP-16] the conversation can be hidden, and asking shows it again', async ({ page }) => {
  const log = page.getByRole('log')
  await expect(log).toBeVisible()
  await page.getByRole('button', { name: 'Hide chat' }).click()
  await expect(log).toBeHidden()
  await page.getByRole('button', { name: 'Show chat' }).click()
  await expect(log).toBeVisible()
  await page.getByRole('button', { name: 'Hide chat' }).click()

  await getsAnswer(page, 'How big is it?', '4,820 square feet')
  await expect(log).toBeVisible()
})

test('[CHAT-02] a suggested question is asked with one click', async ({ page }) => {
  await page.getByRole('button', { name: 'Tell me about this home' }).click()
  await expect(page.getByRole('log').locator('[data-author=ai]').last()).toContainText(
    'A single-family house at 48 Alder Ridge Road',
  )
  await expect(page.getByRole('button', { name: 'Tell me about this home' })).toBeHidden()
})

test('[VISIT-01] visits of an open listing aren’t tracked', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.clock.install()
  await page.reload()
  await seesListing(page, seededListings.open)
  await seesLateParts(page)
  await page.clock.runFor(120_000)
  await showTab(page, false)
  await showTab(page, true)
  await page.getByRole('link', { name: 'Pending, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The AI assistant for real estate')
  await page.goto('about:blank')
  expect(calls.filter((url) => /update-visit-duration|end-visit|capture-lead/.test(url))).toEqual([])
})

test('[CHAT-06] after an answer the page scrolls to the listing within 1.2 seconds, with a delay', async ({ page }) => {
  await page.clock.install()
  await page.reload()
  await seesListing(page, seededListings.open)
  await seesLateParts(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const top = () =>
    page.evaluate(() => Math.round(document.getElementById('listing')?.getBoundingClientRect().top ?? 0))
  const start = await top()
  expect(start).toBeGreaterThan(20)

  await getsAnswer(page, 'How much is it?', '$4,750,000')
  await page.clock.runFor(280)
  expect(await top()).toBe(start)
  const loaded = page.waitForResponse(/\/scroll-to-section-/)
  await page.clock.runFor(40)
  await (await loaded).finished()
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return top()
    })
    .toBeLessThan(start)
  await page.clock.runFor(500)
  expect(await top()).toBeGreaterThan(0)
  expect(await top()).toBeLessThan(start)
  await page.clock.runFor(700)
  expect(await top()).toBe(0)
})
