import { typedTextMachine } from '#machines/typed-text/typed-text.machine.ts'
import { typedTextModel } from '#machines/typed-text/typed-text.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { playbackEvents, source } from '../playback.actor.ts'
import { passTime } from '../rows.actor.ts'

const questions = ['Hi?', 'Ok']
const input = { lengths: [3, 2], playback: source }

export const typedText = {
  name: 'typed-text',
  machine: typedTextMachine,
  ports: { watchPlayback: 'listener' },
  effects: [],
  model: typedTextModel,
  eventDrivers: {
    ...playbackEvents,
    'USER.comes': (harness) => harness.start(input),
    ...passTime('TIME.1ms', 'TIME.29ms', 'TIME.59ms', 'TIME.999ms', 'TIME.11s'),
  },
  see: (harness) => {
    const { index, typed } = harness.context as { index: number; typed: number }
    return { text: questions[index]?.slice(0, typed) }
  },
} satisfies ActorDriver
