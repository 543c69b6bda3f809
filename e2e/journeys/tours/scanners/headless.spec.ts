import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { isStillOpen } from '#e2e/support/booked-tour.ts'
import { ForwardingServer } from '#e2e/support/forwarding-server.ts'
import { test } from '#e2e/support/tour-journey.ts'
import { chromiumFlags, ensureChromium } from '../../../../scripts/chromium.ts'

/** The tests' own browser without Playwright, as a scanner starts it. */
async function withChromium(use: (path: string, flags: string[]) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'pending-scanner-'))
  try {
    await use(await ensureChromium(), ['--headless', ...chromiumFlags, `--user-data-dir=${profile}`])
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

for (const [action, words] of [
  ['accept', 'Accept this tour'],
  ['decline', 'Decline this tour'],
] as const) {
  test(`[CONFIRM-03] Chromium alone, made to load the link to ${action} for a minute, decides nothing`, async ({
    server,
    tour,
  }) => {
    await withChromium(async (path, flags) => {
      const load = ['--virtual-time-budget=60000', '--dump-dom', tour.links[action]]
      const { stdout } = await promisify(execFile)(path, [...flags, ...load], { timeout: 40_000 })
      expect(stdout).toContain('Processing your answer...')
      expect(stdout).toContain(words)
    })
    await isStillOpen(server, tour)
  })
}

test('[CONFIRM-03] a page that Chromium prerenders with its scripts decides nothing', async ({ server, tour }) => {
  const { pathname, search } = new URL(tour.links.decline)
  const rules = { prerender: [{ urls: [`${pathname}${search}`], eagerness: 'immediate' }] }
  const front = await ForwardingServer.start(({ url }, response) => {
    if (url !== '/inbox') return false
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Inbox</title><script type="speculationrules">${JSON.stringify(rules)}</script>`)
    return true
  })
  front.to = server.origin
  await withChromium(async (path, flags) => {
    // A debugger would prevent prerendering; an unused debugging port keeps Chromium running.
    const chromium = spawn(path, [...flags, '--remote-debugging-port=0', `${front.origin}/inbox`], { stdio: 'ignore' })
    const ended = new Promise((resolve) => chromium.once('exit', resolve))
    const ahead = () => front.asked.filter(({ purpose }) => purpose.includes('prerender')).map((asked) => asked.path)
    await expect
      .poll(() => ahead().find((each) => each.includes('/tour-confirm-page-')), { timeout: 20_000 })
      .toBeTruthy()
    expect(ahead()[0]).toBe(`${pathname}${search}`)
    await isStillOpen(server, tour)
    chromium.kill()
    await ended
  })
  expect(front.asked.filter((asked) => asked.path.startsWith('/api/'))).toEqual([])
  await front.close()
  await isStillOpen(server, tour)
})
