import { assign, setup } from 'xstate'
import { daysOf } from '#domain/calendar.ts'
import { required } from '#domain/required.ts'
import type { TourPhone } from '#domain/tour-phone.ts'
import { type Failure, failureOf } from '../failure.ts'
import { port } from '../port.ts'
import { problemAfterChange, type TourRequestProblem, tourPhoneAfter, tourRequestProblemOf } from './problem.ts'
import {
  type ContactField,
  type ContactValues,
  contactOfLead,
  type TourKind,
  type TourReceipt,
  type TourRequestDetails,
  type TourTimes,
  tourRequestOf,
  wrongFields,
} from './request.ts'

interface Context {
  propertyId: number
  times: TourTimes | null
  /** The day whose times are shown: `2026-11-23`. */
  day: string | null
  /** On the property's clock: `2026-11-23T14:00:00`. */
  time: string | null
  kind: TourKind
  /** What the listing asks for. */
  tourPhone: TourPhone
  contact: ContactValues
  problem: TourRequestProblem | null
  receipt: TourReceipt | null
}

export const tourRequestMachine = setup({
  types: {
    input: {} as { propertyId: number; lead: Parameters<typeof contactOfLead>[0] },
    context: {} as Context,
    events: {} as
      | { type: 'OPEN' }
      | { type: 'CLOSE' }
      | { type: 'RETRY' }
      | { type: 'CHOOSE_DAY'; day: string }
      | { type: 'CHOOSE_TIME'; time: string }
      | { type: 'CHOOSE_KIND'; kind: TourKind }
      | { type: 'CHANGE'; field: ContactField; value: string }
      | { type: 'CONTINUE' }
      | { type: 'BACK' }
      | { type: 'CHANGE_TIME' }
      | { type: 'SEND' },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    listTourTimes: port<TourTimes, { propertyId: number }>('listTourTimes'),
    requestTour: port<TourReceipt, { propertyId: number; request: TourRequestDetails }>('requestTour'),
  },
  guards: {
    hasTimes: (_, { available_times }: TourTimes) => available_times.length > 0,
    isNoTours: (_, failure: Failure) => failure.kind === 'status' && failure.status === 404,
    hasTime: ({ context }) => context.time !== null,
    isContactRight: ({ context }) => wrongFields(context.contact, context.tourPhone).length === 0,
    isAboutTime: (_, { code }: TourRequestProblem) => code === 'timeGone',
    isAboutContact: (_, { code }: TourRequestProblem) => code === 'refusedFields',
  },
  actions: {
    /** The chosen time stays selected if it is still open. */
    keepTimes: assign(({ context }, times: TourTimes) => {
      const open = times.available_times
      const time = context.time !== null && open.includes(context.time) ? context.time : null
      return { times, time, day: time?.slice(0, 10) ?? daysOf(open)[0] ?? null, tourPhone: times.phone ?? 'optional' }
    }),
    chooseDay: assign({ day: (_, day: string) => day, time: null }),
    chooseTime: assign({ time: (_, time: string) => time }),
    chooseKind: assign({ kind: (_, kind: TourKind) => kind }),
    forgetTime: assign({ time: null }),
    change: assign(({ context }, { field, value }: { field: ContactField; value: string }) => {
      const contact = { ...context.contact, [field]: value }
      return { contact, problem: problemAfterChange(context.problem, field, contact, context.tourPhone) }
    }),
    forgetNote: assign({ contact: ({ context }) => ({ ...context.contact, note: '' }) }),
    setProblem: assign(({ context }, problem: TourRequestProblem) => ({
      problem,
      tourPhone: tourPhoneAfter(problem, context.tourPhone, context.contact.phone),
    })),
    clearProblem: assign({ problem: null }),
    keepReceipt: assign({ receipt: (_, receipt: TourReceipt) => receipt }),
  },
}).createMachine({
  id: 'tourRequest',
  description: 'Requests a tour in a dialog: time, contact details, summary, send.',
  context: ({ input }) => ({
    propertyId: input.propertyId,
    times: null,
    day: null,
    time: null,
    kind: 'in_person',
    tourPhone: 'optional',
    contact: contactOfLead(input.lead),
    problem: null,
    receipt: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed and keeps its input.',
      entry: 'clearProblem',
      on: { OPEN: { target: 'open' } },
    },
    open: {
      tags: 'open',
      initial: 'loading',
      on: { CLOSE: { target: 'closed' } },
      states: {
        loading: {
          description: 'Loading the open times, each time the dialog opens.',
          tags: 'busy',
          invoke: {
            id: 'listTourTimes',
            src: 'listTourTimes',
            input: ({ context }) => ({ propertyId: context.propertyId }),
            onDone: [
              {
                guard: { type: 'hasTimes', params: ({ event }) => event.output },
                target: 'choosing',
                actions: { type: 'keepTimes', params: ({ event }) => event.output },
              },
              { target: 'noTimes' },
            ],
            onError: [
              { guard: { type: 'isNoTours', params: ({ event }) => failureOf(event.error) }, target: 'noTimes' },
              {
                target: 'unavailable',
                actions: {
                  type: 'setProblem',
                  params: ({ event }) => tourRequestProblemOf(failureOf(event.error)),
                },
              },
            ],
          },
        },
        unavailable: {
          description: 'The times could not be loaded.',
          on: { RETRY: { target: 'loading', actions: 'clearProblem' } },
        },
        noTimes: { description: 'No time is open in the next two weeks. Penny can ask the owner for another.' },
        choosing: {
          description: 'Choosing a day, a time, and in person or video.',
          on: {
            CHOOSE_DAY: { actions: { type: 'chooseDay', params: ({ event }) => event.day } },
            CHOOSE_TIME: {
              actions: [{ type: 'chooseTime', params: ({ event }) => event.time }, 'clearProblem'],
            },
            CHOOSE_KIND: { actions: { type: 'chooseKind', params: ({ event }) => event.kind } },
            CONTINUE: { guard: 'hasTime', target: 'enteringContact' },
          },
        },
        enteringContact: {
          description:
            'Entering contact details, with a phone number where the listing asks for one. What the visitor gave at the gate is there already.',
          on: {
            CHANGE: { actions: { type: 'change', params: ({ event }) => event } },
            CONTINUE: [
              { guard: 'isContactRight', target: 'reviewing', actions: 'clearProblem' },
              {
                actions: {
                  type: 'setProblem',
                  params: ({ context }) => ({
                    code: 'fields',
                    fields: wrongFields(context.contact, context.tourPhone),
                  }),
                },
              },
            ],
            BACK: { target: 'choosing', actions: 'clearProblem' },
          },
        },
        reviewing: {
          description: 'Reviewing the summary. Nothing is requested before SEND.',
          on: {
            SEND: { target: 'sending' },
            BACK: { target: 'enteringContact', actions: 'clearProblem' },
            CHANGE_TIME: { target: 'choosing', actions: 'clearProblem' },
          },
        },
        sending: {
          description: 'Sending the request. Closing ignores the response; the same request sent again is booked once.',
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'requestTour',
            src: 'requestTour',
            input: ({ context }) => ({
              propertyId: context.propertyId,
              request: tourRequestOf(
                required(context.time, 'The time'),
                context.kind,
                context.contact,
                context.tourPhone,
              ),
            }),
            onDone: { target: 'requested', actions: { type: 'keepReceipt', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isAboutTime', params: ({ event }) => tourRequestProblemOf(failureOf(event.error)) },
                target: 'loading',
                actions: [
                  { type: 'setProblem', params: ({ event }) => tourRequestProblemOf(failureOf(event.error)) },
                  'forgetTime',
                ],
              },
              {
                guard: { type: 'isAboutContact', params: ({ event }) => tourRequestProblemOf(failureOf(event.error)) },
                target: 'enteringContact',
                actions: { type: 'setProblem', params: ({ event }) => tourRequestProblemOf(failureOf(event.error)) },
              },
              {
                target: 'reviewing',
                actions: { type: 'setProblem', params: ({ event }) => tourRequestProblemOf(failureOf(event.error)) },
              },
            ],
          },
        },
        requested: {
          description: 'Sent: the owner decides, and the buyer confirms by email.',
          on: { CLOSE: { target: '#tourRequest.closed', actions: ['forgetTime', 'forgetNote'] } },
        },
      },
    },
  },
})
