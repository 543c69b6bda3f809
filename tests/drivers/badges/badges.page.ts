import { pass } from '#e2e/walks/site/clock.ts'
import { Scene } from '#e2e/walks/site/scene.ts'
import { shownOf } from '#e2e/walks/site/shown.ts'
import { badgesModel } from '#machines/badges/badges.model.ts'
import type { EventOf } from '../driver.ts'
import type { PageDriver } from '../page-driver.ts'
import { comesTo, stageActs } from '../stage.page.ts'
import type { badges as actor } from './badges.actor.ts'

export const badges: PageDriver<EventOf<typeof actor>> = {
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
  see: (site, expected) =>
    site.sees(
      async () => ({ badges: await shownOf(site.page.locator('ul > [data-shown]'), ['newOffer', 'tourRequest']) }),
      expected,
    ),
}
