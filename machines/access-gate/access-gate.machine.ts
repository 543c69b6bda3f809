import { assign, setup } from 'xstate'
import { isEmail } from '#domain/email.ts'
import type { components } from '#openapi/generated/types.ts'
import { failureOf } from '../failure.ts'
import { port } from '../port.ts'
import type { PageVisitor } from '../property-page/page.ts'
import {
  type AccessRequirements,
  askedBy,
  type GateField,
  type GateRequirements,
  type GateValues,
  type Lead,
  leadOf,
  missingIn,
} from './lead.ts'
import { type GateProblem, gateProblemAfterChange, leadProblemOf, passwordProblemOf } from './problem.ts'

type PasswordVerdict = components['schemas']['PasswordVerdict']
type LeadReceipt = components['schemas']['LeadReceipt']

export const accessGateMachine = setup({
  types: {
    input: {} as { propertyId: number; requirements: AccessRequirements | null },
    context: {} as {
      propertyId: number
      asked: GateRequirements
      values: GateValues
      problem: GateProblem | null
      sessionId: string | null
    },
    events: {} as { type: 'CHANGE'; field: GateField; value: string } | { type: 'SUBMIT' },
    output: {} as PageVisitor,
    tags: {} as 'busy',
  },
  actors: {
    validatePassword: port<PasswordVerdict, { propertyId: number; password: string }>('validatePassword'),
    captureLead: port<LeadReceipt, { propertyId: number; lead: Lead }>('captureLead'),
  },
  guards: {
    asksNothing: ({ context }) => !context.asked.password && context.asked.fields.length === 0,
    isIncomplete: ({ context }) => missingIn(context.asked, context.values).length > 0,
    emailIsWrong: ({ context }) => context.asked.fields.includes('email') && !isEmail(context.values.email),
    asksPassword: ({ context }) => context.asked.password,
    passwordIsRightAndLeadIsAsked: ({ context }, verdict: PasswordVerdict) => verdict.success && context.asked.lead,
    passwordIsRight: (_, verdict: PasswordVerdict) => verdict.success,
    leadIsKept: (_, receipt: LeadReceipt) => receipt.success,
  },
  actions: {
    write: assign(({ context }, { field, value }: { field: GateField; value: string }) => {
      const values = { ...context.values, [field]: value }
      return { values, problem: gateProblemAfterChange(context.problem, field, context.asked, values) }
    }),
    nameMissing: assign({
      problem: ({ context }) => ({ code: 'missing' as const, fields: missingIn(context.asked, context.values) }),
    }),
    setProblem: assign({ problem: (_, problem: GateProblem) => problem }),
    forgetProblem: assign({ problem: null }),
    keepSession: assign({ sessionId: (_, receipt: LeadReceipt) => receipt.session_id }),
  },
}).createMachine({
  id: 'accessGate',
  description: 'A private listing asks a visitor for a password, contact details, or both before it opens.',
  context: ({ input }) => ({
    propertyId: input.propertyId,
    asked: askedBy(input.requirements),
    values: { password: '', email: '', first_name: '', last_name: '', phone: '', company: '' },
    problem: null,
    sessionId: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'No field is required: an anonymous lead is captured and no form is shown (GATE-06).',
      always: [{ guard: 'asksNothing', target: 'capturingLead' }, { target: 'editing' }],
    },
    editing: {
      description: 'The form is open.',
      on: {
        CHANGE: { actions: { type: 'write', params: ({ event }) => event } },
        SUBMIT: [
          { guard: 'isIncomplete', actions: 'nameMissing' },
          { guard: 'emailIsWrong', actions: { type: 'setProblem', params: { code: 'email' } } },
          { guard: 'asksPassword', target: 'validatingPassword' },
          { target: 'capturingLead' },
        ],
      },
    },
    validatingPassword: {
      description: 'The password is validated first; the lead is captured only after it is accepted (GATE-11).',
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'validatePassword',
        src: 'validatePassword',
        input: ({ context }) => ({ propertyId: context.propertyId, password: context.values.password }),
        onDone: [
          {
            guard: { type: 'passwordIsRightAndLeadIsAsked', params: ({ event }) => event.output },
            target: 'capturingLead',
          },
          { guard: { type: 'passwordIsRight', params: ({ event }) => event.output }, target: 'granted' },
          { target: 'editing', actions: { type: 'setProblem', params: { code: 'wrongPassword' } } },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'setProblem', params: ({ event }) => passwordProblemOf(failureOf(event.error)) },
        },
      },
    },
    capturingLead: {
      description: 'The lead, or an anonymous placeholder, is being sent.',
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'captureLead',
        src: 'captureLead',
        input: ({ context }) => ({ propertyId: context.propertyId, lead: leadOf(context.asked, context.values) }),
        onDone: [
          {
            guard: { type: 'leadIsKept', params: ({ event }) => event.output },
            target: 'granted',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'setProblem', params: { code: 'leadFailed' } } },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'setProblem', params: ({ event }) => leadProblemOf(failureOf(event.error)) },
        },
      },
    },
    granted: {
      description: 'The gate is open. The session id and what the visitor gave are handed to the page (GATE-10).',
      type: 'final',
    },
  },
  output: ({ context }) => ({
    sessionId: context.sessionId,
    email: context.asked.fields.includes('email') ? context.values.email.trim() : null,
    lead: context.asked.fields.length > 0 ? leadOf(context.asked, context.values) : null,
  }),
})
