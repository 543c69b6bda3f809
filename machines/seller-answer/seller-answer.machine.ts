import { assign, setup } from 'xstate'
import { required } from '#domain/required.ts'
import type { components } from '#openapi/generated/types.ts'
import { type Failure, failureOf } from '../failure.ts'
import { port } from '../port.ts'
import { isInvalid } from '../tour-confirm/link.ts'
import { type SellerAnswerProblem, sellerAnswerProblemOf } from './problem.ts'

type OpenQuestion = components['schemas']['OpenQuestion']
type Receipt = components['schemas']['SellerReplyReceipt']

interface Context {
  token: string | null
  question: OpenQuestion | null
  draft: string
  /** The final answer, and the server's sentence about it if it was given in this visit. */
  answer: string
  message: string
  problem: SellerAnswerProblem | null
}

export const sellerAnswerMachine = setup({
  types: {
    input: {} as { token: string | null },
    context: {} as Context,
    events: {} as { type: 'WRITE'; text: string } | { type: 'SUBMIT' } | { type: 'RETRY' },
    tags: {} as 'form' | 'busy' | 'error' | 'retryable',
  },
  actors: {
    getQuestion: port<OpenQuestion, { token: string }>('getQuestion'),
    sendAnswer: port<Receipt, { token: string; answer: string }>('sendAnswer'),
  },
  guards: {
    hasNoToken: ({ context }) => !context.token?.trim(),
    linkIsInvalid: (_, failure: Failure) => isInvalid(failure),
    isAnswered: (_, question: OpenQuestion) => question.answer !== null,
    saysNothing: ({ context }) => context.draft.trim() === '',
  },
  actions: {
    keepQuestion: assign({ question: (_, question: OpenQuestion) => question }),
    keepEarlierAnswer: assign({ answer: (_, question: OpenQuestion) => question.answer ?? '' }),
    keepReceipt: assign((_, { answer, message }: Receipt) => ({ answer, message })),
    write: assign(({ context: { problem } }, text: string) => ({
      draft: text,
      problem: problem?.code === 'missing' && text.trim() !== '' ? null : problem,
    })),
    setProblem: assign({ problem: (_, problem: SellerAnswerProblem) => problem }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'sellerAnswer',
  description: 'A seller answers a question that the listing does not answer.',
  context: ({ input }) => ({ ...input, question: null, draft: '', answer: '', message: '', problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Checks that the link has a token; without one no request is made.',
      always: [
        { guard: 'hasNoToken', target: 'refused', actions: { type: 'setProblem', params: { code: 'badLink' } } },
        { target: 'lookingUp' },
      ],
    },
    lookingUp: {
      description: 'Loading the question for the token.',
      entry: 'forgetProblem',
      invoke: {
        id: 'getQuestion',
        src: 'getQuestion',
        input: ({ context }) => ({ token: required(context.token, 'The token') }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'answered',
            actions: [
              { type: 'keepQuestion', params: ({ event }) => event.output },
              { type: 'keepEarlierAnswer', params: ({ event }) => event.output },
            ],
          },
          { target: 'writing', actions: { type: 'keepQuestion', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'linkIsInvalid', params: ({ event }) => failureOf(event.error) },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => sellerAnswerProblemOf(failureOf(event.error)) },
          },
          {
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => sellerAnswerProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    writing: {
      description: 'The seller writes an answer; a refusal keeps the text.',
      tags: 'form',
      initial: 'open',
      states: {
        open: {
          on: {
            WRITE: { actions: { type: 'write', params: ({ event }) => event.text } },
            SUBMIT: [
              { guard: 'saysNothing', actions: { type: 'setProblem', params: { code: 'missing' } } },
              { target: 'sending' },
            ],
          },
        },
        sending: {
          description: 'The answer is being sent. The first answer counts, however often it is sent.',
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            id: 'sendAnswer',
            src: 'sendAnswer',
            input: ({ context }) => ({ token: required(context.token, 'The token'), answer: context.draft.trim() }),
            onDone: {
              target: '#sellerAnswer.answered',
              actions: { type: 'keepReceipt', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'linkIsInvalid', params: ({ event }) => failureOf(event.error) },
                target: '#sellerAnswer.refused',
                actions: { type: 'setProblem', params: ({ event }) => sellerAnswerProblemOf(failureOf(event.error)) },
              },
              {
                target: 'open',
                actions: { type: 'setProblem', params: ({ event }) => sellerAnswerProblemOf(failureOf(event.error)) },
              },
            ],
          },
        },
      },
    },
    answered: { description: 'Penny passes the answer on.', type: 'final' },
    refused: { description: 'The link is invalid; retrying would not help.', tags: 'error', type: 'final' },
    failed: {
      description: 'The question could not be loaded; retrying may help.',
      tags: ['error', 'retryable'],
      on: { RETRY: { target: 'lookingUp' } },
    },
  },
})
