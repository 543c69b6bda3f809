import { expect, type Page } from '@playwright/test'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { test } from '#e2e/support/journey.ts'
import { enter, fillGate, getsAnswer, seededListings, seesLateParts, seesListing } from '#e2e/support/listing.ts'
import { showTab, stopClock } from '#e2e/support/tab.ts'

/** Passes the lead form and returns the new session; from then on the test controls the clock. */
async function comesIn(page: Page, email: string): Promise<string> {
  await page.goto(seededListings.lead.path)
  await fillGate(page, { Email: email, 'First name': 'Ann', Phone: '+1 415 555 0134' })
  await stopClock(page)
  const kept = page.waitForResponse('**/properties/6/capture-lead')
  await enter(page)
  const { session_id } = await (await kept).json()
  await seesListing(page, seededListings.lead)
  await seesLateParts(page)
  return session_id
}

const began = `update visitor_sessions set began_at = began_at - interval '1 hour' where id = $1`
const visit = `select duration_seconds, ended_at is not null as ended, exit_time is not null as unloaded
  from visitor_sessions where id = $1`

test('[VISIT-02] [VISIT-03] [VISIT-04] a visit is reported every 30 seconds, ends, continues and ends', async ({
  page,
  server: { databaseUrl },
}) => {
  const session = await comesIn(page, 'ann@example.com')
  const kept = () => queryPostgres(databaseUrl, visit, [session])
  await queryPostgres(databaseUrl, began, [session])

  await page.clock.runFor(29_000)
  expect(await kept()).toEqual([{ duration_seconds: 0, ended: false, unloaded: false }])
  await page.clock.runFor(1000)
  await expect.poll(kept).toEqual([{ duration_seconds: 30, ended: false, unloaded: false }])
  await page.clock.runFor(7000)
  await showTab(page, false)
  await expect.poll(kept).toEqual([{ duration_seconds: 37, ended: true, unloaded: false }])

  // Time while hidden doesn't count.
  await page.clock.runFor(600_000)
  await showTab(page, true)
  await page.clock.runFor(30_000)
  await expect.poll(kept).toEqual([{ duration_seconds: 67, ended: false, unloaded: false }])
  await page.clock.runFor(3000)
  await page.goto('about:blank')
  await expect.poll(kept).toEqual([{ duration_seconds: 70, ended: true, unloaded: true }])
})

test('[VISIT-03] a visit ends when the visitor goes to another page of the site', async ({
  page,
  server: { databaseUrl },
}) => {
  const session = await comesIn(page, 'bea@example.com')
  await queryPostgres(databaseUrl, began, [session])
  await page.clock.runFor(12_000)
  await page.getByRole('link', { name: 'Pending, home' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => queryPostgres(databaseUrl, visit, [session]))
    .toEqual([{ duration_seconds: 12, ended: true, unloaded: false }])
})

test('[VISIT-04] no visit is longer than the time since it started, whatever a browser reports', async ({
  page,
  server: { databaseUrl },
}) => {
  const before = Date.now()
  const session = await comesIn(page, 'cal@example.com')
  await page.clock.runFor(3_600_000)
  await showTab(page, false)
  const kept = () => queryPostgres(databaseUrl, visit, [session])
  await expect.poll(kept).toEqual([expect.objectContaining({ ended: true })])
  const [{ duration_seconds } = {}] = await kept()
  expect(duration_seconds).toBeLessThanOrEqual((Date.now() - before) / 1000)
})

test('[GATE-10] [CHAT-04] the lead, its session and the conversation are stored together', async ({
  page,
  server: { databaseUrl },
}) => {
  const session = await comesIn(page, ' dora@example.com ')
  await getsAnswer(page, 'How much is it?', '$1,120,000')
  await getsAnswer(page, 'How many bedrooms?', '3 bedrooms')

  const leads = await queryPostgres(databaseUrl, 'select * from leads where session_id = $1', [session])
  expect(leads).toEqual([
    expect.objectContaining({ email: 'dora@example.com', first_name: 'Ann', last_name: null, company: null }),
  ])
  const said = await queryPostgres(
    databaseUrl,
    `select visitor_email, agent_id, author, text from messages join conversations on conversations.id = conversation_id
      where session_id = $1 order by messages.id`,
    [session],
  )
  expect(said.map(({ author }) => author)).toEqual(['visitor', 'assistant', 'visitor', 'assistant'])
  expect(said[0]).toEqual({
    visitor_email: 'dora@example.com',
    agent_id: 4,
    author: 'visitor',
    text: 'How much is it?',
  })
})

test('[GATE-06] a visitor who isn’t asked for anything is stored as anonymous', async ({
  page,
  server: { databaseUrl },
}) => {
  const kept = page.waitForResponse('**/properties/9/capture-lead')
  await page.goto(seededListings.nothingAsked.path)
  const { session_id } = await (await kept).json()
  await seesListing(page, seededListings.nothingAsked)
  const leads = await queryPostgres(databaseUrl, 'select * from leads where session_id = $1', [session_id])
  expect(leads).toEqual([
    expect.objectContaining({ email: 'anonymous@visitor.invalid', first_name: 'Anonymous', last_name: 'Visitor' }),
  ])
})
