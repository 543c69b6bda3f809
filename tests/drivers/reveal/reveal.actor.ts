import { revealMachine } from '#machines/reveal/reveal.machine.ts'
import { revealModel } from '#machines/reveal/reveal.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { publishFromSource, source } from '../stage.actor.ts'

const publish = (type: string) => (stage: Stage) => publishFromSource(stage, 'watchView', { type })

export const reveal = {
  name: 'reveal',
  machine: revealMachine,
  ports: { watchView: 'listener' },
  effects: [],
  model: revealModel,
  acts: {
    'USER.comes': (stage) => stage.start({ view: source }),
    'USER.seesIt': publish('SEEN'),
    'USER.isAboveIt': publish('UNSEEN'),
    'SYSTEM.wantsLess': publish('STAND_STILL'),
    'VIEW.cannotBeWatched': (stage) => stage.breakListener('watchView', new Error('no IntersectionObserver')),
    ...passTime('TIME.10s'),
  },
  see: (stage) => ({ section: [...stage.snapshot.tags].join() || 'there', watched: stage.listensTo('watchView') }),
} satisfies ActorDriver
