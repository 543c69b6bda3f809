import { assign, setup } from 'xstate'
import { port } from '../port.ts'

export const lightboxMachine = setup({
  types: {
    context: {} as {
      /** The enlarged photo, or the last one. */
      index: number
      isLoaded: boolean
    },
    events: {} as { type: 'ENLARGE'; index: number } | { type: 'MOVE'; index: number } | { type: 'CLOSE' },
    tags: {} as 'loading' | 'open' | 'unavailable',
  },
  actors: {
    /** The viewer's code, loaded when a visitor enlarges a photo. */
    loadViewer: port<void, void>('loadViewer'),
  },
  guards: {
    isLoaded: ({ context }) => context.isLoaded,
  },
  actions: {
    choose: assign({ index: (_, index: number) => index }),
    noteLoaded: assign({ isLoaded: true }),
  },
  delays: {
    /** A viewer that opens later would surprise a visitor who has continued reading. */
    loadPatience: 10_000,
  },
}).createMachine({
  id: 'lightbox',
  description: 'Shows the photos of a listing in full-window size, one at a time.',
  context: { index: 0, isLoaded: false },
  initial: 'closed',
  states: {
    closed: {
      description: 'The viewer is closed.',
      on: {
        ENLARGE: [
          {
            guard: 'isLoaded',
            target: 'open',
            actions: { type: 'choose', params: ({ event }) => event.index },
          },
          { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.index } },
        ],
      },
    },
    loading: {
      description: 'The viewer is loading; the page stays usable.',
      tags: 'loading',
      invoke: {
        id: 'loadViewer',
        src: 'loadViewer',
        onDone: { target: 'open', actions: 'noteLoaded' },
        onError: { target: 'unavailable' },
      },
      on: {
        ENLARGE: {
          actions: { type: 'choose', params: ({ event }) => event.index },
          description: 'The photo selected last is the one that opens.',
        },
      },
      after: { loadPatience: { target: 'unavailable' } },
    },
    open: {
      description: 'One photo fills the window. The viewer reports each photo it moves to.',
      tags: 'open',
      on: {
        MOVE: { actions: { type: 'choose', params: ({ event }) => event.index } },
        CLOSE: { target: 'closed' },
      },
    },
    unavailable: {
      description: 'The viewer could not be loaded. The page shows a notice and keeps its photos.',
      tags: 'unavailable',
      on: {
        ENLARGE: { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.index } },
      },
    },
  },
})
