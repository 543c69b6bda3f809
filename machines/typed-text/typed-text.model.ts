import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements HOME-08, HOME-15. Two questions, 'Hi?' and 'Ok'; eleven seconds are no full number of rounds. */
const questions = ['Hi?', 'Ok'] as const

interface Context {
  question: 0 | 1
  text: string
  doing: 'waits' | 'deletes' | 'types'
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    waits: ({ context }) => context.doing === 'waits',
    deletes: ({ context }) => context.doing === 'deletes',
    types: ({ context }) => context.doing === 'types',
    oneIsLeft: ({ context }) => context.doing === 'deletes' && context.text.length === 1,
    oneIsMissing: ({ context }) =>
      context.doing === 'types' && context.text.length === questions[context.question].length - 1,
  },
  actions: {
    nothingHappens: () => {},
    first: assign({ question: 0, text: 'Hi?', doing: 'waits' }),
    startDeleting: assign({ doing: 'deletes' }),
    deleteOne: assign({ text: ({ context }) => context.text.slice(0, -1) }),
    startTyping: assign({ question: ({ context }) => (context.question === 0 ? 1 : 0), text: '', doing: 'types' }),
    typeOne: assign({
      text: ({ context }) => questions[context.question].slice(0, context.text.length + 1),
    }),
    startWaiting: assign({ text: ({ context }) => questions[context.question], doing: 'waits' }),
  },
}).createMachine({
  id: 'typedTextSpec',
  context: { question: 0, text: 'Hi?', doing: 'waits' },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'still' } } },
    still: {
      on: {
        'STAGE.moves': { target: 'moving' },
        'STAGE.rests': { actions: 'nothingHappens' },
        'STAGE.standsStill': { actions: 'nothingHappens' },
        'STAGE.breaks': { target: 'alone' },
        'TIME.11s': { actions: 'nothingHappens' },
      },
    },
    moving: {
      on: {
        'STAGE.rests': { target: 'resting' },
        'STAGE.standsStill': { target: 'still', actions: 'first' },
        'STAGE.breaks': { target: 'alone', actions: 'first' },
      },
      initial: 'fresh',
      states: {
        fresh: {
          on: {
            'TIME.999ms': { guard: 'waits', target: 'almost' },
            'TIME.29ms': { guard: 'deletes', target: 'almost' },
            'TIME.59ms': { guard: 'types', target: 'almost' },
          },
        },
        almost: {
          on: {
            'TIME.1ms': [
              { guard: 'waits', target: 'fresh', actions: 'startDeleting' },
              { guard: 'oneIsLeft', target: 'fresh', actions: 'startTyping' },
              { guard: 'deletes', target: 'fresh', actions: 'deleteOne' },
              { guard: 'oneIsMissing', target: 'fresh', actions: 'startWaiting' },
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
        'STAGE.standsStill': { target: 'still', actions: 'first' },
        'TIME.11s': { actions: 'nothingHappens' },
      },
    },
    alone: { on: { 'TIME.11s': { actions: 'nothingHappens' } } },
  },
})

const text = ({ text }: Context) => ({ text })

export const typedTextModel: Model = {
  requirements: ['HOME-08', 'HOME-15'],
  chart,
  proves: {
    moving: ['HOME-08'],
    'STAGE.standsStill': ['HOME-15'],
  },
  looks: {
    'typedTextSpec.still': text,
    'typedTextSpec.moving.fresh': text,
    'typedTextSpec.moving.almost': text,
    'typedTextSpec.resting': text,
    'typedTextSpec.alone': text,
  },
}
