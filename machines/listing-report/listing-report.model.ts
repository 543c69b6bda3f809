import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * PROP-22. The form is filled in a few ways, opened twice and sent twice at most: a third time would show nothing new.
 */
type Filled = 'nothing' | 'scam' | 'other' | 'badEmail' | 'all' | 'otherEmail'

interface Context {
  filled: Filled
  opened: number
  sent: number
}

const form = {
  'USER.choosesScam': { guard: 'isUntouched', target: 'form.calm', actions: { type: 'fill', params: 'scam' } },
  'USER.choosesOther': { guard: 'isUntouched', target: 'form.calm', actions: { type: 'fill', params: 'other' } },
  'USER.fillsBadEmail': { guard: 'isUntouched', target: 'form.calm', actions: { type: 'fill', params: 'badEmail' } },
  'USER.fillsAll': { guard: 'isIncomplete', target: 'form.calm', actions: { type: 'fill', params: 'all' } },
} as const

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    mayOpen: ({ context }) => context.opened < 2,
    isUntouched: ({ context }) => context.filled === 'nothing',
    isIncomplete: ({ context }) => ['nothing', 'other', 'badEmail'].includes(context.filled),
    isNothing: ({ context }) => context.filled === 'nothing',
    isOther: ({ context }) => context.filled === 'other',
    isBadEmail: ({ context }) => context.filled === 'badEmail',
    maySend: ({ context }) => ['scam', 'all', 'otherEmail'].includes(context.filled) && context.sent < 2,
    leavesEmail: ({ context }) => context.filled === 'all',
  },
  actions: {
    nothingHappens: () => {},
    open: assign({ opened: ({ context }) => context.opened + 1 }),
    send: assign({ sent: ({ context }) => context.sent + 1 }),
    fill: assign({ filled: (_, filled: Filled) => filled }),
  },
}).createMachine({
  id: 'listingReportSpec',
  context: { filled: 'nothing', opened: 0, sent: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.visitsListing': { target: 'page' } } },
    page: { on: { 'USER.reportsListing': { guard: 'mayOpen', target: 'form', actions: 'open' } } },
    form: {
      on: {
        ...form,
        'USER.sends': [
          { guard: 'isNothing', target: 'form.reasonMissing' },
          { guard: 'isOther', target: 'form.detailsMissing' },
          { guard: 'isBadEmail', target: 'form.badEmail' },
          { guard: 'maySend', target: 'sending', actions: 'send' },
        ],
        'USER.closes': { target: 'page' },
      },
      initial: 'calm',
      states: {
        calm: {},
        reasonMissing: {},
        detailsMissing: {},
        badEmail: {},
        emailRefused: {
          on: {
            'USER.fillsOtherEmail': { target: 'calm', actions: { type: 'fill', params: 'otherEmail' } },
          },
        },
        tooMany: {},
        offline: {},
        failed: {},
      },
    },
    sending: {
      on: {
        'USER.sendsAgain': { actions: 'nothingHappens' },
        'USER.closes': { target: 'page' },
        'API.report.received': { target: 'sent' },
        'API.report.422.email': { guard: 'leavesEmail', target: 'form.emailRefused' },
        'API.report.429': { target: 'form.tooMany' },
        'API.report.private': { target: 'form.failed' },
        'API.report.500': { target: 'form.failed' },
        'API.report.notJson': { target: 'form.failed' },
        'API.report.network': { target: 'form.offline' },
      },
    },
    sent: { on: { 'USER.closes': { target: 'page', actions: { type: 'fill', params: 'nothing' } } } },
  },
})

const values: Record<Filled, { reason: string | null; details: string; email: string }> = {
  nothing: { reason: null, details: '', email: '' },
  scam: { reason: 'Suspected scam', details: '', email: '' },
  other: { reason: 'Something else', details: '', email: '' },
  badEmail: { reason: 'Suspected scam', details: '', email: 'ann.chen@example' },
  all: { reason: 'Something else', details: ' The photos show another home. ', email: 'ann.chen@example.com' },
  otherEmail: { reason: 'Something else', details: ' The photos show another home. ', email: 'ann@chen.example' },
}

const codes: Record<string, string> = { 'Suspected scam': 'scam', 'Something else': 'other' }

const sentSoFar = ({ sent }: Context) => ({ screen: 'page', sent, sends: null })

const editing =
  (problem: string | null, fields: object = {}) =>
  (context: Context) => ({
    ...sentSoFar(context),
    screen: 'form',
    busy: false,
    values: values[context.filled],
    needsDetails: values[context.filled].reason === 'Something else',
    problem,
    fields,
  })

export const listingReportModel: Model = {
  requirements: ['PROP-22'],
  chart,
  proves: { 'USER.reportsListing': ['PROP-22'], sent: ['PROP-22'] },
  looks: {
    'listingReportSpec.page': sentSoFar,
    'listingReportSpec.form.calm': editing(null),
    'listingReportSpec.form.reasonMissing': editing(null, { reason: 'Please choose a reason' }),
    'listingReportSpec.form.detailsMissing': editing(null, { details: 'Please tell us what’s wrong' }),
    'listingReportSpec.form.badEmail': editing(null, { email: 'Please enter a valid email address' }),
    'listingReportSpec.form.emailRefused': editing(null, { email: 'Email should look like name@example.com' }),
    'listingReportSpec.form.tooMany': editing('You’ve sent several reports already. Please try again in 60 minutes.'),
    'listingReportSpec.form.offline': editing('Please check your connection and try again.'),
    'listingReportSpec.form.failed': editing('Something went wrong. Please try again.'),
    'listingReportSpec.sending': (context: Context) => {
      const { reason, details, email } = values[context.filled]
      return {
        ...editing(null)(context),
        busy: true,
        sends: {
          reason: codes[reason ?? ''],
          ...(details && { details: details.trim() }),
          ...(email && { email }),
        },
      }
    },
    'listingReportSpec.sent': (context: Context) => ({
      ...sentSoFar(context),
      screen: 'sent',
      email: context.filled === 'scam' ? null : values[context.filled].email,
    }),
  },
}
