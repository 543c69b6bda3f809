import { assign, setup } from 'xstate'
import type { Internal } from '../events.ts'
import { type Source, watch } from '../source.ts'

/**
 * The real time in milliseconds since the epoch: at once, then each second, and when the page becomes visible again.
 */
export type Second = { type: 'SECOND'; at: number }

interface Countdown {
  clock: Source<Second>
  /** The number of seconds at the start. */
  seconds: number
  beganAt: number
  left: number
}

/** Never more than was left before, even if the clock is set back. */
function leftAt({ seconds, beganAt, left }: Countdown, at: number): number {
  return Math.max(0, Math.min(left, seconds - Math.floor((at - beganAt) / 1000)))
}

export const countdownMachine = setup({
  types: {
    input: {} as Pick<Countdown, 'clock' | 'seconds'>,
    context: {} as Countdown,
    events: {} as Internal<Second>,
  },
  actors: {
    watchSeconds: watch<Second>(),
  },
  guards: {
    isOver: ({ context }, at: number) => leftAt(context, at) === 0,
  },
  actions: {
    begin: assign({ beganAt: (_, at: number) => at }),
    count: assign({ left: ({ context }, at: number) => leftAt(context, at) }),
  },
}).createMachine({
  id: 'countdown',
  description: 'The remaining time, computed from the clock, so that it is right after a tab was suspended.',
  context: ({ input }) => ({ ...input, beganAt: 0, left: input.seconds }),
  initial: 'ticking',
  states: {
    ticking: {
      description: 'Receives the current time every second.',
      invoke: {
        id: 'watchSeconds',
        src: 'watchSeconds',
        input: ({ context }) => context.clock,
        onError: { target: 'stopped' },
      },
      initial: 'arriving',
      states: {
        arriving: {
          on: {
            SECOND: { target: 'counting', actions: { type: 'begin', params: ({ event }) => event.at } },
          },
        },
        counting: {
          on: {
            SECOND: [
              {
                guard: { type: 'isOver', params: ({ event }) => event.at },
                target: '#countdown.over',
                actions: { type: 'count', params: ({ event }) => event.at },
              },
              { actions: { type: 'count', params: ({ event }) => event.at } },
            ],
          },
        },
      },
    },
    over: { description: 'Reached zero and stays there (PENDRA-01).', type: 'final' },
    stopped: { description: 'The clock failed; the last value stays.', type: 'final' },
  },
})
