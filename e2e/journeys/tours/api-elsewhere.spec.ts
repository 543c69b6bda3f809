import { expect } from '@playwright/test'
import { ForwardingServer } from '#e2e/support/forwarding-server.ts'
import { test } from '#e2e/support/journey.ts'
import { emailsAbout, linksIn, sentEmail } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { seesOutcome } from '#e2e/support/tour-journey.ts'

test.setTimeout(120_000)
// The browser treats a header added by a test like one added by the page, and sends a CORS preflight.
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
test.use({ extraHTTPHeaders: ({}, use) => use({}), expectedComplaints: /blocked by CORS policy/ })

test('[CONFIRM-03] an API on another origin decides only when it allows the header in CORS', async ({
  page,
  ownServer,
}) => {
  let allowed = 'content-type'
  const api = await ForwardingServer.start(({ method, headers }, response) => {
    response.setHeader('access-control-allow-origin', headers.origin ?? '')
    response.setHeader('access-control-allow-credentials', 'true')
    if (method !== 'OPTIONS') return false
    response.writeHead(204, { 'access-control-allow-headers': allowed }).end()
    return true
  })
  const server = await ownServer({ API_BASE_URL: api.origin })
  api.to = server.origin
  const decisions = () => api.asked.filter(({ path }) => path.includes('/tour/confirm')).map(({ method }) => method)
  try {
    const { accept } = linksIn(await sentEmail(server, 'Ann Chen', 'tour-requested'))
    await opensLink(page, accept)
    await expect(page.getByRole('alert')).toHaveText('Network error. Please try again later.')
    expect(decisions()).toEqual(['OPTIONS'])
    expect((await emailsAbout(server, 'Ann Chen')).map(({ kind }) => kind)).toEqual(['tour-requested'])

    allowed = 'content-type, x-confirmed-by'
    await page.getByRole('button', { name: 'Try again' }).click()
    await seesOutcome(page, 'Tour Request Accepted!', /^Confirmed: Ann Chen, /)
    expect(decisions()).toEqual(['OPTIONS', 'OPTIONS', 'GET'])
  } finally {
    await api.close()
  }
})
