import { assign, setup } from 'xstate'
import type { Internal } from '../events.ts'
import type { PlaybackCommand } from '../playback.ts'
import { type Source, watch } from '../source.ts'

export interface SequenceStep {
  /** In milliseconds. */
  lasts: number
  /** How many of the items are shown. */
  shows: number
}

export interface SequenceInput {
  playback: Source<PlaybackCommand>
  /** The steps of a round. After the last one the next round begins. */
  steps: readonly [SequenceStep, ...SequenceStep[]]
  /** How many items there are; all of them are shown while nothing moves. */
  count: number
}

interface Sequence extends SequenceInput {
  index: number
  /** How many of the items are shown now, from the first one on. */
  shown: number
}

export const loopingSequenceMachine = setup({
  types: {
    input: {} as SequenceInput,
    context: {} as Sequence,
    events: {} as Internal<PlaybackCommand>,
  },
  actors: {
    watchPlayback: watch<PlaybackCommand>(),
  },
  actions: {
    showAll: assign({ shown: ({ context }) => context.count }),
    begin: assign(({ context }) => stepAt(context, 0)),
    takeNext: assign(({ context }) => stepAt(context, (context.index + 1) % context.steps.length)),
  },
  delays: {
    /** HOME-09, HOME-14. */
    step: ({ context }) => (context.steps[context.index] ?? context.steps[0]).lasts,
  },
}).createMachine({
  id: 'loopingSequence',
  description: 'Items that come and go step by step, round after round, by themselves.',
  context: ({ input }) => ({ ...input, index: 0, shown: input.count }),
  initial: 'watching',
  states: {
    watching: {
      description: 'The playback says when to move, to rest, and to stand still.',
      invoke: {
        id: 'watchPlayback',
        src: 'watchPlayback',
        input: ({ context }) => context.playback,
        onError: { target: 'alone', actions: 'showAll' },
      },
      on: { STAND_STILL: { target: '.still', actions: 'showAll' } },
      initial: 'still',
      states: {
        still: {
          description: 'All items: as the page came, and where nothing may move (HOME-15).',
          on: {
            MOVE: { target: 'moving', actions: 'begin' },
            REST: { target: 'resting', actions: 'begin', description: 'Not seen yet: ready to begin.' },
          },
        },
        moving: {
          description: 'One step of the round.',
          on: { REST: { target: 'resting' } },
          after: { step: { target: 'moving', reenter: true, actions: 'takeNext' } },
        },
        resting: {
          description: 'Unseen, or paused by the visitor: the step stays, and begins anew afterwards.',
          on: { MOVE: { target: 'moving' } },
        },
      },
    },
    alone: { description: 'Nothing says whether it is seen: all items, for good.', type: 'final' },
  },
})

function stepAt({ steps }: Sequence, index: number): Pick<Sequence, 'index' | 'shown'> {
  return { index, shown: (steps[index] ?? steps[0]).shows }
}
