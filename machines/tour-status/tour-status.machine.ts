import { assign, setup } from 'xstate'

/** What the seller answered. A new time is a local date-time on the property's clock. */
export type Decision = { type: 'ACCEPT' } | { type: 'DECLINE' } | { type: 'PROPOSE'; newTime: string }

/** What the buyer changed. A move to another free time is asked of the seller again. */
export type BuyerChange = { type: 'CANCEL' } | { type: 'MOVE' }

export const tourStatusMachine = setup({
  types: {
    context: {} as { newTime: string | null },
    events: {} as Decision | BuyerChange,
  },
  actions: {
    keepNewTime: assign({ newTime: (_, newTime: string) => newTime }),
    forgetNewTime: assign({ newTime: null }),
  },
}).createMachine({
  id: 'tourStatus',
  description:
    'A tour waits for its seller, whose first decision stands (CONFIRM-05) until the buyer moves or cancels the tour.',
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
      },
    },
    accepted: {
      description: 'The tour takes place as it was asked for.',
      on: { MOVE: { target: 'requested' }, CANCEL: { target: 'cancelled' } },
    },
    newTimeProposed: {
      description: 'The buyer was told another time.',
      on: {
        MOVE: { target: 'requested', actions: 'forgetNewTime' },
        CANCEL: { target: 'cancelled', actions: 'forgetNewTime' },
      },
    },
    declined: { description: 'The seller said no: the tour does not take place.', type: 'final' },
    cancelled: { description: 'The buyer cancelled: the tour does not take place.', type: 'final' },
  },
})
