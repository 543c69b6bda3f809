import { chatLoopMachine } from '#machines/chat-loop/chat-loop.machine.ts'
import { chatLoopModel } from '#machines/chat-loop/chat-loop.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { stageActs } from '../stage.actor.ts'

export const chatLoop = {
  name: 'chat-loop',
  machine: chatLoopMachine,
  ports: { watchPlayback: 'listener' },
  effects: [],
  model: chatLoopModel,
  acts: {
    ...stageActs,
    'USER.comes': (stage) => stage.start(undefined),
    ...passTime('TIME.1ms', 'TIME.999ms', 'TIME.1999ms', 'TIME.10s'),
  },
  see: ({ snapshot }) => ({ messages: ['first', 'second', 'third'].filter((each) => snapshot.hasTag(each)) }),
} satisfies ActorDriver
