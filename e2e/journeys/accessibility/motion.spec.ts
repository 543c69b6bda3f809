import { expect } from '@playwright/test'
import { hold } from '#e2e/support/held.ts'
import { test } from '#e2e/support/journey.ts'
import { askInChat, lastAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'
import { animations, movable } from '#e2e/support/motion.ts'
import { withoutSystemSheet } from '#e2e/support/share.ts'

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const still = reducedMotion === 'reduce'

  test.describe(() => {
    test.use({ contextOptions: { reducedMotion } })

    test(`[CHAT-06] ${still ? 'nothing moves with reduced motion' : 'things move without reduced motion'}`, async ({
      page,
    }) => {
      await withoutSystemSheet(page)
      const property = await hold(page, '**/by-url/**')
      const answer = await hold(page, '**/api/v1/chat')
      await page.clock.install()
      await page.goto(seededListings.open.path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading property...')
      expect((await animations(page)) > 0).toBe(!still)
      await property.release()
      await seesListing(page, seededListings.open)

      await page.getByRole('button', { name: 'Next photo' }).click()
      expect((await movable(page)) > 0).toBe(!still)
      if (still) expect(await animations(page)).toBe(0)
      await askInChat(page, 'How much is it?')
      await expect(page.getByLabel('Your question to Penny')).toBeDisabled()
      expect((await animations(page)) > 0).toBe(!still)

      const scrolling = page.waitForResponse(/\/scroll-to-section-/)
      await answer.release()
      await expect(lastAnswer(page)).toContainText('$4,750,000')
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.clock.runFor(1000)
      await (await scrolling).finished()
      const scrolled = async () => {
        await page.clock.runFor(500)
        return (await page.evaluate(() => scrollY)) > 0
      }
      if (still) for (let times = 0; times < 4; times++) expect(await scrolled()).toBe(false)
      else await expect.poll(scrolled).toBe(true)

      await page.clock.resume()
      await page.getByRole('button', { name: 'Share' }).click()
      await expect(page.getByRole('heading', { name: 'Share Address' })).toBeVisible()
      expect((await movable(page)) > 0).toBe(!still)
      if (still) expect(await animations(page)).toBe(0)
    })
  })
}
