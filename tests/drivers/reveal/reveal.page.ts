import { MotionScene } from '#e2e/walks/site/scene.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { revealModel } from '#machines/reveal/reveal.model.ts'
import type { PageDriver } from '../page-driver.ts'
import { passTime } from '../rows.page.ts'
import { comesTo, sceneOf } from '../stage.page.ts'
import type { reveal as actor } from './reveal.actor.ts'

const section = ({ page }: Site) => page.locator('[data-reveal]:has(#start)')

export const reveal: PageDriver<typeof actor> = {
  name: 'reveal',
  page: 'home',
  model: revealModel,
  calls: {},
  prepare: MotionScene.arrange,
  acts: {
    'USER.comes': comesTo('/', (page) => page.locator('[data-reveal]:has(#start)')),
    'USER.seesIt': async (site) => {
      await sceneOf(site).comeBack()
      await sceneOf(site).arrive()
    },
    'USER.isAboveIt': async (site) => {
      if (sceneOf(site).isHere) await site.page.mouse.wheel(0, 40)
      else await sceneOf(site).arrive()
    },
    'SYSTEM.wantsLess': async (site) => {
      await sceneOf(site).prefer('less')
      await sceneOf(site).arrive('unasked')
    },
    'VIEW.cannotBeWatched': {
      act: (site) => sceneOf(site).arrive('lost'),
      leftOutIn: ['hidden'],
      why: 'A browser that could say what is in view goes on saying it.',
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
