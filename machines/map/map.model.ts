import { assign, setup } from 'xstate'
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
      },
    },
    drawing: {
      on: {
        'MAP.isDrawn': { target: 'ready' },
        'MAP.cannotBeDrawn': { target: 'failed' },
        'TIME.19999ms': { target: 'stillDrawing' },
      },
    },
    stillDrawing: {
      on: { 'MAP.isDrawn': { target: 'ready' }, 'TIME.1ms': { target: 'failed' } },
    },
    ready: { on: { 'USER.expands': { target: 'expanded' } } },
    expanded: { on: { 'USER.collapses': { target: 'ready' } } },
    failed: {},
  },
})

interface Context {
  pin: object | null
  logged: number
}

const map = (screen: string) => (context: Context) => ({ screen, pin: context.pin, logged: context.logged })

export const mapModel: Model = {
  requirements: ['MAP-01', 'MAP-02', 'MAP-03', 'MAP-04'],
  chart,
  looks: {
    'mapSpec.unconfigured': { screen: 'unconfigured' },
    'mapSpec.notReady': { screen: 'waiting' },
    'mapSpec.geocoding': { screen: 'loading', asks: '48 Alder Ridge Road, Mill Valley, CA 94941' },
    'mapSpec.drawing': map('drawing'),
    'mapSpec.stillDrawing': map('drawing'),
    'mapSpec.ready': map('ready'),
    'mapSpec.expanded': map('expanded'),
    'mapSpec.failed': { screen: 'failed' },
  },
}
