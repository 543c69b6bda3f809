import { tourKind } from '#domain/tour-kind.ts'
import type { TourPhone } from '#domain/tour-phone.ts'
import type { TourRequestProblem } from '#machines/tour-request/problem.ts'
import type { ContactField } from '#machines/tour-request/request.ts'
import { commonProblems } from './common-problems.ts'
import { zoneWords } from './dates.ts'
import { retryWait } from './retry-wait.ts'

export const tourRequestForm = {
  title: 'Request a tour',
  close: 'Close',
  loading: 'Loading open times...',
  kind: 'How would you like to see it?',
  kinds: tourKind.kinds,
  day: 'Day',
  time: (day: string) => `Time on ${day}`,
  byAppointment: 'Tours of this home are by appointment.',
  clock: (zone: string) => `Times are in ${zoneWords(zone)}.`,
  viewersTime: (words: string) => `That’s ${words} your time.`,
  noTimes: 'No times are open in the next two weeks. Ask Penny in the chat for another time.',
  retry: 'Try again',
  next: 'Continue',
  back: 'Back',
  contactTitle: 'Your contact details',
  noteHint: 'Is there anything we should know before the tour?',
  noteLeft: (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'} left`,
  reviewTitle: 'Does this look right?',
  summary: { when: 'When', kind: tourKind.label, name: 'Name', email: 'Email', phone: 'Phone', note: 'Note' },
  changeTime: 'Change the time',
  held: 'We’ll email you a link. Confirm your request with it within 24 hours to keep this time.',
  send: 'Request this tour',
  sending: 'Requesting...',
  doneTitle: 'Check your email',
  done: (email: string) =>
    `Your request is sent. To keep this time, confirm the request within 24 hours with the link we emailed to ${email}:`,
  doneNext: 'The tour isn’t confirmed yet. We’ll email you again when your request is answered.',
  finish: 'Done',
}

const fieldNames: Record<ContactField, string> = { name: 'Name', email: 'Email', phone: 'Phone', note: 'Note' }

export function contactLabel(field: ContactField, tourPhone: TourPhone): string {
  const isOptional = field === 'note' || (field === 'phone' && tourPhone !== 'required')
  return `${fieldNames[field]}${isOptional ? ' (optional)' : ''}`
}

const invalidWords: Record<ContactField, string> = {
  name: 'Please enter your name',
  email: 'Please enter a valid email address',
  phone: 'Please enter a phone number',
  note: '',
}

/** The sentence in the red box; null where all is said under a field. */
export function tourRequestProblemWords(problem: TourRequestProblem, isLoading = false): string | null {
  switch (problem.code) {
    case 'fields':
    case 'refusedFields':
      return null
    case 'timeGone':
      return commonProblems.timeGone
    case 'openAlready':
      return 'You already have two open requests for this home. Please answer the emails about them first.'
    case 'tooMany':
      return `Too many requests. Please try again ${retryWait(problem.retryAfterSeconds)}.`
    case 'refused':
      return problem.detail
    case 'offline':
      return 'Please check your connection and try again.'
    case 'failed':
      return isLoading ? 'We couldn’t load the open times. Please try again.' : commonProblems.failed
  }
}

/** What is written under a field; null where nothing is wrong with it. */
export function contactFieldWords(problem: TourRequestProblem | null, field: ContactField): string | null {
  if (problem?.code === 'fields' && problem.fields.includes(field)) return invalidWords[field]
  if (problem?.code !== 'refusedFields') return null
  const issue = problem.issues.find((each) => each.field === field)
  return issue ? `${fieldNames[field]} ${issue.message}` : null
}
