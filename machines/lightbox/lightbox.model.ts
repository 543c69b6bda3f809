import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirement PROP-23. Three photos: `front`, `hall`, `garden`. */
const order = ['front', 'hall', 'garden']

const chart = setup({
  types: { context: {} as { index: number; isHere: boolean }, events: {} as { type: string } },
  guards: { isHere: ({ context }) => context.isHere },
  actions: {
    first: assign({ index: 0 }),
    third: assign({ index: 2 }),
    forward: assign({ index: ({ context }) => (context.index + 1) % 3 }),
    back: assign({ index: ({ context }) => (context.index + 2) % 3 }),
    arrive: assign({ isHere: true }),
  },
}).createMachine({
  id: 'lightboxSpec',
  context: { index: 0, isHere: false },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.opensListing': { target: 'page' } } },
    page: {
      on: {
        'USER.enlargesFirst': [
          { guard: 'isHere', target: 'viewer', actions: 'first' },
          { target: 'loading', actions: 'first' },
        ],
        'USER.enlargesThird': [
          { guard: 'isHere', target: 'viewer', actions: 'third' },
          { target: 'loading', actions: 'third' },
        ],
      },
    },
    loading: {
      on: {
        'USER.enlargesFirst': { actions: 'first' },
        'USER.enlargesThird': { actions: 'third' },
        'VIEWER.comes': { target: 'viewer', actions: 'arrive' },
        'VIEWER.fails': { target: 'sorry' },
        'TIME.9999ms': { target: 'late' },
      },
    },
    late: { on: { 'VIEWER.comes': { target: 'viewer', actions: 'arrive' }, 'TIME.1ms': { target: 'sorry' } } },
    viewer: {
      on: {
        'USER.next': { actions: 'forward' },
        'USER.previous': { actions: 'back' },
        'USER.picksThird': { actions: 'third' },
        'USER.closes': { target: 'page' },
        'USER.pressesEscape': { target: 'page' },
      },
    },
    sorry: {
      on: {
        'USER.enlargesFirst': { target: 'loading', actions: 'first' },
        'USER.enlargesThird': { target: 'loading', actions: 'third' },
      },
    },
  },
})

const page = { screen: 'page', photo: null, isLoading: false, isSorry: false }

export const lightboxModel: Model = {
  requirements: ['PROP-23'],
  proves: { USER: ['PROP-23'], VIEWER: ['PROP-23'], TIME: ['PROP-23'] },
  chart,
  looks: {
    'lightboxSpec.page': page,
    'lightboxSpec.loading': { ...page, isLoading: true },
    'lightboxSpec.late': { ...page, isLoading: true },
    'lightboxSpec.viewer': ({ index }: { index: number }) => ({ ...page, screen: 'viewer', photo: order[index] }),
    'lightboxSpec.sorry': { ...page, isSorry: true },
  },
}
