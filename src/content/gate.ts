import type { GateField } from '#machines/access-gate/lead.ts'
import type { GateProblem } from '#machines/access-gate/problem.ts'
import { propertyPage } from './property-page.ts'

const whatFor =
  'We save your details with the listing, and may share them with the owner or agent if you chat with Penny or ask for a tour.'

export const gate = {
  home: propertyPage.withheldHeadline,
  passwordTitle: 'Access Required',
  leadTitle: 'Contact Information',
  passwordSentence: 'This listing is private. Enter the password you got with the link.',
  bothSentence: `This listing is private. Enter the password you got with the link, and tell us who’s visiting. ${whatFor}`,
  leadSentence: `Tell us who’s visiting to see this home. ${whatFor}`,
  nothingSentence: 'We couldn’t open this listing. Please try again.',
  submit: { password: 'View this home', lead: 'Continue', nothing: 'Try again' },
  verifying: 'Verifying...',
}

export const gateFields: Record<GateField, { label: string; name: string; missing: string }> = {
  password: { label: 'Password', name: 'password', missing: 'Enter the password' },
  email: { label: 'Email', name: 'email', missing: 'Enter your email' },
  first_name: { label: 'First name', name: 'first name', missing: 'Enter your first name' },
  last_name: { label: 'Last name', name: 'last name', missing: 'Enter your last name' },
  phone: { label: 'Phone', name: 'phone', missing: 'Enter your phone number' },
  company: { label: 'Company', name: 'company', missing: 'Enter your company' },
}

/** The sentence in the red box (GATE-04, GATE-05, GATE-08, GATE-09). */
export function gateProblemWords(problem: GateProblem): string {
  switch (problem.code) {
    case 'missing':
      return `Please fill in the required fields: ${problem.fields.map((field) => gateFields[field].name).join(', ')}`
    case 'email':
      return 'Please enter a valid email address'
    case 'wrongPassword':
      return 'Wrong password. Try again.'
    case 'leadFailed':
      return 'Failed to submit lead information. Please try again.'
    case 'leadIssues':
      return `Validation errors: ${problem.issues.map(({ field, message }) => `${field}: ${message}`).join(', ')}`
    case 'leadIssue':
      return `Validation error: ${problem.message}`
    case 'leadInvalid':
      return 'Please check your information and try again.'
    case 'unexpected':
      return 'An error occurred. Please try again.'
  }
}

/** A second line in the red box: when the next try makes sense. */
export function gateProblemHint(problem: GateProblem): string | null {
  if (problem.code !== 'wrongPassword' || !problem.retryAfterSeconds) return null
  return `Too many attempts. Try again in ${duration(problem.retryAfterSeconds)}.`
}

/** The sentence under a field; null when the field is valid, or the red box says it. */
export function gateFieldWords(problem: GateProblem, field: GateField): string | null {
  if (problem.code === 'missing') return problem.fields.includes(field) ? gateFields[field].missing : null
  if (problem.code === 'leadIssues') return problem.issues.find((issue) => issue.field === field)?.message ?? null
  return null
}

function duration(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `${Math.ceil(seconds / 60)} minutes`
}
