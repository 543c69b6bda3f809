import { chatLoopModel } from '#machines/chat-loop/chat-loop.model.ts'
import { pass } from './site/clock.ts'
import { Scene } from './site/scene.ts'
import { shownOf } from './site/shown.ts'
import { comesTo, stageActs, stageLeftOut } from './stage.acts.ts'
import type { Walk } from './walk.ts'

const places = ['first', 'second', 'third']

export const chatLoop: Walk = {
  name: 'chat-loop',
  page: 'home',
  model: chatLoopModel,
  calls: {},
  prepare: Scene.arrange,
  acts: {
    ...stageActs,
    'USER.comes': comesTo('/', (page) => page.locator('ol:has(> [data-shown])')),
    'TIME.999ms': (site) => pass(site, 999),
    'TIME.1999ms': (site) => pass(site, 1999),
    'TIME.1ms': (site) => pass(site, 1),
    'TIME.10s': (site) => pass(site, 10_000),
  },
  leftOut: stageLeftOut,
  look: (site, expected) =>
    site.sees(async () => ({ messages: await shownOf(site.page.locator('ol > [data-shown]'), places) }), expected),
}
