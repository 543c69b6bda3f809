import { expect } from '@playwright/test'
import { pass } from '#e2e/walks/site/clock.ts'
import { Scene } from '#e2e/walks/site/scene.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { scrollHeadlineModel } from '#machines/scroll-headline/scroll-headline.model.ts'
import type { Act, PageDriver } from '../page-driver.ts'
import { passTime } from '../rows.page.ts'
import { comesTo, sceneOf } from '../stage.page.ts'
import type { scrollHeadline as actor } from './scroll-headline.actor.ts'

const headline = ({ page }: Site) => page.getByRole('main').getByRole('heading', { level: 1 }).locator('..')

/** In pixels. The window is 1000 pixels high, and at 600 the headline is gone. Only where motion is welcome does it follow. */
const scroll =
  (top: number): Act =>
  async (site) => {
    const scene = sceneOf(site)
    await scene.arrive('unasked')
    await scene.prefer('all')
    await site.page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(() => site.page.evaluate(() => scrollY)).toBe(top)
    await heard(site)
  }

/** The browser tells of scrolling with its next picture, and the page looks with the one after it. */
async function heard(site: Site): Promise<void> {
  await site.page.evaluate(() => new Promise((published) => new IntersectionObserver(published).observe(document.body)))
  await pass(site, 16)
}

export const scrollHeadline: PageDriver<typeof actor> = {
  name: 'scroll-headline',
  page: 'enterprise',
  model: scrollHeadlineModel,
  calls: {},
  browser: { viewport: { width: 1280, height: 1000 } },
  prepare: Scene.arrange,
  acts: {
    'USER.comes': comesTo('/enterprise', (page) => page.getByRole('main').getByRole('heading', { level: 1 })),
    'USER.scrollsToTop': scroll(0),
    'USER.pullsPastTop': async (site, moment) => {
      await scroll(0)(site, moment)
      await site.page.mouse.wheel(0, -300)
      await heard(site)
    },
    'USER.scrollsALittle': scroll(6),
    'USER.scrollsHalf': scroll(300),
    'USER.scrollsNearlyPast': scroll(594),
    'USER.scrollsPast': scroll(600),
    'USER.scrollsFarPast': scroll(1200),
    'SYSTEM.wantsLess': async (site) => {
      const scene = sceneOf(site)
      await scene.prefer('less')
      await scene.arrive('unasked')
      await pass(site, 16)
    },
    'PAGE.cannotBeWatched': {
      act: async (site) => {
        await site.page.evaluate(() => Reflect.deleteProperty(window, 'requestAnimationFrame'))
        await sceneOf(site).arrive('unasked')
      },
      leftOutIn: ['page.shrinking', 'page.away'],
      why: 'A browser that could tell of scrolling goes on telling it.',
    },
    ...passTime('TIME.10s'),
  },
  see: (site, expected: { size: string; progress: number }) =>
    site.sees(() => readPage(site), {
      ...expected,
      opacity: rounded(1 - expected.progress),
      scale: rounded(1 - 0.18 * expected.progress),
    }),
}

async function readPage(site: Site): Promise<object> {
  const { scrolled, opacity, matrix } = await headline(site).evaluate((it) => ({
    scrolled: it.style.getPropertyValue('--scrolled'),
    opacity: getComputedStyle(it).opacity,
    matrix: getComputedStyle(it).transform,
  }))
  const progress = Number(scrolled || '0')
  return {
    size: progress === 0 ? 'large' : progress === 1 ? 'away' : 'shrinking',
    progress,
    opacity: rounded(Number(opacity)),
    scale: rounded(Number(/matrix\(([\d.]+),/.exec(matrix)?.[1] ?? Number.NaN)),
  }
}

const rounded = (value: number) => Number(value.toFixed(4))
