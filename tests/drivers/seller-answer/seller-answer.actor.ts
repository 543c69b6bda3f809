import type { AnswerProblem } from '#machines/seller-answer/problem.ts'
import { sellerAnswerMachine } from '#machines/seller-answer/seller-answer.machine.ts'
import { sellerAnswerModel } from '#machines/seller-answer/seller-answer.model.ts'
import { answerProblemWords, lookupFailureWords, sellerAnswer as words } from '#src/content/seller-answer.ts'
import { exampleNamed } from '../../support/examples.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

interface Context {
  question: { question: string; property_address: string } | null
  draft: string
  answer: string
  message: string
  problem: AnswerProblem | null
}

const token = 'token-of-the-letter'
const body = (name: string) => exampleNamed(name).body
const finds = (outcome: string) => (stage: Stage) => stage.answer('getQuestion', body(`getQuestionByToken.${outcome}`))
const finding = (error: unknown) => (stage: Stage) => stage.fail('getQuestion', error)
const takes = (outcome: string) => (stage: Stage) => stage.answer('sendAnswer', body(`answerQuestion.${outcome}`))
const taking = (error: unknown) => (stage: Stage) => stage.fail('sendAnswer', error)
const status = (code: number, more = {}) => ({ kind: 'status', status: code, ...more })
const write = (text: string) => (stage: Stage) => stage.send({ type: 'WRITE', text } as never)
const submit = (stage: Stage) => stage.send({ type: 'SUBMIT' })
const retry = (stage: Stage) => stage.send({ type: 'RETRY' })

export const sellerAnswer = {
  name: 'seller-answer',
  machine: sellerAnswerMachine,
  ports: { getQuestion: 'call', sendAnswer: 'call' },
  effects: [],
  model: sellerAnswerModel,
  acts: {
    'USER.opensLink': (stage) => stage.start({ token }),
    'USER.opensWithoutToken': (stage) => stage.start({ token: null }),
    'USER.opensWithBlankToken': (stage) => stage.start({ token: ' ' }),
    'USER.writes': write(' Yes, below the kitchen, for about 400 bottles. '),
    'USER.writesBlank': write('  '),
    'USER.submits': submit,
    'USER.submitsNothing': submit,
    'USER.submitsAgain': (stage) => {
      write('Something else')(stage)
      submit(stage)
    },
    'USER.retries': retry,
    'USER.retriesTooSoon': retry,
    'USER.retriesInVain': retry,
    'API.question.open': finds('open'),
    'API.question.answered': finds('answered'),
    'API.question.404': finding(status(404)),
    'API.question.400': finding(status(400)),
    'API.question.500': finding(status(500)),
    'API.question.notJson': finding({ kind: 'notJson' }),
    'API.question.network': finding({ kind: 'network' }),
    'API.answer.kept': takes('kept'),
    'API.answer.alreadyAnswered': takes('alreadyAnswered'),
    'API.answer.aboutPeople': taking(status(422, { body: body('answerQuestion.aboutPeople') })),
    'API.answer.invalid': taking(status(422, { body: body('answerQuestion.invalid') })),
    'API.answer.404': taking(status(404)),
    'API.answer.400': taking(status(400)),
    'API.answer.500': taking(status(500)),
    'API.answer.unreadable': taking({ kind: 'unreadable' }),
    'API.answer.network': taking({ kind: 'network' }),
  },
  see: (stage) => {
    const { question, draft, answer, message, problem } = stage.context as unknown as Context
    const { snapshot } = stage
    const seen = {
      title: null,
      message: null,
      again: snapshot.hasTag('retryable'),
      sends: (stage.inputOf('sendAnswer') as { answer: string } | undefined)?.answer ?? null,
      asked: stage.story.filter(({ name }) => name === 'getQuestion').length,
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
      problem: problem && answerProblemWords(problem),
    }
  },
} satisfies ActorDriver
