import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * CONFIRM-05 and API-06: the first answer of the seller stands, and no other counts. A buyer may cancel what was not
 * declined, for good, move it, or accept the time that the seller proposed: moved, it waits for the seller's first answer
 * about the new time. What nobody answers until its time expires; then either side may still come back with another time.
 * The seller may call off what they accepted or proposed, and propose another time instead of the accepted one. A second
 * move of either side shows nothing new.
 */
interface Context {
  newTime: string | null
  moves: number
  proposedInstead: boolean
}

const nothing = { actions: 'nothingHappens' } as const
/** Of a tour that the seller has answered, or that is over. */
const sellerInVain = { 'SELLER.accepts': nothing, 'SELLER.declines': nothing, 'SELLER.proposesFriday': nothing }
const changesInVain = { 'SELLER.callsOffInVain': nothing, 'SELLER.proposesInsteadInVain': nothing } as const
const buyerInVain = { 'BUYER.movesInVain': nothing, 'BUYER.cancelsInVain': nothing, 'BUYER.acceptsInVain': nothing }
const timeInVain = { 'TIME.passesInVain': nothing, 'TIME.endsInVain': nothing }

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    mayMove: ({ context }) => context.moves === 0,
    mayPropose: ({ context }) => !context.proposedInstead,
  },
  actions: {
    nothingHappens: () => {},
    keep: assign({ newTime: '2026-11-24T14:00:00' }),
    drop: assign({ newTime: null }),
    proposeInstead: assign({ newTime: '2026-11-28T11:00:00', proposedInstead: true }),
    move: assign({ newTime: null, moves: ({ context }) => context.moves + 1 }),
  },
}).createMachine({
  id: 'tourStatusSpec',
  context: { newTime: null, moves: 0, proposedInstead: false },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'BUYER.asks': { target: 'requested' } } },
    requested: {
      on: {
        'SELLER.accepts': { target: 'accepted' },
        'SELLER.declines': { target: 'declined' },
        'SELLER.proposesTuesday': { target: 'newTimeProposed', actions: 'keep' },
        'BUYER.acceptsInVain': nothing,
        'BUYER.moves': { guard: 'mayMove', actions: 'move' },
        'BUYER.cancels': { target: 'cancelled' },
        ...changesInVain,
        'TIME.passes': { target: 'expired' },
        'TIME.endsInVain': nothing,
      },
    },
    accepted: {
      on: {
        ...sellerInVain,
        'BUYER.acceptsInVain': nothing,
        'BUYER.moves': { guard: 'mayMove', target: 'requested', actions: 'move' },
        'BUYER.cancels': { target: 'cancelled' },
        'SELLER.callsOff': { target: 'cancelled' },
        'SELLER.proposesInstead': { guard: 'mayPropose', target: 'newTimeProposed', actions: 'proposeInstead' },
        'TIME.passesInVain': nothing,
        'TIME.ends': { target: 'done' },
      },
    },
    declined: { on: { ...sellerInVain, ...changesInVain, ...buyerInVain, ...timeInVain } },
    newTimeProposed: {
      on: {
        ...sellerInVain,
        'BUYER.accepts': { target: 'accepted', actions: 'drop' },
        'BUYER.moves': { guard: 'mayMove', target: 'requested', actions: 'move' },
        'BUYER.cancels': { target: 'cancelled', actions: 'drop' },
        'SELLER.callsOff': { target: 'cancelled', actions: 'drop' },
        'SELLER.proposesInsteadInVain': nothing,
        'TIME.passes': { target: 'expired', actions: 'drop' },
        'TIME.endsInVain': nothing,
      },
    },
    expired: {
      on: {
        'SELLER.accepts': nothing,
        'SELLER.declines': { target: 'declined' },
        'SELLER.proposesTuesday': { target: 'newTimeProposed', actions: 'keep' },
        'BUYER.moves': { guard: 'mayMove', target: 'requested', actions: 'move' },
        'BUYER.cancelsInVain': nothing,
        'BUYER.acceptsInVain': nothing,
        ...changesInVain,
        ...timeInVain,
      },
    },
    done: { on: { ...sellerInVain, ...changesInVain, ...buyerInVain, ...timeInVain } },
    cancelled: { on: { ...sellerInVain, ...changesInVain, ...buyerInVain, ...timeInVain } },
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
    'tourStatusSpec.newTimeProposed': ({ newTime }: Context) => ({ status: 'newTimeProposed', ended: false, newTime }),
    'tourStatusSpec.expired': { status: 'expired', ended: false, newTime: null },
    'tourStatusSpec.done': { status: 'done', ended: true, newTime: null },
    'tourStatusSpec.cancelled': { status: 'cancelled', ended: true, newTime: null },
  },
}
