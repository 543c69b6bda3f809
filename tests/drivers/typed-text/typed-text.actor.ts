import { typedTextMachine } from '#machines/typed-text/typed-text.machine.ts'
import { typedTextModel } from '#machines/typed-text/typed-text.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { stageActs, wait } from '../stage.actor.ts'

const questions = ['Hi?', 'Ok']
const input = { lengths: [3, 2] }

export const typedText = {
  name: 'typed-text',
  machine: typedTextMachine,
  ports: { watchStage: 'listener' },
  effects: [],
  model: typedTextModel,
  acts: {
    ...stageActs,
    'USER.comes': (stage) => stage.start(input),
    'TIME.1ms': wait(1),
    'TIME.29ms': wait(29),
    'TIME.59ms': wait(59),
    'TIME.999ms': wait(999),
    'TIME.11s': wait(11_000),
  },
  see: (stage) => {
    const { index, typed } = stage.context as { index: number; typed: number }
    return { text: questions[index]?.slice(0, typed) }
  },
} satisfies ActorDriver
