import { assign, setup } from 'xstate'
import { isEmail } from '#domain/email.ts'
import type { components } from '#openapi/generated/types.ts'
import {
  type DemoProblem,
  demoProblemAfterChange,
  demoProblemOf,
  isSuccessWithOtherBody,
} from '../demo-request/problem.ts'
import { type Failure, failureOf } from '../failure.ts'
import { effect, port } from '../port.ts'
import { type DemoModalRequest, emptyModal, isModalComplete, type ModalValues, modalRequestOf } from './form.ts'

type Receipt = components['schemas']['Receipt']
type Change = { field: keyof ModalValues; value: string }

export const demoModalMachine = setup({
  types: {
    context: {} as { values: ModalValues; problem: DemoProblem | null },
    events: {} as { type: 'OPEN' } | { type: 'CLOSE' } | ({ type: 'CHANGE' } & Change) | { type: 'SUBMIT' },
    tags: {} as 'open' | 'ready' | 'busy',
  },
  actors: {
    sendDemoRequest: port<Receipt, { request: DemoModalRequest }>('sendDemoRequest'),
  },
  guards: {
    isWhole: ({ context }) => isModalComplete(context.values),
    emailIsWrong: ({ context }) => !isEmail(context.values.email),
    isSuccessWithOtherBody: (_, failure: Failure) => isSuccessWithOtherBody(failure),
  },
  actions: {
    write: assign(({ context }, { field, value }: Change) => ({
      values: { ...context.values, [field]: value },
      problem: demoProblemAfterChange(context.problem, field, value),
    })),
    emptyForm: assign({ values: emptyModal }),
    setProblem: assign({ problem: (_, problem: DemoProblem) => problem }),
    forgetProblem: assign({ problem: null }),
    /** DMODAL-05; the browser provides the navigation. */
    goToDemo: effect('goToDemo'),
  },
}).createMachine({
  id: 'demoModal',
  description: 'A visitor requests a demo in a dialog and is taken to it.',
  context: { values: emptyModal, problem: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Input that was not sent is kept for the next time.',
      entry: 'forgetProblem',
      on: { OPEN: { target: 'open' } },
    },
    open: {
      description: 'The form is open. After a failure it keeps the input and shows the reason (DMODAL-06).',
      tags: 'open',
      initial: 'weighing',
      on: {
        CLOSE: { target: 'closed' },
        CHANGE: { target: '.weighing', actions: { type: 'write', params: ({ event }) => event } },
      },
      states: {
        weighing: { always: [{ guard: 'isWhole', target: 'complete' }, { target: 'incomplete' }] },
        incomplete: { description: 'A required field is empty; submit is disabled (DMODAL-02).' },
        complete: {
          tags: 'ready',
          on: {
            SUBMIT: [
              { guard: 'emailIsWrong', actions: { type: 'setProblem', params: { code: 'email' } } },
              { target: '#demoModal.sending' },
            ],
          },
        },
      },
    },
    sending: {
      description: 'The request is being sent; submit is disabled.',
      tags: ['open', 'busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'sendDemoRequest',
        src: 'sendDemoRequest',
        input: ({ context }) => ({ request: modalRequestOf(context.values) }),
        onDone: { target: 'closed', actions: ['emptyForm', 'goToDemo'] },
        onError: [
          {
            guard: { type: 'isSuccessWithOtherBody', params: ({ event }) => failureOf(event.error) },
            target: 'closed',
            actions: ['emptyForm', 'goToDemo'],
            description: 'Any OK response is a success; its body is ignored.',
          },
          {
            target: 'open',
            actions: { type: 'setProblem', params: ({ event }) => demoProblemOf(failureOf(event.error)) },
          },
        ],
      },
      on: {
        CLOSE: {
          target: 'closed',
          description: 'Closing cancels the call. The form keeps its input and the page does not change.',
        },
      },
    },
  },
})
