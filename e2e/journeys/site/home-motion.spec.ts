import { expect, type Page } from '@playwright/test'
import { bringsIntoView, comesToHomePage } from '#e2e/support/home-page.ts'
import { test } from '#e2e/support/journey.ts'

const messages = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /Ask me anything about this home|Is there an EV charger|driveway for two more/ })
const badges = (page: Page) => page.getByRole('listitem').filter({ hasText: /^(New offer|Tour request)$/ })
const typing = (page: Page) => page.locator('span:has(> [data-place])')
const shown = (page: Page, of: (page: Page) => ReturnType<typeof messages>) =>
  of(page).evaluateAll((all) => all.filter((one) => one.getAttribute('data-shown') === 'true').length)
/** The text typed so far; the zero-width space is the cursor's position. */
const typed = async (page: Page) =>
  (await typing(page).locator('> :last-child').innerText()).replace(/\u200b/g, '').trim()

test.describe('with a controlled clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await comesToHomePage(page, '/?variant=a')
    await page.waitForLoadState('load')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  })

  test('[HOME-09] messages appear at 1, 2 and 3 s and disappear at 5 s, repeatedly', async ({ page }) => {
    await bringsIntoView(messages(page).first())
    for (let round = 0; round < 2; round += 1) {
      for (const [milliseconds, count] of [
        [999, 0],
        [1, 1],
        [999, 1],
        [1, 2],
        [999, 2],
        [1, 3],
        [1999, 3],
        [1, 0],
      ] as const) {
        await page.clock.runFor(milliseconds)
        expect(await shown(page, messages)).toBe(count)
      }
    }
  })

  test('[HOME-14] badges appear at 1.5 and 3 s, disappear at 6 s and restart at 8 s', async ({ page }) => {
    await bringsIntoView(badges(page).first())
    for (let round = 0; round < 2; round += 1) {
      for (const [milliseconds, count] of [
        [1499, 0],
        [1, 1],
        [1499, 1],
        [1, 2],
        [2999, 2],
        [1, 0],
        [2000, 0],
      ] as const) {
        await page.clock.runFor(milliseconds)
        expect(await shown(page, badges)).toBe(count)
      }
    }
  })

  test('[HOME-08] a question stays for a second, is deleted at 30 ms and typed at 60 ms a character', async ({
    page,
  }) => {
    const [first, second] = ['Is there an EV charger?', 'Is the price negotiable?'] as const
    await bringsIntoView(typing(page))
    expect(await typed(page)).toBe(first)
    await page.clock.runFor(1029)
    expect(await typed(page)).toBe(first)
    await page.clock.runFor(1)
    expect(await typed(page)).toBe(first.slice(0, -1))
    await page.clock.runFor((first.length - 1) * 30)
    expect(await typed(page)).toBe('')
    await page.clock.runFor(59)
    expect(await typed(page)).toBe('')
    await page.clock.runFor(1)
    expect(await typed(page)).toBe(second.slice(0, 1))
    await page.clock.runFor((second.length - 1) * 60)
    expect(await typed(page)).toBe(second)
  })

  test('[HOME-09] the pause button freezes everything that moves in its current state', async ({ page }) => {
    await bringsIntoView(messages(page).first())
    await page.clock.runFor(2500)
    expect(await shown(page, messages)).toBe(2)
    await page.getByRole('button', { name: 'Pause animations' }).evaluate((button) => (button as HTMLElement).click())
    await page.clock.runFor(20_000)
    expect(await shown(page, messages)).toBe(2)
    await page.getByRole('button', { name: 'Play animations' }).evaluate((button) => (button as HTMLElement).click())
    await page.clock.runFor(1000)
    expect(await shown(page, messages)).toBe(3)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[HOME-15] everything is in its final state, and no film plays', async ({ page }) => {
    await page.clock.install()
    await comesToHomePage(page)
    await page.waitForLoadState('load')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await bringsIntoView(messages(page).first())
    await page.clock.runFor(20_000)
    expect([await shown(page, messages), await shown(page, badges)]).toEqual([3, 2])
    expect(await typed(page)).toBe('Is there an EV charger?')
    await expect(page.locator('[data-reveal=hidden], [data-reveal=fading]')).toHaveCount(0)
    expect(
      await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused && film.currentTime === 0),
    ).toBe(true)
    await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible()
  })
})

test('[HOME-01] [HOME-15] the film autoplays muted, and a click restarts it with sound', async ({ page }) => {
  await comesToHomePage(page)
  const film = page.locator('video')
  const now = () => film.evaluate((one: HTMLVideoElement) => [one.paused, one.muted])
  await expect.poll(now).toEqual([false, true])
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.3)
  await page.getByRole('button', { name: /^Play with sound/ }).click()
  await expect.poll(now).toEqual([false, false])
})
