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
  /** Between 0 and 1: spreads the reconnections of pages after a server restart. */
  jitter: number
  /** Shows new updates. */
  receive: (updates: ConversationUpdate[]) => void
}

/** After this many failures in a row the page polls instead of listening. */
const mostFailures = 3
/** After this many polls it tries to listen again. */
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
    /** After one more failure the page keeps polling. */
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
  description: 'Shows new messages of the conversation in an open page as they arrive.',
  context: ({ input }) => ({ ...input, version: null, failures: 0, polls: 0 }),
  invoke: {
    id: 'watchPage',
    src: 'watchPage',
    onError: { description: 'Assumes that the page is visible and online.' },
  },
  on: {
    PAGE_OFFLINE: { target: '.offline' },
    PAGE_HIDDEN: { target: '.paused' },
  },
  initial: 'stream',
  states: {
    stream: {
      description: 'Receives server-sent events.',
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
          description: 'The server closes streams before it shuts down.',
        },
        FAILED: [
          { guard: { type: 'isRefused', params: ({ event }) => event.failure }, target: 'ended' },
          { target: 'waiting', actions: 'countFailure' },
        ],
      },
      states: {
        connecting: {
          description: 'Waiting for the first event.',
          after: { connectPatience: { target: '#liveUpdates.waiting', actions: 'countFailure' } },
          on: { OPENED: { target: 'live' } },
        },
        live: {
          description: 'Updates are shown as they arrive.',
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
      description: 'Waits before reconnecting, longer after each failure.',
      always: { guard: 'hasFailedOften', target: 'polling' },
      after: { backoff: { target: 'stream' } },
    },
    polling: {
      description: 'Streaming failed repeatedly, so the page polls.',
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
      description: 'The browser is offline.',
      on: { PAGE_READY: { target: 'stream', actions: 'forgetFailures' } },
    },
    paused: {
      description: 'The page is hidden and keeps no connection. It catches up when it is visible again.',
      on: { PAGE_READY: { target: 'stream', actions: 'forgetFailures' } },
    },
    ended: {
      description: 'The conversation no longer belongs to this visitor.',
      type: 'final',
    },
  },
})
