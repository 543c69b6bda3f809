import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * A page whose visitor has asked Penny something. The server sends something every ten seconds on an open stream. After
 * a failure the page waits for one second, then for two; then it polls every fifteen seconds, and listens again every
 * minute.
 */
interface Context {
  /** What the visitor has been shown, the oldest first. */
  shown: string[]
  /** The version of it. */
  version: string | null
  failures: number
  polls: number
  /** A minute of polling has passed: the next one starts counting again. */
  hasPolled: boolean
}

const one = 'You asked: “Is there a sauna?” The answer is: “Yes, in the garden.”'
const two = 'Your tour is confirmed: Tue, Nov 24 at 2 PM PST.'

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isFirst: ({ context }) => context.shown.length === 0,
    isSecond: ({ context }) => context.shown.length === 1,
    hasNotFailed: ({ context }) => context.failures === 0,
    hasFailedOnce: ({ context }) => context.failures === 1,
    hasFailedTwice: ({ context }) => context.failures === 2,
    mayPollAgain: ({ context }) => context.polls < 4,
    hasPolledForAMinute: ({ context }) => context.polls === 4,
  },
  actions: {
    fail: assign({ failures: ({ context }) => context.failures + 1 }),
    recover: assign({ failures: 0 }),
    failAgainSoon: assign({ failures: 2, hasPolled: true }),
    showOne: assign({ shown: [one], version: 'version-1' }),
    showTwo: assign({ shown: [one, two], version: 'version-2' }),
    poll: assign({ polls: ({ context }) => context.polls + 1 }),
    pollFirst: assign({ polls: 1, failures: 3 }),
    nothingHappens: () => {},
  },
}).createMachine({
  id: 'liveUpdatesSpec',
  context: { shown: [], version: null, failures: 0, polls: 0, hasPolled: false },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.hasAsked': { target: 'here' } } },
    here: {
      on: {
        'PAGE.isHidden': { target: 'hidden' },
        'NETWORK.goes': { target: 'offline' },
      },
      initial: 'connecting',
      states: {
        connecting: {
          on: {
            'STREAM.opens': { target: 'live' },
            'STREAM.isRefused': { target: '#liveUpdatesSpec.over' },
            'STREAM.fails': [
              { guard: 'hasNotFailed', target: 'waiting', actions: 'fail' },
              { guard: 'hasFailedOnce', target: 'waiting', actions: 'fail' },
              { guard: 'hasFailedTwice', target: 'polling', actions: 'pollFirst' },
            ],
            'STREAM.isBusy': { guard: 'hasNotFailed', target: 'waiting', actions: 'fail' },
            'STREAM.breaks': { guard: 'hasNotFailed', target: 'waiting', actions: 'fail' },
            'TIME.9999ms': { guard: 'hasNotFailed', target: 'almostGivingUp' },
          },
        },
        almostGivingUp: {
          on: { 'STREAM.opens': { target: 'live' }, 'TIME.1ms': { target: 'waiting', actions: 'fail' } },
        },
        live: {
          on: {
            'STREAM.bringsOne': { guard: 'isFirst', target: 'live', actions: 'showOne', reenter: true },
            'STREAM.bringsTwo': { guard: 'isSecond', target: 'live', actions: 'showTwo', reenter: true },
            'STREAM.beats': { target: 'live', actions: 'recover', reenter: true },
            'STREAM.ends': { guard: 'hasNotFailed', target: 'waiting', actions: 'fail' },
            'STREAM.fails': { guard: 'hasNotFailed', target: 'waiting', actions: 'fail' },
            'TIME.24999ms': { guard: 'hasNotFailed', target: 'quiet' },
          },
        },
        quiet: {
          on: {
            'STREAM.beats': { target: 'live' },
            'TIME.1ms': { target: 'waiting', actions: 'fail' },
          },
        },
        waiting: {
          on: {
            'TIME.999ms': [
              { guard: 'hasFailedOnce', target: 'almostTrying' },
              { guard: 'hasFailedTwice', target: 'waitingOn' },
            ],
          },
        },
        waitingOn: { on: { 'TIME.1000ms': { target: 'almostTrying' } } },
        almostTrying: { on: { 'TIME.1ms': { target: 'connecting' } } },
        polling: {
          on: {
            'POLL.brings': [
              { guard: 'isFirst', target: 'polled', actions: 'showOne' },
              { guard: 'isSecond', target: 'polled', actions: 'showTwo' },
            ],
            'POLL.fails': { target: 'polled' },
            'POLL.isRefused': { target: '#liveUpdatesSpec.over' },
          },
        },
        polled: {
          on: {
            'TIME.14999ms': { target: 'almostPolling' },
          },
        },
        almostPolling: {
          on: {
            'TIME.1ms': [
              { guard: 'mayPollAgain', target: 'polling', actions: 'poll' },
              { guard: 'hasPolledForAMinute', target: 'connecting', actions: 'failAgainSoon' },
            ],
          },
        },
      },
    },
    hidden: {
      on: {
        'PAGE.isShown': { target: 'here', actions: 'recover' },
        'NETWORK.goes': { target: 'offline' },
      },
    },
    offline: {
      on: {
        'NETWORK.comes': { target: 'here', actions: 'recover' },
        'PAGE.isHidden': { target: 'hidden' },
      },
    },
    over: { on: { 'TIME.14999ms': { actions: 'nothingHappens' } } },
  },
})

const idle = ({ shown }: Context) => ({ shown, listens: null, asks: null })
const listening = ({ shown, version }: Context) => ({ shown, listens: version ?? 'nothing', asks: null })
const openAs = ({ shown }: Context) => ({ shown, asks: null })

export const liveUpdatesModel: Model = {
  requirements: ['API-05', 'API-06', 'CHAT-10'],
  proves: {
    'STREAM.bringsOne': ['API-05', 'CHAT-10'],
    'STREAM.bringsTwo': ['API-06', 'CHAT-10'],
    'POLL.brings': ['API-05', 'API-06', 'CHAT-10'],
  },
  chart,
  looks: {
    'liveUpdatesSpec.here.connecting': listening,
    'liveUpdatesSpec.here.almostGivingUp': listening,
    'liveUpdatesSpec.here.live': openAs,
    'liveUpdatesSpec.here.quiet': openAs,
    'liveUpdatesSpec.here.waiting': idle,
    'liveUpdatesSpec.here.waitingOn': idle,
    'liveUpdatesSpec.here.almostTrying': idle,
    'liveUpdatesSpec.here.polling': ({ shown, version }: Context) => ({
      shown,
      listens: null,
      asks: version ?? 'nothing',
    }),
    'liveUpdatesSpec.here.polled': idle,
    'liveUpdatesSpec.here.almostPolling': idle,
    'liveUpdatesSpec.hidden': idle,
    'liveUpdatesSpec.offline': idle,
    'liveUpdatesSpec.over': idle,
  },
}
