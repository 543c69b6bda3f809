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
  /** The steps of a round. After the last one the next round starts. */
  steps: readonly [SequenceStep, ...SequenceStep[]]
  /** The number of items; all of them are shown while nothing moves. */
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
  description: 'An animation that shows items step by step and repeats.',
  context: ({ input }) => ({ ...input, index: 0, shown: input.count }),
  initial: 'watching',
  states: {
    watching: {
      description: 'Listens to the playback controller: play, pause, or show the final state.',
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
          description: 'All items are shown: initially, and with reduced motion (HOME-15).',
          on: {
            MOVE: { target: 'moving', actions: 'begin' },
            REST: { target: 'resting', actions: 'begin', description: 'Not visible yet: ready to start.' },
          },
        },
        moving: {
          description: 'One step of the sequence.',
          on: { REST: { target: 'resting' } },
          after: { step: { target: 'moving', reenter: true, actions: 'takeNext' } },
        },
        resting: {
          description: 'Out of view or paused: the current step restarts afterwards.',
          on: { MOVE: { target: 'moving' } },
        },
      },
    },
    alone: { description: 'Visibility is unknown: all items stay shown.', type: 'final' },
  },
})

function stepAt({ steps }: Sequence, index: number): Pick<Sequence, 'index' | 'shown'> {
  return { index, shown: (steps[index] ?? steps[0]).shows }
}
