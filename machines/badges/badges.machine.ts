import { setup } from 'xstate'
import type { Internal } from '../events.ts'
import type { PlaybackCommand } from '../playback.ts'
import { listener } from '../port.ts'

export const badgesMachine = setup({
  types: {
    events: {} as Internal<PlaybackCommand>,
    tags: {} as 'newOffer' | 'tourRequest',
  },
  actors: {
    watchPlayback: listener<PlaybackCommand>('watchPlayback'),
  },
  delays: {
    /** HOME-14: 1500, 3000 and 6000 ms after a round began; the next one begins 2000 ms later. */
    newOffer: 1500,
    tourRequest: 1500,
    hide: 3000,
    repeat: 2000,
  },
}).createMachine({
  id: 'badges',
  description: "Two badges, 'New offer' and 'Tour request', pop in one after the other, go, and come again.",
  initial: 'watching',
  states: {
    watching: {
      description: 'The stage says when to move, to rest, and to stand still.',
      invoke: { id: 'watchPlayback', src: 'watchPlayback', onError: { target: 'alone' } },
      on: { STAND_STILL: { target: '.still' } },
      initial: 'still',
      states: {
        still: {
          description: 'Both: as the page came, and where nothing may move (HOME-15).',
          tags: ['newOffer', 'tourRequest'],
          on: {
            MOVE: { target: 'hidden' },
            REST: { target: '#badges.watching.hidden.resting', description: 'Nobody sees them yet: ready to begin.' },
          },
        },
        hidden: {
          description: 'A round begins.',
          initial: 'moving',
          states: {
            moving: { on: { REST: { target: 'resting' } }, after: { newOffer: { target: '#badges.watching.oneIn' } } },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        oneIn: {
          tags: 'newOffer',
          initial: 'moving',
          states: {
            moving: {
              on: { REST: { target: 'resting' } },
              after: { tourRequest: { target: '#badges.watching.bothIn' } },
            },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        bothIn: {
          tags: ['newOffer', 'tourRequest'],
          initial: 'moving',
          states: {
            moving: { on: { REST: { target: 'resting' } }, after: { hide: { target: '#badges.watching.gone' } } },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        gone: {
          description: 'A round is over.',
          initial: 'moving',
          states: {
            moving: { on: { REST: { target: 'resting' } }, after: { repeat: { target: '#badges.watching.hidden' } } },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
      },
    },
    alone: {
      description: 'Nobody says whether they are seen: both, for good.',
      tags: ['newOffer', 'tourRequest'],
      type: 'final',
    },
  },
})
