import { assign, setup } from 'xstate'

/** What the seller answered. A new time is a local date-time on the property's clock. */
export type Decision = { type: 'ACCEPT' } | { type: 'DECLINE' } | { type: 'PROPOSE'; newTime: string }

/** What the buyer changed. A move to another free time is asked of the seller again. */
export type BuyerChange = { type: 'CANCEL' } | { type: 'MOVE' } | { type: 'ACCEPT_NEW_TIME' }

/**
 * How the seller goes back on an answer that was given: the tour is called off, or another time is proposed instead of the
 * accepted one. The links of the first email do neither (CONFIRM-05).
 */
export type SellerChange = { type: 'CALL_OFF' } | { type: 'PROPOSE_INSTEAD'; newTime: string }

/** What time brings: nobody answered before the hour, or the tour is over. */
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
  description:
    'A tour waits for one side at a time: for the seller, whose first decision stands (CONFIRM-05) until the buyer moves or cancels the tour or the seller goes back on it, or for the buyer, when the seller proposed another time.',
  context: { newTime: null },
  initial: 'requested',
  states: {
    requested: {
      description: 'The seller has three links for this time and used none.',
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
      description: 'Both sides agreed on the time.',
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
      description: "The seller proposed another time, and it's the buyer's turn: accept it, suggest another or cancel.",
      on: {
        ACCEPT_NEW_TIME: { target: 'accepted', actions: 'forgetNewTime' },
        MOVE: { target: 'requested', actions: 'forgetNewTime' },
        CANCEL: { target: 'cancelled', actions: 'forgetNewTime' },
        CALL_OFF: { target: 'cancelled', actions: 'forgetNewTime' },
        EXPIRE: { target: 'expired', actions: 'forgetNewTime' },
      },
    },
    expired: {
      description: 'The time passed without an answer. Either side may still come back with another time.',
      on: {
        PROPOSE: {
          target: 'newTimeProposed',
          actions: { type: 'keepNewTime', params: ({ event }) => event.newTime },
        },
        DECLINE: { target: 'declined' },
        MOVE: { target: 'requested' },
      },
    },
    declined: { description: 'The seller said no: the tour does not take place.', type: 'final' },
    cancelled: { description: 'Either side cancelled: the tour does not take place.', type: 'final' },
    done: { description: 'The time of an accepted tour is over.', type: 'final' },
  },
})
