import { assign, setup } from 'xstate'

export const useCaseCarouselMachine = setup({
  types: {
    input: {} as { count: number },
    context: {} as { count: number; index: number },
    events: {} as { type: 'NEXT' } | { type: 'PREVIOUS' } | { type: 'SLID_TO'; index: number },
  },
  guards: {
    isCard: ({ context }, index: number) => Number.isInteger(index) && index >= 0 && index < context.count,
  },
  actions: {
    takeNext: assign({ index: ({ context }) => (context.index + 1) % context.count }),
    takePrevious: assign({ index: ({ context }) => (context.index - 1 + context.count) % context.count }),
    take: assign({ index: (_, index: number) => index }),
    /** Brings the card that was taken into view; the browser provides it. */
    slide: (): void => {
      throw new Error('provide slide')
    },
  },
}).createMachine({
  id: 'useCaseCarousel',
  description: 'Use cases in a row, one of them in front, in a circle.',
  context: ({ input }) => ({ count: input.count, index: 0 }),
  initial: 'showing',
  states: {
    showing: {
      description: 'One card is in front; the others can be read as well.',
      on: {
        NEXT: { actions: ['takeNext', 'slide'] },
        PREVIOUS: { actions: ['takePrevious', 'slide'] },
        SLID_TO: {
          guard: { type: 'isCard', params: ({ event }) => event.index },
          actions: { type: 'take', params: ({ event }) => event.index },
          description: 'A finger, a wheel or the keyboard has moved the row by itself.',
        },
      },
    },
  },
})
