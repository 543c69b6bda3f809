import { setup } from 'xstate'
import type { Internal } from '../events.ts'
import { type Source, watch } from '../source.ts'

/** What the browser tells of a section. */
export type SectionEvent =
  /** A tenth of it is in view, or it fills half of the view. */
  | { type: 'SEEN' }
  | { type: 'UNSEEN' }
  /** Motion is not wanted. */
  | { type: 'STAND_STILL' }

export const revealMachine = setup({
  types: {
    input: {} as { view: Source<SectionEvent> },
    context: {} as { view: Source<SectionEvent> },
    events: {} as Internal<SectionEvent>,
    tags: {} as 'hidden' | 'fading',
  },
  actors: {
    watchView: watch<SectionEvent>(),
  },
}).createMachine({
  id: 'reveal',
  description: 'A section that fades in when it is first seen.',
  context: ({ input }) => input,
  initial: 'watching',
  states: {
    watching: {
      description: 'The browser says whether it is seen.',
      invoke: {
        id: 'watchView',
        src: 'watchView',
        input: ({ context }) => context.view,
        onError: { target: 'shown' },
      },
      on: { STAND_STILL: { target: 'shown' } },
      initial: 'asItCame',
      states: {
        asItCame: {
          description: 'Plainly there: nothing is hidden that somebody may be reading.',
          on: { UNSEEN: { target: 'hidden' }, SEEN: { target: '#reveal.shown' } },
        },
        hidden: {
          description: 'Out of view, so that nobody sees it go.',
          tags: 'hidden',
          on: { SEEN: { target: '#reveal.revealed' } },
        },
      },
    },
    revealed: { description: 'Fades in, and stays (HOME-11).', tags: 'fading', type: 'final' },
    shown: {
      description: 'There without a fade: it was in the first view, or motion is not wanted (HOME-15).',
      type: 'final',
    },
  },
})
