import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirement ADDR-05. Pin positions were computed independently of the machine, for a map of zoom 16 with tiles of 512
 * pixels.
 */
const pins = {
  middle: { x: 0, y: 0, at: [37.9061, -122.5449] },
  right: { x: 10, y: 0, at: [37.9061, -122.544793] },
  rightAndUp: { x: 10, y: -10, at: [37.906185, -122.544793] },
  nudged: { x: 1, y: 0, at: [37.9061, -122.544889] },
  placed: { x: 50, y: 30, at: [37.905846, -122.544364] },
  corner: { x: 296, y: 148, at: [37.904847, -122.541724] },
}
type Pin = keyof typeof pins
type Meant = 'suggested' | 'entered'

const typed = '48 alder rigde road, mill valley'
const suggestion = '48 Alder Ridge Road, Mill Valley, California 94941, United States'
const location = (propertyAddress: string, [propertyLat, propertyLong]: (number | null)[] = [null, null]) => ({
  propertyAddress,
  propertyLat,
  propertyLong,
})

interface Context {
  meant: Meant
  pin: Pin
  logged: number
  handed: object | null
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isInMiddle: ({ context }) => context.pin === 'middle',
    isRight: ({ context }) => context.pin === 'right',
    meansSuggested: ({ context }) => context.meant === 'suggested',
    meansEntered: ({ context }) => context.meant === 'entered',
  },
  actions: {
    mean: assign({ meant: (_, meant: Meant) => meant }),
    pin: assign({ pin: (_, pin: Pin) => pin }),
    log: assign({ logged: 1 }),
    hand: assign({ handed: (_, handed: object) => handed }),
    handMeant: assign({
      handed: ({ context: { meant, pin } }) =>
        meant === 'suggested'
          ? location(suggestion, pins[pin].at)
          : location(typed, pin === 'middle' ? undefined : pins[pin].at),
    }),
  },
}).createMachine({
  id: 'addressConfirmSpec',
  context: { meant: 'suggested', pin: 'middle', logged: 0, handed: null },
  initial: 'box',
  states: {
    box: {
      on: {
        'USER.sendsOffPicked': {
          target: 'gone',
          actions: { type: 'hand', params: location(suggestion, [37.9061, -122.5449]) },
        },
        'USER.sendsOffWithoutToken': { target: 'gone', actions: { type: 'hand', params: location(typed) } },
        'USER.sendsOff': { target: 'asking' },
      },
    },
    asking: {
      on: {
        'API.validate.exact': {
          target: 'gone',
          actions: { type: 'hand', params: location(typed, [37.9061, -122.5449]) },
        },
        'API.validate.other': { target: 'suggesting' },
        'API.validate.none': { target: 'unverified' },
        'API.validate.fails': { target: 'gone', actions: ['log', { type: 'hand', params: location(typed) }] },
        'TIME.4999ms': { target: 'stillAsking' },
      },
    },
    stillAsking: {
      on: {
        'API.validate.other': { target: 'suggesting' },
        'TIME.1ms': { target: 'gone', actions: ['log', { type: 'hand', params: location(typed) }] },
      },
    },
    suggesting: {
      initial: 'drawing',
      on: {
        'USER.meansTyped': { guard: 'meansSuggested', actions: { type: 'mean', params: 'entered' } },
        'USER.meansSuggested': { guard: 'meansEntered', actions: { type: 'mean', params: 'suggested' } },
        'USER.saves': { target: 'gone', actions: 'handMeant' },
        'USER.cancels': { target: 'back' },
        'KEY.escape': { target: 'back' },
      },
      states: {
        drawing: { on: { 'MAP.isDrawn': { target: 'map' }, 'MAP.cannotBeDrawn': { target: 'noMap' } } },
        map: { on: { 'USER.adjustsPin': { target: 'adjusting' } } },
        adjusting: {
          on: {
            'KEY.right': { guard: 'isInMiddle', actions: { type: 'pin', params: 'right' } },
            'KEY.up': { guard: 'isRight', actions: { type: 'pin', params: 'rightAndUp' } },
            'KEY.shiftRight': { guard: 'isInMiddle', actions: { type: 'pin', params: 'nudged' } },
            'USER.dragsPin': { guard: 'isInMiddle', actions: { type: 'pin', params: 'placed' } },
            'USER.dragsBeyond': { guard: 'isRight', actions: { type: 'pin', params: 'corner' } },
            'USER.adjustsPin': { target: 'map' },
          },
        },
        noMap: {},
      },
    },
    unverified: {
      on: {
        'USER.saves': { target: 'gone', actions: { type: 'hand', params: location(typed) } },
        'USER.cancels': { target: 'back' },
        'KEY.escape': { target: 'back' },
      },
    },
    gone: {},
    back: {},
  },
})

const suggesting = (map: string) => (context: Context) => ({
  screen: 'Did you mean?',
  map,
  meant: context.meant,
  pin: map === 'drawn' || map === 'adjusting' ? { x: pins[context.pin].x, y: pins[context.pin].y } : null,
})
const after =
  (screen: string) =>
  ({ logged, handed }: Context) => ({ screen, logged, handed })

export const addressConfirmModel: Model = {
  requirements: ['ADDR-05'],
  chart,
  proves: {
    // Only a text that wasn't picked from the list needs confirmation; the check itself isn't visible.
    'USER.sendsOff': ['ADDR-05'],
    'suggesting.drawing': ['ADDR-05'],
    'suggesting.map': ['ADDR-05'],
    'suggesting.adjusting': ['ADDR-05'],
    'suggesting.adjusting KEY.right': ['ADDR-05'],
    'suggesting.adjusting KEY.up': ['ADDR-05'],
    'suggesting.adjusting KEY.shiftRight': ['ADDR-05'],
    'USER.dragsPin': ['ADDR-05'],
    'USER.dragsBeyond': ['ADDR-05'],
    'USER.meansTyped': ['ADDR-05'],
    'USER.meansSuggested': ['ADDR-05'],
    unverified: ['ADDR-05'],
    'USER.saves': ['ADDR-05'],
    'USER.cancels': ['ADDR-05'],
  },
  looks: {
    'addressConfirmSpec.asking': { screen: 'asking', asks: typed },
    'addressConfirmSpec.stillAsking': { screen: 'asking', asks: typed },
    'addressConfirmSpec.suggesting.drawing': suggesting('coming'),
    'addressConfirmSpec.suggesting.map': suggesting('drawn'),
    'addressConfirmSpec.suggesting.adjusting': suggesting('adjusting'),
    'addressConfirmSpec.suggesting.noMap': suggesting('none'),
    'addressConfirmSpec.unverified': { screen: 'Confirm address' },
    'addressConfirmSpec.gone': after('gone'),
    'addressConfirmSpec.back': after('back'),
  },
}
