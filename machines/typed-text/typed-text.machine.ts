import { assign, setup } from 'xstate'
import type { Internal } from '../events.ts'
import type { PlaybackCommand } from '../playback.ts'
import { type Source, watch } from '../source.ts'

interface Typed {
  playback: Source<PlaybackCommand>
  /** The number of characters of each question; at least one question of at least one character. */
  lengths: readonly number[]
  /** The question being typed. */
  index: number
  /** How many of its characters are shown. */
  typed: number
}

export const typedTextMachine = setup({
  types: {
    input: {} as Pick<Typed, 'playback' | 'lengths'>,
    context: {} as Typed,
    events: {} as Internal<PlaybackCommand>,
  },
  actors: {
    watchPlayback: watch<PlaybackCommand>(),
  },
  guards: {
    isLastMissing: ({ context }) => context.typed + 1 >= lengthAt(context, context.index),
    isLastLeft: ({ context }) => context.typed <= 1,
  },
  actions: {
    showFirst: assign({ index: 0, typed: ({ context }) => lengthAt(context, 0) }),
    typeCharacter: assign({ typed: ({ context }) => context.typed + 1 }),
    deleteCharacter: assign({ typed: ({ context }) => context.typed - 1 }),
    takeNext: assign({ index: ({ context }) => (context.index + 1) % context.lengths.length, typed: 0 }),
  },
  delays: {
    /** HOME-08, per character. */
    typing: 60,
    deleting: 30,
    /** HOME-08: how long a complete question stays. */
    pause: 1000,
  },
}).createMachine({
  id: 'typedText',
  description: 'Types sample questions one after another, in a loop.',
  context: ({ input }) => ({ ...input, index: 0, typed: input.lengths[0] ?? 0 }),
  initial: 'watching',
  states: {
    watching: {
      description: 'Listens to the playback controller: play, pause, or show the final state.',
      invoke: {
        id: 'watchPlayback',
        src: 'watchPlayback',
        input: ({ context }) => context.playback,
        onError: { target: 'alone', actions: 'showFirst' },
      },
      on: { STAND_STILL: { target: '.still', actions: 'showFirst' } },
      initial: 'still',
      states: {
        still: {
          description: 'The first question in full: initially, and with reduced motion (HOME-15).',
          on: { MOVE: { target: 'whole' } },
        },
        whole: {
          description: 'The question is complete and stays long enough to be read.',
          initial: 'moving',
          states: {
            moving: {
              on: { REST: { target: 'resting' } },
              after: { pause: { target: '#typedText.watching.deleting' } },
            },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        deleting: {
          description: 'Deleting from the end.',
          initial: 'moving',
          states: {
            moving: {
              on: { REST: { target: 'resting' } },
              after: {
                deleting: [
                  { guard: 'isLastLeft', target: '#typedText.watching.typing', actions: 'takeNext' },
                  { target: 'moving', reenter: true, actions: 'deleteCharacter' },
                ],
              },
            },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        typing: {
          description: 'Typing the next question.',
          initial: 'moving',
          states: {
            moving: {
              on: { REST: { target: 'resting' } },
              after: {
                typing: [
                  { guard: 'isLastMissing', target: '#typedText.watching.whole', actions: 'typeCharacter' },
                  { target: 'moving', reenter: true, actions: 'typeCharacter' },
                ],
              },
            },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
      },
    },
    alone: { description: 'Visibility is unknown: the first question stays.', type: 'final' },
  },
})

function lengthAt({ lengths }: Typed, index: number): number {
  return lengths[index] ?? 0
}
