import { assign, setup } from 'xstate'
import type { Internal } from '../events.ts'
import type { PlaybackCommand } from '../playback.ts'
import { type Source, watch } from '../source.ts'

export const typewriterMachine = setup({
  types: {
    /** `length` is the text's number of characters. */
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
  description: 'Types out a text once, character by character.',
  context: ({ input }) => ({ ...input, typed: 0 }),
  initial: 'watching',
  states: {
    watching: {
      description: 'Listens to the playback controller: play, pause, or show the final state.',
      invoke: {
        id: 'watchPlayback',
        src: 'watchPlayback',
        input: ({ context }) => context.playback,
        onError: { target: 'whole' },
      },
      on: {
        STAND_STILL: { target: '.still' },
        SHOW_ALL: { target: 'whole', description: 'A click shows the whole text (PENDRA-02).' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Initially the whole text, so that it can be read without JavaScript.',
          tags: ['waiting', 'whole'],
          on: {
            MOVE: { target: 'typing' },
            REST: { target: '#typewriter.watching.typing.resting', description: 'Not visible yet: ready to start.' },
          },
        },
        still: {
          description: 'The whole text, with reduced motion (HOME-15).',
          tags: 'whole',
          on: {
            MOVE: { target: 'typing', actions: 'rewind' },
            REST: { target: '#typewriter.watching.typing.resting', actions: 'rewind' },
          },
        },
        typing: {
          description: 'Typing one character at a time.',
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
    whole: { description: 'Complete; it is not typed again.', tags: 'whole', type: 'final' },
  },
})
