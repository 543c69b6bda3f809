import { expect } from '@playwright/test'
import { isStillOpen } from '#e2e/support/booked-tour.ts'
import { movesPointer, waitsForPerson } from '#e2e/support/person.ts'
import { expectedOn, seesOutcome, test } from '#e2e/support/tour-journey.ts'

/** User agents of programs that open links before people do. */
const previews = [
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; ms-office; MSOffice 16) AppleWebKit/537.36 Microsoft Outlook 16.0',
  'Mozilla/5.0 (compatible; Barracuda Sentinel; mail link protection)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 Safari/601.2.4 facebookexternalhit/1.1 Twitterbot/1.0',
  'GoogleImageProxy',
  'curl/8.5.0',
]

test('[CONFIRM-03] [CONFIRM-05] a mail scanner that follows the links by GET, HEAD or prefetching decides nothing', async ({
  browser,
  server,
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
  for (const [name, value] of [
    ['accept', '*/*'],
    ['accept', 'application/json'],
    ['purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['x-moz', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-requested-with', 'com.google.android.gm'],
  ] as const) {
    for (const method of ['GET', 'HEAD', 'POST'])
      expect((await scanner.request.fetch(call, { method, headers: { [name]: value } })).status()).toBe(400)
  }
  await scanner.close()
  await isStillOpen(server, tour)
})

test('[CONFIRM-03] [CONFIRM-05] a link preview shows nothing of its tour and decides nothing', async ({
  request,
  server,
  tour,
}) => {
  for (const agent of previews) {
    for (const link of [tour.links.accept, tour.links.decline]) {
      const headers = { 'user-agent': agent, accept: 'text/html, */*' }
      const page = await request.get(link, { headers })
      expect(page.status()).toBe(200)
      const html = await page.text()
      for (const secret of [tour.buyer, tour.token]) expect(html).not.toContain(secret)
      const call = link.replace('/tour/confirm', '/api/v1/tour/confirm')
      const answer = await request.get(call, { headers, maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([303, link.replace(new URL(link).origin, '')])
      const plain = await request.get(call, { headers: { 'user-agent': agent }, maxRedirects: 0 })
      expect(plain.status()).toBe(400)
    }
  }
  await isStillOpen(server, tour)
})

test('[CONFIRM-03] [CONFIRM-05] pages prefetched before a tap decide nothing before a person acts', async ({
  page,
  server,
  tour,
}) => {
  const { accept, decline } = tour.links
  const { origin } = new URL(accept)
  const calls = [accept, decline].map((link) => link.replace('/tour/confirm', '/api/v1/tour/confirm'))
  const ahead = [accept, decline, ...calls]
  await page.route(`${origin}/inbox`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Inbox</title>${ahead.map((url) => `<link rel="prefetch" href="${url.replaceAll('&', '&amp;')}">`).join('')}
        <a href="${accept.replaceAll('&', '&amp;')}">Accept this time</a>`,
    }),
  )
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(request.url()))
  await page.goto(`${origin}/inbox`)
  await expect.poll(() => ahead.filter((url) => fetched.includes(url))).toEqual(ahead)
  await isStillOpen(server, tour)
  await page.getByRole('link').click()
  await waitsForPerson(page)
  await isStillOpen(server, tour)
  await movesPointer(page)
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
})
