import { type Browser, expect, type Page } from '@playwright/test'
import { bookingSummary, done, offers } from '#e2e/support/booking-talk.ts'
import { queryEmbedded } from '#e2e/support/database-queries.ts'
import { hold } from '#e2e/support/held.ts'
import { test } from '#e2e/support/journey.ts'
import { isEveryKillPoint } from '#e2e/support/kill-points.ts'
import {
  askInChat,
  enter,
  fillGate,
  getsAnswer,
  lastAnswer,
  seededListings,
  seesLateParts,
  seesListing,
} from '#e2e/support/listing.ts'
import { sentEmail } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { printedLinks, tokenIn } from '#e2e/support/printed-links.ts'
import { newNamedVisitor } from '#e2e/support/talk.ts'

// The embedded database ends with its server, so it alone decides what survives a kill. One worker, one server.
test.describe.configure({ mode: 'default' })
// The server is restarted several times.
test.slow()
test.use({ baseURL: ({ embedded }, use) => use(embedded.origin) })

test('[CONFIRM-05] two browsers decide at once by the links of two starts: one decision is stored on the embedded database', async ({
  browser,
  embedded: server,
}) => {
  const [first = ''] = await printedLinks(server)
  await server.stop()
  await server.start()
  const [, second = ''] = await printedLinks(server)
  expect([first, second].map((link) => new URL(link).searchParams.get('action'))).toEqual(['accept', 'deny'])
  expect(tokenIn(first)).not.toBe(tokenIn(second))

  const pages = await Promise.all([opens(browser), opens(browser)])
  const held = await Promise.all(pages.map((page) => hold(page, '**/api/v1/tour/confirm?*')))
  await Promise.all([first, second].map((link, index) => opensLink(pages[index] as Page, link)))
  await Promise.all(held.map((each) => each.arrived()))
  await Promise.all(held.map((each) => each.release()))
  const titles = pages.map((page) => page.getByRole('heading', { level: 1 }))
  for (const title of titles) await expect(title).toHaveText(/^Tour Request/)
  const [one, other] = await Promise.all(titles.map((title) => title.innerText()))
  expect(one).toBe(other)
  const isAccepted = one === 'Tour Request Accepted!'
  expect(one).toBe(isAccepted ? 'Tour Request Accepted!' : 'Tour Request Declined')

  const news = isAccepted ? ['tour-accepted', 'tour-accepted-copy'] : ['tour-declined']
  for (const kind of news) await sentEmail(server, 'Ann Chen', kind)
  await server.stop()
  const kept = await queryEmbedded(
    server.dataDir,
    "select id, status, new_time from tours where buyer_name = 'Ann Chen'",
  )
  expect(kept).toMatchObject([{ status: isAccepted ? 'accepted' : 'declined', new_time: null }])
  const ofTour = 'select kind, status from letters where topic = $1 order by kind'
  expect(await queryEmbedded(server.dataDir, ofTour, [`tour:${kept[0]?.id}`])).toEqual(
    [...news, 'tour-requested'].map((kind) => ({ kind, status: 'sent' })),
  )
  await Promise.all(pages.map((page) => page.context().close()))
})

/** The server is killed after this many of the visitor's five messages. */
const killedAfter = isEveryKillPoint ? [1, 2, 3, 4] : [4]

test('[API-05] a server killed between two messages of the booking continues it, on the embedded database', async ({
  page,
  embedded: server,
}) => {
  const visitor = newNamedVisitor()
  let said = 0
  const says = async (text: string, words: string | RegExp) => {
    await getsAnswer(page, text, words)
    said += 1
    if (!killedAfter.includes(said)) return
    await server.kill()
    await server.start()
  }
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await seesLateParts(page)
  await says('Can I come and see it next week?', /times are open/)
  const [first = ''] = await offers(page)
  await says('The first one', `${first} is open. What name should I put it under?`)
  await says(visitor.name, 'What email should the seller')
  await says(visitor.email, bookingSummary(visitor, first))
  await says('Yes, please', done(visitor, first))
  await sentEmail(server, visitor.name, 'tour-requested')
  await server.kill()
  const tours = await queryEmbedded(server.dataDir, 'select status from tours where buyer_email = $1', [visitor.email])
  expect(tours).toEqual([{ status: 'requested' }])
})

test('[CHAT-03] [CHAT-07] a server killed before it answers loses no accepted message', async ({
  page,
  embedded: server,
}) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await seesLateParts(page)
  const asked = page.waitForRequest('**/api/v1/chat')
  await getsAnswer(page, 'How much is it?', '$4,750,000')
  const { client_message_id: name } = (await asked).postDataJSON()

  server.freeze()
  await askInChat(page, 'How many bedrooms?')
  await expect(page.getByLabel('Your question to Penny')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'Penny is typing' })).toBeAttached()
  await server.kill()
  await expect(lastAnswer(page)).toContainText('Sorry, I encountered an error. Please try again.')

  await server.start()
  await getsAnswer(page, 'How big is it?', '4,820 square feet')
  await server.stop()
  const said = await queryEmbedded(
    server.dataDir,
    `select author, text from messages where conversation_id =
      (select conversation_id from messages where client_message_id = $1) order by id`,
    [name],
  )
  expect(said).toEqual([
    { author: 'visitor', text: 'How much is it?' },
    { author: 'assistant', text: expect.stringContaining('$4,750,000') },
    { author: 'visitor', text: 'How big is it?' },
    { author: 'assistant', text: expect.stringContaining('4,820 square feet') },
  ])
})

test('[GATE-07] [GATE-09] a server killed while storing a lead stores it once, and the form is kept until then', async ({
  page,
  embedded: server,
}, { testId, repeatEachIndex }) => {
  const email = `eve.${testId}.${repeatEachIndex}@example.com`
  const details = { Email: email, 'First name': 'Eve', Phone: '+1 415 555 0171' }
  await page.goto(seededListings.lead.path)
  await fillGate(page, details)
  if (isEveryKillPoint) {
    server.freeze()
    await enter(page)
    await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible()
    await server.kill()
    await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    for (const [label, value] of Object.entries(details)) await expect(page.getByLabel(label)).toHaveValue(value)
    await server.start()
  }
  await enter(page)
  await seesListing(page, seededListings.lead)
  await seesLateParts(page)
  // What the server answered as kept is on disk, however the server ends.
  await server.kill()
  const leads = await queryEmbedded(server.dataDir, 'select first_name, phone from leads where email = $1', [email])
  await server.start()
  expect(leads).toEqual([{ first_name: 'Eve', phone: '+1 415 555 0171' }])
  await page.reload()
  await seesListing(page, seededListings.lead)
  await getsAnswer(page, 'How many bedrooms?', '3 bedrooms')
})

async function opens(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}
