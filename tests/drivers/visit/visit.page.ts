import { expect } from '@playwright/test'
import { arrangeClock, stopSiteClock } from '#e2e/walks/site/clock.ts'
import { homeAnswer, openListing } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { controlTab, showSiteTab } from '#e2e/walks/site/tab-visibility.ts'
import { visitModel } from '#machines/visit/visit.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomeRows, passTime } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { visit as actor } from './visit.actor.ts'
import { noon, outcomes, sessions } from './visit.facts.ts'

/** The page is opened a minute before in a hidden tab. */
const comes =
  (session_id: string | null): PageEventDriver =>
  async (site) => {
    const { body } = exampleNamed('getAccessRequirements.passed')
    await openListing(
      site,
      { body: { ...(homeAnswer.body as object), id: 7 } },
      { body: { ...(body as object), session_id } },
    )
    await stopSiteClock(site, new Date(noon))
    // Without a session nothing is reported, even when the page is visible.
    if (session_id === null) await showSiteTab(site, true)
  }

/** The page is left, or restored from the back-forward cache. */
async function turnPage({ page }: Site, event: 'pagehide' | 'pageshow'): Promise<void> {
  await page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event)
}

export const visit: PageDriver<typeof actor> = {
  name: 'visit',
  page: 'property',
  isNightly: true,
  model: visitModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    updateVisitDuration: 'held',
    endVisit: exampleNamed('endVisit.kept'),
    listPropertyImages: exampleNamed('listPropertyImages.none'),
  },
  prepare: async (site) => {
    await controlTab(site, false)
    await arrangeClock(site, new Date(noon - 60_000))
  },
  eventDrivers: {
    ...rowsOf(sessions, comes),
    'PAGE.isShown': async (site, { before }) => {
      const isBack = before?.matches('away') && (await site.page.evaluate(() => window.isShown))
      if (isBack) await turnPage(site, 'pageshow')
      else await showSiteTab(site, true)
    },
    'PAGE.isHidden': (site) => showSiteTab(site, false),
    'PAGE.isUnloaded': (site) => turnPage(site, 'pagehide'),
    'PAGE.isLeft': async ({ page }) => {
      await page.getByRole('link', { name: 'Pending, home' }).click()
      await expect(page).toHaveURL('/')
    },
    ...passTime('TIME.1s', 'TIME.29s', 'TIME.30s', 'TIME.100s'),
    ...outcomeRows('updateVisitDuration', outcomes),
  },
  ends: ['PAGE.isLeft'],
  see: async (site, { calls }: { calls: string[] }) => {
    await site.sees(async () => ({ calls: reportsOf(site) }), { calls })
  },
}

/** The reports to the server in order: `update 30`, `end 42`, `end 42 at 2026-…`. */
function reportsOf({ calls }: Site): string[] {
  return calls.history.flatMap(({ operation, path, body }) => {
    if (operation !== 'updateVisitDuration' && operation !== 'endVisit') return []
    const { visitor_session_id, duration_seconds, exit_time, ...more } = body as Record<string, unknown>
    const isOurs = path.startsWith('/api/v1/public/properties/7/') && visitor_session_id === 'session-1'
    if (!isOurs || Object.keys(more).length > 0) return [`${operation} of another shape: ${JSON.stringify(body)}`]
    const published = `${operation === 'endVisit' ? 'end' : 'update'} ${duration_seconds}`
    return [exit_time === undefined ? published : `${published} at ${exit_time}`]
  })
}
