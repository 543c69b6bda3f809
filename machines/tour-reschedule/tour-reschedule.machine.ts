import { assign, setup } from 'xstate'
import type { components } from '#openapi/generated/types.ts'
import { type Failure, failureOf } from '../failure.ts'
import { type Day, dayAt } from '../month-calendar/day.ts'
import { monthCalendarMachine } from '../month-calendar/month-calendar.machine.ts'
import { port } from '../port.ts'
import { type ClockTime, defaultTime, to24Hours } from '../time-picker/time.ts'
import { timePickerMachine } from '../time-picker/time-picker.machine.ts'
import type { TourLink } from '../tour-confirm/link.ts'
import { type LookupProblem, lookupProblemOf, type SubmitProblem, submitProblemOf } from './problem.ts'

type TourRequest = components['schemas']['TourRequest']
type AvailableTimes = components['schemas']['AvailableTimes']
type NewTime = components['schemas']['NewTime']
type TourMessage = components['schemas']['TourMessage']

/** Where a tour's zone is not told, the viewer's own is the best guess. */
interface Input extends TourLink {
  /** Milliseconds since the epoch when the page was opened. */
  now: number
  viewerZone: string
}

export const tourRescheduleMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      tour: TourRequest | null
      available: string[]
      day: Day | null
      time: ClockTime
      notes: string
      lookupProblem: LookupProblem | null
      submitProblem: SubmitProblem | null
      message: string
    },
    events: {} as
      | { type: 'DAY_PICKED'; day: Day }
      | { type: 'TIME_PICKED'; time: ClockTime }
      | { type: 'WRITE_NOTES'; text: string }
      | { type: 'SUBMIT' }
      | { type: 'CANCEL' },
    tags: {} as 'loading' | 'form' | 'busy',
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
    hasTourId: (_, tour: TourRequest) => idOf(tour) !== null,
    hasNoDay: ({ context }) => context.day === null,
  },
  actions: {
    blameLookup: assign({ lookupProblem: (_, problem: LookupProblem) => problem }),
    blameSubmit: assign({ submitProblem: (_, problem: SubmitProblem) => problem }),
    forgetProblem: assign({ submitProblem: null }),
    keepTour: assign({ tour: (_, tour: TourRequest) => tour }),
    keepTimes: assign({ available: (_, times: AvailableTimes) => times.available_times }),
    keepDay: assign({ day: (_, day: Day) => day }),
    keepTime: assign({ time: (_, time: ClockTime) => time }),
    write: assign({ notes: (_, text: string) => text }),
    keepMessage: assign({ message: (_, answer: TourMessage) => answer.message }),
    /** RESCHED-02: the form opens without them; the browser provides the log. */
    logMissingTimes: (_, _failure: Failure): void => {
      throw new Error('provide logMissingTimes')
    },
    goHome: (): void => {
      throw new Error('provide goHome')
    },
  },
}).createMachine({
  id: 'tourReschedule',
  description: 'A seller proposes another time for a tour, on the clock of the property.',
  context: ({ input }) => ({
    ...input,
    tour: null,
    available: [],
    day: null,
    time: defaultTime,
    notes: '',
    lookupProblem: null,
    submitProblem: null,
    message: '',
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'A link without token, or for another action, opens nothing (RESCHED-01).',
      always: [
        { guard: 'linkIsBad', target: 'refused', actions: { type: 'blameLookup', params: { code: 'badLink' } } },
        { target: 'lookingUp' },
      ],
    },
    lookingUp: {
      description: 'Which tour is behind the token?',
      tags: 'loading',
      invoke: {
        id: 'getTourByToken',
        src: 'getTourByToken',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: { type: 'hasTourId', params: ({ event }) => event.output },
            target: 'askingTimes',
            actions: { type: 'keepTour', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'blameLookup', params: { code: 'noTourId' } } },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'blameLookup', params: ({ event }) => lookupProblemOf(failureOf(event.error)) },
        },
      },
    },
    askingTimes: {
      description: 'When is the property free? The form opens without an answer, too.',
      tags: 'loading',
      invoke: {
        id: 'listAvailableTimes',
        src: 'listAvailableTimes',
        input: ({ context }) => ({ tourId: idOf(context.tour) ?? 0 }),
        onDone: { target: 'choosing', actions: { type: 'keepTimes', params: ({ event }) => event.output } },
        onError: {
          target: 'choosing',
          actions: { type: 'logMissingTimes', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    choosing: {
      description: 'The seller picks a day and a time and may add a note. What was picked stays after a refusal.',
      tags: 'form',
      invoke: [
        {
          id: 'calendar',
          src: 'calendar',
          input: ({ context }) => ({ today: dayAt(context.now, zoneOf(context)) }),
        },
        { id: 'timePicker', src: 'timePicker' },
      ],
      on: {
        DAY_PICKED: { actions: { type: 'keepDay', params: ({ event }) => event.day } },
        TIME_PICKED: { actions: { type: 'keepTime', params: ({ event }) => event.time } },
        CANCEL: { actions: 'goHome' },
      },
      initial: 'open',
      states: {
        open: {
          on: {
            WRITE_NOTES: { actions: { type: 'write', params: ({ event }) => event.text } },
            SUBMIT: [
              { guard: 'hasNoDay', actions: { type: 'blameSubmit', params: { code: 'missing' } } },
              { target: 'submitting' },
            ],
          },
        },
        submitting: {
          description: 'The proposal is on its way.',
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            id: 'submitNewTime',
            src: 'submitNewTime',
            input: ({ context }) => ({
              tourId: idOf(context.tour) ?? 0,
              newTime: newTimeOf(context.day ?? '', context.time, context.notes),
            }),
            onDone: {
              target: '#tourReschedule.proposed',
              actions: { type: 'keepMessage', params: ({ event }) => event.output },
            },
            onError: {
              target: 'open',
              actions: { type: 'blameSubmit', params: ({ event }) => submitProblemOf(failureOf(event.error)) },
            },
          },
        },
      },
    },
    proposed: { description: 'The buyer hears of the new time (RESCHED-12).' },
    refused: { description: 'The form does not open (RESCHED-04).' },
  },
})

/** The tour's number; older servers call it id. */
function idOf(tour: TourRequest | null): number | null {
  return tour?.tour_id ?? tour?.id ?? null
}

/** The zone that new_time is meant in. */
export function zoneOf({ tour, viewerZone }: { tour: TourRequest | null; viewerZone: string }): string {
  return tour?.time_zone ?? viewerZone
}

/** RESCHED-10: a local date-time with seconds 00; notes trimmed, and left out if empty. */
function newTimeOf(day: Day, time: ClockTime, notes: string): NewTime {
  const said = notes.trim()
  return { new_time: `${day}T${to24Hours(time)}:00`, ...(said && { seller_notes: said }) }
}
