import type { SellerAnswerProblem } from '#machines/seller-answer/problem.ts'
import { sellerAnswerMachine } from '#machines/seller-answer/seller-answer.machine.ts'
import { sellerAnswerModel } from '#machines/seller-answer/seller-answer.model.ts'
import { lookupFailureWords, sellerAnswerProblemWords, sellerAnswer as words } from '#src/content/seller-answer.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { answerOutcomes, questionOutcomes, tokens, written } from './seller-answer.facts.ts'

interface Context {
  question: { question: string; property_address: string } | null
  draft: string
  answer: string
  message: string
  problem: SellerAnswerProblem | null
}

const write = (text: string) => (harness: ActorHarness) => harness.send({ type: 'WRITE', text } as never)
const submit = (harness: ActorHarness) => harness.send({ type: 'SUBMIT' })
const retry = (harness: ActorHarness) => harness.send({ type: 'RETRY' })

export const sellerAnswer = {
  name: 'seller-answer',
  machine: sellerAnswerMachine,
  ports: { getQuestion: 'call', sendAnswer: 'call' },
  effects: [],
  model: sellerAnswerModel,
  eventDrivers: {
    ...rowsOf(tokens, (token) => (harness: ActorHarness) => harness.start({ token })),
    ...rowsOf(written, write),
    'USER.submits': submit,
    'USER.submitsNothing': submit,
    'USER.submitsAgain': (harness) => {
      write('Something else')(harness)
      submit(harness)
    },
    'USER.retries': retry,
    'USER.retriesTooSoon': retry,
    'USER.retriesInVain': retry,
    ...outcomeRows('getQuestion', questionOutcomes),
    ...outcomeRows('sendAnswer', answerOutcomes),
  },
  see: (harness) => {
    const { question, draft, answer, message, problem } = harness.context as unknown as Context
    const { snapshot } = harness
    const seen = {
      title: null,
      message: null,
      again: snapshot.hasTag('retryable'),
      sends: (harness.inputOf('sendAnswer') as { answer: string } | undefined)?.answer ?? null,
      asked: harness.history.filter(({ name }) => name === 'getQuestion').length,
    }
    if (snapshot.matches('lookingUp')) return { ...seen, screen: 'loading' }
    if (snapshot.hasTag('error')) return { ...seen, screen: 'error', problem: problem && lookupFailureWords(problem) }
    if (!snapshot.hasTag('form')) {
      return { ...seen, screen: 'answered', message: message || words.answeredBefore, answer }
    }
    return {
      ...seen,
      screen: 'form',
      question: question?.question,
      address: question?.property_address,
      draft,
      busy: snapshot.hasTag('busy'),
      problem: problem && sellerAnswerProblemWords(problem),
    }
  },
} satisfies ActorDriver
