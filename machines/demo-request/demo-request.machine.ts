import { assign, setup } from 'xstate'
import { isEmail } from '#domain/email.ts'
import type { components } from '#openapi/generated/types.ts'
import { type Failure, failureOf } from '../failure.ts'
import { port } from '../port.ts'
import { type DemoRequest, emptyRequest, isRequestComplete, type RequestValues, requestOf } from './form.ts'
import { type DemoProblem, demoProblemAfterChange, demoProblemOf, isSuccessWithOtherBody } from './problem.ts'

type Receipt = components['schemas']['Receipt']
type Change = { field: keyof RequestValues; value: string }

export const demoRequestMachine = setup({
  types: {
    context: {} as { values: RequestValues; problem: DemoProblem | null },
    events: {} as ({ type: 'CHANGE' } & Change) | { type: 'SUBMIT' } | { type: 'ASK_ANEW' },
    tags: {} as 'ready' | 'busy' | 'submitted',
  },
  actors: {
    submitDemoRequest: port<Receipt, { request: DemoRequest }>('submitDemoRequest'),
  },
  guards: {
    isWhole: ({ context }) => isRequestComplete(context.values),
    emailIsWrong: ({ context }) => !isEmail(context.values.email),
    isSuccessWithOtherBody: (_, failure: Failure) => isSuccessWithOtherBody(failure),
  },
  actions: {
    write: assign(({ context }, { field, value }: Change) => ({
      values: { ...context.values, [field]: value },
      problem: demoProblemAfterChange(context.problem, field, value),
    })),
    emptyForm: assign({ values: emptyRequest }),
    setProblem: assign({ problem: (_, problem: DemoProblem) => problem }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'demoRequest',
  description: 'A visitor requests a demo on the request page.',
  context: { values: emptyRequest, problem: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open. After a failure it keeps the input and shows the reason (REQ-05).',
      initial: 'weighing',
      on: { CHANGE: { target: '.weighing', actions: { type: 'write', params: ({ event }) => event } } },
      states: {
        weighing: { always: [{ guard: 'isWhole', target: 'complete' }, { target: 'incomplete' }] },
        incomplete: { description: 'A required field is empty; submit is disabled (REQ-02).' },
        complete: {
          tags: 'ready',
          on: {
            SUBMIT: [
              { guard: 'emailIsWrong', actions: { type: 'setProblem', params: { code: 'email' } } },
              { target: '#demoRequest.submitting' },
            ],
          },
        },
      },
    },
    submitting: {
      description: 'The request is being sent; submit is disabled.',
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'submitDemoRequest',
        src: 'submitDemoRequest',
        input: ({ context }) => ({ request: requestOf(context.values) }),
        onDone: { target: 'submitted' },
        onError: [
          {
            guard: { type: 'isSuccessWithOtherBody', params: ({ event }) => failureOf(event.error) },
            target: 'submitted',
            description: 'Any OK response is a success; its body is ignored.',
          },
          {
            target: 'editing',
            actions: { type: 'setProblem', params: ({ event }) => demoProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    submitted: {
      description: 'The request was received. Another request starts with an empty form (REQ-04).',
      tags: 'submitted',
      on: { ASK_ANEW: { target: 'editing', actions: 'emptyForm' } },
    },
  },
})
