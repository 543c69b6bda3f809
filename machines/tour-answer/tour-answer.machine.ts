import { assign, setup } from 'xstate'
import { required } from '#domain/required.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import type { components } from '#openapi/generated/types.ts'
import { type Failure, failureOf } from '../failure.ts'
import { port } from '../port.ts'
import { dayAmong, isSameTour, localOf } from './choice.ts'
import { isUseless, type TourAnswerProblem, tourAnswerProblemOf } from './problem.ts'

type TourView = components['schemas']['TourView']
type TourLinkAction = components['schemas']['TourLinkAction']
type TourTimes = components['schemas']['TourTimes']

/** What the link of either side holds. The action opens a question on the page and answers none. */
export interface TourPageLink {
  token: string | null
  action: string | null
}

interface Context extends TourPageLink {
  tour: TourView | null
  /** Open times on the property's clock; null until they were asked for. */
  times: LocalTime[] | null
  day: string | null
  time: LocalTime | null
  problem: TourAnswerProblem | null
}

export const tourAnswerMachine = setup({
  types: {
    input: {} as TourPageLink,
    context: {} as Context,
    events: {} as
      | { type: 'CONFIRM' }
      | { type: 'ACCEPT' }
      | { type: 'SUGGEST' }
      | { type: 'ASK_TO_CANCEL' }
      | { type: 'CANCEL' }
      | { type: 'BACK' }
      | { type: 'PICK_DAY'; day: string }
      | { type: 'PICK_TIME'; time: LocalTime }
      | { type: 'SUBMIT' }
      | { type: 'RETRY' },
    tags: {} as 'busy' | 'error' | 'retryable',
  },
  actors: {
    getTourRequest: port<TourView, { token: string }>('getTourRequest'),
    confirmTourRequest: port<TourView, { token: string }>('confirmTourRequest'),
    acceptNewTime: port<TourView, { token: string; time: LocalTime }>('acceptNewTime'),
    listNewTimes: port<TourTimes, { token: string }>('listNewTimes'),
    suggestNewTime: port<TourView, { token: string; from: LocalTime; time: LocalTime }>('suggestNewTime'),
    cancelTourRequest: port<TourView, { token: string }>('cancelTourRequest'),
  },
  guards: {
    hasNoToken: ({ context }) => !context.token?.trim(),
    linkIsUseless: (_, failure: Failure) => isUseless(failure),
    timeIsGone: (_, failure: Failure) => tourAnswerProblemOf(failure) === 'timeGone',
    isOffered: ({ context }, action: TourLinkAction) => context.tour?.actions.includes(action) === true,
    isAskedFor: ({ context }, action: TourLinkAction) =>
      context.action === action && context.tour?.actions.includes(action) === true,
    hasNoTime: ({ context }) => context.time === null,
    changedNothing: ({ context }, answer: TourView) => context.tour !== null && isSameTour(context.tour, answer),
  },
  actions: {
    keepTour: assign({ tour: (_, tour: TourView) => tour }),
    keepTimes: assign(({ context }, { available_times: times }: TourTimes) => ({
      times,
      day: dayAmong(times, context.day),
      time: null,
    })),
    pickDay: assign((_, day: string) => ({ day, time: null })),
    pickTime: assign({ time: (_, time: LocalTime) => time }),
    setProblem: assign({ problem: (_, problem: TourAnswerProblem) => problem }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'tourAnswer',
  description:
    'Either side of a tour opens the link of an email: the page shows the tour as it stands and lets them do what the server offers, each with a button: confirm it, accept the proposed time, suggest another or cancel.',
  context: ({ input }) => ({ ...input, tour: null, times: null, day: null, time: null, problem: null }),
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
      description: 'Which tour is it, and how does it stand? Looking decides nothing.',
      entry: 'clearProblem',
      invoke: {
        id: 'getTourRequest',
        src: 'getTourRequest',
        input: ({ context }) => ({ token: required(context.token, 'The token') }),
        onDone: { target: 'opening', actions: { type: 'keepTour', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'linkIsUseless', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
          {
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    opening: {
      description: 'The link says which question the page opens with, where the tour still allows it.',
      always: [
        { guard: { type: 'isAskedFor', params: 'move' }, target: 'loadingTimes' },
        { guard: { type: 'isAskedFor', params: 'cancel' }, target: 'asking' },
        { target: 'shown' },
      ],
    },
    shown: {
      description: 'The tour as it stands, with a button for each thing that this side can do. The server says which.',
      on: {
        CONFIRM: { guard: { type: 'isOffered', params: 'confirm' }, target: 'confirming' },
        ACCEPT: { guard: { type: 'isOffered', params: 'accept' }, target: 'accepting' },
        SUGGEST: { guard: { type: 'isOffered', params: 'move' }, target: 'loadingTimes', actions: 'clearProblem' },
        ASK_TO_CANCEL: { guard: { type: 'isOffered', params: 'cancel' }, target: 'asking', actions: 'clearProblem' },
      },
    },
    confirming: {
      description: 'The confirmation is on its way. Once is enough, however often it is sent.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'confirmTourRequest',
        src: 'confirmTourRequest',
        input: ({ context }) => ({ token: required(context.token, 'The token') }),
        onDone: [
          {
            guard: { type: 'changedNothing', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'setProblem', params: 'failed' },
            description: 'An answer that changes nothing is a failure.',
          },
          { target: 'shown', actions: { type: 'keepTour', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'linkIsUseless', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
          {
            target: 'shown',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    accepting: {
      description: 'The time that the page shows is accepted, and no other.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'acceptNewTime',
        src: 'acceptNewTime',
        input: ({ context }) => ({
          token: required(context.token, 'The token'),
          time: localOf(required(context.tour?.new_time, 'The new time')),
        }),
        onDone: [
          {
            guard: { type: 'changedNothing', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'setProblem', params: 'failed' },
            description: 'An answer that changes nothing is a failure.',
          },
          { target: 'shown', actions: { type: 'keepTour', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'linkIsUseless', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
          {
            target: 'shown',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    asking: {
      description: 'Cancel the tour? It is asked first, since nothing brings the time back.',
      on: { CANCEL: { target: 'cancelling' }, BACK: { target: 'shown', actions: 'clearProblem' } },
    },
    cancelling: {
      description: 'The cancellation is on its way.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'cancelTourRequest',
        src: 'cancelTourRequest',
        input: ({ context }) => ({ token: required(context.token, 'The token') }),
        onDone: [
          {
            guard: { type: 'changedNothing', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'setProblem', params: 'failed' },
            description: 'An answer that changes nothing is a failure.',
          },
          { target: 'shown', actions: { type: 'keepTour', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'linkIsUseless', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
          {
            target: 'asking',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    loadingTimes: {
      description: 'When is the home open for tours?',
      invoke: {
        id: 'listNewTimes',
        src: 'listNewTimes',
        input: ({ context }) => ({ token: required(context.token, 'The token') }),
        onDone: { target: 'choosing', actions: { type: 'keepTimes', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'linkIsUseless', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
          {
            target: 'shown',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    choosing: {
      description: 'They pick a day and one of its open times.',
      on: {
        PICK_DAY: { actions: [{ type: 'pickDay', params: ({ event }) => event.day }, 'clearProblem'] },
        PICK_TIME: { actions: [{ type: 'pickTime', params: ({ event }) => event.time }, 'clearProblem'] },
        SUBMIT: [{ guard: 'hasNoTime', actions: { type: 'setProblem', params: 'noTime' } }, { target: 'suggesting' }],
        BACK: { target: 'shown', actions: 'clearProblem' },
      },
    },
    suggesting: {
      description: 'The suggestion is on its way. A time that is gone by now gives way to those that are left.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'suggestNewTime',
        src: 'suggestNewTime',
        input: ({ context }) => ({
          token: required(context.token, 'The token'),
          from: localOf(required(context.tour?.proposed_time, 'The proposed time')),
          time: required(context.time, 'The time'),
        }),
        onDone: [
          {
            guard: { type: 'changedNothing', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'setProblem', params: 'failed' },
            description: 'An answer that changes nothing is a failure.',
          },
          { target: 'shown', actions: { type: 'keepTour', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'linkIsUseless', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
          {
            guard: { type: 'timeIsGone', params: ({ event }) => failureOf(event.error) },
            target: 'loadingTimes',
            actions: { type: 'setProblem', params: 'timeGone' },
          },
          {
            target: 'choosing',
            actions: { type: 'setProblem', params: ({ event }) => tourAnswerProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    refused: { description: 'The link is of no use; asking again would not help.', tags: 'error', type: 'final' },
    failed: {
      description: 'The tour could not be loaded; it may be, another time.',
      tags: ['error', 'retryable'],
      on: { RETRY: { target: 'loading' } },
    },
  },
})
