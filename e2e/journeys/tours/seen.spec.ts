import { expect, type Page } from '@playwright/test'
import { isStillOpen, seesLetters } from '#e2e/support/booked-tour.ts'
import { turnTab } from '#e2e/support/tab.ts'
import { expectedOn, seesOutcome, test } from '#e2e/support/tour-journey.ts'

/** What every page to come reads in a property of its document, until it is told otherwise. */
async function documentsAre(page: Page, state: Record<string, unknown>): Promise<void> {
  await page.addInitScript((properties) => {
    for (const [name, value] of Object.entries(properties)) {
      Object.defineProperty(Document.prototype, name, { configurable: true, get: () => value })
    }
  }, state)
}

/** Waits until the page is there and has nothing more to do than to wait. */
async function waitsUnseen(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toHaveText('Processing your answer...')
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise((next) => requestIdleCallback(next))
  })
}

test('[CONFIRM-03] a page in a tab that nobody looks at decides nothing until somebody does', async ({
  page,
  serverOnPostgres: server,
  tour,
}) => {
  await documentsAre(page, { visibilityState: 'hidden' })
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto(tour.links.accept)
  await waitsUnseen(page)
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
  await isStillOpen(server, tour)
  await turnTab(page, true)
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
  await seesLetters(server, tour, ['tour-accepted', 'tour-accepted-copy'])
})

test('[CONFIRM-03] a page that a browser renders ahead of a tap decides nothing until it is tapped', async ({
  page,
  serverOnPostgres: server,
  tour,
}) => {
  await documentsAre(page, { prerendering: true })
  await page.goto(tour.links.accept)
  await waitsUnseen(page)
  await isStillOpen(server, tour)
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { get: () => false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
})

test('[CONFIRM-03] [CONFIRM-05] a mail scanner that follows the links, by GET, HEAD or ahead of time, decides nothing', async ({
  browser,
  serverOnPostgres: server,
  tour,
}) => {
  const scanner = await browser.newContext({ javaScriptEnabled: false })
  const page = await scanner.newPage()
  const { accept, decline, propose } = tour.links
  for (const link of [accept, decline, propose]) {
    expect((await page.goto(link))?.status()).toBe(200)
    expect((await scanner.request.head(link)).status()).toBe(200)
    expect((await scanner.request.get(link, { headers: { purpose: 'prefetch' } })).status()).toBe(200)
  }
  const call = `${server.origin}/api/v1/tour/confirm?token=${tour.token}&action=accept`
  expect((await scanner.request.head(call)).status()).toBe(400)
  for (const [name, value] of [
    ['purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['x-moz', 'prefetch'],
    ['x-purpose', 'preview'],
  ] as const) {
    expect((await scanner.request.get(call, { headers: { [name]: value } })).status()).toBe(400)
    expect((await scanner.request.post(call, { headers: { [name]: value } })).status()).toBe(400)
  }
  await scanner.close()
  await isStillOpen(server, tour)
})
