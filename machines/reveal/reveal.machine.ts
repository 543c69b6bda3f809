import { setup } from 'xstate'
import type { Internal } from '../events.ts'
import { type Source, watch } from '../source.ts'

/** The browser's events about a section. */
export type SectionEvent =
  /** A tenth of it is in view, or it fills half of the view. */
  | { type: 'SEEN' }
  | { type: 'UNSEEN' }
  /** Motion isn't wanted. */
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
  description: 'Fades a section in when it first enters the viewport.',
  context: ({ input }) => input,
  initial: 'watching',
  states: {
    watching: {
      description: 'Observes whether the section is visible.',
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
          description: 'Visible: nothing is hidden that a visitor may be reading.',
          on: { UNSEEN: { target: 'hidden' }, SEEN: { target: '#reveal.shown' } },
        },
        hidden: {
          description: 'Out of view, so it can be hidden unnoticed.',
          tags: 'hidden',
          on: { SEEN: { target: '#reveal.revealed' } },
        },
      },
    },
    revealed: { description: 'Faded in, and stays (HOME-11).', tags: 'fading', type: 'final' },
    shown: {
      description: 'Shown without a fade: it was visible initially, or motion is reduced (HOME-15).',
      type: 'final',
    },
  },
})
