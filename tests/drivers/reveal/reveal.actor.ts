import { revealMachine } from '#machines/reveal/reveal.machine.ts'
import { revealModel } from '#machines/reveal/reveal.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'

export const reveal = {
  name: 'reveal',
  machine: revealMachine,
  ports: { watchView: 'listener' },
  effects: [],
  model: revealModel,
  acts: {
    'USER.comes': (stage) => stage.start(undefined),
    'USER.seesIt': (stage) => stage.publish('watchView', { type: 'SEEN' }),
    'USER.isAboveIt': (stage) => stage.publish('watchView', { type: 'UNSEEN' }),
    'SYSTEM.wantsLess': (stage) => stage.publish('watchView', { type: 'STAND_STILL' }),
    'VIEW.cannotBeWatched': (stage) => stage.breakListener('watchView', new Error('no IntersectionObserver')),
    ...passTime('TIME.10s'),
  },
  see: (stage) => ({ section: [...stage.snapshot.tags].join() || 'there', watched: stage.listensTo('watchView') }),
} satisfies ActorDriver
