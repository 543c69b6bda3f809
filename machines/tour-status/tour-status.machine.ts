import { assign, setup } from 'xstate'

/** What the seller answered. A new time is a local date-time on the property's clock. */
export type Decision = { type: 'ACCEPT' } | { type: 'DECLINE' } | { type: 'PROPOSE'; newTime: string }

export const tourStatusMachine = setup({
  types: {
    context: {} as { newTime: string | null },
    events: {} as Decision,
  },
  actions: {
    keepNewTime: assign({ newTime: (_, newTime: string) => newTime }),
  },
}).createMachine({
  id: 'tourStatus',
  description: 'A tour waits for its seller; what was decided stands, whatever link is opened later (CONFIRM-05).',
  context: { newTime: null },
  initial: 'requested',
  states: {
    requested: {
      description: 'The seller has three links and used none.',
      on: {
        ACCEPT: { target: 'accepted' },
        DECLINE: { target: 'declined' },
        PROPOSE: {
          target: 'newTimeProposed',
          actions: { type: 'keepNewTime', params: ({ event }) => event.newTime },
        },
      },
    },
    accepted: { description: 'The tour takes place as it was asked for.', type: 'final' },
    declined: { description: 'The tour does not take place.', type: 'final' },
    newTimeProposed: { description: 'The buyer was told another time.', type: 'final' },
  },
})
