import { assign, setup } from 'xstate'
import type { Internal } from '../events.ts'
import type { PlaybackCommand } from '../playback.ts'
import { type Source, watch } from '../source.ts'

export const typewriterMachine = setup({
  types: {
    /** `length` is how many characters the text has. */
    input: {} as { length: number; playback: Source<PlaybackCommand> },
    context: {} as { length: number; playback: Source<PlaybackCommand>; typed: number },
    events: {} as { type: 'SHOW_ALL' } | Internal<PlaybackCommand>,
    tags: {} as 'waiting' | 'whole',
  },
  actors: {
    watchPlayback: watch<PlaybackCommand>(),
  },
  guards: {
    isLastMissing: ({ context }) => context.typed + 1 >= context.length,
  },
  actions: {
    rewind: assign({ typed: 0 }),
    typeCharacter: assign({ typed: ({ context }) => context.typed + 1 }),
  },
  delays: {
    /** PENDRA-02. */
    character: 30,
  },
}).createMachine({
  id: 'typewriter',
  description: 'A text that is written before the eyes of its reader, once.',
  context: ({ input }) => ({ ...input, typed: 0 }),
  initial: 'watching',
  states: {
    watching: {
      description: 'The playback says when to move, to rest, and to stand still.',
      invoke: {
        id: 'watchPlayback',
        src: 'watchPlayback',
        input: ({ context }) => context.playback,
        onError: { target: 'whole' },
      },
      on: {
        STAND_STILL: { target: '.still' },
        SHOW_ALL: { target: 'whole', description: 'The reader is faster than the writer (PENDRA-02).' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'As the page came: the whole text, where the browser runs no program.',
          tags: ['waiting', 'whole'],
          on: {
            MOVE: { target: 'typing' },
            REST: { target: '#typewriter.watching.typing.resting', description: 'Nobody sees it yet: ready to begin.' },
          },
        },
        still: {
          description: 'The whole text, where nothing may move (HOME-15).',
          tags: 'whole',
          on: {
            MOVE: { target: 'typing', actions: 'rewind' },
            REST: { target: '#typewriter.watching.typing.resting', actions: 'rewind' },
          },
        },
        typing: {
          description: 'One character after the other.',
          initial: 'moving',
          states: {
            moving: {
              on: { REST: { target: 'resting' } },
              after: {
                character: [
                  { guard: 'isLastMissing', target: '#typewriter.whole', actions: 'typeCharacter' },
                  { target: 'moving', reenter: true, actions: 'typeCharacter' },
                ],
              },
            },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
      },
    },
    whole: { description: 'Written to its end; it is not written again.', tags: 'whole', type: 'final' },
  },
})
