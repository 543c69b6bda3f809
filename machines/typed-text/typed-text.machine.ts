import { assign, setup } from 'xstate'
import type { Internal } from '../events.ts'
import type { PlaybackCommand } from '../playback.ts'
import { type Source, watch } from '../source.ts'

interface Typed {
  playback: Source<PlaybackCommand>
  /** How many characters each of the questions has; one question at least, of one character at least. */
  lengths: readonly number[]
  /** The question that is being typed. */
  index: number
  /** How many of its characters are there. */
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
    /** HOME-08, for one character each. */
    typing: 60,
    deleting: 30,
    /** HOME-08: how long a whole question stands. */
    pause: 1000,
  },
}).createMachine({
  id: 'typedText',
  description: 'Sample questions that type themselves, one after the other, in a circle.',
  context: ({ input }) => ({ ...input, index: 0, typed: input.lengths[0] ?? 0 }),
  initial: 'watching',
  states: {
    watching: {
      description: 'The playback says when to move, to rest, and to stand still.',
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
          description: 'The first question whole: as the page came, and where nothing may move (HOME-15).',
          on: { MOVE: { target: 'whole' } },
        },
        whole: {
          description: 'A question stands long enough to be read.',
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
          description: 'From its end.',
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
          description: 'The next question.',
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
    alone: { description: 'Nobody says whether it is seen: the first question, for good.', type: 'final' },
  },
})

function lengthAt({ lengths }: Typed, index: number): number {
  return lengths[index] ?? 0
}
