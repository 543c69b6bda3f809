import { and, assign, not, or, setup, stateIn } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements MAP-01…04. */
const home = { latitude: 37.9061, longitude: -122.5449 }

const chart = setup({
  types: {
    context: {} as { place: 'given' | 'address' | 'unknown'; pin: object | null; logged: number },
    events: {} as { type: string },
  },
  guards: {
    placeIsGiven: ({ context }) => context.place === 'given',
    addressIsKnown: ({ context }) => context.place === 'address',
    mapIsThere: stateIn('#mapSpec.small.ready'),
    // One wait at a time: the two maps are independent, and the source of the location doesn't matter any more.
    largeMapStands: not(
      or([
        stateIn('#mapSpec.large.drawing'),
        stateIn('#mapSpec.large.stillDrawing'),
        stateIn('#mapSpec.large.takenAway'),
      ]),
    ),
    isTakenAlone: and(['placeIsGiven', 'largeMapStands']),
    isLargeTakenAlone: and(['placeIsGiven', 'mapIsThere']),
  },
  actions: {
    nothingHappens: () => {},
    placed: assign({ place: 'given', pin: home }),
    addressed: assign({ place: 'address' }),
    lost: assign({ place: 'unknown' }),
    pin: assign({ pin: home }),
    log: assign({ logged: 1 }),
  },
}).createMachine({
  id: 'mapSpec',
  context: { place: 'unknown', pin: null, logged: 0 },
  type: 'parallel',
  states: {
    small: {
      initial: 'elsewhere',
      states: {
        elsewhere: {
          on: {
            'MAP.withoutToken': { target: 'unconfigured' },
            'MAP.withCoordinates': { target: 'notReady', actions: 'placed' },
            'MAP.withAddress': { target: 'notReady', actions: 'addressed' },
            'MAP.withNothing': { target: 'notReady', actions: 'lost' },
          },
        },
        unconfigured: { on: { 'USER.comesNear': { actions: 'nothingHappens' } } },
        notReady: {
          on: {
            'USER.comesNear': [
              { guard: 'placeIsGiven', target: 'drawing' },
              { guard: 'addressIsKnown', target: 'geocoding' },
              { target: 'drawing' },
            ],
          },
        },
        geocoding: {
          on: {
            'API.geocode.found': { target: 'drawing', actions: 'pin' },
            'API.geocode.fails': { target: 'drawing', actions: 'log' },
            'TIME.9999ms': { target: 'stillGeocoding' },
          },
        },
        stillGeocoding: {
          on: {
            'API.geocode.found': { target: 'drawing', actions: 'pin' },
            'TIME.1ms': { target: 'drawing', actions: 'log' },
          },
        },
        drawing: {
          on: {
            'MAP.isDrawn': { target: 'ready' },
            'MAP.cannotBeDrawn': { target: 'failed' },
            'USER.expandsTooEarly': { actions: 'nothingHappens' },
            'TIME.19999ms': { target: 'stillDrawing' },
          },
        },
        stillDrawing: { on: { 'MAP.isDrawn': { target: 'ready' }, 'TIME.1ms': { target: 'failed' } } },
        ready: { on: { 'MAP.isTakenAway': { guard: 'isTakenAlone', target: 'takenAway' } } },
        takenAway: { on: { 'MAP.isGivenBack': { target: 'ready' }, 'TIME.19999ms': { target: 'stillTakenAway' } } },
        stillTakenAway: { on: { 'MAP.isGivenBack': { target: 'ready' }, 'TIME.1ms': { target: 'failed' } } },
        failed: {},
      },
    },
    large: {
      initial: 'closed',
      states: {
        closed: { on: { 'USER.expands': { guard: 'mapIsThere', target: 'drawing' } } },
        drawing: {
          on: {
            'MAP.largeIsDrawn': { target: 'open' },
            'MAP.largeCannotBeDrawn': { target: 'failed' },
            'TIME.19999ms': { target: 'stillDrawing' },
            'USER.collapses': { target: 'closed' },
          },
        },
        stillDrawing: { on: { 'MAP.largeIsDrawn': { target: 'open' }, 'TIME.1ms': { target: 'failed' } } },
        open: {
          on: {
            'USER.collapses': { target: 'closed' },
            'MAP.largeIsTakenAway': { guard: 'isLargeTakenAlone', target: 'takenAway' },
          },
        },
        takenAway: { on: { 'MAP.largeIsGivenBack': { target: 'open' } } },
        failed: { on: { 'USER.collapses': { target: 'closed' } } },
      },
    },
  },
})

interface Context {
  pin: object | null
  logged: number
}

const map = (screen: string) => (context: Context) => ({ screen, pin: context.pin, logged: context.logged })

export const mapModel: Model = {
  requirements: ['MAP-01', 'MAP-02', 'MAP-03', 'MAP-04'],
  proves: {
    'USER.expands': ['MAP-01'],
    'USER.expandsTooEarly': ['MAP-01'],
    'USER.collapses': ['MAP-01'],
    large: ['MAP-01'],
    'small.unconfigured': ['MAP-02'],
    'small.notReady': ['MAP-03'],
    'small.geocoding': ['MAP-03'],
    'API.geocode': ['MAP-03'],
    'small.drawing': ['MAP-03'],
    'small.drawing MAP.isDrawn': ['MAP-03'],
    'small.stillDrawing MAP.isDrawn': ['MAP-03'],
    'MAP.withNothing': ['MAP-04'],
    'API.geocode.fails': ['MAP-04'],
  },
  chart,
  looks: {
    'mapSpec.small.unconfigured': { screen: 'unconfigured' },
    'mapSpec.small.notReady': { screen: 'waiting' },
    'mapSpec.small.geocoding': { screen: 'loading', asks: '48 Alder Ridge Road, Mill Valley, CA 94941' },
    'mapSpec.small.stillGeocoding': { screen: 'loading', asks: '48 Alder Ridge Road, Mill Valley, CA 94941' },
    'mapSpec.small.drawing': map('drawing'),
    'mapSpec.small.stillDrawing': map('drawing'),
    'mapSpec.small.ready': map('ready'),
    'mapSpec.small.takenAway': map('drawing'),
    'mapSpec.small.stillTakenAway': map('drawing'),
    'mapSpec.small.failed': { screen: 'failed' },
    'mapSpec.large.closed': { large: 'closed' },
    'mapSpec.large.drawing': { large: 'drawing' },
    'mapSpec.large.stillDrawing': { large: 'drawing' },
    'mapSpec.large.open': { large: 'ready' },
    'mapSpec.large.takenAway': { large: 'drawing' },
    'mapSpec.large.failed': { large: 'failed' },
  },
}
