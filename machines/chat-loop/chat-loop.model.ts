import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements HOME-09, HOME-15. A round: messages after 1000, 2000 and 3000 ms, none again after 5000 ms. */
const chart = setup({
  types: { context: {} as { shown: number }, events: {} as { type: string } },
  guards: {
    isWhole: ({ context }) => context.shown === 3,
    isShort: ({ context }) => context.shown < 3,
  },
  actions: {
    nothingHappens: () => {},
    showNone: assign({ shown: 0 }),
    showNext: assign({ shown: ({ context }) => context.shown + 1 }),
    showAll: assign({ shown: 3 }),
  },
}).createMachine({
  id: 'chatLoopSpec',
  context: { shown: 3 },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'still' } } },
    still: {
      on: {
        'STAGE.moves': { target: 'moving', actions: 'showNone' },
        'STAGE.rests': { target: 'resting', actions: 'showNone' },
        'STAGE.standsStill': { actions: 'nothingHappens' },
        'STAGE.breaks': { target: 'alone' },
        'TIME.10s': { actions: 'nothingHappens' },
      },
    },
    moving: {
      on: {
        'STAGE.rests': { target: 'resting' },
        'STAGE.standsStill': { target: 'still', actions: 'showAll' },
        'STAGE.breaks': { target: 'alone', actions: 'showAll' },
      },
      initial: 'fresh',
      states: {
        fresh: {
          on: {
            'TIME.999ms': { guard: 'isShort', target: 'almost' },
            'TIME.1999ms': { guard: 'isWhole', target: 'almost' },
          },
        },
        almost: {
          on: {
            'TIME.1ms': [
              { guard: 'isWhole', target: 'fresh', actions: 'showNone' },
              { target: 'fresh', actions: 'showNext' },
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
        'TIME.10s': { actions: 'nothingHappens' },
      },
    },
    alone: { on: { 'TIME.10s': { actions: 'nothingHappens' } } },
  },
})

const messages = ({ shown }: { shown: number }) => ({ messages: ['first', 'second', 'third'].slice(0, shown) })

export const chatLoopModel: Model = {
  requirements: ['HOME-09', 'HOME-15'],
  chart,
  proves: {
    moving: ['HOME-09'],
    'STAGE.standsStill': ['HOME-15'],
  },
  looks: {
    'chatLoopSpec.still': messages,
    'chatLoopSpec.moving.fresh': messages,
    'chatLoopSpec.moving.almost': messages,
    'chatLoopSpec.resting': messages,
    'chatLoopSpec.alone': messages,
  },
}
