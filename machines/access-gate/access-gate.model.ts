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
      password: '' | 'blank' | 'right' | 'other'
      lead: '' | 'blank' | 'badEmail' | 'noCompany' | 'good' | 'otherEmail'
      /** The missing fields named in the error box, until they are filled. */
      published: string[]
    },
    events: {} as { type: string },
  },
  guards: {
    asksPassword: ({ context }) => asksPassword(context.kind),
    somethingMissing: ({ context }) =>
      (asksPassword(context.kind) && lacksPassword(context)) ||
      (asksFields(context.kind) && ['', 'blank', 'noCompany'].includes(context.lead)),
    emailIsWrong: ({ context }) => asksFields(context.kind) && context.lead === 'badEmail',
    allNamedAreFilled: ({ context }) => context.published.length === 0,
    leadFollows: ({ context }) => context.kind !== 'password',
    passwordIsUntouched: ({ context }) => asksPassword(context.kind) && context.password === '',
    passwordIsNotRight: ({ context }) => asksPassword(context.kind) && lacksPassword(context),
    passwordIsRight: ({ context }) => context.password === 'right',
    leadIsNotGood: ({ context }) =>
      asksFields(context.kind) && context.lead !== 'good' && context.lead !== 'otherEmail',
    leadIsGood: ({ context }) => context.lead === 'good',
    leadIsUntouched: ({ context }) => asksFields(context.kind) && context.lead === '',
  },
  actions: {
    nothingHappens: () => {},
    meet: assign({ kind: (_, kind: Kind) => kind }),
    nameMissing: assign({ published: ({ context }) => missing(context) }),
    stopNamingFilled: assign({
      published: ({ context }) => context.published.filter((name) => missing(context).includes(name)),
    }),
    typePassword: assign({ password: 'right' }),
    typeOtherPassword: assign({ password: 'other' }),
    typeBlankPassword: assign({ password: 'blank' }),
    fillLead: assign({ lead: (_, lead: 'blank' | 'badEmail' | 'noCompany' | 'good' | 'otherEmail') => lead }),
  },
}).createMachine({
  id: 'accessGateSpec',
  context: { kind: null, password: '', lead: '', published: [] },
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
        'USER.typesPassword': { guard: 'passwordIsNotRight', actions: ['typePassword', 'stopNamingFilled'] },
        'USER.fillsLeadWithBlanks': {
          guard: 'leadIsUntouched',
          actions: { type: 'fillLead', params: 'blank' },
        },
        'USER.fillsLeadWithBadEmail': {
          guard: 'leadIsUntouched',
          actions: [{ type: 'fillLead', params: 'badEmail' }, 'stopNamingFilled'],
        },
        'USER.fillsLeadButCompany': {
          guard: 'leadIsUntouched',
          actions: [{ type: 'fillLead', params: 'noCompany' }, 'stopNamingFilled'],
        },
        'USER.fillsLead': {
          guard: 'leadIsNotGood',
          actions: [{ type: 'fillLead', params: 'good' }, 'stopNamingFilled'],
        },
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
        missing: { always: { guard: 'allNamedAreFilled', target: 'calm' } },
        badEmail: { on: { 'USER.fillsLead': { target: 'calm', actions: { type: 'fillLead', params: 'good' } } } },
        wrongPassword: {
          on: { 'USER.typesOtherPassword': { guard: 'passwordIsRight', target: 'calm', actions: 'typeOtherPassword' } },
        },
        tooManyTries: {},
        leadFailed: {},
        leadIssues: {
          on: {
            'USER.fillsOtherEmail': {
              guard: 'leadIsGood',
              target: 'leadIssuesLeft',
              actions: { type: 'fillLead', params: 'otherEmail' },
            },
          },
        },
        leadIssuesLeft: {},
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

const lacksPassword = ({ password }: Pick<Context, 'password'>) => password === '' || password === 'blank'

function asksFields(kind: Kind | null): boolean {
  return kind === 'lead' || kind === 'both'
}

interface Context {
  kind: Kind | null
  password: string
  lead: string
  published: string[]
}

/** GATE-04: password first, then the fields in the order of the form. */
function missing({ kind, password, lead }: Context): string[] {
  return [
    ...(asksPassword(kind) && lacksPassword({ password }) ? ['password'] : []),
    ...(asksFields(kind) && (lead === '' || lead === 'blank') ? ['email', 'first name', 'company'] : []),
    ...(asksFields(kind) && lead === 'noCompany' ? ['company'] : []),
  ]
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
const emailOf = ({ lead }: Context) => (lead === 'otherEmail' ? 'ann@chen.example' : 'ann.chen@example.com')
const sent = (context: Context) =>
  asksFields(context.kind)
    ? { email: emailOf(context), first_name: 'Ann', company: 'Chen & Daughters' }
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
    'open.leadIssuesLeft': ['GATE-09'],
    'open.leadIssue': ['GATE-09'],
    'open.leadInvalid': ['GATE-09'],
    'API.lead.network': ['GATE-09'],
    'API.lead.notJson': ['GATE-09'],
    granted: ['GATE-07', 'GATE-10'],
  },
  chart,
  looks: {
    'accessGateSpec.open.calm': open(null),
    'accessGateSpec.open.missing': open(
      ({ published }) => `Please fill in the required fields: ${published.join(', ')}`,
    ),
    'accessGateSpec.open.badEmail': open('Please enter a valid email address'),
    'accessGateSpec.open.wrongPassword': open('Wrong password. Try again.'),
    'accessGateSpec.open.tooManyTries': open('Wrong password. Try again.', true),
    'accessGateSpec.open.leadFailed': open('Failed to submit lead information. Please try again.'),
    'accessGateSpec.open.leadIssues': open(
      'Validation errors: email: value is not a valid email address, phone: too long',
    ),
    'accessGateSpec.open.leadIssuesLeft': open('Validation errors: phone: too long'),
    'accessGateSpec.open.leadIssue': open('Validation error: This address cannot be used.'),
    'accessGateSpec.open.leadInvalid': open('Please check your information and try again.'),
    'accessGateSpec.open.unexpected': open('An error occurred. Please try again.'),
    'accessGateSpec.verifyingPassword': (context: Context) => ({
      ...verifying(context),
      sends: { password: context.password === 'other' ? ' harbour-light ' : ' harbor-light ' },
    }),
    'accessGateSpec.verifyingLead': (context: Context) => ({ ...verifying(context), sends: sent(context) }),
    'accessGateSpec.granted': (context: Context) => ({
      screen: 'granted',
      visitor: {
        sessionId: context.kind === 'password' ? null : 'session-of-the-lead',
        email: asksFields(context.kind) ? emailOf(context) : null,
        lead: asksFields(context.kind) ? sent(context) : null,
      },
    }),
  },
}
