import { expect, type Page } from '@playwright/test'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { from, test } from '#e2e/support/journey.ts'
import { enter, fillGate, getsAnswer, lastAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'

const tour = 'Can I book a tour?'
const anew = 'Thanks for letting me know. I’ve started over'

/** Passes the lead form and returns the session. */
async function comesIn(page: Page, email: string): Promise<string> {
  await page.goto(seededListings.lead.path)
  await fillGate(page, { Email: email, 'First name': 'Annabel', Phone: '+1 415 555 0134' })
  const kept = page.waitForResponse('**/properties/6/capture-lead')
  await enter(page)
  await seesListing(page, seededListings.lead)
  return (await (await kept).json()).session_id
}

test('[CHAT-04] a second person in the same browser starts over', async ({ page, server: { databaseUrl } }) => {
  const session = await comesIn(page, 'annabel.first@example.com')
  await getsAnswer(page, 'How many bedrooms?', '3 bedrooms')
  await getsAnswer(page, "I'm not Annabel", anew)
  await getsAnswer(page, 'How much is it?', '$1,120,000')

  const conversations = `select session_id, visitor, visitor_email from conversations
    where property_id = 6 and (session_id = $1 or visitor_email is null) order by began_at desc limit 2`
  const [second, first] = await queryPostgres(databaseUrl, conversations, [session])
  expect(first).toMatchObject({ session_id: session, visitor_email: 'annabel.first@example.com' })
  expect(second?.visitor).not.toBe(first?.visitor)
  expect(second?.session_id).not.toBe(session)

  // The listing stays open, and the earlier visit can't be reported any more.
  await page.reload()
  await seesListing(page, seededListings.lead)
  const asked = page.waitForRequest('**/api/v1/chat')
  await getsAnswer(page, tour, /./)
  expect((await asked).postDataJSON()).toMatchObject({ visitor_email: null })
  expect((await asked).postDataJSON().visitor_session_id).not.toBe(session)
  await expect(lastAnswer(page)).not.toContainText(/Annabel|annabel/)
  expect(await queryPostgres(databaseUrl, 'select email from leads where session_id = $1', [session])).toHaveLength(1)
})

test('[GATE-10] another visitor’s session tells Penny nothing, and its visit can’t be reported', async ({
  page,
  browser,
  server: { origin, databaseUrl },
}) => {
  const session = await comesIn(page, 'annabel.second@example.com')
  const stranger = await browser.newContext({ baseURL: origin, extraHTTPHeaders: from('192.0.2.77') })
  const thief = await stranger.newPage()
  await comesIn(thief, 'thief@example.com')
  await thief.route('**/api/v1/chat', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), visitor_session_id: session } }),
  )
  await getsAnswer(thief, `${tour} On Saturday at 11 am`, /name/i)
  await expect(lastAnswer(thief)).not.toContainText('annabel')
  const visit = { visitor_session_id: session, duration_seconds: 1 }
  for (const call of ['update-visit-duration', 'end-visit'])
    expect((await thief.request.post(`/api/v1/public/properties/6/${call}`, { data: visit })).status()).toBe(404)
  const kept = await queryPostgres(databaseUrl, 'select ended_at from visitor_sessions where id = $1', [session])
  expect(kept).toEqual([{ ended_at: null }])
  await stranger.close()
})
