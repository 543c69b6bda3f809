import { expect, type Page } from '@playwright/test'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { test } from '#e2e/support/journey.ts'
import { enter, fillGate, getsAnswer, seededListings, seesLateParts, seesListing } from '#e2e/support/listing.ts'
import { showTab, stopClock } from '#e2e/support/tab.ts'

test('[GATE-02] [PROP-17] a password accepted in one tab opens the other', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(seededListings.password.path)
    await expect(tab.getByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible()
  }
  await fillGate(page, { Password: 'harbor-light' })
  await enter(page)
  await seesListing(page, seededListings.password)

  // The gate in the other tab still accepts the password, and a reload needs none.
  await fillGate(other, { Password: 'harbor-light' })
  await enter(other)
  await seesListing(other, seededListings.password)
  await other.reload()
  await seesListing(other, seededListings.password)
  await getsAnswer(page, 'How many baths are there?', '2 baths')
  await getsAnswer(other, 'How many bedrooms are there?', '2 bedrooms')
  await expect(page.getByRole('log')).not.toContainText('2 bedrooms')
})

test('[VISIT-04] [GATE-10] two tabs are one visitor, and neither shortens the other’s visit', async ({
  page,
  context,
  server: { databaseUrl },
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(seededListings.lead.path)
    await fillGate(tab, { Email: 'fay@example.com', 'First name': 'Fay', Phone: '+1 415 555 0188' })
  }
  // One clock for both tabs: the second opens a minute after the first.
  await stopClock(page)
  const session = await comesIn(page)
  await queryPostgres(
    databaseUrl,
    `update visitor_sessions set began_at = began_at - interval '1 hour' where id = $1`,
    [session],
  )
  const visit = async () => {
    const query = 'select duration_seconds, ended_at is not null as ended from visitor_sessions where id = $1'
    return (await queryPostgres(databaseUrl, query, [session]))[0]
  }
  // A visit lasts while its tab is seen.
  await page.bringToFront()
  await seesLateParts(page)
  await page.clock.runFor(60_000)
  await expect.poll(visit).toEqual({ duration_seconds: 60, ended: false })
  expect(await comesIn(other)).toBe(session)
  expect(await queryPostgres(databaseUrl, 'select email from leads where session_id = $1', [session])).toHaveLength(1)

  const updated = other.waitForResponse('**/update-visit-duration')
  await page.clock.runFor(30_000)
  const answer = await updated
  expect(answer.request().postDataJSON()).toMatchObject({ duration_seconds: 30 })
  expect((await answer.json()).duration_seconds).toBeGreaterThanOrEqual(60)
  await expect.poll(visit).toEqual({ duration_seconds: 90, ended: false })
  const ended = other.waitForResponse('**/end-visit')
  await showTab(other, false)
  await ended
  expect(await visit()).toEqual({ duration_seconds: 90, ended: false })

  await page.clock.runFor(5000)
  await showTab(page, false)
  await expect.poll(visit).toEqual({ duration_seconds: 95, ended: true })
})

/** Sends the lead form in a tab and returns the visitor's session. */
async function comesIn(tab: Page): Promise<string> {
  const kept = tab.waitForResponse('**/properties/6/capture-lead')
  await enter(tab)
  const { session_id } = await (await kept).json()
  await seesListing(tab, seededListings.lead)
  return session_id
}
