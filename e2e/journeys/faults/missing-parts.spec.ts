import { expect, type Page } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { getsAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'

const { open } = seededListings

/** Expects the part that loads by itself to be there. */
const parts: Record<string, (page: Page) => Promise<unknown>> = {
  'listing-details': (page) => expect(page.getByRole('heading', { name: 'Facts' })).toBeAttached(),
  'listing-extras': (page) => expect(page.getByRole('button', { name: 'View all 8 photos' })).toBeAttached(),
  sharing: async (page) => {
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog')).toBeAttached()
    await page.keyboard.press('Escape')
  },
  following: () => Promise.resolve(),
}

for (const [part, seesPart] of Object.entries(parts)) {
  test(`[ROUTE-07] [CHAT-04] an open listing whose ${part} doesn’t load stays, Penny answers, and the part loads later`, async ({
    page,
  }) => {
    const program = new RegExp(`/assets/${part}-[^/]+\\.js$`)
    let isAway = true
    await page.route(program, (route) => (isAway ? route.abort() : route.continue()))
    const refused = page.waitForEvent('requestfailed', (request) => program.test(request.url()))
    await page.clock.install()
    await page.goto(open.path)
    await seesListing(page, open)
    await getsAnswer(page, 'How much is it?', '$4,750,000')
    await refused
    await getsAnswer(page, 'How big is it?', '4,820 square feet')
    isAway = false
    const came = page.waitForResponse((response) => program.test(response.url()))
    await page.clock.runFor(15_000)
    expect((await came).ok()).toBe(true)
    await seesPart(page)
    await getsAnswer(page, 'How many bedrooms?', '5 bedrooms')
  })
}
