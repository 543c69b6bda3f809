import { setup } from 'xstate'
import type { Internal } from '../events.ts'
import { listener } from '../port.ts'

/** The system's motion preference, at once and on every change. */
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
  description: 'The pause button for all motion on a page.',
  initial: 'listening',
  states: {
    listening: {
      description: 'Follows the system setting for reduced motion; the visitor can override it.',
      invoke: { id: 'watchPreference', src: 'watchPreference', onError: { target: 'unheard' } },
      initial: 'waiting',
      on: {
        MOTION_REDUCED: {
          target: '.still',
          description: 'Applies also to motion that the visitor paused or started (HOME-15).',
        },
      },
      states: {
        waiting: {
          description: 'The system setting is not known yet, so nothing moves.',
          on: { MOTION_ALLOWED: { target: 'moving' }, PAUSE: { target: 'paused' } },
        },
        moving: { tags: 'moving', on: { PAUSE: { target: 'paused' } } },
        paused: {
          description: 'Paused by the visitor; only the visitor resumes.',
          tags: 'paused',
          on: { PLAY: { target: 'moving' } },
        },
        still: {
          description: 'The system asks for reduced motion; the visitor can still start it.',
          tags: 'still',
          on: { PLAY: { target: 'moving' }, MOTION_ALLOWED: { target: 'moving' } },
        },
      },
    },
    unheard: {
      description: 'The system setting cannot be read: nothing moves until the visitor starts it.',
      initial: 'still',
      states: {
        still: { tags: 'still', on: { PLAY: { target: 'moving' } } },
        moving: { tags: 'moving', on: { PAUSE: { target: 'paused' } } },
        paused: { tags: 'paused', on: { PLAY: { target: 'moving' } } },
      },
    },
  },
})
