import { assign, setup } from 'xstate'
import { required } from '#domain/required.ts'
import type { components } from '#openapi/generated/types.ts'
import type { Internal } from '../events.ts'
import { type Failure, failureOf } from '../failure.ts'
import { effect, listener, port } from '../port.ts'
import type { TourRequest } from '../tour-reschedule/tour.ts'
import { isComplete, isInvalid, namesAnAction, type TourLink } from './link.ts'
import { type ConfirmProblem, confirmProblemOf } from './problem.ts'

type TourMessage = components['schemas']['TourMessage']
type TourView = components['schemas']['TourView']

/** TAB_PRESSED is separate: with a button on the page, Tab moves to it. */
export type PersonSign = { type: 'PERSON_ACTED' } | { type: 'TAB_PRESSED' }

export const tourConfirmMachine = setup({
  types: {
    input: {} as TourLink,
    context: {} as TourLink & {
      /** What is asked for; null until it has loaded. */
      request: TourRequest | null
      message: string
      tour: TourView | null
      problem: ConfirmProblem | null
    },
    events: {} as { type: 'CONFIRM' } | { type: 'RETRY' } | Internal<PersonSign>,
    tags: {} as 'offering' | 'error' | 'retryable',
  },
  actors: {
    /** Reports a person's actions on the page: not while it is prerendered or hidden, and no script events. */
    personPresence: listener<PersonSign>('personPresence'),
    getTourByToken: port<TourRequest, { token: string }>('getTourByToken'),
    confirmTour: port<TourMessage, { token: string; action: 'accept' | 'deny' }>('confirmTour'),
  },
  guards: {
    linkIsIncomplete: ({ context }) => !isComplete(context),
    actionIsUnknown: ({ context }) => !namesAnAction(context),
    proposesNewTime: ({ context }) => context.action === 'propose_new_time',
    wasAccepted: ({ context }, { status }: TourMessage) =>
      status ? status === 'accepted' : context.action === 'accept',
    wasDeclined: ({ context }, { status }: TourMessage) => (status ? status === 'declined' : context.action === 'deny'),
    wasCancelled: (_, { status }: TourMessage) => status === 'cancelled',
    wasMoved: (_, { status }: TourMessage) => status === 'moved',
    newTimeWasProposed: (_, { status }: TourMessage) => status === 'new_time_proposed',
    linkIsInvalid: (_, failure: Failure) => isInvalid(failure),
  },
  actions: {
    setProblem: assign({ problem: (_, problem: ConfirmProblem) => problem }),
    forgetProblem: assign({ problem: null }),
    keepRequest: assign({ request: (_, request: TourRequest) => request }),
    keepMessage: assign({ message: (_, answer: TourMessage) => answer.message }),
    keepTour: assign({ tour: (_, answer: TourMessage) => answer.tour ?? null }),
    /** CONFIRM-02: to /tour/reschedule with the same token and action; the browser provides it. */
    goToReschedule: effect('goToReschedule'),
  },
  delays: {
    /** Enough time to move a hand; a person who only reads gets the button then. */
    untilOffer: 3_000,
  },
}).createMachine({
  id: 'tourConfirm',
  description: 'A seller accepts or declines a tour by an email link. Link scanners and previews trigger nothing.',
  context: ({ input }) => ({ ...input, request: null, message: '', tour: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Checks token and action of the link. An invalid link makes no request (CONFIRM-01).',
      always: [
        {
          guard: 'linkIsIncomplete',
          target: 'refused',
          actions: { type: 'setProblem', params: { code: 'missingParameters' } },
        },
        { guard: 'actionIsUnknown', target: 'refused', actions: { type: 'setProblem', params: { code: 'badAction' } } },
        { guard: 'proposesNewTime', target: 'movingOn' },
        { target: 'waitingForPerson' },
      ],
    },
    movingOn: {
      description: 'Redirects to the reschedule page (CONFIRM-02).',
      entry: 'goToReschedule',
      type: 'final',
    },
    waitingForPerson: {
      description: 'Waits for input from a person, since mail scanners open links too, and shows what is asked for.',
      invoke: [
        {
          id: 'personPresence',
          src: 'personPresence',
          onError: { target: 'failed', actions: { type: 'setProblem', params: { code: 'network' } } },
        },
        {
          id: 'getTourByToken',
          src: 'getTourByToken',
          input: ({ context }) => ({ token: required(context.token, 'The token') }),
          onDone: { actions: { type: 'keepRequest', params: ({ event }) => event.output } },
          onError: { description: 'The request can be answered without its summary.' },
        },
      ],
      on: { PERSON_ACTED: { target: 'deciding' } },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Pointer, touch, wheel and any key count as input.',
          on: { TAB_PRESSED: { target: '#tourConfirm.deciding' } },
          after: { untilOffer: { target: 'offering' } },
        },
        offering: {
          description: 'A button offers the action. Tab moves to it and no longer counts as input.',
          tags: 'offering',
          on: { CONFIRM: { target: '#tourConfirm.deciding' } },
        },
      },
    },
    deciding: {
      description: 'Sending the decision. The operation is idempotent (CONFIRM-05).',
      entry: 'forgetProblem',
      invoke: {
        id: 'confirmTour',
        src: 'confirmTour',
        input: ({ context }) => ({
          token: required(context.token, 'The token'),
          action: context.action === 'accept' ? 'accept' : 'deny',
        }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => event.output },
            target: 'accepted',
            actions: [
              { type: 'keepMessage', params: ({ event }) => event.output },
              { type: 'keepTour', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'newTimeWasProposed', params: ({ event }) => event.output },
            target: 'newTimeProposed',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasDeclined', params: ({ event }) => event.output },
            target: 'declined',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasCancelled', params: ({ event }) => event.output },
            target: 'cancelled',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasMoved', params: ({ event }) => event.output },
            target: 'moved',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: { type: 'setProblem', params: { code: 'unreadable' } },
            description: 'A response without a decision counts as a failure.',
          },
        ],
        onError: [
          {
            guard: { type: 'linkIsInvalid', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => confirmProblemOf(failureOf(event.error)) },
          },
          {
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => confirmProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    accepted: {
      description: "Accepted. Shows the buyer's contact, calendar links, and a way to change it.",
      type: 'final',
    },
    declined: { description: 'The tour was declined.', type: 'final' },
    newTimeProposed: {
      description: 'The seller had already proposed another time; that decision counts.',
      type: 'final',
    },
    refused: { description: 'The link is invalid; retrying would not help.', tags: 'error', type: 'final' },
    cancelled: { description: 'The buyer had already canceled the tour; nothing changes.', type: 'final' },
    moved: {
      description: 'The buyer had already moved the tour; a later email asks about the new time.',
      type: 'final',
    },
    failed: {
      description: 'The request failed; retrying is safe (CONFIRM-05).',
      tags: ['error', 'retryable'],
      on: { RETRY: { target: 'deciding' } },
    },
  },
})
