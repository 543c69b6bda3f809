import { scrollHeadlineMachine } from '#machines/scroll-headline/scroll-headline.machine.ts'
import { scrollHeadlineModel } from '#machines/scroll-headline/scroll-headline.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'

const scrolled = (progress: number) => ({ type: 'SCROLLED', progress })
const scroll = (progress: number) => (stage: Stage) => stage.publish('watchScroll', scrolled(progress))

export const scrollHeadline = {
  name: 'scroll-headline',
  machine: scrollHeadlineMachine,
  ports: { watchScroll: 'listener' },
  effects: [],
  model: scrollHeadlineModel,
  acts: {
    'USER.comes': (stage) => stage.start(undefined),
    'USER.scrollsToTop': scroll(0),
    'USER.pullsPastTop': scroll(-0.1),
    'USER.scrollsALittle': scroll(0.01),
    'USER.scrollsHalf': scroll(0.5),
    'USER.scrollsNearlyPast': scroll(0.99),
    'USER.scrollsPast': scroll(1),
    'USER.scrollsFarPast': scroll(7),
    'SYSTEM.wantsLess': (stage) => stage.publish('watchScroll', { type: 'STAND_STILL' }),
    'PAGE.cannotBeWatched': (stage) => stage.breakListener('watchScroll', new Error('no window')),
    ...passTime('TIME.10s'),
  },
  see: (stage) => ({
    size: stage.snapshot.matches('alone') ? 'large' : stage.snapshot.value.following,
    progress: (stage.context as { progress: number }).progress,
  }),
} satisfies ActorDriver
