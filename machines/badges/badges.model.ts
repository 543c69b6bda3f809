import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirements HOME-14, HOME-15. A round as §4 and §9 are read: nothing, 'New offer' after 1500 ms, 'Tour request' after
 * 3000 ms, nothing again after 6000 ms; 2000 ms later the next round begins.
 */
const chart = setup({
  types: { context: {} as { at: 0 | 1500 | 3000 | 6000 }, events: {} as { type: string } },
  guards: {
    isEmpty: ({ context }) => context.at === 0,
    hasOne: ({ context }) => context.at === 1500,
    hasBoth: ({ context }) => context.at === 3000,
    isOver: ({ context }) => context.at === 6000,
  },
  actions: {
    nothingHappens: () => {},
    begin: assign({ at: 0 }),
    offer: assign({ at: 1500 }),
    request: assign({ at: 3000 }),
    clear: assign({ at: 6000 }),
  },
}).createMachine({
  id: 'badgesSpec',
  context: { at: 3000 },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'still' } } },
    still: {
      on: {
        'STAGE.moves': { target: 'moving', actions: 'begin' },
        'STAGE.rests': { target: 'resting', actions: 'begin' },
        'STAGE.standsStill': { actions: 'nothingHappens' },
        'STAGE.breaks': { target: 'alone' },
        'TIME.10s': { actions: 'nothingHappens' },
      },
    },
    moving: {
      on: {
        'STAGE.rests': { target: 'resting' },
        'STAGE.standsStill': { target: 'still', actions: 'request' },
        'STAGE.breaks': { target: 'alone', actions: 'request' },
      },
      initial: 'fresh',
      states: {
        fresh: {
          on: {
            'TIME.1499ms': [
              { guard: 'isEmpty', target: 'almost' },
              { guard: 'hasOne', target: 'almost' },
            ],
            'TIME.2999ms': { guard: 'hasBoth', target: 'almost' },
            'TIME.1999ms': { guard: 'isOver', target: 'almost' },
          },
        },
        almost: {
          on: {
            'TIME.1ms': [
              { guard: 'isEmpty', target: 'fresh', actions: 'offer' },
              { guard: 'hasOne', target: 'fresh', actions: 'request' },
              { guard: 'hasBoth', target: 'fresh', actions: 'clear' },
              { target: 'fresh', actions: 'begin' },
            ],
          },
        },
      },
    },
    resting: {
      on: {
        'STAGE.moves': { target: 'moving' },
        'STAGE.rests': { actions: 'nothingHappens' },
        'STAGE.standsStill': { target: 'still', actions: 'request' },
        'TIME.10s': { actions: 'nothingHappens' },
      },
    },
    alone: { on: { 'TIME.10s': { actions: 'nothingHappens' } } },
  },
})

const seen = { 0: [], 1500: ['newOffer'], 3000: ['newOffer', 'tourRequest'], 6000: [] }
const badges = ({ at }: { at: keyof typeof seen }) => ({ badges: seen[at] })

export const badgesModel: Model = {
  requirements: ['HOME-14', 'HOME-15'],
  chart,
  proves: {
    moving: ['HOME-14'],
    'STAGE.standsStill': ['HOME-15'],
  },
  looks: {
    'badgesSpec.still': badges,
    'badgesSpec.moving.fresh': badges,
    'badgesSpec.moving.almost': badges,
    'badgesSpec.resting': badges,
    'badgesSpec.alone': badges,
  },
}
