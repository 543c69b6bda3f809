import { assign, setup } from 'xstate'
import { port } from '../port.ts'

export const lightboxMachine = setup({
  types: {
    context: {} as {
      /** The photo that is enlarged, or was last. */
      index: number
      isLoaded: boolean
    },
    events: {} as { type: 'ENLARGE'; index: number } | { type: 'MOVE'; index: number } | { type: 'CLOSE' },
    tags: {} as 'loading' | 'open' | 'unavailable',
  },
  actors: {
    /** The viewer's code, which comes only when someone wants to see a photo larger. */
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
    /** A photo that fills the screen later than that would surprise a visitor who has gone on reading. */
    loadPatience: 10_000,
  },
}).createMachine({
  id: 'lightbox',
  description: 'The photos of a listing over the whole window, one at a time.',
  context: { index: 0, isLoaded: false },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page is seen.',
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
      description: 'The viewer is on its way; the page can be used meanwhile.',
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
          description: 'The photo that was asked for last is the one that opens.',
        },
      },
      after: { loadPatience: { target: 'unavailable' } },
    },
    open: {
      description: 'One photo fills the window. Keys, fingers and thumbnails move on; the viewer says to which.',
      tags: 'open',
      on: {
        MOVE: { actions: { type: 'choose', params: ({ event }) => event.index } },
        CLOSE: { target: 'closed' },
      },
    },
    unavailable: {
      description: 'The viewer did not come. The photos on the page stay, and a sentence says so.',
      tags: 'unavailable',
      on: {
        ENLARGE: { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.index } },
      },
    },
  },
})
