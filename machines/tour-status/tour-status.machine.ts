import { assign, setup } from 'xstate'

/** The seller's answer. A new time is a local date-time on the property's clock. */
export type Decision = { type: 'ACCEPT' } | { type: 'DECLINE' } | { type: 'PROPOSE'; newTime: string }

/** The buyer's change. A move to another free time needs the seller's answer again. */
export type BuyerChange = { type: 'CANCEL' } | { type: 'MOVE' } | { type: 'ACCEPT_NEW_TIME' }

/**
 * How the seller changes an earlier answer: the tour is canceled, or another time is proposed instead of the accepted
 * one. The first email's links do neither (CONFIRM-05).
 */
export type SellerChange = { type: 'CALL_OFF' } | { type: 'PROPOSE_INSTEAD'; newTime: string }

/** What happens over time: a request expires, or the tour is over. */
export type TimeChange = { type: 'EXPIRE' } | { type: 'FINISH' }

export const tourStatusMachine = setup({
  types: {
    context: {} as { newTime: string | null },
    events: {} as Decision | BuyerChange | SellerChange | TimeChange,
  },
  actions: {
    keepNewTime: assign({ newTime: (_, newTime: string) => newTime }),
    forgetNewTime: assign({ newTime: null }),
  },
}).createMachine({
  id: 'tourStatus',
  description: "The status of a tour and who has to act next. The seller's first decision counts (CONFIRM-05).",
  context: { newTime: null },
  initial: 'requested',
  states: {
    requested: {
      description: 'Waits for the seller, who has three links and has used none.',
      on: {
        ACCEPT: { target: 'accepted' },
        DECLINE: { target: 'declined' },
        PROPOSE: {
          target: 'newTimeProposed',
          actions: { type: 'keepNewTime', params: ({ event }) => event.newTime },
        },
        MOVE: { target: 'requested', reenter: true },
        CANCEL: { target: 'cancelled' },
        EXPIRE: { target: 'expired' },
      },
    },
    accepted: {
      description: 'Both sides have agreed on the time.',
      on: {
        MOVE: { target: 'requested' },
        CANCEL: { target: 'cancelled' },
        CALL_OFF: { target: 'cancelled' },
        PROPOSE_INSTEAD: {
          target: 'newTimeProposed',
          actions: { type: 'keepNewTime', params: ({ event }) => event.newTime },
        },
        FINISH: { target: 'done' },
      },
    },
    newTimeProposed: {
      description: 'The seller proposed another time; the buyer accepts, suggests another, or cancels.',
      on: {
        ACCEPT_NEW_TIME: { target: 'accepted', actions: 'forgetNewTime' },
        MOVE: { target: 'requested', actions: 'forgetNewTime' },
        CANCEL: { target: 'cancelled', actions: 'forgetNewTime' },
        CALL_OFF: { target: 'cancelled', actions: 'forgetNewTime' },
        EXPIRE: { target: 'expired', actions: 'forgetNewTime' },
      },
    },
    expired: {
      description: 'The time passed without a decision. Either side can still suggest another time.',
      on: {
        PROPOSE: {
          target: 'newTimeProposed',
          actions: { type: 'keepNewTime', params: ({ event }) => event.newTime },
        },
        DECLINE: { target: 'declined' },
        MOVE: { target: 'requested' },
      },
    },
    declined: { description: 'The seller declined.', type: 'final' },
    cancelled: { description: 'Either side canceled.', type: 'final' },
    done: { description: 'An accepted tour has ended.', type: 'final' },
  },
})
