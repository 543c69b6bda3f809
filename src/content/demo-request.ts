import type { RequestField } from '#machines/demo-request/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'

/** REQ-01, REQ-02, REQ-04. */
export const demoRequest = {
  title: 'Request a demo',
  description: 'Tell us who you are and what you would like Penny to do for you. A person replies within 24-48 hours.',
  headline: 'For individuals and Teams',
  lead: 'Tell us what you sell and what you would like Penny to take off your hands. A person reads it, and writes back.',
  nextTitle: 'What happens next',
  next: [
    'We read what you wrote, and look at how you sell today.',
    'Within 24-48 hours one of us replies, with questions or with a time.',
    'We show you Penny on a listing like yours. Bring the questions your buyers ask.',
  ],
  write: 'Rather write yourself?',
  goalsHint: 'For instance: how many homes, who answers their questions, what takes the most time.',
  goalsLeft: (characters: number) => `${characters} more ${characters === 1 ? 'character fits' : 'characters fit'}`,
  submit: 'Submit Request',
  submitting: 'Submitting...',
  required: 'All four are needed.',
  doneTitle: 'Request Submitted Successfully!',
  done: 'Thank you. We reply within 24-48 hours.',
  spamHint: 'If nothing has come by then, please look into your spam folder.',
  contact: 'You can also write to us at',
  goHome: 'Return to Home',
  another: 'Submit Another Request',
}

export const requestLabels: Record<RequestField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone number',
  goals: 'Goals',
}

/** Of the field that no person sees, for whoever comes upon it all the same. */
export const hiddenFieldLabel = 'Leave this field empty'

const badEmail = 'Please enter a valid email address'

/** The sentence in the red box (REQ-05); null where all is said under a field. */
export function requestProblemWords(problem: DemoProblem, contactEmail: string): string | null {
  if (problem.code === 'email') return null
  return `Failed to submit form. Please try again or email us directly at ${contactEmail}`
}

/** A second line in the red box: when the next try makes sense. */
export function demoProblemHint(problem: DemoProblem): string | null {
  if (problem.code !== 'refused' || !problem.retryAfterSeconds) return null
  return `Another request can be sent in ${duration(problem.retryAfterSeconds)}.`
}

/** What is written under a field; null where it is not to blame. */
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
