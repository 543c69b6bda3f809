import { assign, setup } from 'xstate'
import type { ReportReason } from '#domain/report-reason.ts'
import { required } from '#domain/required.ts'
import type { components } from '#openapi/generated/types.ts'
import { failureOf } from '../failure.ts'
import { port } from '../port.ts'
import { type ReportProblem, reportProblemAfterChange, reportProblemOf } from './problem.ts'
import { emptyReport, type ReportDetails, type ReportValues, reportOf, wrongReportFields } from './report.ts'

type Receipt = components['schemas']['Receipt']
type Typed = { field: 'details' | 'email'; value: string }

interface Context {
  propertyId: number
  values: ReportValues
  problem: ReportProblem | null
}

export const listingReportMachine = setup({
  types: {
    input: {} as { propertyId: number },
    context: {} as Context,
    events: {} as
      | { type: 'OPEN' }
      | { type: 'CLOSE' }
      | { type: 'CHOOSE_REASON'; reason: ReportReason }
      | ({ type: 'CHANGE' } & Typed)
      | { type: 'SEND' },
    tags: {} as 'open' | 'busy' | 'sent',
  },
  actors: {
    reportListing: port<Receipt, { propertyId: number; report: ReportDetails }>('reportListing'),
  },
  guards: {
    isRight: ({ context }) => wrongReportFields(context.values).length === 0,
  },
  actions: {
    chooseReason: assign(({ context }, reason: ReportReason) => {
      const values = { ...context.values, reason }
      return { values, problem: reportProblemAfterChange(context.problem, 'reason', values) }
    }),
    change: assign(({ context }, { field, value }: Typed) => {
      const values = { ...context.values, [field]: value }
      return { values, problem: reportProblemAfterChange(context.problem, field, values) }
    }),
    forgetReport: assign({ values: emptyReport }),
    setProblem: assign({ problem: (_, problem: ReportProblem) => problem }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'listingReport',
  description: 'Reports a listing to the site’s operator in a dialog.',
  context: ({ input }) => ({ propertyId: input.propertyId, values: emptyReport, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed and keeps its input.',
      entry: 'clearProblem',
      on: { OPEN: { target: 'open' } },
    },
    open: {
      tags: 'open',
      initial: 'editing',
      on: { CLOSE: { target: 'closed' } },
      states: {
        editing: {
          description: 'Choosing a reason, and saying more. Something else needs words; an email address is optional.',
          on: {
            CHOOSE_REASON: { actions: { type: 'chooseReason', params: ({ event }) => event.reason } },
            CHANGE: { actions: { type: 'change', params: ({ event }) => event } },
            SEND: [
              { guard: 'isRight', target: 'sending' },
              {
                actions: {
                  type: 'setProblem',
                  params: ({ context }) => ({ code: 'fields', fields: wrongReportFields(context.values) }),
                },
              },
            ],
          },
        },
        sending: {
          description: 'Sending the report. Closing ignores the response; the same report sent again is kept once.',
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'reportListing',
            src: 'reportListing',
            input: ({ context }) => ({
              propertyId: context.propertyId,
              report: reportOf(required(context.values.reason, 'The reason'), context.values),
            }),
            onDone: { target: 'sent' },
            onError: {
              target: 'editing',
              actions: { type: 'setProblem', params: ({ event }) => reportProblemOf(failureOf(event.error)) },
            },
          },
        },
        sent: {
          description: 'The report was received. The next one starts with an empty form.',
          tags: 'sent',
          exit: 'forgetReport',
        },
      },
    },
  },
})
