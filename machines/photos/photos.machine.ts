import { assign, setup } from 'xstate'
import { port } from '../port.ts'
import { inOrder, type PropertyImage, type PropertyImages } from './photo.ts'

/** PROP-08: how far a finger has to move, in CSS pixels. */
const swipeThreshold = 50

export const photosMachine = setup({
  types: {
    input: {} as { propertyId: number },
    context: {} as { propertyId: number; photos: PropertyImage[]; index: number; broken: string[] },
    events: {} as
      | { type: 'NEXT' }
      | { type: 'PREVIOUS' }
      | { type: 'SWIPE'; dx: number }
      | { type: 'PHOTO_BROKE'; url: string },
    tags: {} as 'loading' | 'photos',
  },
  actors: {
    loadImages: port<PropertyImages, { propertyId: number }>('loadImages'),
  },
  guards: {
    hasPhotos: (_, answer: PropertyImages) => answer.success && answer.images.length > 0,
    swipedToNext: (_, dx: number) => dx < -swipeThreshold,
    swipedToPrevious: (_, dx: number) => dx > swipeThreshold,
  },
  actions: {
    keepPhotos: assign({ photos: (_, answer: PropertyImages) => inOrder(answer.images) }),
    showNext: assign({ index: ({ context }) => (context.index + 1) % context.photos.length }),
    showPrevious: assign({
      index: ({ context }) => (context.index - 1 + context.photos.length) % context.photos.length,
    }),
    markBroken: assign({ broken: ({ context }, url: string) => [...new Set([...context.broken, url])] }),
  },
}).createMachine({
  id: 'photos',
  description: 'A carousel of the photos of a listing.',
  context: ({ input }) => ({ propertyId: input.propertyId, photos: [], index: 0, broken: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the list of photos.',
      tags: 'loading',
      invoke: {
        id: 'loadImages',
        src: 'loadImages',
        input: ({ context }) => ({ propertyId: context.propertyId }),
        onDone: [
          {
            guard: { type: 'hasPhotos', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'keepPhotos', params: ({ event }) => event.output },
          },
          { target: 'placeholder' },
        ],
        onError: { target: 'placeholder' },
      },
    },
    showing: {
      description: 'One photo is shown.',
      tags: 'photos',
      initial: 'firstAddresses',
      on: {
        NEXT: { actions: 'showNext' },
        PREVIOUS: { actions: 'showPrevious' },
        SWIPE: [
          { guard: { type: 'swipedToNext', params: ({ event }) => event.dx }, actions: 'showNext' },
          { guard: { type: 'swipedToPrevious', params: ({ event }) => event.dx }, actions: 'showPrevious' },
        ],
      },
      states: {
        firstAddresses: {
          on: {
            PHOTO_BROKE: {
              target: 'refreshing',
              description: 'Image URLs of a private listing expire; new ones are requested once.',
            },
          },
        },
        refreshing: {
          invoke: {
            id: 'loadImages',
            src: 'loadImages',
            input: ({ context }) => ({ propertyId: context.propertyId }),
            onDone: [
              {
                guard: { type: 'hasPhotos', params: ({ event }) => event.output },
                target: 'lastAddresses',
                actions: { type: 'keepPhotos', params: ({ event }) => event.output },
              },
              { target: 'lastAddresses' },
            ],
            onError: { target: 'lastAddresses' },
          },
        },
        lastAddresses: {
          on: {
            PHOTO_BROKE: {
              actions: { type: 'markBroken', params: ({ event }) => event.url },
              description: 'Photos that still fail are replaced by the placeholder.',
            },
          },
        },
      },
    },
    placeholder: {
      description: 'No photos, or loading failed: the placeholder is shown (PROP-09).',
      type: 'final',
    },
  },
})
