import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements REQ-01…05. The form is filled in a few ways, and sent twice at most: a third time would show nothing new. */
type Filled = 'nothing' | 'blanks' | 'allButGoals' | 'badEmail' | 'all' | 'hiddenToo' | 'otherEmail'

interface Context {
  filled: Filled
  sent: number
}

/** Wherever the form is open. */
const form = {
  on: {
    'USER.fillsWithBlanks': { guard: 'isUntouched', actions: { type: 'fill', params: 'blanks' } },
    'USER.fillsAllButGoals': { guard: 'isUntouched', actions: { type: 'fill', params: 'allButGoals' } },
    'USER.fillsBadEmail': { guard: 'isUntouched', actions: { type: 'fill', params: 'badEmail' } },
    'USER.fillsAll': { guard: 'isNotGood', actions: { type: 'fill', params: 'all' } },
    'USER.clearsGoals': { guard: 'isGoodAndRefused', actions: { type: 'fill', params: 'allButGoals' } },
    'PROGRAM.fillsHiddenField': { guard: 'isGoodAndUnsent', actions: { type: 'fill', params: 'hiddenToo' } },
    'USER.submitsTooSoon': { guard: 'isIncomplete', actions: 'nothingHappens' },
    'USER.submits': [
      { guard: 'emailIsWrong', target: 'form.badEmail' },
      { guard: 'maySend', target: 'submitting', actions: 'send' },
    ],
  },
} as const

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isUntouched: ({ context }) => context.filled === 'nothing',
    isIncomplete: ({ context }) => ['nothing', 'blanks', 'allButGoals'].includes(context.filled),
    isNotGood: ({ context }) => !['all', 'hiddenToo', 'otherEmail'].includes(context.filled),
    isNotOtherEmail: ({ context }) => context.filled !== 'otherEmail',
    isGoodAndUnsent: ({ context }) => context.filled === 'all' && context.sent === 0,
    isGoodAndRefused: ({ context }) => context.filled === 'all' && context.sent === 1,
    emailIsWrong: ({ context }) => context.filled === 'badEmail',
    maySend: ({ context }) => ['all', 'hiddenToo', 'otherEmail'].includes(context.filled) && context.sent < 2,
  },
  actions: {
    nothingHappens: () => {},
    fill: assign({ filled: (_, filled: Filled) => filled }),
    send: assign({ sent: ({ context }) => context.sent + 1 }),
  },
}).createMachine({
  id: 'demoRequestSpec',
  context: { filled: 'nothing', sent: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.opensPage': { target: 'form' } } },
    form: {
      ...form,
      initial: 'calm',
      states: {
        calm: {},
        badEmail: { on: { 'USER.fillsAll': { target: 'calm', actions: { type: 'fill', params: 'all' } } } },
        failed: {},
        tooMany: {},
        fieldsRefused: {
          on: {
            'USER.fillsOtherEmail': {
              guard: 'isNotOtherEmail',
              target: 'failed',
              actions: { type: 'fill', params: 'otherEmail' },
            },
          },
        },
      },
    },
    submitting: {
      on: {
        'USER.submitsAgain': { actions: 'nothingHappens' },
        'API.request.received': { target: 'submitted' },
        'API.request.receivedAsText': { target: 'submitted' },
        'API.request.receivedUnreadably': { target: 'submitted' },
        'API.request.422.fields': { target: 'form.fieldsRefused' },
        'API.request.422.sentence': { target: 'form.failed' },
        'API.request.429': { target: 'form.tooMany' },
        'API.request.500': { target: 'form.failed' },
        'API.request.network': { target: 'form.failed' },
        'API.request.exception': { target: 'form.failed' },
      },
    },
    submitted: { on: { 'USER.asksAnew': { target: 'form', actions: { type: 'fill', params: 'nothing' } } } },
  },
})

const nobody = { name: '', email: '', phone: '', goals: '', website: '' }
/** As fields show it: one for an address drops the spaces around it by itself. */
const typed = {
  ...nobody,
  name: ' Ann Chen ',
  email: 'ann.chen@example.com',
  phone: ' +1 415 555 0100',
  goals: ' Fewer calls at night. ',
}
const values: Record<Filled, typeof nobody> = {
  nothing: nobody,
  blanks: { ...nobody, name: ' ', phone: '  ', goals: ' ' },
  allButGoals: { ...typed, goals: '' },
  badEmail: { ...typed, email: 'ann.chen@example' },
  all: typed,
  hiddenToo: { ...typed, website: 'https://spam.example' },
  otherEmail: { ...typed, email: 'ann@chen.example' },
}

const sentence = 'Failed to submit form. Please try again or email us directly at hello@pending.example'
const open =
  (problem: string | null, { fields = {}, hint = null }: { fields?: object; hint?: string | null } = {}) =>
  ({ filled, sent }: Context) => ({
    screen: 'form',
    values: values[filled],
    ready: ['badEmail', 'all', 'hiddenToo', 'otherEmail'].includes(filled),
    busy: false,
    problem,
    fields,
    hint,
    sent,
    sends: null,
  })

export const demoRequestModel: Model = {
  requirements: ['REQ-01', 'REQ-02', 'REQ-03', 'REQ-04', 'REQ-05'],
  chart,
  proves: {
    'USER.opensPage': ['REQ-01'],
    'form.badEmail': ['REQ-01'],
    'USER.fillsWithBlanks': ['REQ-02'],
    'USER.fillsAllButGoals': ['REQ-02'],
    'USER.fillsBadEmail': ['REQ-02'],
    'USER.fillsAll': ['REQ-02'],
    'USER.clearsGoals': ['REQ-02'],
    'USER.submitsTooSoon': ['REQ-02'],
    'USER.submitsAgain': ['REQ-02'],
    submitting: ['REQ-02', 'REQ-03'],
    submitted: ['REQ-04'],
    'USER.asksAnew': ['REQ-04'],
    'form.failed': ['REQ-05'],
    'form.tooMany': ['REQ-05'],
    'form.fieldsRefused': ['REQ-05'],
  },
  looks: {
    'demoRequestSpec.form.calm': open(null),
    'demoRequestSpec.form.badEmail': open(null, {
      fields: { email: 'Please enter a valid email address' },
    }),
    'demoRequestSpec.form.failed': open(sentence),
    'demoRequestSpec.form.tooMany': open(sentence, { hint: 'You can send another request in 30 minutes.' }),
    'demoRequestSpec.form.fieldsRefused': open(sentence, {
      fields: { email: 'Email should look like name@example.com' },
    }),
    'demoRequestSpec.submitting': (context: Context) => ({
      ...open(null)(context),
      ready: false,
      busy: true,
      sends: {
        name: 'Ann Chen',
        email: values[context.filled].email,
        phone: '+1 415 555 0100',
        goals: 'Fewer calls at night.',
        ...(context.filled === 'hiddenToo' && { website: 'https://spam.example' }),
      },
    }),
    'demoRequestSpec.submitted': ({ sent }: Context) => ({ screen: 'submitted', sent }),
  },
}
