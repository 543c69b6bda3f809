import { typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { typewriterModel } from '#machines/typewriter/typewriter.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { stageActs, wait } from '../stage.actor.ts'

const input = { length: 3 }

export const typewriter = {
  name: 'typewriter',
  machine: typewriterMachine,
  ports: { watchStage: 'listener' },
  effects: [],
  model: typewriterModel,
  acts: {
    ...stageActs,
    'USER.comes': (stage) => stage.start(input),
    'USER.clicks': (stage) => stage.send({ type: 'SHOW_ALL' }),
    'TIME.1ms': wait(1),
    'TIME.29ms': wait(29),
    'TIME.10s': wait(10_000),
  },
  see: (stage) => ({
    text: stage.snapshot.hasTag('whole') ? 'Run' : 'Run'.slice(0, (stage.context as { typed: number }).typed),
    stage: stage.listensTo('watchStage') ? 'needed' : 'done',
    waiting: stage.snapshot.hasTag('waiting'),
  }),
} satisfies ActorDriver
