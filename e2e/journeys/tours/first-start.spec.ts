import { type Browser, expect, type Page } from '@playwright/test'
import { hold } from '#e2e/support/held.ts'
import { test } from '#e2e/support/journey.ts'
import { keptIn } from '#e2e/support/kept.ts'
import { letter, lettersAbout, linksIn } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { RealServer } from '#e2e/support/real-server.ts'
import { day, nextMonth, nextMonths15th, seesForm, seesOutcome, submit } from '#e2e/support/tour-journey.ts'

// Each on a fresh copy of the product, with the embedded database and the sample tour, as `npm start` leaves it.
test.setTimeout(120_000)

const ann = { buyer: 'Ann Chen' }
const outcomeOf = { accepted: 'Tour Request Accepted!', declined: 'Tour Request Declined' }
const newsOf = { accepted: ['tour-accepted', 'tour-accepted-copy'], declined: ['tour-declined'] }

/** The three links that a start prints. */
async function printedLinks(server: RealServer): Promise<string[]> {
  const links = () => server.said.match(/http:\S+\/tour\/confirm\?\S+/g) ?? []
  await expect.poll(() => links().length).toBe(3)
  return links()
}

const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? ''

/** What became of the sample tour, read after the server has ended; nothing may be on its way then. */
async function keptOf(server: RealServer) {
  await server.stop()
  const [tour] = await keptIn(server.dataDir, 'select status, new_time from tours')
  const letters = await keptIn(server.dataDir, 'select kind, status from letters order by kind')
  return { ...tour, letters: letters.map(({ kind, status }) => `${kind} ${status}`) }
}

async function withServer(variables: Record<string, string>, use: (server: RealServer) => Promise<void>) {
  const server = await RealServer.start(variables)
  try {
    await use(server)
  } finally {
    await server.dispose()
  }
}

async function opens(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  return page
}

test('[API-06] [CONFIRM-03] [CONFIRM-05] the link in the sample’s letter accepts; a later start offers it no more', async ({
  page,
}) => {
  await withServer({}, async (server) => {
    const { accept, decline } = linksIn(await letter(server, ann.buyer, 'tour-requested'))
    await opensLink(page, accept)
    await seesOutcome(page, outcomeOf.accepted, /^Ann Chen is expected on Wednesday, .+ at 10:30 AM P[SD]T\./)
    await letter(server, ann.buyer, 'tour-accepted')
    await letter(server, ann.buyer, 'tour-accepted-copy')
    const all = ['tour-accepted', 'tour-accepted-copy', 'tour-requested']
    const letters = all.map((kind) => `${kind} sent`)
    expect(await keptOf(server)).toEqual({ status: 'accepted', new_time: null, letters })

    await server.start()
    await opensLink(page, decline)
    await seesOutcome(page, outcomeOf.accepted, /^You accepted this tour before; it stays on /)
    expect(server.said).not.toContain('/tour/confirm')
    expect(await keptOf(server)).toEqual({ status: 'accepted', new_time: null, letters })
    expect((await lettersAbout(server, ann.buyer)).map(({ kind }) => kind)).toEqual(all)
  })
})

test('[CONFIRM-05] two browsers decide at once by the links of two starts: one decision is made on the embedded database', async ({
  browser,
}) => {
  await withServer({}, async (server) => {
    const [first = ''] = await printedLinks(server)
    await server.stop()
    await server.start()
    const [, second = ''] = await printedLinks(server)
    expect([first, second].map((link) => new URL(link).searchParams.get('action'))).toEqual(['accept', 'deny'])
    expect(tokenIn(first)).not.toBe(tokenIn(second))

    const pages = await Promise.all([opens(browser, 'about:blank'), opens(browser, 'about:blank')])
    const held = await Promise.all(pages.map((page) => hold(page, '**/api/v1/tour/confirm?*')))
    await Promise.all([first, second].map((link, index) => opensLink(pages[index] as Page, link)))
    await Promise.all(held.map((each) => each.arrived()))
    await Promise.all(held.map((each) => each.release()))
    const titles = pages.map((page) => page.getByRole('heading', { level: 1 }))
    for (const title of titles) await expect(title).toHaveText(/^Tour Request/)
    const [one, other] = await Promise.all(titles.map((title) => title.innerText()))
    expect(one).toBe(other)
    const status = one === outcomeOf.accepted ? 'accepted' : 'declined'
    expect(one).toBe(outcomeOf[status])

    for (const kind of newsOf[status]) await letter(server, ann.buyer, kind)
    const letters = [...newsOf[status], 'tour-requested'].map((kind) => `${kind} sent`)
    expect(await keptOf(server)).toEqual({ status, new_time: null, letters })
    await Promise.all(pages.map((page) => page.context().close()))
  })
})

const production = { NODE_ENV: 'production', SECRET: 'a secret of this test, 32 letters long' }

test('[API-04] in production a new database has no samples, and the console says nothing of any', async ({ page }) => {
  await withServer(production, async (server) => {
    expect(server.said).toMatch(/^\nPending is at http:\S+\n\nLetters are put into \S+\n/m)
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
    expect(await keptIn(server.dataDir, 'select id from properties union all select id from tours')).toEqual([])
  })
})

test('[API-04] in production samples that were asked for have a tour whose links nobody is shown or sent', async () => {
  await withServer({ ...production, SEED: 'samples' }, async (server) => {
    expect(server.said).toContain('/p/48-alder-ridge-road')
    expect(server.said).not.toMatch(/token/)
    await server.stop()
    expect(await keptIn(server.dataDir, 'select status from tours')).toEqual([{ status: 'requested' }])
    expect(await keptIn(server.dataDir, 'select kind from letters')).toEqual([])
    expect(await keptIn(server.dataDir, 'select hash from tour_tokens')).toEqual([])
  })
})

test('[CONFIRM-02] [RESCHED-12] another time by a printed link; the token is in no line of the log', async ({
  page,
}) => {
  await withServer({ LOG_LEVEL: 'trace' }, async (server) => {
    const [, , propose = ''] = await printedLinks(server)
    await page.goto(propose)
    await seesForm(page, ann)
    const chosen = nextMonths15th('America/Los_Angeles')
    await nextMonth(page).click()
    await day(page, chosen).click()
    await submit(page).click()
    await seesOutcome(page, 'New Time Proposed!', /^Ann Chen was asked whether .+ at 2:00 PM P[SD]T suits\.$/)
    await letter(server, ann.buyer, 'tour-new-time')
    const sent = tokenIn(linksIn(await letter(server, ann.buyer, 'tour-requested')).accept)
    expect(await keptOf(server)).toEqual({
      status: 'new_time_proposed',
      new_time: `${chosen.iso}T14:00:00`,
      letters: ['tour-new-time sent', 'tour-requested sent'],
    })

    const log = server.said.split('\n').filter((line) => line.startsWith('{'))
    expect(log.join('\n')).toContain('"route":"/api/v1/tour/token/:token"')
    for (const secret of [tokenIn(propose), sent, 'Chen', '@example.com']) {
      expect(secret.length).toBeGreaterThan(3)
      expect(log.filter((line) => line.includes(secret))).toEqual([])
    }
  })
})
