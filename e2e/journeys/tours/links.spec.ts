import { expect, type Page } from '@playwright/test'
import { isStillOpen } from '#e2e/support/booked-tour.ts'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { opensLink } from '#e2e/support/person.ts'
import { seesForm, test } from '#e2e/support/tour-journey.ts'

const unknown = 'u'.repeat(32)
const missing = 'Invalid confirmation link. Missing token or action parameter.'
const badAction = 'Invalid action parameter. Must be "accept", "deny", or "propose_new_time".'
const badReschedule = 'Invalid reschedule link. Missing token or incorrect action.'
const torn = 'This link is incomplete. Please open it again from the email.'

async function seesError(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error')
  await expect(page.getByRole('alert')).toHaveText(sentence)
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
}

/** Every call of the page to the API. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  return calls
}

for (const [address, words] of [
  ['/tour/confirm', missing],
  ['/tour/confirm?action=accept', missing],
  [`/tour/confirm?token=${unknown}`, missing],
  [`/tour/confirm?token=%20&action=accept`, missing],
  [`/tour/confirm?token=${unknown}&action=cancel`, badAction],
  ['/tour/reschedule', badReschedule],
  ['/tour/reschedule?action=propose_new_time', badReschedule],
  [`/tour/reschedule?token=${unknown}&action=accept`, badReschedule],
] as const) {
  test(`[CONFIRM-01] [RESCHED-01] ${address} shows that the link is invalid, without a call`, async ({ page }) => {
    const calls = callsOf(page)
    await page.goto(address)
    await seesError(page, words)
    expect(calls).toEqual([])
  })
}

for (const [what, token, confirm, reschedule] of [
  ['unknown', unknown, 'Tour not found or confirmation link has expired', 'Tour request not found or has expired.'],
  ['cut off by a mail program', 'uuuuuuuu', 'Invalid confirmation request', torn],
] as const) {
  test(`[CONFIRM-04] [RESCHED-03] [RESCHED-04] a link that is ${what} shows an error`, { tag: '@smoke' }, async ({
    page,
  }) => {
    for (const action of ['accept', 'deny']) {
      await opensLink(page, `/tour/confirm?token=${token}&action=${action}`)
      await seesError(page, confirm)
    }
    await page.goto(`/tour/confirm?token=${token}&action=propose_new_time`)
    await seesError(page, reschedule)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  })
}

test('[CONFIRM-04] [RESCHED-03] [RESCHED-11] an expired link decides nothing, even in an open form', async ({
  page,
  context,
  server,
  tour,
}) => {
  const form = await context.newPage()
  await form.goto(tour.links.propose)
  await seesForm(form, tour)
  await form.getByRole('grid').getByRole('button', { name: 'today' }).click()
  await queryPostgres(server.databaseUrl, `update tour_tokens set expires_at = now() where tour_id = $1`, [tour.id])

  for (const link of [tour.links.accept, tour.links.decline]) {
    await opensLink(page, link)
    await seesError(page, 'Tour not found or confirmation link has expired')
  }
  await page.goto(tour.links.propose)
  await seesError(page, 'Tour request not found or has expired.')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('alert')).toHaveText('Tour not found or has expired')
  await isStillOpen(server, tour)
})

test('[CONFIRM-04] a time that has passed can’t be accepted, and another one can still be proposed', async ({
  page,
  server,
  tour,
}) => {
  await queryPostgres(server.databaseUrl, `update tours set proposed_at = now() - interval '1 hour' where id = $1`, [
    tour.id,
  ])
  await opensLink(page, tour.links.accept)
  await expect(page.getByRole('alert')).toHaveText('The requested time has passed.')
  await isStillOpen(server, tour)
  await page.getByRole('link', { name: 'Propose another time' }).click()
  await seesForm(page, tour)
})

test('[CONFIRM-01] [RESCHED-10] a tour’s number alone opens nothing without its link', async ({
  page,
  browser,
  server,
  tour,
}) => {
  const body = { new_time: '2027-01-15T14:00:00' }
  const statuses = async (visitor: Page) => [
    (await visitor.request.get(`${server.origin}/api/v1/tour/${tour.id}/available-times`)).status(),
    (await visitor.request.post(`${server.origin}/api/v1/tour/${tour.id}/reschedule`, { data: {} })).status(),
    (await visitor.request.post(`${server.origin}/api/v1/tour/${tour.id}/submit-new-time`, { data: body })).status(),
  ]
  expect(await statuses(page)).toEqual([404, 404, 404])
  // A link opens only its own tour.
  const looked = await page.request.get(`${server.origin}/api/v1/tour/token/${tour.token}`)
  expect(looked.status()).toBe(200)
  expect((await page.request.get(`${server.origin}/api/v1/tour/${tour.id}/available-times`)).status()).toBe(200)
  expect((await page.request.get(`${server.origin}/api/v1/tour/${tour.id - 1}/available-times`)).status()).toBe(404)
  const stranger = await (await browser.newContext()).newPage()
  expect(await statuses(stranger)).toEqual([404, 404, 404])
  await stranger.context().close()
  await isStillOpen(server, tour)
})
