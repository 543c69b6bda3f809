import { assign, setup } from 'xstate'
import { required } from '#domain/required.ts'
import type { components } from '#openapi/generated/types.ts'
import type { Internal } from '../events.ts'
import { type Failure, failureOf } from '../failure.ts'
import { effect, listener, port } from '../port.ts'
import { isComplete, isInvalid, namesAnAction, type TourLink } from './link.ts'
import { type ConfirmProblem, confirmProblemOf } from './problem.ts'

type TourMessage = components['schemas']['TourMessage']
type TourView = components['schemas']['TourView']

/** TAB_PRESSED is apart: with a button on the page, Tab is how a keyboard gets there. */
export type PersonSign = { type: 'PERSON_ACTED' } | { type: 'TAB_PRESSED' }

export const tourConfirmMachine = setup({
  types: {
    input: {} as TourLink,
    context: {} as TourLink & { message: string; tour: TourView | null; problem: ConfirmProblem | null },
    events: {} as { type: 'CONFIRM' } | { type: 'RETRY' } | Internal<PersonSign>,
    tags: {} as 'offering' | 'error' | 'retryable',
  },
  actors: {
    /** Tells of what a person does on the page: not while it is rendered ahead or hidden, and nothing that a script does. */
    personPresence: listener<PersonSign>('personPresence'),
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
    keepMessage: assign({ message: (_, answer: TourMessage) => answer.message }),
    keepTour: assign({ tour: (_, answer: TourMessage) => answer.tour ?? null }),
    /** CONFIRM-02: to /tour/reschedule with the same token and action; the browser provides it. */
    goToReschedule: effect('goToReschedule'),
  },
  delays: {
    /** Time enough for a hand to move; a person who only reads sees the button then. */
    untilOffer: 3_000,
  },
}).createMachine({
  id: 'tourConfirm',
  description:
    'A seller opens a link from an email and answers a tour request with it; no scanner, preview or second tap does.',
  context: ({ input }) => ({ ...input, message: '', tour: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'What does the link say? Nothing is asked of the server before it is sound (CONFIRM-01).',
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
      description: 'Another time is chosen on a page of its own (CONFIRM-02).',
      entry: 'goToReschedule',
      type: 'final',
    },
    waitingForPerson: {
      description: 'Mail scanners open links, too: nothing is asked of the server before a person acts on the page.',
      invoke: {
        id: 'personPresence',
        src: 'personPresence',
        onError: { target: 'failed', actions: { type: 'setProblem', params: { code: 'network' } } },
      },
      on: { PERSON_ACTED: { target: 'deciding' } },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Pointer, touch, wheel and every key count.',
          on: { TAB_PRESSED: { target: '#tourConfirm.deciding' } },
          after: { untilOffer: { target: 'offering' } },
        },
        offering: {
          description: 'A button says what will happen. Tab moves to it and no longer counts as an answer.',
          tags: 'offering',
          on: { CONFIRM: { target: '#tourConfirm.deciding' } },
        },
      },
    },
    deciding: {
      description: 'The decision is on its way. The server answers the same however often it is asked (CONFIRM-05).',
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
            description: 'An answer that decides nothing is none.',
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
      description: "The tour takes place. The page shows the buyer's contact, and leads on to a calendar or a change.",
      type: 'final',
    },
    declined: { description: 'The tour does not take place.', type: 'final' },
    newTimeProposed: {
      description: 'An earlier use of the links had proposed another time; that stands.',
      type: 'final',
    },
    refused: { description: 'The link is no good; asking again would not help.', tags: 'error', type: 'final' },
    cancelled: { description: 'The buyer had cancelled the tour; the answer decides nothing.', type: 'final' },
    moved: { description: 'The buyer had moved the tour; a later email asks about the new time.', type: 'final' },
    failed: {
      description: 'No answer, or none that can be used; asking again is safe (CONFIRM-05).',
      tags: ['error', 'retryable'],
      on: { RETRY: { target: 'deciding' } },
    },
  },
})
