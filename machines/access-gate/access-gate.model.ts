import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirements GATE-01…11, one chart for every kind of gate. The visitor meets a gate (`GATE.asks…`), fills it in one of a
 * few ways, and submits.
 */
type Kind = 'password' | 'lead' | 'both' | 'nothing' | 'leadWithoutFields' | 'passwordAndLeadWithoutFields'

const chart = setup({
  types: {
    context: {} as {
      kind: Kind | null
      password: '' | 'blank' | 'right'
      lead: '' | 'blank' | 'badEmail' | 'noCompany' | 'good'
      /** The missing fields named in the error box, until the next attempt. */
      published: string
    },
    events: {} as { type: string },
  },
  guards: {
    asksPassword: ({ context }) => asksPassword(context.kind),
    somethingMissing: ({ context }) =>
      (asksPassword(context.kind) && context.password !== 'right') ||
      (asksFields(context.kind) && ['', 'blank', 'noCompany'].includes(context.lead)),
    emailIsWrong: ({ context }) => asksFields(context.kind) && context.lead === 'badEmail',
    leadFollows: ({ context }) => context.kind !== 'password',
    passwordIsUntouched: ({ context }) => asksPassword(context.kind) && context.password === '',
    passwordIsNotRight: ({ context }) => asksPassword(context.kind) && context.password !== 'right',
    leadIsNotGood: ({ context }) => asksFields(context.kind) && context.lead !== 'good',
    leadIsUntouched: ({ context }) => asksFields(context.kind) && context.lead === '',
  },
  actions: {
    nothingHappens: () => {},
    meet: assign({ kind: (_, kind: Kind) => kind }),
    nameMissing: assign({ published: ({ context }) => missing(context) }),
    typePassword: assign({ password: 'right' }),
    typeBlankPassword: assign({ password: 'blank' }),
    fillLead: assign({ lead: (_, lead: 'blank' | 'badEmail' | 'noCompany' | 'good') => lead }),
  },
}).createMachine({
  id: 'accessGateSpec',
  context: { kind: null, password: '', lead: '', published: '' },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'GATE.asksPassword': { target: 'open', actions: { type: 'meet', params: 'password' } },
        'GATE.asksLead': { target: 'open', actions: { type: 'meet', params: 'lead' } },
        'GATE.asksBoth': { target: 'open', actions: { type: 'meet', params: 'both' } },
        'GATE.asksPasswordAndUnnamedLead': {
          target: 'open',
          actions: { type: 'meet', params: 'passwordAndLeadWithoutFields' },
        },
        'GATE.asksNothing': { target: 'verifyingLead', actions: { type: 'meet', params: 'nothing' } },
        'GATE.asksUnnamedLead': { target: 'verifyingLead', actions: { type: 'meet', params: 'leadWithoutFields' } },
      },
    },
    open: {
      on: {
        'USER.typesBlankPassword': { guard: 'passwordIsUntouched', actions: 'typeBlankPassword' },
        'USER.typesPassword': { guard: 'passwordIsNotRight', actions: 'typePassword' },
        'USER.fillsLeadWithBlanks': {
          guard: 'leadIsUntouched',
          actions: { type: 'fillLead', params: 'blank' },
        },
        'USER.fillsLeadWithBadEmail': {
          guard: 'leadIsUntouched',
          actions: { type: 'fillLead', params: 'badEmail' },
        },
        'USER.fillsLeadButCompany': {
          guard: 'leadIsUntouched',
          actions: { type: 'fillLead', params: 'noCompany' },
        },
        'USER.fillsLead': { guard: 'leadIsNotGood', actions: { type: 'fillLead', params: 'good' } },
        'USER.submits': [
          { guard: 'somethingMissing', target: 'open.missing', actions: 'nameMissing' },
          { guard: 'emailIsWrong', target: 'open.badEmail' },
          { guard: 'asksPassword', target: 'verifyingPassword' },
          { target: 'verifyingLead' },
        ],
      },
      initial: 'calm',
      states: {
        calm: {},
        missing: {},
        badEmail: {},
        wrongPassword: {},
        tooManyTries: {},
        leadFailed: {},
        leadIssues: {},
        leadIssue: {},
        leadInvalid: {},
        unexpected: {},
      },
    },
    verifyingPassword: {
      on: {
        'USER.submitsAgain': { actions: 'nothingHappens' },
        'API.password.right': [{ guard: 'leadFollows', target: 'verifyingLead' }, { target: 'granted' }],
        'API.password.wrong': { target: 'open.wrongPassword' },
        'API.password.500': { target: 'open.wrongPassword' },
        'API.password.notJson': { target: 'open.wrongPassword' },
        'API.password.429': { target: 'open.tooManyTries' },
        'API.password.network': { target: 'open.unexpected' },
        'API.password.exception': { target: 'open.unexpected' },
      },
    },
    verifyingLead: {
      on: {
        'USER.submitsAgain': { actions: 'nothingHappens' },
        'API.lead.kept': { target: 'granted' },
        'API.lead.notKept': { target: 'open.leadFailed' },
        'API.lead.500': { target: 'open.leadFailed' },
        'API.lead.422.issues': { target: 'open.leadIssues' },
        'API.lead.422.issue': { target: 'open.leadIssue' },
        'API.lead.422.bare': { target: 'open.leadInvalid' },
        'API.lead.network': { target: 'open.unexpected' },
        'API.lead.notJson': { target: 'open.unexpected' },
      },
    },
    granted: {},
  },
})

function asksPassword(kind: Kind | null): boolean {
  return kind === 'password' || kind === 'both' || kind === 'passwordAndLeadWithoutFields'
}

function asksFields(kind: Kind | null): boolean {
  return kind === 'lead' || kind === 'both'
}

interface Context {
  kind: Kind | null
  password: string
  lead: string
  published: string
}

/** GATE-04: password first, then the fields in the order of the form. */
function missing({ kind, password, lead }: Context): string {
  const names = [
    ...(asksPassword(kind) && password !== 'right' ? ['password'] : []),
    ...(asksFields(kind) && (lead === '' || lead === 'blank') ? ['email', 'first name', 'company'] : []),
    ...(asksFields(kind) && lead === 'noCompany' ? ['company'] : []),
  ]
  return `Please fill in the required fields: ${names.join(', ')}`
}

const open =
  (message: ((context: Context) => string) | string | null, hint = false) =>
  (context: Context) => ({
    screen: 'gate',
    title: asksPassword(context.kind) ? 'Access Required' : 'Contact Information',
    fields: [
      ...(asksPassword(context.kind) ? ['password'] : []),
      ...(asksFields(context.kind) ? ['email', 'first_name', 'company'] : []),
    ],
    busy: false,
    message: typeof message === 'function' ? message(context) : message,
    hint,
  })

const verifying = (context: Context) => ({ ...open(null)(context), busy: true })

/**
 * What is sent to the server: only what the form asks for (GATE-06); the email address goes on to the chat (GATE-10).
 */
const sent = ({ kind }: Context) =>
  asksFields(kind)
    ? { email: 'ann.chen@example.com', first_name: 'Ann', company: 'Chen & Daughters' }
    : { email: 'anonymous@visitor.invalid', first_name: 'Anonymous', last_name: 'Visitor' }

export const accessGateModel: Model = {
  requirements: [
    'GATE-01',
    'GATE-02',
    'GATE-03',
    'GATE-04',
    'GATE-05',
    'GATE-06',
    'GATE-07',
    'GATE-08',
    'GATE-09',
    'GATE-10',
    'GATE-11',
  ],
  proves: {
    'GATE.asksPassword': ['GATE-01', 'GATE-02'],
    'GATE.asksPasswordAndUnnamedLead': ['GATE-01', 'GATE-02'],
    'GATE.asksLead': ['GATE-01', 'GATE-03'],
    'GATE.asksBoth': ['GATE-01', 'GATE-03'],
    'GATE.asksNothing': ['GATE-06'],
    'open.missing': ['GATE-04'],
    'open.missing USER.submits': ['GATE-04'],
    'USER.fillsLeadButCompany': ['GATE-03'],
    'open.badEmail': ['GATE-05'],
    'open.badEmail USER.submits': ['GATE-05'],
    verifyingPassword: ['GATE-02', 'GATE-07', 'GATE-11'],
    verifyingLead: ['GATE-06', 'GATE-07', 'GATE-11'],
    'USER.submitsAgain': ['GATE-07'],
    'open.wrongPassword': ['GATE-08'],
    'open.tooManyTries': ['GATE-08'],
    'open.leadFailed': ['GATE-09'],
    'open.leadIssues': ['GATE-09'],
    'open.leadIssue': ['GATE-09'],
    'open.leadInvalid': ['GATE-09'],
    'API.lead.network': ['GATE-09'],
    'API.lead.notJson': ['GATE-09'],
    granted: ['GATE-07', 'GATE-10'],
  },
  chart,
  looks: {
    'accessGateSpec.open.calm': open(null),
    'accessGateSpec.open.missing': open(({ published }) => published),
    'accessGateSpec.open.badEmail': open('Please enter a valid email address'),
    'accessGateSpec.open.wrongPassword': open('Wrong password. Try again.'),
    'accessGateSpec.open.tooManyTries': open('Wrong password. Try again.', true),
    'accessGateSpec.open.leadFailed': open('Failed to submit lead information. Please try again.'),
    'accessGateSpec.open.leadIssues': open(
      'Validation errors: email: value is not a valid email address, phone: too long',
    ),
    'accessGateSpec.open.leadIssue': open('Validation error: This address cannot be used.'),
    'accessGateSpec.open.leadInvalid': open('Please check your information and try again.'),
    'accessGateSpec.open.unexpected': open('An error occurred. Please try again.'),
    'accessGateSpec.verifyingPassword': (context: Context) => ({
      ...verifying(context),
      sends: { password: ' harbor-light ' },
    }),
    'accessGateSpec.verifyingLead': (context: Context) => ({ ...verifying(context), sends: sent(context) }),
    'accessGateSpec.granted': ({ kind }: Context) => ({
      screen: 'granted',
      visitor: {
        sessionId: kind === 'password' ? null : 'session-of-the-lead',
        email: asksFields(kind) ? 'ann.chen@example.com' : null,
        lead: asksFields(kind) ? sent({ kind } as Context) : null,
      },
    }),
  },
}
