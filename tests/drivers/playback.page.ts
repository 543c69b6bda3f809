import type { Locator, Page } from '@playwright/test'
import { AnimatedPage } from '#e2e/walks/site/animated-page.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import type { PageDriver, PageEventDriver } from './page-driver.ts'
import type { playbackEvents as actor } from './playback.actor.ts'

const pages = new WeakMap<Site, AnimatedPage>()

export function animatedPageOf(site: Site): AnimatedPage {
  const animated = pages.get(site)
  if (!animated) throw new Error('the page isn’t open')
  return animated
}

/** Opens a prerendered page with an animation; its element is out of view, or is scrolled into view. */
export const opensPage =
  (path: string, element: (page: Page) => Locator): PageEventDriver =>
  async (site) => {
    pages.set(site, await AnimatedPage.open(site, path, element(site.page)))
  }

/** The rows of playback commands: hidden in three ways, with scripts loaded late or early. */
export const playbackEvents: PageDriver<{ eventDrivers: typeof actor }>['eventDrivers'] = {
  'STAGE.moves': async (site) => {
    const animated = animatedPageOf(site)
    await animated.comeBack()
    await animated.prefer('all')
    await animated.hydrate()
  },
  'STAGE.rests': async (site, { before }) => {
    const animated = animatedPageOf(site)
    if (before?.matches('resting')) return animated.leave('tab')
    if (!animated.isHydrated || animated.isReduced) {
      await animated.leave('view')
      await animated.prefer('all')
      return animated.hydrate()
    }
    await animated.leave(before?.matches({ moving: 'almost' }) ? 'pause' : 'view')
  },
  'STAGE.standsStill': async (site) => {
    const animated = animatedPageOf(site)
    await animated.prefer('less')
    await animated.hydrate()
  },
  'STAGE.breaks': {
    drive: (site) => animatedPageOf(site).hydrate('unavailable'),
    leftOutIn: ['moving', 'resting'],
    why: 'A browser that reported visibility once keeps reporting it.',
  },
}
