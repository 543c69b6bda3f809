import { assign, sendTo, setup } from 'xstate'
import type { Internal, ParentRef } from '../events.ts'
import { listener } from '../port.ts'

/** What a tooltip is shown for: a hovering pointer, or the keyboard focus. */
export type Reason = 'pointer' | 'focus'

/** The parent learns that the visitor has gone on. */
type Owner = ParentRef<{ type: 'LEFT' }>

export const tooltipMachine = setup({
  types: {
    input: {} as { parentRef: Owner },
    context: {} as { parentRef: Owner; reasons: Reason[] },
    events: {} as
      | { type: 'ENTER'; by: Reason }
      | { type: 'LEAVE'; by: Reason }
      | { type: 'TOUCH' }
      /** The finger was lifted, or its touch has become a scroll. */
      | { type: 'LIFT' }
      | { type: 'PRESS' }
      | Internal<{ type: 'DISMISS' }>,
    tags: {} as 'shown',
  },
  actors: {
    /** Sends DISMISS when Escape is pressed, and stops the event. */
    watchEscape: listener<{ type: 'DISMISS' }>('watchEscape'),
  },
  guards: {
    isLastReason: ({ context }, by: Reason) => context.reasons.every((reason) => reason === by),
  },
  actions: {
    addReason: assign({
      reasons: ({ context }, by: Reason) => [...context.reasons.filter((reason) => reason !== by), by],
    }),
    dropReason: assign({
      reasons: ({ context }, by: Reason) => context.reasons.filter((reason) => reason !== by),
    }),
    sendLeft: sendTo(({ context }) => context.parentRef, { type: 'LEFT' }),
  },
  delays: {
    /** SHARE-03, all three. */
    enterDelay: 100,
    touchDelay: 700,
    touchLeaveDelay: 1500,
  },
}).createMachine({
  id: 'tooltip',
  description: 'A tooltip for hover, keyboard focus and long press.',
  context: ({ input }) => ({ parentRef: input.parentRef, reasons: [] }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        ENTER: { target: 'reached', actions: { type: 'addReason', params: ({ event }) => event.by } },
        TOUCH: { target: 'touched' },
        PRESS: { target: 'touched.shown.said', description: 'A short tap shows the result of the press for a moment.' },
      },
    },
    reached: {
      description: 'The pointer is over the button or the tooltip, or the button has keyboard focus.',
      initial: 'waiting',
      on: {
        ENTER: { actions: { type: 'addReason', params: ({ event }) => event.by } },
        LEAVE: [
          {
            guard: { type: 'isLastReason', params: ({ event }) => event.by },
            target: 'closed',
            actions: [{ type: 'dropReason', params: ({ event }) => event.by }, 'sendLeft'],
          },
          { actions: [{ type: 'dropReason', params: ({ event }) => event.by }, 'sendLeft'] },
        ],
      },
      states: {
        waiting: {
          description: 'A pointer that only passes shows nothing.',
          after: { enterDelay: { target: 'shown' } },
        },
        shown: {
          tags: 'shown',
          invoke: {
            id: 'watchEscape',
            src: 'watchEscape',
            onError: { target: 'dismissed', description: 'Escape cannot be observed, so the tooltip is not shown.' },
          },
          on: { DISMISS: { target: 'dismissed' } },
        },
        dismissed: {
          description: 'Closed by Escape; does not reopen until the visitor leaves the button (WCAG 1.4.13).',
          on: { PRESS: { target: 'shown', description: 'The press has a result to show.' } },
        },
      },
    },
    touched: {
      description: 'A finger is on the button or was just lifted.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'A short tap shows no hint.',
          after: { touchDelay: { target: 'shown' } },
          on: { LIFT: { target: '#tooltip.closed' } },
        },
        shown: {
          tags: 'shown',
          invoke: {
            id: 'watchEscape',
            src: 'watchEscape',
            onError: { target: '#tooltip.closed', actions: 'sendLeft' },
          },
          on: { DISMISS: { target: '#tooltip.closed', actions: 'sendLeft' } },
          initial: 'held',
          states: {
            held: { on: { LIFT: { target: 'said' } } },
            said: {
              description: 'Stays long enough to be read after the finger is lifted.',
              after: { touchLeaveDelay: { target: '#tooltip.closed', actions: 'sendLeft' } },
              on: {
                TOUCH: { target: 'held' },
                ENTER: {
                  target: '#tooltip.reached.shown',
                  actions: { type: 'addReason', params: ({ event }) => event.by },
                },
              },
            },
          },
        },
      },
    },
  },
})
