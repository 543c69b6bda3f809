import { assign, setup } from 'xstate'
import { type Day, dayAt } from '#domain/calendar.ts'
import { required } from '#domain/required.ts'
import type { components } from '#openapi/generated/types.ts'
import type { Internal } from '../events.ts'
import { type Failure, failureOf } from '../failure.ts'
import { monthCalendarMachine } from '../month-calendar/month-calendar.machine.ts'
import { effect, port } from '../port.ts'
import { type ClockTime, defaultTime } from '../time-picker/time.ts'
import { timePickerMachine } from '../time-picker/time-picker.machine.ts'
import { isInvalid } from '../tour-confirm/link.ts'
import { blankForm, type Form, type NewTime, newTimeOf, type OpenedLink } from './form.ts'
import { formProblemOf, type LookupProblem, lookupProblemOf, type SubmitProblem, submitProblemOf } from './problem.ts'
import { flawIn, numberOf, outcomeOf, type TourRequest, zoneOf } from './tour.ts'

type AvailableTimes = components['schemas']['AvailableTimes']
type TourMessage = components['schemas']['TourMessage']

export const tourRescheduleMachine = setup({
  types: {
    input: {} as OpenedLink,
    context: {} as Form,
    events: {} as
      | { type: 'WRITE_NOTES'; text: string }
      | { type: 'SUBMIT' }
      | { type: 'CANCEL' }
      | { type: 'RETRY' }
      | Internal<{ type: 'DAY_PICKED'; day: Day } | { type: 'TIME_PICKED'; time: ClockTime }>,
    tags: {} as 'busy' | 'error' | 'retryable',
    children: {} as {
      getTourByToken: 'getTourByToken'
      listAvailableTimes: 'listAvailableTimes'
      submitNewTime: 'submitNewTime'
      calendar: 'calendar'
      timePicker: 'timePicker'
    },
  },
  actors: {
    getTourByToken: port<TourRequest, { token: string }>('getTourByToken'),
    listAvailableTimes: port<AvailableTimes, { tourId: number }>('listAvailableTimes'),
    submitNewTime: port<TourMessage, { tourId: number; newTime: NewTime }>('submitNewTime'),
    calendar: monthCalendarMachine,
    timePicker: timePickerMachine,
  },
  guards: {
    linkIsBad: ({ context }) => !context.token?.trim() || context.action !== 'propose_new_time',
    linkIsInvalid: (_, failure: Failure) => isInvalid(failure),
    isUsable: (_, tour: TourRequest) => flawIn(tour) === null,
    hasNoDay: ({ context }) => context.day === null,
    dayWasMissing: ({ context }) => context.submitProblem?.code === 'missing',
    wasDecidedBefore: (_, tour: TourRequest) => outcomeOf(tour, 'requested') !== null,
    isDecided: (_, answer: TourMessage) => outcomeOf(answer, 'new_time_proposed') !== null,
    wasAccepted: ({ context }) => context.outcome === 'accepted',
    wasDeclined: ({ context }) => context.outcome === 'declined',
    wasCancelled: ({ context }) => context.outcome === 'cancelled',
    wasMoved: ({ context }) => context.outcome === 'moved',
  },
  actions: {
    setLookupProblem: assign({ lookupProblem: (_, problem: LookupProblem | null) => problem }),
    setSubmitProblem: assign({ submitProblem: (_, problem: SubmitProblem) => problem }),
    forgetLookup: assign({ lookupProblem: null }),
    forgetSubmit: assign({ submitProblem: null }),
    keepTour: assign({ tour: (_, tour: TourRequest) => tour }),
    keepTimes: assign({ available: (_, times: AvailableTimes) => times.available_times }),
    keepDay: assign({ day: (_, day: Day) => day }),
    keepTime: assign({ time: (_, time: ClockTime) => time }),
    /** A new calendar and a new time picker start with their initial values. */
    forgetChoice: assign({ day: null, time: defaultTime, submitProblem: null }),
    write: assign({ notes: (_, text: string) => text }),
    keepEarlierOutcome: assign({ outcome: (_, tour: TourRequest) => outcomeOf(tour, 'requested') }),
    keepOutcome: assign((_, answer: TourMessage) => ({
      outcome: outcomeOf(answer, 'new_time_proposed'),
      message: answer.message,
    })),
    /** RESCHED-03: the log says more than the page; the browser provides it. */
    logLookup: effect('logLookup'),
    /** RESCHED-02: the form opens without them; the browser provides the log. */
    logMissingTimes: effect<Failure>('logMissingTimes'),
    goHome: effect('goHome'),
  },
  delays: {
    /** The form works without it, so the visitor waits no longer than this. */
    timesPatience: 5_000,
  },
}).createMachine({
  id: 'tourReschedule',
  description: "A seller proposes another time for a tour, in the property's time zone.",
  context: ({ input }) => blankForm(input),
  initial: 'reading',
  states: {
    reading: {
      description: 'Checks the link: a missing token or another action is an error (RESCHED-01).',
      always: [
        { guard: 'linkIsBad', target: 'refused', actions: { type: 'setLookupProblem', params: { code: 'badLink' } } },
        { target: 'lookingUp' },
      ],
    },
    lookingUp: {
      description: 'Loading the tour for the token.',
      entry: 'forgetLookup',
      invoke: {
        id: 'getTourByToken',
        src: 'getTourByToken',
        input: ({ context }) => ({ token: required(context.token, 'The token') }),
        onDone: [
          {
            guard: { type: 'wasDecidedBefore', params: ({ event }) => event.output },
            target: 'decided',
            actions: { type: 'keepEarlierOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUsable', params: ({ event }) => event.output },
            target: 'askingTimes',
            actions: { type: 'keepTour', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'setLookupProblem', params: ({ event }) => flawIn(event.output) } },
        ],
        onError: [
          {
            guard: { type: 'linkIsInvalid', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setLookupProblem', params: ({ event }) => lookupProblemOf(failureOf(event.error)) },
          },
          {
            target: 'failed',
            actions: { type: 'setLookupProblem', params: ({ event }) => lookupProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    askingTimes: {
      description: 'Loading the available times. The form opens without them, too.',
      invoke: {
        id: 'listAvailableTimes',
        src: 'listAvailableTimes',
        input: ({ context }) => ({ tourId: required(numberOf(context.tour), 'The tour') }),
        onDone: { target: 'choosing', actions: { type: 'keepTimes', params: ({ event }) => event.output } },
        onError: {
          target: 'choosing',
          actions: { type: 'logMissingTimes', params: ({ event }) => failureOf(event.error) },
        },
      },
      after: {
        timesPatience: { target: 'choosing', actions: { type: 'logMissingTimes', params: { kind: 'network' } } },
      },
    },
    choosing: {
      description: 'The seller picks a day and time and may add a note. A refusal keeps the input.',
      invoke: [
        {
          id: 'calendar',
          src: 'calendar',
          input: ({ context, self }) => ({ today: dayAt(context.now, zoneOf(context)), parentRef: self }),
          onError: {
            target: 'failed',
            actions: ['forgetChoice', { type: 'setLookupProblem', params: ({ event }) => formProblemOf(event.error) }],
          },
        },
        {
          id: 'timePicker',
          src: 'timePicker',
          input: ({ self }) => ({ parentRef: self }),
          onError: {
            target: 'failed',
            actions: ['forgetChoice', { type: 'setLookupProblem', params: ({ event }) => formProblemOf(event.error) }],
          },
        },
      ],
      on: {
        DAY_PICKED: [
          {
            guard: 'dayWasMissing',
            actions: [{ type: 'keepDay', params: ({ event }) => event.day }, 'forgetSubmit'],
          },
          { actions: { type: 'keepDay', params: ({ event }) => event.day } },
        ],
        TIME_PICKED: { actions: { type: 'keepTime', params: ({ event }) => event.time } },
        CANCEL: { actions: 'goHome' },
      },
      initial: 'open',
      states: {
        open: {
          on: {
            WRITE_NOTES: { actions: { type: 'write', params: ({ event }) => event.text } },
            SUBMIT: [
              { guard: 'hasNoDay', actions: { type: 'setSubmitProblem', params: { code: 'missing' } } },
              { target: 'submitting' },
            ],
          },
        },
        submitting: {
          description: 'Sending the proposal.',
          tags: 'busy',
          entry: 'forgetSubmit',
          invoke: {
            id: 'submitNewTime',
            src: 'submitNewTime',
            input: ({ context }) => ({
              tourId: required(numberOf(context.tour), 'The tour'),
              newTime: newTimeOf(required(context.day, 'The day'), context.time, context.notes),
            }),
            onDone: [
              {
                guard: { type: 'isDecided', params: ({ event }) => event.output },
                target: '#tourReschedule.decided',
                actions: { type: 'keepOutcome', params: ({ event }) => event.output },
              },
              {
                target: 'open',
                actions: { type: 'setSubmitProblem', params: { code: 'failed' } },
                description: 'A response without a decision counts as a failure.',
              },
            ],
            onError: {
              target: 'open',
              actions: { type: 'setSubmitProblem', params: ({ event }) => submitProblemOf(failureOf(event.error)) },
            },
          },
        },
      },
    },
    decided: {
      description: 'Shows the decision that was already made (CONFIRM-05).',
      always: [
        { guard: 'wasAccepted', target: 'accepted' },
        { guard: 'wasDeclined', target: 'declined' },
        { guard: 'wasCancelled', target: 'cancelled' },
        { guard: 'wasMoved', target: 'moved' },
        { target: 'proposed' },
      ],
    },
    proposed: { description: 'Another time was proposed (RESCHED-12).', type: 'final' },
    accepted: { description: 'The tour had already been accepted.', type: 'final' },
    declined: { description: 'The tour had already been declined.', type: 'final' },
    cancelled: { description: 'The buyer had already canceled the tour.', type: 'final' },
    moved: {
      description: 'The buyer had already moved the tour; a later email asks about the new time.',
      type: 'final',
    },
    refused: {
      description: 'The link is invalid; retrying would not help (RESCHED-04).',
      tags: 'error',
      entry: 'logLookup',
      type: 'final',
    },
    failed: {
      description: 'The tour could not be loaded or the form failed; retrying may help (RESCHED-04).',
      tags: ['error', 'retryable'],
      entry: 'logLookup',
      on: { RETRY: { target: 'lookingUp' } },
    },
  },
})
