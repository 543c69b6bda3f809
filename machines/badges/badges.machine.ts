import { setup } from 'xstate'
import type { Internal } from '../events.ts'
import { listener } from '../port.ts'
import type { StageCue } from '../stage.ts'

export const badgesMachine = setup({
  types: {
    events: {} as Internal<StageCue>,
    tags: {} as 'newOffer' | 'tourRequest',
  },
  actors: {
    watchStage: listener<StageCue>('watchStage'),
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
  initial: 'onStage',
  states: {
    onStage: {
      description: 'The stage says when to move, to rest, and to stand still.',
      invoke: { id: 'watchStage', src: 'watchStage', onError: { target: 'alone' } },
      on: { STAND_STILL: { target: '.still' } },
      initial: 'still',
      states: {
        still: {
          description: 'Both: as the page came, and where nothing may move (HOME-15).',
          tags: ['newOffer', 'tourRequest'],
          on: {
            MOVE: { target: 'hidden' },
            REST: { target: '#badges.onStage.hidden.resting', description: 'Nobody sees them yet: ready to begin.' },
          },
        },
        hidden: {
          description: 'A round begins.',
          initial: 'moving',
          states: {
            moving: { on: { REST: { target: 'resting' } }, after: { newOffer: { target: '#badges.onStage.oneIn' } } },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        oneIn: {
          tags: 'newOffer',
          initial: 'moving',
          states: {
            moving: {
              on: { REST: { target: 'resting' } },
              after: { tourRequest: { target: '#badges.onStage.bothIn' } },
            },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        bothIn: {
          tags: ['newOffer', 'tourRequest'],
          initial: 'moving',
          states: {
            moving: { on: { REST: { target: 'resting' } }, after: { hide: { target: '#badges.onStage.gone' } } },
            resting: { on: { MOVE: { target: 'moving' } } },
          },
        },
        gone: {
          description: 'A round is over.',
          initial: 'moving',
          states: {
            moving: { on: { REST: { target: 'resting' } }, after: { repeat: { target: '#badges.onStage.hidden' } } },
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
