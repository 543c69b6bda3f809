import type { Outcome } from '../outcome.ts'

const noField = { email: false, first_name: false, last_name: false, phone: false, company: false }
const threeFields = { ...noField, email: true, first_name: true, company: true }
const asks = (password: boolean, lead: boolean, required_fields: Record<string, boolean>) => ({
  password_protection_enabled: password,
  lead_capture_enabled: lead,
  required_fields,
})

export const gates = {
  'GATE.asksPassword': asks(true, false, threeFields),
  'GATE.asksLead': asks(false, true, threeFields),
  'GATE.asksBoth': asks(true, true, threeFields),
  'GATE.asksPasswordAndUnnamedLead': asks(true, true, noField),
  'GATE.asksNothing': asks(false, false, noField),
  'GATE.asksUnnamedLead': asks(false, true, noField),
}

const good = { email: ' ann.chen@example.com ', first_name: 'Ann ', company: ' Chen & Daughters' }

export const filledIn = {
  'USER.typesBlankPassword': { password: '  ' },
  'USER.typesPassword': { password: ' harbor-light ' },
  'USER.fillsLeadWithBlanks': { email: ' ', first_name: '\t', company: '  ' },
  'USER.fillsLeadWithBadEmail': { ...good, email: 'ann.chen@example' },
  'USER.fillsLeadButCompany': { ...good, company: ' ' },
  'USER.typesOtherPassword': { password: ' harbour-light ' },
  'USER.fillsOtherEmail': { ...good, email: 'ann@chen.example' },
  'USER.fillsLead': good,
}

export const passwordOutcomes = {
  'API.password.right': 'validatePassword.right',
  'API.password.wrong': 'validatePassword.wrong',
  'API.password.500': 'validatePassword.serverError',
  'API.password.429': 'validatePassword.tooMany',
  'API.password.notJson': 'notJson',
  'API.password.network': 'network',
  'API.password.exception': new Error('The lights went out'),
} satisfies Record<string, Outcome>

const issues = [
  { loc: ['body', 'email'], msg: 'value is not a valid email address', type: 'value_error' },
  { loc: ['body', 'phone'], msg: 'too long', type: 'value_error' },
]

export const leadOutcomes = {
  'API.lead.kept': { body: { success: true, session_id: 'session-of-the-lead' } },
  'API.lead.notKept': 'captureLead.notKept',
  'API.lead.500': 'captureLead.serverError',
  'API.lead.422.issues': { status: 422, body: { detail: issues } },
  'API.lead.422.issue': { status: 422, body: { detail: 'This address cannot be used.' } },
  'API.lead.422.bare': { status: 422, body: {} },
  'API.lead.network': 'network',
  'API.lead.notJson': 'notJson',
} satisfies Record<string, Outcome>
