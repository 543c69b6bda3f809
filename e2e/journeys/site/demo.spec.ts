import { expect, type Page } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { waitForHydration } from '#e2e/support/hydration.ts'
import { test } from '#e2e/support/journey.ts'
import { totalShift, watchShifts } from '#e2e/support/layout-shifts.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const stage = (page: Page) => page.getByRole('group', { name: /^\d of 3/ })
const next = (page: Page) => page.getByRole('button', { name: 'Next step' })
const sign = (page: Page) => page.getByRole('button', { name: /^Click here/ })
const question = (page: Page) => page.getByRole('textbox', { name: 'Your question to Penny' })
const password = (page: Page) => page.getByLabel('Password')
const open = (page: Page) => page.getByRole('button', { name: 'Open the listing' })
const granted = (page: Page) => page.getByText('Access granted! Private property page loaded.')

async function openDemo(page: Page, query = ''): Promise<void> {
  await page.goto(`/demo${query}`)
  await waitForHydration(page)
}

for (const width of [390, 768, 1280, 1536]) {
  test(`[DEMO-01] at ${width} px the greeting follows the address without a layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShifts(page)
    for (const [query, greeting] of [
      ['?user=Ann&company=Acme%20Realty', 'Hey, Ann from Acme Realty'],
      ['?user=Bartholomew-Alexander&company=Vandermeer%20Residential%20Partners%20Group', /^Hey, .* Partners Group$/],
      ['?company=Donaudampfschifffahrtsgesellschaftskapitaensmuetze', /^Welcome from Donau\w+\.\.\.$/],
      ['?user=%3Cb%3EAnn%3C/b%3E', 'Hey, <b>Ann</b>'],
      ['', 'Welcome to Pending'],
    ] as const) {
      await openDemo(page, query)
      await expect(heading(page)).toHaveText(greeting)
      await expect(page).toHaveTitle(new RegExp(`^${(await heading(page).innerText()).slice(0, 12)}`))
      // Fallback and web fonts differ in width by at most three percent.
      expect(await totalShift(page)).toBeLessThan(0.01)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  })
}

test('[DEMO-01] without scripts the greeting is general and links to the sample', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  await page.goto('/demo?user=Ann')
  await expect(heading(page)).toHaveText('Welcome to Pending')
  await expect(next(page)).toBeHidden()
  await page.getByRole('link', { name: 'Open the sample property' }).click()
  await expect(page).toHaveURL('/p/48-alder-ridge-road')
  await context.close()
})

test('[DEMO-04] the yard sign leads to Penny, who answers over the photo', async ({ page }) => {
  await openDemo(page)
  await sign(page).click()
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toHaveAttribute('placeholder', 'tell me about the house')
  await question(page).fill('Is there an EV charger?')
  const sent = page.waitForRequest('**/api/v1/chat')
  await question(page).press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ agent_id: 4, property_id: 4, chat_conversation_id: null })
  await expect(question(page)).toHaveAttribute('placeholder', 'ask anything')
  const answer = page.getByRole('log').locator('[data-author=ai]').nth(1)
  await expect(answer).toContainText(/EV charger/i)
  const [photo, bubble] = [await stage(page).boundingBox(), await answer.boundingBox()]
  expect(bubble && photo && bubble.y > photo.y && bubble.x > photo.x).toBe(true)
  await expect(question(page)).toBeFocused()
  // The chat keeps its messages while the other steps are shown.
  for (let step = 0; step < 3; step++) await next(page).click()
  await expect(answer).toContainText(/EV charger/i)
})

test('[DEMO-05] the page has five photos and its own chat; Preview shows it in full, with a map', async ({ page }) => {
  await openDemo(page)
  await next(page).click()
  await expect(stage(page)).toHaveAccessibleName('2 of 3: The listing page')
  await stage(page).getByRole('button', { name: 'Previous photo' }).click()
  await expect(stage(page).getByText('5/5')).toBeVisible()
  await page.getByRole('button', { name: 'Hide chat' }).click()
  await expect(page.getByRole('log')).toBeHidden()
  await question(page).fill('How much is it?')
  await question(page).press('Enter')
  await expect(page.getByRole('log').locator('[data-author=ai]').nth(1)).toContainText('4,750,000')
  await page.getByRole('link', { name: /^Preview/ }).click()
  const modal = page.getByRole('dialog', { name: 'Sample property' })
  await expect(modal.getByRole('region', { name: 'Location' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(page.getByRole('link', { name: /^Preview/ })).toBeFocused()
})

test('[DEMO-06] a wrong password is rejected; the right one opens the page, with a confirmation for two seconds', async ({
  page,
}) => {
  await page.clock.install()
  await openDemo(page)
  await page.getByRole('button', { name: 'Previous step' }).click()
  await expect(stage(page)).toContainText('The sample password is open-sesame')
  await password(page).fill('open sesame')
  await open(page).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong password')
  await password(page).fill('open-sesame')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await password(page).press('Enter')
  await expect(granted(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: '48 Alder Ridge Road' })).toBeFocused()
  await page.clock.runFor(1999)
  await expect(granted(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(granted(page)).toBeHidden()
})

test('[DEMO-03] every step has the same height, and there is no layout shift between them', async ({ page }) => {
  for (const width of [390, 768, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 })
    await openDemo(page)
    const seen = []
    for (let step = 0; step < 4; step++) {
      seen.push(
        await stage(page).evaluate((element) => [element.clientHeight, element.getBoundingClientRect().top + scrollY]),
      )
      await page.mouse.move(0, 0)
      await next(page).press('Enter')
    }
    expect(new Set(seen.map(String)).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('[DEMO-09] saving, viewing the source and the context menu are blocked here, and only here', async ({ page }) => {
  const pressed = () =>
    page.evaluate(() => {
      const keys = (init: KeyboardEventInit) =>
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
      const events = {
        save: keys({ key: 's', ctrlKey: true }),
        tools: keys({ key: 'F12' }),
        inspect: keys({ key: 'ˆ', code: 'KeyI', metaKey: true, altKey: true }),
        source: keys({ key: 'u', ctrlKey: true }),
        menu: new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
        zoom: keys({ key: '+', ctrlKey: true }),
        find: keys({ key: 'f', ctrlKey: true }),
        copy: keys({ key: 'c', ctrlKey: true }),
        tab: keys({ key: 'Tab' }),
      }
      return Object.entries(events).flatMap(([name, event]) => (document.body.dispatchEvent(event) ? [] : [name]))
    })
  await page.goto('/')
  await expect.poll(pressed).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Demo', exact: true }).click()
  await expect(heading(page)).toHaveText('Welcome to Pending')
  await expect.poll(pressed).toEqual(['save', 'tools', 'inspect', 'source', 'menu'])
  await page.getByRole('link', { name: 'Pending, home' }).click()
  await expect(heading(page)).toHaveText('The AI assistant for real estate')
  await expect.poll(pressed).toEqual([])
})

test.describe('without motion', () => {
  // Without transitions, so that axe judges final colors.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[DEMO-03] axe finds no violations in any step', async ({ page }) => {
    test.setTimeout(120_000)
    await openDemo(page)
    await sign(page).click()
    await findsNoBarrier(page)
    await next(page).click()
    await expect(question(page)).toBeVisible()
    await findsNoBarrier(page)
    await next(page).click()
    await open(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await findsNoBarrier(page)
    await password(page).fill('open-sesame')
    await open(page).click()
    await expect(page.getByRole('heading', { name: '48 Alder Ridge Road' })).toBeVisible()
    await findsNoBarrier(page)
  })
})
