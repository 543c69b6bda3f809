import { assign, setup } from 'xstate'

interface CarouselInput {
  /** The number of cards; at least one. */
  count: number
  /** Scrolls a card, counted from 0, into view. */
  slideTo: (index: number) => void
}

export const useCaseCarouselMachine = setup({
  types: {
    input: {} as CarouselInput,
    context: {} as CarouselInput & { index: number },
    events: {} as { type: 'NEXT' } | { type: 'PREVIOUS' } | { type: 'SLID_TO'; index: number },
  },
  guards: {
    isCard: ({ context }, index: number) => Number.isInteger(index) && index >= 0 && index < context.count,
  },
  actions: {
    takeNext: assign({ index: ({ context }) => (context.index + 1) % context.count }),
    takePrevious: assign({ index: ({ context }) => (context.index - 1 + context.count) % context.count }),
    take: assign({ index: (_, index: number) => index }),
    slide: ({ context }) => context.slideTo(context.index),
  },
}).createMachine({
  id: 'useCaseCarousel',
  description: 'A carousel of use cases that wraps at both ends.',
  context: ({ input }) => ({ ...input, index: 0 }),
  initial: 'showing',
  states: {
    showing: {
      description: 'One card is current; the others can be scrolled to.',
      on: {
        NEXT: { actions: ['takeNext', 'slide'] },
        PREVIOUS: { actions: ['takePrevious', 'slide'] },
        SLID_TO: {
          guard: { type: 'isCard', params: ({ event }) => event.index },
          actions: { type: 'take', params: ({ event }) => event.index },
          description: 'The visitor scrolled the row.',
        },
      },
    },
  },
})
