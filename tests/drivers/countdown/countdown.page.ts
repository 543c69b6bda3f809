import { AnimatedPage } from '#e2e/walks/site/animated-page.ts'
import { pass } from '#e2e/walks/site/clock.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { showSiteTab } from '#e2e/walks/site/tab-visibility.ts'
import { countdownModel } from '#machines/countdown/countdown.model.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { animatedPageOf, opensPage } from '../playback.page.ts'
import { rowsOf } from '../rows.ts'
import type { countdown as actor } from './countdown.actor.ts'
import { seenAgainAt, seenAt } from './countdown.facts.ts'

const begins = new WeakMap<Site, number>()
const now = ({ page }: Site) => page.evaluate(() => Date.now())
/** Milliseconds until that moment after the start. */
const until = async (site: Site, moment: number) => (begins.get(site) ?? 0) + moment - (await now(site))

const wait =
  (moment: number): PageEventDriver =>
  async (site) =>
    pass(site, await until(site, moment))

/** Time passes in a hidden tab, too. */
const sleep =
  (moment: number): PageEventDriver =>
  async (site) => {
    await showSiteTab(site, false)
    await site.page.clock.fastForward(await until(site, moment))
    await showSiteTab(site, true)
  }

export const countdown: PageDriver<typeof actor> = {
  name: 'countdown',
  page: 'pendra',
  isNightly: true,
  model: countdownModel,
  calls: {},
  prepare: AnimatedPage.arrange,
  eventDrivers: {
    'USER.comes': opensPage('/pendra', (page) => page.getByRole('timer')),
    'CLOCK.begins': async (site) => {
      begins.set(site, await now(site))
      await animatedPageOf(site).hydrate()
    },
    ...rowsOf(seenAt, wait),
    ...rowsOf(seenAgainAt, sleep),
    'CLOCK.isSetBack': async (site) => {
      await showSiteTab(site, false)
      await site.page.clock.setSystemTime((begins.get(site) ?? 0) - 3_600_000)
      await showSiteTab(site, true)
      await pass(site, 5000)
    },
    'CLOCK.breaks': {
      drive: (site) => animatedPageOf(site).hydrate('unavailable'),
      leftOutIn: ['ticked'],
      why: 'A browser that reported the time once keeps reporting it.',
    },
    // The countdown doesn't update while hidden.
    'TIME.10s': async (site, { before }) => {
      if (before?.matches('full')) await showSiteTab(site, false)
      await pass(site, 10_000)
    },
  },
  // Times are counted from the clock's start; ten seconds later most of them have passed.
  ends: ['TIME.10s'],
  see: (site, { left }: { left: number }) => site.sees(() => readPage(site), { label: 'Time left', left }),
}

async function readPage({ page }: Site): Promise<object> {
  return page.getByRole('timer').evaluate((timer) => {
    const [label, row] = timer.children
    const figures = [...(row?.children ?? [])].map((each) => [...each.children].map((part) => part.textContent?.trim()))
    const seconds: Record<string, number> = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 }
    const left = figures.map(([figure, unit]) => Number(figure) * (seconds[unit ?? ''] ?? Number.NaN))
    return { label: label?.textContent, left: left.reduce((sum, each) => sum + each, 0) }
  })
}
