import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirement API-05, as far as a kept answer becomes one of the property's facts; the page itself is not in the specification. */
interface Context {
  written: '' | 'blank' | 'text'
  /** How often the server was asked for the question, and how often it was sent an answer; a third time shows nothing new. */
  asked: number
  sent: number
}

/** Wherever there is something to write on. */
const form = {
  on: {
    'USER.writes': { guard: 'isUnsent', actions: 'write' },
    'USER.submits': { guard: 'maySend', target: 'sending', actions: 'send' },
  },
} as const

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isUnwritten: ({ context }) => context.written === '',
    saysNothing: ({ context }) => context.written !== 'text',
    mayAskMore: ({ context }) => context.asked < 2,
    maySend: ({ context }) => context.written === 'text' && context.sent < 2,
    isUnsent: ({ context }) => context.sent === 0,
  },
  actions: {
    nothingHappens: () => {},
    ask: assign({ asked: ({ context }) => context.asked + 1 }),
    send: assign({ sent: ({ context }) => context.sent + 1 }),
    write: assign({ written: 'text' }),
    writeBlank: assign({ written: 'blank' }),
  },
}).createMachine({
  id: 'sellerAnswerSpec',
  context: { written: '', asked: 0, sent: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.opensLink': { target: 'lookingUp', actions: 'ask' },
        'USER.opensWithoutToken': { target: 'badLink' },
        'USER.opensWithBlankToken': { target: 'badLink' },
      },
    },
    lookingUp: {
      on: {
        'USER.retriesTooSoon': { actions: 'nothingHappens' },
        'API.question.open': { target: 'writing' },
        'API.question.answered': { target: 'answeredBefore' },
        'API.question.404': { target: 'notFound' },
        'API.question.400': { target: 'badLink' },
        'API.question.500': { target: 'lookupFailed' },
        'API.question.notJson': { target: 'lookupFailed' },
        'API.question.network': { target: 'offline' },
      },
    },
    writing: {
      on: {
        ...form.on,
        'USER.writesBlank': { guard: 'isUnwritten', actions: 'writeBlank' },
        'USER.submitsNothing': { guard: 'saysNothing', target: 'missing' },
      },
    },
    missing: { on: { ...form.on, 'USER.writes': { target: 'writing', actions: 'write' } } },
    sending: {
      on: {
        'USER.submitsAgain': { actions: 'nothingHappens' },
        'API.answer.kept': { target: 'kept' },
        'API.answer.alreadyAnswered': { target: 'keptBefore' },
        'API.answer.aboutPeople': { target: 'aboutPeople' },
        'API.answer.invalid': { target: 'sendingFailed' },
        'API.answer.404': { target: 'notFound' },
        'API.answer.400': { target: 'badLink' },
        'API.answer.500': { target: 'sendingFailed' },
        'API.answer.unreadable': { target: 'sendingFailed' },
        'API.answer.network': { target: 'sendingOffline' },
      },
    },
    aboutPeople: form,
    sendingFailed: form,
    sendingOffline: form,
    kept: {},
    keptBefore: {},
    answeredBefore: {},
    badLink: { on: { 'USER.retriesInVain': { actions: 'nothingHappens' } } },
    notFound: { on: { 'USER.retriesInVain': { actions: 'nothingHappens' } } },
    lookupFailed: { on: { 'USER.retries': { guard: 'mayAskMore', target: 'lookingUp', actions: 'ask' } } },
    offline: { on: { 'USER.retries': { guard: 'mayAskMore', target: 'lookingUp', actions: 'ask' } } },
  },
})

const text = 'Yes, below the kitchen, for about 400 bottles.'
const blank = { title: null, message: null, again: false, sends: null }

const writing =
  (problem: string | null, busy = false) =>
  ({ written, asked }: Context) => ({
    ...blank,
    screen: 'form',
    asked,
    question: 'Is there a wine cellar?',
    address: '48 Alder Ridge Road, Mill Valley, CA 94941',
    draft: { '': '', blank: '  ', text: ` ${text} ` }[written],
    busy,
    problem,
    ...(busy && { sends: text }),
  })
const done =
  (message: string) =>
  ({ asked }: Context) => ({ ...blank, screen: 'answered', asked, message, answer: text })
const error =
  (problem: string, again: boolean) =>
  ({ asked }: Context) => ({ ...blank, screen: 'error', asked, problem, again })

export const sellerAnswerModel: Model = {
  requirements: ['API-05'],
  chart,
  proves: {
    kept: ['API-05'],
  },
  looks: {
    'sellerAnswerSpec.lookingUp': ({ asked }: Context) => ({ ...blank, screen: 'loading', asked }),
    'sellerAnswerSpec.writing': writing(null),
    'sellerAnswerSpec.missing': writing('Please write an answer before sending it.'),
    'sellerAnswerSpec.sending': writing(null, true),
    'sellerAnswerSpec.aboutPeople': writing(
      'I can’t pass on answers about who lives there or who the home is right for. Please describe the home itself.',
    ),
    'sellerAnswerSpec.sendingFailed': writing('Something went wrong. Your answer is still here, so please try again.'),
    'sellerAnswerSpec.sendingOffline': writing(
      'You seem to be offline. Your answer is still here, so please try again.',
    ),
    'sellerAnswerSpec.kept': done('Thank you. I’ll pass your answer on to anyone who asks.'),
    'sellerAnswerSpec.keptBefore': done('This question already has an answer. Nothing has changed.'),
    'sellerAnswerSpec.answeredBefore': done('You’ve already answered this question. Penny will pass it on.'),
    'sellerAnswerSpec.badLink': error('This link is incomplete. Please open it again from the email.', false),
    'sellerAnswerSpec.notFound': error('We couldn’t find a question for this link. It may have expired.', false),
    'sellerAnswerSpec.lookupFailed': error('Something went wrong. Please try again.', true),
    'sellerAnswerSpec.offline': error('You seem to be offline. Please try again.', true),
  },
}
