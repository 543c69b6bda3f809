import { assign, setup } from 'xstate'
import type { Internal } from '../events.ts'
import { listener } from '../port.ts'

/** How far the page has been scrolled: 0 at its top, 1 where the headline should be gone. At most once a frame. */
export type Scrolling = { type: 'SCROLLED'; progress: number } | { type: 'STAND_STILL' }

export const scrollHeadlineMachine = setup({
  types: {
    context: {} as { progress: number },
    events: {} as Internal<Scrolling>,
  },
  actors: {
    watchScroll: listener<Scrolling>('watchScroll'),
  },
  guards: {
    isAtTop: (_, progress: number) => progress <= 0,
    isPast: (_, progress: number) => progress >= 1,
  },
  actions: {
    follow: assign({ progress: (_, progress: number) => Math.min(1, Math.max(0, progress)) }),
    enlarge: assign({ progress: 0 }),
  },
}).createMachine({
  id: 'scrollHeadline',
  description: 'A headline that shrinks and fades as the page is scrolled away from it.',
  context: { progress: 0 },
  initial: 'following',
  states: {
    following: {
      description: 'The hand on the page moves the headline; no time does.',
      invoke: { id: 'watchScroll', src: 'watchScroll', onError: { target: 'alone', actions: 'enlarge' } },
      on: {
        SCROLLED: [
          {
            guard: { type: 'isAtTop', params: ({ event }) => event.progress },
            target: '.large',
            actions: { type: 'follow', params: ({ event }) => event.progress },
          },
          {
            guard: { type: 'isPast', params: ({ event }) => event.progress },
            target: '.away',
            actions: { type: 'follow', params: ({ event }) => event.progress },
          },
          { target: '.shrinking', actions: { type: 'follow', params: ({ event }) => event.progress } },
        ],
        STAND_STILL: { target: '.large', actions: 'enlarge', description: 'It scrolls as everything does (HOME-15).' },
      },
      initial: 'large',
      states: {
        large: {},
        shrinking: {},
        away: {},
      },
    },
    alone: { description: 'Nobody tells of scrolling: large, for good.', type: 'final' },
  },
})
