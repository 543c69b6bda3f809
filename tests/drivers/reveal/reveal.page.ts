import { AnimatedPage } from '#e2e/walks/site/animated-page.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { revealModel } from '#machines/reveal/reveal.model.ts'
import type { PageDriver } from '../page-driver.ts'
import { animatedPageOf, opensPage } from '../playback.page.ts'
import { passTime } from '../rows.page.ts'
import type { reveal as actor } from './reveal.actor.ts'

const section = ({ page }: Site) => page.locator('[data-reveal]:has(#start)')

export const reveal: PageDriver<typeof actor> = {
  name: 'reveal',
  page: 'home',
  isNightly: true,
  model: revealModel,
  calls: {},
  prepare: AnimatedPage.arrange,
  eventDrivers: {
    'USER.comes': opensPage('/', (page) => page.locator('[data-reveal]:has(#start)')),
    'USER.seesIt': async (site) => {
      await animatedPageOf(site).comeBack()
      await animatedPageOf(site).hydrate()
    },
    'USER.isAboveIt': async (site) => {
      if (animatedPageOf(site).isHydrated) await site.page.mouse.wheel(0, 40)
      else await animatedPageOf(site).hydrate()
    },
    'SYSTEM.wantsLess': async (site) => {
      await animatedPageOf(site).prefer('less')
      await animatedPageOf(site).hydrate('unobserved')
    },
    'VIEW.cannotBeWatched': {
      drive: (site) => animatedPageOf(site).hydrate('unavailable'),
      leftOutIn: ['hidden'],
      why: 'A browser that reported visibility once keeps reporting it.',
    },
    ...passTime('TIME.10s'),
  },
  see: async (site, expected: { section: string }) =>
    site.sees(
      () => section(site).evaluate((it) => ({ section: it.dataset.reveal, opacity: getComputedStyle(it).opacity })),
      {
        section: expected.section,
        opacity: expected.section === 'hidden' ? '0' : '1',
      },
    ),
}
