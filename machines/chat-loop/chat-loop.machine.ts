import { setup } from 'xstate'
import type { Internal } from '../events.ts'
import type { PlaybackCommand } from '../playback.ts'
import { listener } from '../port.ts'

export const chatLoopMachine = setup({
  types: {
    events: {} as Internal<PlaybackCommand>,
    tags: {} as 'first' | 'second' | 'third',
  },
  actors: {
    watchPlayback: listener<PlaybackCommand>('watchPlayback'),
  },
  delays: {
    /** HOME-09: 1, 2 and 3 s after a round began, which is over at 5 s. */
    firstMessage: 1000,
    secondMessage: 1000,
    thirdMessage: 1000,
    newRound: 2000,
  },
}).createMachine({
  id: 'chatLoop',
  description: 'A talk of three messages that plays by itself, over and over.',
  initial: 'watching',
  states: {
    watching: {
      description: 'The stage says when to move, to rest, and to stand still.',
      invoke: { id: 'watchPlayback', src: 'watchPlayback', onError: { target: 'alone' } },
      on: { STAND_STILL: { target: '.still' } },
      initial: 'still',
      states: {
        still: {
          description: 'The whole talk: as the page came, and where nothing may move (HOME-15).',
          tags: ['first', 'second', 'third'],
          on: {
            MOVE: { target: 'empty' },
            REST: { target: '#chatLoop.watching.empty.resting', description: 'Nobody sees it yet: ready to begin.' },
          },
        },
        empty: {
          description: 'A round begins.',
          initial: 'moving',
          states: {
            moving: {
              on: { REST: { target: 'resting' } },
              after: { firstMessage: { target: '#chatLoop.watching.asked' } },
            },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        asked: {
          tags: 'first',
          initial: 'moving',
          states: {
            moving: {
              on: { REST: { target: 'resting' } },
              after: { secondMessage: { target: '#chatLoop.watching.answered' } },
            },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        answered: {
          tags: ['first', 'second'],
          initial: 'moving',
          states: {
            moving: {
              on: { REST: { target: 'resting' } },
              after: { thirdMessage: { target: '#chatLoop.watching.whole' } },
            },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        whole: {
          tags: ['first', 'second', 'third'],
          initial: 'moving',
          states: {
            moving: {
              on: { REST: { target: 'resting' } },
              after: { newRound: { target: '#chatLoop.watching.empty' } },
            },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
      },
    },
    alone: {
      description: 'Nobody says whether it is seen: the whole talk, for good.',
      tags: ['first', 'second', 'third'],
      type: 'final',
    },
  },
})
