import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements HOME-13, DMODAL-01…06. The form is filled in a few ways, and sent twice at most: a third time would show nothing new. */
type Filled = 'nothing' | 'blanks' | 'allButTeam' | 'allButNotes' | 'badEmail' | 'all' | 'hiddenToo' | 'otherEmail'

interface Context {
  filled: Filled
  sent: number
  /** How often the dialog was opened. */
  opened: number
  /** How often the browser went to the demo. */
  gone: number
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isUntouched: ({ context }) => context.filled === 'nothing' && context.sent === 0,
    isIncomplete: ({ context }) => ['nothing', 'blanks', 'allButTeam', 'allButNotes'].includes(context.filled),
    isNotGood: ({ context }) => !['all', 'hiddenToo', 'otherEmail'].includes(context.filled),
    isNotOtherEmail: ({ context }) => context.filled !== 'otherEmail',
    isGoodAndUnsent: ({ context }) => context.filled === 'all' && context.sent === 0,
    isGoodAndRefused: ({ context }) => context.filled === 'all' && context.sent === 1,
    emailIsWrong: ({ context }) => context.filled === 'badEmail',
    maySend: ({ context }) => ['all', 'hiddenToo', 'otherEmail'].includes(context.filled) && context.sent < 2,
    mayOpen: ({ context }) => context.opened < 2,
  },
  actions: {
    nothingHappens: () => {},
    fill: assign({ filled: (_, filled: Filled) => filled }),
    send: assign({ sent: ({ context }) => context.sent + 1 }),
    open: assign({ opened: ({ context }) => context.opened + 1 }),
    arrive: assign({ gone: ({ context }) => context.gone + 1, filled: 'nothing' }),
  },
}).createMachine({
  id: 'demoModalSpec',
  context: { filled: 'nothing', sent: 0, opened: 0, gone: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.visitsPage': { target: 'page' } } },
    page: {
      on: { 'USER.opensDialog': { guard: 'mayOpen', target: 'dialog', actions: 'open' } },
    },
    dialog: {
      on: {
        'USER.fillsWithBlanks': { guard: 'isUntouched', actions: { type: 'fill', params: 'blanks' } },
        'USER.fillsAllButTeam': { guard: 'isUntouched', actions: { type: 'fill', params: 'allButTeam' } },
        'USER.fillsAllButNotes': { guard: 'isUntouched', actions: { type: 'fill', params: 'allButNotes' } },
        'USER.fillsBadEmail': { guard: 'isUntouched', actions: { type: 'fill', params: 'badEmail' } },
        'USER.fillsAll': { guard: 'isNotGood', actions: { type: 'fill', params: 'all' } },
        'USER.clearsTeam': { guard: 'isGoodAndRefused', actions: { type: 'fill', params: 'allButTeam' } },
        'PROGRAM.fillsHiddenField': { guard: 'isGoodAndUnsent', actions: { type: 'fill', params: 'hiddenToo' } },
        'USER.submitsTooSoon': { guard: 'isIncomplete', actions: 'nothingHappens' },
        'USER.submits': [
          { guard: 'emailIsWrong', target: 'dialog.badEmail' },
          { guard: 'maySend', target: 'sending', actions: 'send' },
        ],
        'USER.closes': { target: 'page' },
      },
      initial: 'calm',
      states: {
        calm: {},
        badEmail: { on: { 'USER.fillsAll': { target: 'calm', actions: { type: 'fill', params: 'all' } } } },
        failedWith500: {},
        failedWith422: {},
        fieldsRefused: {
          on: {
            'USER.fillsOtherEmail': {
              guard: 'isNotOtherEmail',
              target: 'failedWith422',
              actions: { type: 'fill', params: 'otherEmail' },
            },
          },
        },
        tooMany: {},
        offline: {},
        failed: {},
      },
    },
    sending: {
      on: {
        'USER.submitsAgain': { actions: 'nothingHappens' },
        'USER.closes': { target: 'page' },
        'API.request.received': { target: 'page', actions: 'arrive' },
        'API.request.receivedAsText': { target: 'page', actions: 'arrive' },
        'API.request.receivedUnreadably': { target: 'page', actions: 'arrive' },
        'API.request.500': { target: 'dialog.failedWith500' },
        'API.request.422.fields': { target: 'dialog.fieldsRefused' },
        'API.request.422.sentence': { target: 'dialog.failedWith422' },
        'API.request.429': { target: 'dialog.tooMany' },
        'API.request.network': { target: 'dialog.offline' },
        'API.request.exception': { target: 'dialog.failed' },
      },
    },
  },
})

const nobody = { name: '', email: '', teamSize: '', message: '', website: '' }
/** As fields show it: one for an address drops the spaces around it by itself. */
const typed = {
  ...nobody,
  name: ' Ann Chen ',
  email: 'ann.chen@example.com',
  teamSize: '11-50',
  message: ' Can Penny answer for twenty homes? ',
}
const values: Record<Filled, typeof nobody> = {
  nothing: nobody,
  blanks: { ...nobody, name: ' ', teamSize: '11-50', message: '  ' },
  allButTeam: { ...typed, teamSize: '' },
  allButNotes: { ...typed, message: '' },
  badEmail: { ...typed, email: 'ann.chen@example' },
  all: typed,
  hiddenToo: { ...typed, website: 'https://spam.example' },
  otherEmail: { ...typed, email: 'ann@chen.example' },
}

const dialog =
  (problem: string | null, { fields = {}, hint = null }: { fields?: object; hint?: string | null } = {}) =>
  ({ filled, sent, gone }: Context) => ({
    screen: 'dialog',
    values: values[filled],
    ready: ['badEmail', 'all', 'hiddenToo', 'otherEmail'].includes(filled),
    busy: false,
    problem,
    fields,
    hint,
    sent,
    gone,
    sends: null,
  })
const refused = (status: number) => `Failed to send demo request. Please try again. (${status})`

export const demoModalModel: Model = {
  requirements: ['HOME-13', 'DMODAL-01', 'DMODAL-02', 'DMODAL-03', 'DMODAL-04', 'DMODAL-05', 'DMODAL-06'],
  chart,
  proves: {
    'USER.opensDialog': ['HOME-13', 'DMODAL-01'],
    'dialog.badEmail': ['DMODAL-01'],
    'USER.fillsWithBlanks': ['DMODAL-02'],
    'USER.fillsAllButTeam': ['DMODAL-02'],
    'USER.fillsAllButNotes': ['DMODAL-02'],
    'USER.fillsBadEmail': ['DMODAL-02'],
    'USER.fillsAll': ['DMODAL-02'],
    'USER.clearsTeam': ['DMODAL-02'],
    'USER.submitsTooSoon': ['DMODAL-02'],
    'USER.submitsAgain': ['DMODAL-02'],
    sending: ['DMODAL-03', 'DMODAL-04'],
    'API.request.received': ['DMODAL-04', 'DMODAL-05'],
    'API.request.receivedAsText': ['DMODAL-04', 'DMODAL-05'],
    'API.request.receivedUnreadably': ['DMODAL-04', 'DMODAL-05'],
    'dialog.failedWith500': ['DMODAL-06'],
    'dialog.failedWith422': ['DMODAL-06'],
    'dialog.fieldsRefused': ['DMODAL-06'],
    'dialog.tooMany': ['DMODAL-06'],
    'dialog.offline': ['DMODAL-06'],
  },
  looks: {
    'demoModalSpec.page': ({ sent, gone }: Context) => ({ screen: 'page', sent, gone, sends: null }),
    'demoModalSpec.dialog.calm': dialog(null),
    'demoModalSpec.dialog.badEmail': dialog(null, {
      fields: { email: 'Please enter a valid email address' },
    }),
    'demoModalSpec.dialog.failedWith500': dialog(refused(500)),
    'demoModalSpec.dialog.failedWith422': dialog(refused(422)),
    'demoModalSpec.dialog.fieldsRefused': dialog(refused(422), {
      fields: { email: 'Email should look like name@example.com' },
    }),
    'demoModalSpec.dialog.tooMany': dialog(refused(429), { hint: 'You can send another request in 30 minutes.' }),
    'demoModalSpec.dialog.offline': dialog('Network error. Please check your connection and try again.'),
    'demoModalSpec.dialog.failed': dialog('Failed to send demo request. Please try again.'),
    'demoModalSpec.sending': (context: Context) => ({
      ...dialog(null)(context),
      ready: false,
      busy: true,
      sends: {
        name: 'Ann Chen',
        email: values[context.filled].email,
        teamSize: '11-50',
        message: 'Can Penny answer for twenty homes?',
        reply_to: values[context.filled].email,
        ...(context.filled === 'hiddenToo' && { website: 'https://spam.example' }),
      },
    }),
  },
}
