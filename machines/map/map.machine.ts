import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import { port } from '../port.ts'

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
      | { type: 'EXPAND' }
      | { type: 'COLLAPSE' },
    tags: {} as 'placeholder' | 'loading' | 'canvas' | 'ready' | 'expanded',
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
    keepCoordinates: assign({ coordinates: (_, coordinates: Coordinates) => coordinates }),
    /** MAP-03: a place that cannot be found is logged and nothing else; the browser provides the log. */
    logGeocodeFailure: (_, _failure: Failure): void => {
      throw new Error('provide logGeocodeFailure')
    },
  },
  delays: {
    /** A map that has drawn nothing by then is not coming. */
    drawPatience: 20_000,
  },
}).createMachine({
  id: 'map',
  description: 'Where the property stands: nothing is loaded before the map comes near the view.',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasNoToken', target: 'unconfigured' }, { target: 'notReady' }] },
    unconfigured: {
      description: 'No maps token: the drawn placeholder says so (MAP-02).',
      tags: 'placeholder',
    },
    notReady: {
      description: 'The map is still far below the view.',
      tags: 'loading',
      on: {
        NEAR_VIEW: [
          { guard: 'hasCoordinates', target: 'drawing' },
          { guard: 'hasNoAddress', target: 'drawing' },
          { target: 'geocoding' },
        ],
      },
    },
    geocoding: {
      description: 'The address is looked up (MAP-03).',
      tags: 'loading',
      invoke: {
        id: 'geocode',
        src: 'geocode',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onDone: {
          target: 'drawing',
          actions: { type: 'keepCoordinates', params: ({ event }) => event.output },
        },
        onError: {
          target: 'drawing',
          actions: { type: 'logGeocodeFailure', params: ({ event }) => failureOf(event.error) },
          description: 'The map opens on its default centre (MAP-04).',
        },
      },
    },
    drawing: {
      description: 'The map library loads and draws; until its first picture the placeholder stays.',
      tags: ['loading', 'canvas'],
      on: { DRAWN: { target: 'ready' }, DRAW_FAILED: { target: 'failed' } },
      after: { drawPatience: { target: 'failed' } },
    },
    ready: {
      tags: ['canvas', 'ready'],
      initial: 'collapsed',
      states: {
        collapsed: { on: { EXPAND: { target: 'expanded' } } },
        expanded: { tags: 'expanded', on: { COLLAPSE: { target: 'collapsed' } } },
      },
    },
    failed: {
      description: 'The provider could not be reached or the browser cannot draw: the placeholder stays.',
      tags: 'placeholder',
    },
  },
})
