import { revealMachine } from '#machines/reveal/reveal.machine.ts'
import { revealModel } from '#machines/reveal/reveal.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { publishFromSource, source } from '../playback.actor.ts'
import { passTime } from '../rows.actor.ts'

const publish = (type: string) => (harness: ActorHarness) => publishFromSource(harness, 'watchView', { type })

export const reveal = {
  name: 'reveal',
  machine: revealMachine,
  ports: { watchView: 'listener' },
  effects: [],
  model: revealModel,
  eventDrivers: {
    'USER.comes': (harness) => harness.start({ view: source }),
    'USER.seesIt': publish('SEEN'),
    'USER.isAboveIt': publish('UNSEEN'),
    'SYSTEM.wantsLess': publish('STAND_STILL'),
    'VIEW.cannotBeWatched': (harness) => harness.breakListener('watchView', new Error('no IntersectionObserver')),
    ...passTime('TIME.10s'),
  },
  see: (harness) => ({
    section: [...harness.snapshot.tags].join() || 'there',
    watched: harness.listensTo('watchView'),
  }),
} satisfies ActorDriver
