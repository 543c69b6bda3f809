import { expect, type Page, type Request } from '@playwright/test'
import type { JourneyTour } from '#e2e/support/booked-tour.ts'
import { comesToLinkPage } from '#e2e/support/person.ts'
import { expectedOn, seesForm, seesOutcome, test } from '#e2e/support/tour-journey.ts'

async function accepts(page: Page, tour: JourneyTour): Promise<void> {
  await comesToLinkPage(page)
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
}

test('[CONFIRM-03] [RESCHED-02] the pages of a token are noindex and don’t leak it by a referrer', async ({
  page,
  tour,
}) => {
  const requests: Request[] = []
  const calls = () => requests.filter((request) => request.url().includes('/api/v1/tour/'))
  page.on('request', (request) => requests.push(request))
  for (const [link, sees] of [
    [tour.links.propose, () => seesForm(page, tour)],
    [tour.links.accept, () => accepts(page, tour)],
  ] as const) {
    const headers = (await page.goto(link))?.headers()
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    await sees()
    // A call that the next page cuts off has no answer to look at.
    await Promise.all(calls().map((request) => request.response()))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    // An accepted tour's page links to the seller's next steps; these links give the token only to this server.
    const own = new RegExp(`href="(${new URL(page.url()).origin})?/[^"]*"`, 'g')
    expect((await page.locator('html').innerHTML()).replace(own, '')).not.toContain(tour.token)
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The AI assistant for real estate')

  expect(calls().map((request) => new URL(request.url()).pathname)).toEqual([
    `/api/v1/tour/token/${tour.token}`,
    `/api/v1/tour/${tour.id}/available-times`,
    `/api/v1/tour/token/${tour.token}`,
    '/api/v1/tour/confirm',
  ])
  for (const request of requests) expect((await request.allHeaders()).referer ?? '').not.toContain(tour.token)
  for (const request of calls()) {
    const headers = (await (await request.response())?.allHeaders()) ?? {}
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
  }
  const { cookies, origins } = await page.context().storageState()
  expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict', path: '/api/v1/tour' }])
  expect(JSON.stringify([cookies, origins])).not.toContain(tour.token)
})
