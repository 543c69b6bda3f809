import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirements PROP-08, PROP-09. Three photos in the wrong order: `garden` (3rd), `hall` (2nd), `front` (primary, last).
 */
const order = ['front', 'hall', 'garden']

const chart = setup({
  types: {
    context: {} as { index: number; count: number; fresh: boolean; broken: string[] },
    events: {} as { type: string },
  },
  actions: {
    nothingHappens: () => {},
    oneOnly: assign({ count: 1 }),
    three: assign({ count: 3 }),
    forward: assign({ index: ({ context }) => (context.index + 1) % context.count }),
    back: assign({ index: ({ context }) => (context.index + context.count - 1) % context.count }),
    freshen: assign({ fresh: true }),
    lose: assign({ broken: ({ context }) => [...new Set([...context.broken, order[context.index] ?? ''])] }),
  },
  guards: { hasSeveral: ({ context }) => context.count > 1 },
}).createMachine({
  id: 'photosSpec',
  context: { index: 0, count: 0, fresh: false, broken: [] },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.opensListing': { target: 'loading' } } },
    loading: {
      on: {
        'API.images.three': { target: 'showing', actions: 'three' },
        'API.images.one': { target: 'showing', actions: 'oneOnly' },
        'API.images.none': { target: 'placeholder' },
        'API.images.refused': { target: 'placeholder' },
        'API.images.404': { target: 'placeholder' },
        'API.images.network': { target: 'placeholder' },
      },
    },
    showing: {
      on: {
        'USER.next': { guard: 'hasSeveral', actions: 'forward' },
        'USER.previous': { guard: 'hasSeveral', actions: 'back' },
        'USER.swipes51Left': { guard: 'hasSeveral', actions: 'forward' },
        'USER.swipes51Right': { guard: 'hasSeveral', actions: 'back' },
        'USER.swipes50Left': { guard: 'hasSeveral', actions: 'nothingHappens' },
        'USER.swipes50Right': { guard: 'hasSeveral', actions: 'nothingHappens' },
      },
      initial: 'first',
      states: {
        first: { on: { 'PHOTO.breaks': { target: 'asking' } } },
        asking: {
          on: {
            'API.images.fresh': { guard: 'hasSeveral', target: 'second', actions: 'freshen' },
            'API.images.none': { target: 'second' },
            'API.images.network': { target: 'second' },
          },
        },
        second: { on: { 'PHOTO.breaks': { target: 'second', actions: 'lose' } } },
      },
    },
    placeholder: {},
  },
})

interface Context {
  index: number
  count: number
  fresh: boolean
  broken: string[]
}

const showing =
  (asking: boolean) =>
  ({ index, count, fresh, broken }: Context) => ({
    screen: 'photos',
    photo: order[index],
    counter: `${index + 1}/${count}`,
    fresh,
    broken,
    asking,
  })

export const photosModel: Model = {
  requirements: ['PROP-08', 'PROP-09'],
  proves: {
    USER: ['PROP-08'],
    'API.images': ['PROP-09'],
    placeholder: ['PROP-09'],
    'PHOTO.breaks': ['PROP-09'],
  },
  chart,
  looks: {
    'photosSpec.loading': { screen: 'loading' },
    'photosSpec.showing.first': showing(false),
    'photosSpec.showing.asking': showing(true),
    'photosSpec.showing.second': showing(false),
    'photosSpec.placeholder': { screen: 'placeholder' },
  },
}
