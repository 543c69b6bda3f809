import { setup } from 'xstate'
import type { Internal } from '../events.ts'
import { listener } from '../port.ts'

/** What the visitor's system says of motion, at once and whenever that changes. */
export type MotionPreference = { type: 'MOTION_REDUCED' } | { type: 'MOTION_ALLOWED' }

export const motionControlMachine = setup({
  types: {
    events: {} as { type: 'PAUSE' } | { type: 'PLAY' } | Internal<MotionPreference>,
    tags: {} as 'moving' | 'paused' | 'still',
  },
  actors: {
    watchPreference: listener<MotionPreference>('watchPreference'),
  },
}).createMachine({
  id: 'motionControl',
  description: 'Whether what moves by itself may move: the one pause control of a page.',
  initial: 'listening',
  states: {
    listening: {
      description: 'The system says whether it wants motion, and the visitor has the last word.',
      invoke: { id: 'watchPreference', src: 'watchPreference', onError: { target: 'unheard' } },
      initial: 'waiting',
      on: {
        MOTION_REDUCED: { target: '.still', description: 'Also for what the visitor had paused or played (HOME-15).' },
      },
      states: {
        waiting: {
          description: 'Nobody has said yet whether motion is welcome, so nothing moves.',
          on: { MOTION_ALLOWED: { target: 'moving' }, PAUSE: { target: 'paused' } },
        },
        moving: { tags: 'moving', on: { PAUSE: { target: 'paused' } } },
        paused: {
          description: 'Paused by the visitor; only the visitor goes on.',
          tags: 'paused',
          on: { PLAY: { target: 'moving' } },
        },
        still: {
          description: 'The system asks for reduced motion; the visitor may still want to see it move.',
          tags: 'still',
          on: { PLAY: { target: 'moving' }, MOTION_ALLOWED: { target: 'moving' } },
        },
      },
    },
    unheard: {
      description: 'The system cannot be asked: nothing moves before the visitor says so.',
      initial: 'still',
      states: {
        still: { tags: 'still', on: { PLAY: { target: 'moving' } } },
        moving: { tags: 'moving', on: { PAUSE: { target: 'paused' } } },
        paused: { tags: 'paused', on: { PLAY: { target: 'moving' } } },
      },
    },
  },
})
