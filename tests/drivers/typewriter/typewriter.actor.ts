import { typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { typewriterModel } from '#machines/typewriter/typewriter.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { playbackEvents, source } from '../playback.actor.ts'
import { passTime } from '../rows.actor.ts'

const input = { length: 3, playback: source }

export const typewriter = {
  name: 'typewriter',
  machine: typewriterMachine,
  ports: { watchPlayback: 'listener' },
  effects: [],
  model: typewriterModel,
  eventDrivers: {
    ...playbackEvents,
    'USER.comes': (harness) => harness.start(input),
    'USER.clicks': (harness) => harness.send({ type: 'SHOW_ALL' }),
    ...passTime('TIME.1ms', 'TIME.29ms', 'TIME.10s'),
  },
  see: (harness) => ({
    text: harness.snapshot.hasTag('whole') ? 'Run' : 'Run'.slice(0, (harness.context as { typed: number }).typed),
    playback: harness.listensTo('watchPlayback') ? 'needed' : 'done',
    waiting: harness.snapshot.hasTag('waiting'),
  }),
} satisfies ActorDriver
