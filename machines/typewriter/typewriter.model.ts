import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements PENDRA-02, HOME-15. The text is 'Run'. */
const chart = setup({
  types: { context: {} as { text: string }, events: {} as { type: string } },
  guards: { oneIsMissing: ({ context }) => context.text === 'Ru' },
  actions: {
    nothingHappens: () => {},
    clear: assign({ text: '' }),
    typeOne: assign({ text: ({ context }) => 'Run'.slice(0, context.text.length + 1) }),
    showAll: assign({ text: 'Run' }),
  },
}).createMachine({
  id: 'typewriterSpec',
  context: { text: 'Run' },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'waiting' } } },
    waiting: {
      on: {
        'STAGE.moves': { target: 'moving', actions: 'clear' },
        'STAGE.rests': { target: 'resting', actions: 'clear' },
        'STAGE.standsStill': { target: 'still' },
        'STAGE.breaks': { target: 'whole' },
        'USER.clicks': { target: 'whole' },
      },
    },
    still: {
      on: {
        'STAGE.moves': { target: 'moving', actions: 'clear' },
        'STAGE.rests': { target: 'resting', actions: 'clear' },
        'USER.clicks': { target: 'whole' },
        'TIME.10s': { actions: 'nothingHappens' },
      },
    },
    moving: {
      on: {
        'STAGE.rests': { target: 'resting' },
        'STAGE.standsStill': { target: 'still', actions: 'showAll' },
        'STAGE.breaks': { target: 'whole', actions: 'showAll' },
        'USER.clicks': { target: 'whole', actions: 'showAll' },
      },
      initial: 'fresh',
      states: {
        fresh: { on: { 'TIME.29ms': { target: 'almost' } } },
        almost: {
          on: {
            'TIME.1ms': [
              { guard: 'oneIsMissing', target: '#typewriterSpec.whole', actions: 'showAll' },
              { target: 'fresh', actions: 'typeOne' },
            ],
          },
        },
      },
    },
    resting: {
      on: {
        'STAGE.moves': { target: 'moving' },
        'STAGE.rests': { actions: 'nothingHappens' },
        'STAGE.standsStill': { target: 'still', actions: 'showAll' },
        'USER.clicks': { target: 'whole', actions: 'showAll' },
        'TIME.10s': { actions: 'nothingHappens' },
      },
    },
    whole: { on: { 'TIME.10s': { actions: 'nothingHappens' }, 'USER.clicks': { actions: 'nothingHappens' } } },
  },
})

const text =
  (playback: 'needed' | 'done', waiting = false) =>
  ({ text }: { text: string }) => ({ text, playback, waiting })

export const typewriterModel: Model = {
  requirements: ['PENDRA-02', 'HOME-15'],
  chart,
  proves: {
    moving: ['PENDRA-02'],
    'moving TIME': ['PENDRA-02'],
    'STAGE.standsStill': ['HOME-15'],
  },
  looks: {
    'typewriterSpec.waiting': text('needed', true),
    'typewriterSpec.still': text('needed'),
    'typewriterSpec.moving.fresh': text('needed'),
    'typewriterSpec.moving.almost': text('needed'),
    'typewriterSpec.resting': text('needed'),
    'typewriterSpec.whole': text('done'),
  },
}
