import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { JourneyTour } from '#e2e/support/booked-tour.ts'
import type { ServerOnPostgres } from '#e2e/support/journey.ts'
import { sentEmail } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { accepts, choosesDay, notes, seesOutcome, submit, test, wasDeclined } from '#e2e/support/tour-journey.ts'

const aWord = 'Riverside'.repeat(12)
const ways = {
  async accept(page: Page, tour: JourneyTour) {
    await accepts(page, tour)
    return ['tour-requested', 'tour-accepted', 'tour-accepted-copy']
  },
  async decline(page: Page, tour: JourneyTour) {
    await opensLink(page, tour.links.decline)
    await seesOutcome(page, 'Tour Request Declined', wasDeclined(tour))
    return ['tour-declined']
  },
  async 'propose another time'(page: Page, tour: JourneyTour) {
    await choosesDay(page, tour)
    await notes(page).fill(`Ring twice, please.\n${aWord}`)
    await submit(page).click()
    await seesOutcome(page, 'New Time Proposed!', /works/)
    return ['tour-new-time']
  },
}

for (const [way, take] of Object.entries(ways)) {
  test(`[API-06] the emails after '${way}' are readable on any screen, in both themes, and load two images`, async ({
    page,
    context,
    server,
    tour,
  }) => {
    for (const kind of await take(page, tour)) {
      const reader = await context.newPage()
      await reads(reader, server, tour, kind)
      await reader.close()
    }
  })
}

/** Opens an email's HTML as a mail program does, at every width and in both themes. */
async function reads(page: Page, server: ServerOnPostgres, tour: JourneyTour, kind: string): Promise<void> {
  const { html = '', subject = '' } = await sentEmail(server, tour.buyer, kind)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.setContent(html)
  await expect(page).toHaveTitle(subject)
  await expect(page.getByText('Penny, AI assistant, by Pending')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const [red = 0] = /\d+/.exec(ground)?.map(Number) ?? []
    expect(red > 128).toBe(colorScheme === 'light')
    for (const width of [320, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const small = await page.getByRole('link').evaluateAll((links) => links.filter((link) => link.clientHeight < 44))
      expect(small).toEqual([])
    }
    const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(passes.length).toBeGreaterThan(5)
    // Mail programs show an email inside their own page, which has the landmarks.
    const found = violations
      .filter(({ id }) => !/^(region|landmark)/.test(id))
      .map(({ id, nodes }) => [id, nodes[0]?.html])
    expect(found, `${kind}, ${colorScheme}`).toEqual([])
  }
  const site = server.origin.replace('127.0.0.1', 'localhost')
  expect(loaded).toEqual([
    `${site}/email-logo.png`,
    expect.stringMatching(new RegExp(`^${site}/media/[\\w-]+/800\\.jpg$`)),
  ])
  const widths = await page
    .locator('img')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth))
  expect(widths).toEqual([96, 800])
}
