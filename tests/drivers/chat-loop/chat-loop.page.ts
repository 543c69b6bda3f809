import { Scene } from '#e2e/walks/site/scene.ts'
import { shownOf } from '#e2e/walks/site/shown.ts'
import { chatLoopModel } from '#machines/chat-loop/chat-loop.model.ts'
import type { PageDriver } from '../page-driver.ts'
import { passTime } from '../rows.page.ts'
import { comesTo, stageActs } from '../stage.page.ts'
import type { chatLoop as actor } from './chat-loop.actor.ts'

const places = ['first', 'second', 'third']

export const chatLoop: PageDriver<typeof actor> = {
  name: 'chat-loop',
  page: 'home',
  model: chatLoopModel,
  calls: {},
  prepare: Scene.arrange,
  acts: {
    ...stageActs,
    'USER.comes': comesTo('/', (page) => page.locator('ol:has(> [data-shown])')),
    ...passTime('TIME.999ms', 'TIME.1999ms', 'TIME.1ms', 'TIME.10s'),
  },
  see: (site, expected) =>
    site.sees(async () => ({ messages: await shownOf(site.page.locator('ol > [data-shown]'), places) }), expected),
}
