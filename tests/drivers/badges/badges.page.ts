import { Scene } from '#e2e/walks/site/scene.ts'
import { shownOf } from '#e2e/walks/site/shown.ts'
import { badgesModel } from '#machines/badges/badges.model.ts'
import type { PageDriver } from '../page-driver.ts'
import { passTime } from '../rows.page.ts'
import { comesTo, stageActs } from '../stage.page.ts'
import type { badges as actor } from './badges.actor.ts'

export const badges: PageDriver<typeof actor> = {
  name: 'badges',
  page: 'home',
  model: badgesModel,
  calls: {},
  prepare: Scene.arrange,
  acts: {
    ...stageActs,
    'USER.comes': comesTo('/', (page) => page.locator('ul:has(> [data-shown])')),
    ...passTime('TIME.1499ms', 'TIME.1999ms', 'TIME.2999ms', 'TIME.1ms', 'TIME.10s'),
  },
  see: (site, expected) =>
    site.sees(
      async () => ({ badges: await shownOf(site.page.locator('ul > [data-shown]'), ['newOffer', 'tourRequest']) }),
      expected,
    ),
}
