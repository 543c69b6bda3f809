import { assign, setup } from 'xstate'
import type { Internal } from '../events.ts'
import { type Failure, failureOf } from '../failure.ts'
import { listener, port } from '../port.ts'
import {
  type ConversationUpdate,
  type Followed,
  isRefused,
  type PageState,
  type StreamEvent,
  type Updates,
} from './updates.ts'

interface Input {
  conversationId: string
  /** Between 0 and 1: keeps pages from coming back at the same moment when a server restarts. */
  jitter: number
  /** Shows what has come. */
  receive: (updates: ConversationUpdate[]) => void
}

/** As many failures in a row, and the page asks instead of listening. */
const mostFailures = 3
/** As many polls, and listening is tried again. */
const mostPolls = 4

export const liveUpdatesMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { version: string | null; failures: number; polls: number },
    events: {} as Internal<PageState | StreamEvent>,
  },
  actors: {
    watchPage: listener<PageState>('watchPage'),
    followConversation: listener<StreamEvent, Followed>('followConversation'),
    pollUpdates: port<Updates, Followed>('pollUpdates'),
  },
  guards: {
    isRefused: (_, failure: Failure) => isRefused(failure),
    hasFailedOften: ({ context }) => context.failures >= mostFailures,
    hasPolledOften: ({ context }) => context.polls >= mostPolls,
  },
  actions: {
    deliver: ({ context }, { updates }: Updates) => context.receive(updates),
    keepVersion: assign({ version: (_, { version }: Updates) => version }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    /** One more failure, and the page goes on polling. */
    forgetMostFailures: assign({ failures: mostFailures - 1 }),
    startPolling: assign({ polls: 0 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: {
    connectPatience: 10_000,
    /** The server sends something every 10 seconds. */
    silence: 25_000,
    backoff: ({ context }) => 1000 * 2 ** (context.failures - 1) * (0.5 + context.jitter / 2),
    pollInterval: 15_000,
  },
}).createMachine({
  id: 'liveUpdates',
  description: 'An open page shows what comes in its conversation without a question.',
  context: ({ input }) => ({ ...input, version: null, failures: 0, polls: 0 }),
  invoke: {
    id: 'watchPage',
    src: 'watchPage',
    onError: { description: 'The page is taken to be in view and online.' },
  },
  on: {
    PAGE_OFFLINE: { target: '.offline' },
    PAGE_HIDDEN: { target: '.paused' },
  },
  initial: 'stream',
  states: {
    stream: {
      description: 'The page listens to the server.',
      initial: 'connecting',
      invoke: {
        id: 'followConversation',
        src: 'followConversation',
        input: ({ context }) => ({ conversationId: context.conversationId, version: context.version }),
        onError: { target: 'waiting', actions: 'countFailure' },
      },
      on: {
        CLOSED: {
          target: 'waiting',
          actions: 'countFailure',
          description: 'The server ends a stream before it stops.',
        },
        FAILED: [
          { guard: { type: 'isRefused', params: ({ event }) => event.failure }, target: 'ended' },
          { target: 'waiting', actions: 'countFailure' },
        ],
      },
      states: {
        connecting: {
          description: 'Nothing has come yet.',
          after: { connectPatience: { target: '#liveUpdates.waiting', actions: 'countFailure' } },
          on: { OPENED: { target: 'live' } },
        },
        live: {
          description: 'What comes is shown at once.',
          after: { silence: { target: '#liveUpdates.waiting', actions: 'countFailure' } },
          on: {
            HEARTBEAT: { target: 'live', reenter: true, actions: 'forgetFailures' },
            UPDATES_CAME: {
              target: 'live',
              reenter: true,
              actions: [
                { type: 'deliver', params: ({ event }) => event.updates },
                { type: 'keepVersion', params: ({ event }) => event.updates },
              ],
            },
          },
        },
      },
    },
    waiting: {
      description: 'Before the next try, longer after each failure.',
      always: { guard: 'hasFailedOften', target: 'polling' },
      after: { backoff: { target: 'stream' } },
    },
    polling: {
      description: 'Something on the way does not let streams through, so the page asks from time to time.',
      entry: 'startPolling',
      initial: 'asking',
      states: {
        asking: {
          entry: 'countPoll',
          invoke: {
            id: 'pollUpdates',
            src: 'pollUpdates',
            input: ({ context }) => ({ conversationId: context.conversationId, version: context.version }),
            onDone: {
              target: 'pausing',
              actions: [
                { type: 'deliver', params: ({ event }) => event.output },
                { type: 'keepVersion', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => failureOf(event.error) },
                target: '#liveUpdates.ended',
              },
              { target: 'pausing' },
            ],
          },
        },
        pausing: {
          after: {
            pollInterval: [
              { guard: 'hasPolledOften', target: '#liveUpdates.stream', actions: 'forgetMostFailures' },
              { target: 'asking' },
            ],
          },
        },
      },
    },
    offline: {
      description: 'The browser has no network.',
      on: { PAGE_READY: { target: 'stream', actions: 'forgetFailures' } },
    },
    paused: {
      description:
        'Nobody looks at the page, which needs no connection then; what came is read when it is shown again.',
      on: { PAGE_READY: { target: 'stream', actions: 'forgetFailures' } },
    },
    ended: {
      description: 'The conversation is not this visitor’s any more.',
      type: 'final',
    },
  },
})
