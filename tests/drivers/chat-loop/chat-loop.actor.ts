import { chatLoopMachine } from '#machines/chat-loop/chat-loop.machine.ts'
import { chatLoopModel } from '#machines/chat-loop/chat-loop.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { stageActs, wait } from '../stage.actor.ts'

export const chatLoop = {
  name: 'chat-loop',
  machine: chatLoopMachine,
  ports: { watchStage: 'listener' },
  effects: [],
  model: chatLoopModel,
  acts: {
    ...stageActs,
    'USER.comes': (stage) => stage.start(undefined),
    'TIME.1ms': wait(1),
    'TIME.999ms': wait(999),
    'TIME.1999ms': wait(1999),
    'TIME.10s': wait(10_000),
  },
  see: ({ snapshot }) => ({ messages: ['first', 'second', 'third'].filter((each) => snapshot.hasTag(each)) }),
} satisfies ActorDriver
