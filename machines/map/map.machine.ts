import { assign, raise, setup } from 'xstate'
import { required } from '#domain/required.ts'
import type { Internal } from '../events.ts'
import { type Failure, failureOf } from '../failure.ts'
import { effect, port } from '../port.ts'

export interface Coordinates {
  latitude: number
  longitude: number
}

interface MapInput {
  /** The maps token is configured. */
  hasToken: boolean
  address: string | null
  coordinates: Coordinates | null
}

export const mapMachine = setup({
  types: {
    input: {} as MapInput,
    context: {} as MapInput,
    events: {} as
      | { type: 'NEAR_VIEW' }
      | { type: 'DRAWN' }
      | { type: 'DRAW_FAILED' }
      | { type: 'PICTURE_LOST' }
      | { type: 'EXPAND' }
      | { type: 'COLLAPSE' }
      | { type: 'LARGE_DRAWN' }
      | { type: 'LARGE_DRAW_FAILED' }
      | { type: 'LARGE_PICTURE_LOST' }
      /** From one map to the other: a loaded map was asked to expand. */
      | Internal<{ type: 'OPEN_LARGE' }>,
    tags: {} as 'placeholder' | 'canvas' | 'ready' | 'expanded' | 'largeLoading' | 'largeCanvas' | 'largePlaceholder',
  },
  actors: {
    geocode: port<Coordinates, { address: string }>('geocode'),
  },
  guards: {
    hasNoToken: ({ context }) => !context.hasToken,
    hasCoordinates: ({ context }) => context.coordinates !== null,
    hasNoAddress: ({ context }) => context.address === null,
  },
  actions: {
    openLarge: raise({ type: 'OPEN_LARGE' }),
    keepCoordinates: assign({ coordinates: (_, coordinates: Coordinates) => coordinates }),
    /** MAP-03: a failed search for the location is only logged; the browser provides the log. */
    logGeocodeFailure: effect<Failure>('logGeocodeFailure'),
  },
  delays: {
    /** A search without a result by then counts as failed. */
    searchPatience: 10_000,
    /** A map that hasn't drawn anything by then counts as failed. */
    drawPatience: 20_000,
  },
}).createMachine({
  id: 'map',
  description: 'A map of the property, loaded only when it is near the viewport.',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasNoToken', target: 'unconfigured' }, { target: 'notReady' }] },
    unconfigured: {
      description: 'No maps token: a placeholder says so (MAP-02).',
      tags: 'placeholder',
      type: 'final',
    },
    notReady: {
      description: 'The map is still far below the viewport.',
      on: {
        NEAR_VIEW: [
          { guard: 'hasCoordinates', target: 'placed' },
          { guard: 'hasNoAddress', target: 'placed' },
          { target: 'geocoding' },
        ],
      },
    },
    geocoding: {
      description: 'The address is being geocoded (MAP-03).',
      invoke: {
        id: 'geocode',
        src: 'geocode',
        input: ({ context }) => ({ address: required(context.address, 'The address') }),
        onDone: {
          target: 'placed',
          actions: { type: 'keepCoordinates', params: ({ event }) => event.output },
        },
        onError: {
          target: 'placed',
          actions: { type: 'logGeocodeFailure', params: ({ event }) => failureOf(event.error) },
          description: 'Not found: the map opens on its default center (MAP-04).',
        },
      },
      after: {
        searchPatience: {
          target: 'placed',
          actions: { type: 'logGeocodeFailure', params: { kind: 'network' } },
          description: 'Too slow: treated as not found.',
        },
      },
    },
    placed: {
      description: 'The location is known: a small map, and a large one in a dialog (MAP-01).',
      type: 'parallel',
      states: {
        small: {
          initial: 'drawing',
          states: {
            drawing: {
              description: 'The map library is loading; the placeholder stays until the first frame.',
              tags: 'canvas',
              on: { DRAWN: { target: 'drawn' }, DRAW_FAILED: { target: 'failed' } },
              after: { drawPatience: { target: 'failed' } },
            },
            drawn: {
              tags: ['canvas', 'ready'],
              on: {
                EXPAND: { actions: 'openLarge' },
                PICTURE_LOST: {
                  target: 'drawing',
                  description: 'The WebGL context was lost; the browser may restore it.',
                },
              },
            },
            failed: {
              description: 'The map could not be drawn: the placeholder stays.',
              tags: 'placeholder',
              type: 'final',
            },
          },
        },
        large: {
          initial: 'closed',
          states: {
            closed: { on: { OPEN_LARGE: { target: 'open' } } },
            open: {
              description: 'A second map in a dialog, which shows its own errors.',
              tags: 'expanded',
              on: { COLLAPSE: { target: 'closed' } },
              initial: 'drawing',
              states: {
                drawing: {
                  tags: ['largeLoading', 'largeCanvas'],
                  on: { LARGE_DRAWN: { target: 'drawn' }, LARGE_DRAW_FAILED: { target: 'failed' } },
                  after: { drawPatience: { target: 'failed' } },
                },
                drawn: {
                  tags: 'largeCanvas',
                  on: { LARGE_PICTURE_LOST: { target: 'drawing' } },
                },
                failed: { tags: 'largePlaceholder' },
              },
            },
          },
        },
      },
    },
  },
})
