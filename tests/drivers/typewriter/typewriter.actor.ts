import { typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { typewriterModel } from '#machines/typewriter/typewriter.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { source, stageActs } from '../stage.actor.ts'

const input = { length: 3, playback: source }

export const typewriter = {
  name: 'typewriter',
  machine: typewriterMachine,
  ports: { watchPlayback: 'listener' },
  effects: [],
  model: typewriterModel,
  acts: {
    ...stageActs,
    'USER.comes': (stage) => stage.start(input),
    'USER.clicks': (stage) => stage.send({ type: 'SHOW_ALL' }),
    ...passTime('TIME.1ms', 'TIME.29ms', 'TIME.10s'),
  },
  see: (stage) => ({
    text: stage.snapshot.hasTag('whole') ? 'Run' : 'Run'.slice(0, (stage.context as { typed: number }).typed),
    stage: stage.listensTo('watchPlayback') ? 'needed' : 'done',
    waiting: stage.snapshot.hasTag('waiting'),
  }),
} satisfies ActorDriver
