import { marketingPages } from '#domain/marketing-pages.ts'
import type { RequestField } from '#machines/demo-request/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'

/** REQ-01, REQ-02, REQ-04. */
export const demoRequest = {
  title: marketingPages.request.title,
  headline: 'For individuals and Teams',
  lead: 'Tell us what you sell or rent out, and we’ll show you Penny on a listing like yours.',
  nextTitle: 'What happens next',
  next: [
    'We read your request.',
    'We reply within 24-48 hours to set up a time.',
    'We show you Penny on a listing like yours. Bring the questions your buyers ask.',
  ],
  write: 'Prefer email?',
  goalsHint: 'For example: how many homes you have, who answers questions today, and what takes the most time.',
  goalsLeft: (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'} left`,
  submit: 'Submit Request',
  submitting: 'Submitting...',
  required: 'All fields are required.',
  doneTitle: 'Request Submitted Successfully!',
  done: 'Thank you. We’ll reply within 24-48 hours.',
  spamHint: 'If you don’t hear from us by then, please check your spam folder.',
  contact: 'You can also email us at',
  goHome: 'Return to Home',
  another: 'Submit Another Request',
}

export const requestLabels: Record<RequestField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone number',
  goals: 'Goals',
}

/** Label of the honeypot field, for a person who reaches it all the same. */
export const hiddenFieldLabel = 'Leave this field empty'

const badEmail = 'Please enter a valid email address'

/** The sentence in the red box (REQ-05); null when the fields say it all. */
export function requestProblemWords(problem: DemoProblem, contactEmail: string): string | null {
  if (problem.code === 'email') return null
  return `Failed to submit form. Please try again or email us directly at ${contactEmail}`
}

/** A second line in the red box: when the next try makes sense. */
export function demoProblemHint(problem: DemoProblem): string | null {
  if (problem.code !== 'refused' || !problem.retryAfterSeconds) return null
  return `You can send another request in ${duration(problem.retryAfterSeconds)}.`
}

/** The sentence under a field; null when the field is valid. */
export function demoFieldWords(problem: DemoProblem, field: string, label: string): string | null {
  if (problem.code === 'email') return field === 'email' ? badEmail : null
  if (problem.code !== 'refused') return null
  const issue = problem.issues.find((each) => each.field === field)
  return issue ? `${label} ${issue.message}` : null
}

function duration(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `${Math.ceil(seconds / 60)} minutes`
}
