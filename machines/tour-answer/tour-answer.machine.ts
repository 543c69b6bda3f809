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

/** The content of either side's link. The action opens a question on the page and answers nothing. */
export interface TourPageLink {
  token: string | null
  action: string | null
}

interface Context extends TourPageLink {
  tour: TourView | null
  /** Open times on the property's clock; null until they were requested. */
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
    'A buyer or seller opens the link of an email about a tour: confirm it, accept the proposed time, suggest another, or cancel.',
  context: ({ input }) => ({ ...input, tour: null, times: null, day: null, time: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Checks that the link has a token; without one no request is made.',
      always: [
        { guard: 'hasNoToken', target: 'refused', actions: { type: 'setProblem', params: 'badLink' } },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'Loading the tour. Opening the link changes nothing.',
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
      description: 'Opens the question that the link names, if the tour still allows it.',
      always: [
        { guard: { type: 'isAskedFor', params: 'move' }, target: 'loadingTimes' },
        { guard: { type: 'isAskedFor', params: 'cancel' }, target: 'asking' },
        { target: 'shown' },
      ],
    },
    shown: {
      description: 'Shows the tour with a button for each action that the server allows this side.',
      on: {
        CONFIRM: { guard: { type: 'isOffered', params: 'confirm' }, target: 'confirming' },
        ACCEPT: { guard: { type: 'isOffered', params: 'accept' }, target: 'accepting' },
        SUGGEST: { guard: { type: 'isOffered', params: 'move' }, target: 'loadingTimes', actions: 'clearProblem' },
        ASK_TO_CANCEL: { guard: { type: 'isOffered', params: 'cancel' }, target: 'asking', actions: 'clearProblem' },
      },
    },
    confirming: {
      description: 'Sending the confirmation. Sending it again changes nothing.',
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
            description: 'A response without the expected change counts as a failure.',
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
      description: 'Accepting exactly the time that the page shows.',
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
            description: 'A response without the expected change counts as a failure.',
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
      description: 'Asks for confirmation before canceling.',
      on: { CANCEL: { target: 'cancelling' }, BACK: { target: 'shown', actions: 'clearProblem' } },
    },
    cancelling: {
      description: 'Sending the cancellation.',
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
            description: 'A response without the expected change counts as a failure.',
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
      description: 'Loading the open times.',
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
      description: 'The visitor picks a day and one of its open times.',
      on: {
        PICK_DAY: { actions: [{ type: 'pickDay', params: ({ event }) => event.day }, 'clearProblem'] },
        PICK_TIME: { actions: [{ type: 'pickTime', params: ({ event }) => event.time }, 'clearProblem'] },
        SUBMIT: [{ guard: 'hasNoTime', actions: { type: 'setProblem', params: 'noTime' } }, { target: 'suggesting' }],
        BACK: { target: 'shown', actions: 'clearProblem' },
      },
    },
    suggesting: {
      description: 'Sending the suggestion. If the time was taken, the remaining times are shown.',
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
            description: 'A response without the expected change counts as a failure.',
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
    refused: { description: 'The link is invalid; retrying would not help.', tags: 'error', type: 'final' },
    failed: {
      description: 'The tour could not be loaded; retrying may help.',
      tags: ['error', 'retryable'],
      on: { RETRY: { target: 'loading' } },
    },
  },
})
