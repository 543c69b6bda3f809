import { badgesModel } from '#machines/badges/badges.model.ts'
import { pass } from './site/clock.ts'
import { Scene } from './site/scene.ts'
import { shownOf } from './site/shown.ts'
import { comesTo, stageActs, stageLeftOut } from './stage.acts.ts'
import type { Walk } from './walk.ts'

export const badges: Walk = {
  name: 'badges',
  page: 'home',
  model: badgesModel,
  calls: {},
  prepare: Scene.arrange,
  acts: {
    ...stageActs,
    'USER.comes': comesTo('/', (page) => page.locator('ul:has(> [data-shown])')),
    'TIME.1499ms': (site) => pass(site, 1499),
    'TIME.1999ms': (site) => pass(site, 1999),
    'TIME.2999ms': (site) => pass(site, 2999),
    'TIME.1ms': (site) => pass(site, 1),
    'TIME.10s': (site) => pass(site, 10_000),
  },
  leftOut: stageLeftOut,
  look: (site, expected) =>
    site.sees(
      async () => ({ badges: await shownOf(site.page.locator('ul > [data-shown]'), ['newOffer', 'tourRequest']) }),
      expected,
    ),
}
