import { expect, type Page } from '@playwright/test'
import { isStillOpen, seesEmails } from '#e2e/support/booked-tour.ts'
import {
  movesPointer,
  pressesKey,
  scriptPretends,
  touchesPage,
  turnsWheel,
  waitsForPerson,
} from '#e2e/support/person.ts'
import { expectedOn, seesForm, seesOutcome, test, wasDeclined } from '#e2e/support/tour-journey.ts'
import { tourConfirm } from '#src/content/tour.ts'

test.use({ hasTouch: true })

const hour = 3_600_000
const button = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })

/** Every call of the page that decides a tour. */
function decisionsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/tour/confirm')) calls.push(request.method())
  })
  return calls
}

/** A browser without a person opens the link and lets an hour pass. */
async function loads(page: Page, link: string): Promise<void> {
  await page.clock.install()
  await page.goto(link)
  await waitsForPerson(page)
  await page.clock.runFor(hour)
}

for (const [action, words] of [
  ['accept', 'Accept this tour'],
  ['decline', 'Decline this tour'],
] as const) {
  test(`[CONFIRM-03] [CONFIRM-05] a scanner that renders the link to ${action} decides nothing, whatever its scripts do`, {
    tag: '@smoke',
  }, async ({ page, server, tour }) => {
    const decisions = decisionsOf(page)
    await loads(page, tour.links[action])
    await expect(page.getByRole('status')).toHaveText('Processing your answer...')
    await expect(button(page, words)).toBeVisible()
    await expect(page.getByText(tourConfirm.pressToAnswer)).toBeVisible()

    await scriptPretends(page)
    await page.screenshot({ fullPage: true })
    await page.setViewportSize({ width: 390, height: 600 })
    await page.bringToFront()
    await page.clock.runFor(hour)
    await page.reload()
    await waitsForPerson(page)
    await scriptPretends(page)
    await page.clock.runFor(hour)
    await expect(button(page, words)).toBeVisible()
    expect(decisions).toEqual([])
    await isStillOpen(server, tour)
  })
}

for (const [what, act] of Object.entries({
  'moves the pointer': movesPointer,
  'touches the page': touchesPage,
  'turns the wheel': turnsWheel,
  'presses a key': pressesKey,
  'presses the button': (page: Page) => button(page, 'Decline this tour').click(),
  'taps the button': (page: Page) => button(page, 'Decline this tour').tap(),
  'presses the button by key': (page: Page) => button(page, 'Decline this tour').press('Enter'),
})) {
  test(`[CONFIRM-03] [CONFIRM-05] a person who ${what} after a wait decides once`, async ({ page, server, tour }) => {
    const decisions = decisionsOf(page)
    await loads(page, tour.links.decline)
    await act(page)
    await seesOutcome(page, 'Tour Request Declined', wasDeclined(tour))
    await movesPointer(page)
    await turnsWheel(page)
    await seesEmails(server, tour, ['tour-declined'])
    expect(decisions).toEqual(['GET'])
  })
}

test('[CONFIRM-03] the API address opened in a browser leads to the page and decides nothing by itself', async ({
  page,
  server,
  tour,
}) => {
  const link = new URL(tour.links.accept)
  await page.clock.install()
  await page.goto(`${link.origin}/api/v1${link.pathname}${link.search}`)
  await expect(page).toHaveURL(tour.links.accept)
  await waitsForPerson(page)
  await page.clock.runFor(hour)
  await isStillOpen(server, tour)
  await movesPointer(page)
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
})

test('[RESCHED-02] a scanner that renders the third link proposes nothing', async ({ page, server, tour }) => {
  await page.clock.install()
  await page.goto(tour.links.propose)
  await seesForm(page, tour)
  await page.clock.runFor(hour)
  await movesPointer(page)
  await turnsWheel(page)
  await isStillOpen(server, tour)
})
