import { AnimatedPage } from '#e2e/walks/site/animated-page.ts'
import { shownOf } from '#e2e/walks/site/shown.ts'
import { badgesRound, chatLoopRound, sequenceModel } from '#machines/looping-sequence/looping-sequence.model.ts'
import type { PageDriver } from '../page-driver.ts'
import { opensPage, playbackEvents } from '../playback.page.ts'
import { passTime } from '../rows.page.ts'

export const loopingSequence: PageDriver[] = [
  {
    ...face('messages', chatLoopRound, 'ol'),
    eventDrivers: {
      ...eventDriversIn('ol'),
      ...passTime('TIME.999ms', 'TIME.1999ms', 'TIME.1ms', 'TIME.10s'),
    },
  },
  {
    ...face('badges', badgesRound, 'ul'),
    eventDrivers: {
      ...eventDriversIn('ul'),
      ...passTime('TIME.1499ms', 'TIME.1999ms', 'TIME.2999ms', 'TIME.1ms', 'TIME.10s'),
    },
  },
]

/** On the home page, where the items of `list` appear and disappear. */
function face(
  name: string,
  round: typeof badgesRound | typeof chatLoopRound,
  list: string,
): Omit<PageDriver, 'eventDrivers'> {
  return {
    name: 'looping-sequence',
    face: name,
    page: 'home',
    isNightly: true,
    model: sequenceModel(round),
    calls: {},
    prepare: AnimatedPage.arrange,
    see: (site, expected) =>
      site.sees(
        async () => ({ items: await shownOf(site.page.locator(`${list} > [data-shown]`), round.items) }),
        expected,
      ),
  }
}

function eventDriversIn(list: string) {
  return { ...playbackEvents, 'USER.comes': opensPage('/', (page) => page.locator(`${list}:has(> [data-shown])`)) }
}
