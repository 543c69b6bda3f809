import { expect, type Page } from '@playwright/test'
import { isStillOpen, seesEmails } from '#e2e/support/booked-tour.ts'
import { movesPointer, pressesKey, touchesPage, turnsWheel, waitsForPerson } from '#e2e/support/person.ts'
import { showTab } from '#e2e/support/tab.ts'
import { expectedOn, seesOutcome, test } from '#e2e/support/tour-journey.ts'

/** Sets a property of the document in every later page, until a test changes it. */
async function documentsAre(page: Page, state: Record<string, unknown>): Promise<void> {
  await page.addInitScript((properties) => {
    for (const [name, value] of Object.entries(properties)) {
      Object.defineProperty(Document.prototype, name, { configurable: true, get: () => value })
    }
  }, state)
}

/** All actions of a person, which have no effect while the page is hidden. */
async function actionsOutOfView(page: Page): Promise<void> {
  for (const gesture of [movesPointer, turnsWheel, touchesPage, pressesKey]) await gesture(page)
}

test.use({ hasTouch: true })

test('[CONFIRM-03] a page in a hidden tab decides nothing until a person acts on it in view', async ({
  page,
  server,
  tour,
}) => {
  await documentsAre(page, { visibilityState: 'hidden' })
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto(tour.links.accept)
  await waitsForPerson(page)
  await actionsOutOfView(page)
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
  await showTab(page, true)
  await waitsForPerson(page)
  expect(calls.filter((url) => url.includes('/tour/confirm?') && url.includes('/api/'))).toEqual([])
  await isStillOpen(server, tour)
  await movesPointer(page)
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
  await seesEmails(server, tour, ['tour-accepted', 'tour-accepted-copy'])
})

test('[CONFIRM-03] a page that a browser prerenders before a tap decides nothing until a person acts on it', async ({
  page,
  server,
  tour,
}) => {
  await documentsAre(page, { prerendering: true })
  await page.goto(tour.links.accept)
  await waitsForPerson(page)
  await actionsOutOfView(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { get: () => false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await waitsForPerson(page)
  await isStillOpen(server, tour)
  await movesPointer(page)
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
})
