import { expect } from '@playwright/test'
import { builtServer } from '#e2e/support/built-server.ts'
import { queryEmbedded, queryPostgres } from '#e2e/support/database-queries.ts'
import { test } from '#e2e/support/journey.ts'
import { emailsAbout, linksIn, sentEmail } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { printedLinks, tokenIn } from '#e2e/support/printed-links.ts'
import { RealServer } from '#e2e/support/real-server.ts'
import { gridDay, nextMonth, nextMonths15th, seesForm, seesOutcome, submit } from '#e2e/support/tour-journey.ts'

// A fresh copy of the product, with the embedded database as `npm start` creates it when the test depends on its
// content.
test.setTimeout(120_000)

const ann = { buyer: 'Ann Chen' }
const accepted = 'Tour Request Accepted!'

/** The sample tour's state, read after the server has ended. */
async function keptOf(server: RealServer) {
  await server.stop()
  const [tour] = await queryEmbedded(server.dataDir, 'select status, new_time from tours')
  const emails = await queryEmbedded(server.dataDir, 'select kind, status from letters order by kind')
  return { ...tour, emails: emails.map(({ kind, status }) => `${kind} ${status}`) }
}

async function withServer(server: RealServer, use: (server: RealServer) => Promise<void>) {
  try {
    await use(server)
  } finally {
    await server.dispose()
  }
}

test('[API-06] [CONFIRM-03] [CONFIRM-05] the link in the sample’s email accepts, and a later start doesn’t offer it again', async ({
  page,
}) => {
  await withServer(await RealServer.start({}, builtServer), async (server) => {
    const { accept, decline } = linksIn(await sentEmail(server, ann.buyer, 'tour-requested'))
    await opensLink(page, accept)
    await seesOutcome(page, accepted, /^Confirmed: Ann Chen, Wednesday, .+ at 10:30 AM P[SD]T\./)
    await sentEmail(server, ann.buyer, 'tour-accepted')
    await sentEmail(server, ann.buyer, 'tour-accepted-copy')
    const all = ['tour-accepted', 'tour-accepted-copy', 'tour-requested']
    const emails = all.map((kind) => `${kind} sent`)
    expect(await keptOf(server)).toEqual({ status: 'accepted', new_time: null, emails })

    await server.start()
    await opensLink(page, decline)
    await seesOutcome(page, accepted, /^You’ve already accepted this tour\. It’s on /)
    expect(server.said).not.toContain('/tour/confirm')
    expect(await keptOf(server)).toEqual({ status: 'accepted', new_time: null, emails })
    expect((await emailsAbout(server, ann.buyer)).map(({ kind }) => kind)).toEqual(all)
  })
})

const production = { NODE_ENV: 'production', SECRET: 'a secret of this test, 32 letters long' }

test('[API-04] in production a new database has no samples, and the console doesn’t mention any', async ({ page }) => {
  await withServer(await RealServer.start(production), async (server) => {
    expect(server.said).toMatch(/^\nPending is at http:\S+\n\nEmails are put into \S+\n/m)
    expect(server.said).not.toMatch(/\/p\/|token/)
    for (const sample of ['/p/48-alder-ridge-road', '/p/harbor-tower-2104'])
      expect((await page.goto(`${server.origin}${sample}`))?.status()).toBe(404)
    expect(await (await page.request.get(`${server.origin}/health/ready`)).json()).toEqual({
      status: 'ok',
      checks: Object.fromEntries(
        ['database', 'data_folder', 'outbox', 'emails'].map((name) => [name, { status: 'ok' }]),
      ),
    })
    await server.stop()
    expect(await queryEmbedded(server.dataDir, 'select id from properties union all select id from tours')).toEqual([])
  })
})

test('[API-04] in production requested samples have a tour whose links are neither shown nor sent', async ({
  samples,
  ownServer,
}) => {
  const server = await ownServer({ ...production, SEED: 'samples' }, await samples.empty())
  expect(server.said).toContain('/p/48-alder-ridge-road')
  expect(server.said).not.toMatch(/token/)
  await server.stop()
  const kept = (query: string) => queryPostgres(server.databaseUrl, query)
  expect(await kept('select status from tours')).toEqual([{ status: 'requested' }])
  expect(await kept('select kind from letters')).toEqual([])
  expect(await kept('select hash from tour_tokens')).toEqual([])
})

test('[CONFIRM-02] [RESCHED-12] another time is proposed by a printed link; the token is in no line of the log', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer({ LOG_LEVEL: 'trace' })
  const [, , propose = ''] = await printedLinks(server)
  await page.goto(propose)
  await seesForm(page, ann)
  const chosen = nextMonths15th('America/Los_Angeles')
  await nextMonth(page).click()
  await gridDay(page, chosen).click()
  await submit(page).click()
  await seesOutcome(page, 'New Time Proposed!', /^We’ve asked Ann Chen whether .+ at 2:00 PM P[SD]T works\.$/)
  await sentEmail(server, ann.buyer, 'tour-new-time')
  const sent = tokenIn(linksIn(await sentEmail(server, ann.buyer, 'tour-requested')).accept)
  await server.stop()
  const kept = (query: string) => queryPostgres(server.databaseUrl, query)
  expect(await kept('select status, new_time from tours')).toEqual([
    { status: 'new_time_proposed', new_time: `${chosen.iso}T14:00:00` },
  ])
  expect(await kept('select kind, status from letters order by kind')).toEqual(
    ['tour-new-time', 'tour-requested'].map((kind) => ({ kind, status: 'sent' })),
  )

  const log = server.said.split('\n').filter((line) => line.startsWith('{'))
  expect(log.join('\n')).toContain('"route":"/api/v1/tour/token/:token"')
  for (const secret of [tokenIn(propose), sent, 'Chen', '@example.com']) {
    expect(secret.length).toBeGreaterThan(3)
    expect(log.filter((line) => line.includes(secret))).toEqual([])
  }
})
