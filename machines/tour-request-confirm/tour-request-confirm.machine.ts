import { assign, setup } from 'xstate'
import type { components } from '#openapi/generated/types.ts'
import { type Failure, failureOf } from '../failure.ts'
import { port } from '../port.ts'
import { isUseless, type RequestProblem, requestProblemOf } from './problem.ts'

type BuyerTour = components['schemas']['BuyerTour']

interface Context {
  token: string | null
  tour: BuyerTour | null
  problem: RequestProblem | null
}

export const tourRequestConfirmMachine = setup({
  types: {
    input: {} as { token: string | null },
    context: {} as Context,
    events: {} as { type: 'CONFIRM' } | { type: 'RETRY' },
    tags: {} as 'busy' | 'error' | 'retryable',
  },
  actors: {
    getTourRequest: port<BuyerTour, { token: string }>('getTourRequest'),
    confirmTourRequest: port<BuyerTour, { token: string }>('confirmTourRequest'),
  },
  guards: {
    hasNoToken: ({ context }) => !context.token?.trim(),
    linkIsUseless: (_, failure: Failure) => isUseless(failure),
    isUnconfirmed: (_, { state }: BuyerTour) => state === 'unconfirmed',
  },
  actions: {
    keepTour: assign({ tour: (_, tour: BuyerTour) => tour }),
    setProblem: assign({ problem: (_, problem: RequestProblem) => problem }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'tourRequestConfirm',
  description: 'A buyer opens the link of an email and confirms with a button that they asked for a tour.',
  context: ({ input }) => ({ ...input, tour: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Nothing is asked of the server without a token.',
      always: [
        { guard: 'hasNoToken', target: 'refused', actions: { type: 'setProblem', params: 'badLink' } },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'Which request is it, and how does it stand? Looking decides nothing.',
      entry: 'clearProblem',
      invoke: {
        id: 'getTourRequest',
        src: 'getTourRequest',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event.output },
            target: 'unconfirmed',
            actions: { type: 'keepTour', params: ({ event }) => event.output },
          },
          { target: 'settled', actions: { type: 'keepTour', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'linkIsUseless', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => requestProblemOf(failureOf(event.error)) },
          },
          {
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => requestProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    unconfirmed: {
      description: 'The request is shown. Only the button confirms it.',
      on: { CONFIRM: { target: 'confirming' } },
    },
    confirming: {
      description: 'The confirmation is on its way. Once is enough, however often it is sent.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'confirmTourRequest',
        src: 'confirmTourRequest',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event.output },
            target: 'unconfirmed',
            actions: { type: 'setProblem', params: 'failed' },
            description: 'An answer that confirms nothing is a failure.',
          },
          { target: 'settled', actions: { type: 'keepTour', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'linkIsUseless', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => requestProblemOf(failureOf(event.error)) },
          },
          {
            target: 'unconfirmed',
            actions: { type: 'setProblem', params: ({ event }) => requestProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    settled: { description: 'Confirmed, or decided otherwise before: the page says how it stands.', type: 'final' },
    refused: { description: 'The link is of no use; asking again would not help.', tags: 'error', type: 'final' },
    failed: {
      description: 'The request could not be loaded; it may be, another time.',
      tags: ['error', 'retryable'],
      on: { RETRY: { target: 'loading' } },
    },
  },
})
