import { revealModel } from '#machines/reveal/reveal.model.ts'
import { pass } from './site/clock.ts'
import { Scene } from './site/scene.ts'
import type { Site } from './site/site.ts'
import { comesTo, sceneOf } from './stage.acts.ts'
import type { Walk } from './walk.ts'

const section = ({ page }: Site) => page.locator('[data-reveal]:has(#start)')

export const reveal: Walk = {
  name: 'reveal',
  page: 'home',
  model: revealModel,
  calls: {},
  prepare: Scene.arrange,
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
    'VIEW.cannotBeWatched': (site) => sceneOf(site).arrive('lost'),
    'TIME.10s': (site) => pass(site, 10_000),
  },
  leftOut: {
    'VIEW.cannotBeWatched': { states: ['hidden'], why: 'A browser that could say what is in view goes on saying it.' },
  },
  look: async (site, expected: { section: string }) =>
    site.sees(
      () => section(site).evaluate((it) => ({ section: it.dataset.reveal, opacity: getComputedStyle(it).opacity })),
      {
        section: expected.section,
        opacity: expected.section === 'hidden' ? '0' : '1',
      },
    ),
}
