import { loopingSequenceMachine } from '#machines/looping-sequence/looping-sequence.machine.ts'
import { loopingSequenceModel, unevenRound } from '#machines/looping-sequence/looping-sequence.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { playbackEvents, source } from '../playback.actor.ts'
import { passTime } from '../rows.actor.ts'

const { items, steps } = unevenRound

export const loopingSequence = {
  name: 'looping-sequence',
  machine: loopingSequenceMachine,
  ports: { watchPlayback: 'listener' },
  effects: [],
  model: loopingSequenceModel,
  eventDrivers: {
    ...playbackEvents,
    'USER.comes': (harness) => harness.start({ playback: source, steps, count: items.length }),
    ...passTime('TIME.1ms', 'TIME.999ms', 'TIME.1499ms', 'TIME.2499ms', 'TIME.10s'),
  },
  see: ({ context }) => ({ items: items.slice(0, Number(context.shown)) }),
} satisfies ActorDriver
