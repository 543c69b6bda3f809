import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * CONFIRM-05 and API-06: the first answer of the seller stands, and no other counts. A buyer may cancel what was not
 * declined, for good, or move it: then it waits for the seller's first answer about the new time. A second move shows
 * nothing new.
 */
interface Context {
  newTime: string | null
  moves: number
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: { mayMove: ({ context }) => context.moves === 0 },
  actions: {
    nothingHappens: () => {},
    keep: assign({ newTime: '2026-11-24T14:00:00' }),
    drop: assign({ newTime: null }),
    move: assign({ newTime: null, moves: ({ context }) => context.moves + 1 }),
  },
}).createMachine({
  id: 'tourStatusSpec',
  context: { newTime: null, moves: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'BUYER.asks': { target: 'requested' } } },
    requested: {
      on: {
        'SELLER.accepts': { target: 'accepted' },
        'SELLER.declines': { target: 'declined' },
        'SELLER.proposesTuesday': { target: 'newTimeProposed', actions: 'keep' },
        'BUYER.moves': { guard: 'mayMove', actions: 'move' },
        'BUYER.cancels': { target: 'cancelled' },
      },
    },
    accepted: {
      on: {
        'SELLER.accepts': { actions: 'nothingHappens' },
        'SELLER.declines': { actions: 'nothingHappens' },
        'SELLER.proposesFriday': { actions: 'nothingHappens' },
        'BUYER.moves': { guard: 'mayMove', target: 'requested', actions: 'move' },
        'BUYER.cancels': { target: 'cancelled' },
      },
    },
    declined: {
      on: {
        'SELLER.accepts': { actions: 'nothingHappens' },
        'SELLER.declines': { actions: 'nothingHappens' },
        'SELLER.proposesFriday': { actions: 'nothingHappens' },
        'BUYER.movesInVain': { actions: 'nothingHappens' },
        'BUYER.cancelsInVain': { actions: 'nothingHappens' },
      },
    },
    newTimeProposed: {
      on: {
        'SELLER.accepts': { actions: 'nothingHappens' },
        'SELLER.declines': { actions: 'nothingHappens' },
        'SELLER.proposesFriday': { actions: 'nothingHappens' },
        'BUYER.moves': { guard: 'mayMove', target: 'requested', actions: 'move' },
        'BUYER.cancels': { target: 'cancelled', actions: 'drop' },
      },
    },
    cancelled: {
      on: {
        'SELLER.accepts': { actions: 'nothingHappens' },
        'SELLER.declines': { actions: 'nothingHappens' },
        'SELLER.proposesFriday': { actions: 'nothingHappens' },
        'BUYER.movesInVain': { actions: 'nothingHappens' },
        'BUYER.cancelsInVain': { actions: 'nothingHappens' },
      },
    },
  },
})

export const tourStatusModel: Model = {
  requirements: ['CONFIRM-05', 'API-06'],
  chart,
  proves: {
    'accepted SELLER': ['CONFIRM-05'],
    'declined SELLER': ['CONFIRM-05'],
    'newTimeProposed SELLER': ['CONFIRM-05'],
    'requested SELLER': ['API-06'],
  },
  looks: {
    'tourStatusSpec.requested': { status: 'requested', ended: false, newTime: null },
    'tourStatusSpec.accepted': { status: 'accepted', ended: false, newTime: null },
    'tourStatusSpec.declined': { status: 'declined', ended: true, newTime: null },
    'tourStatusSpec.newTimeProposed': { status: 'newTimeProposed', ended: false, newTime: '2026-11-24T14:00:00' },
    'tourStatusSpec.cancelled': { status: 'cancelled', ended: true, newTime: null },
  },
}
