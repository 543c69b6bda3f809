import type { Day, Month } from '#domain/calendar.ts'
import { minuteWords } from '#domain/clock-words.ts'
import { appPages } from '#domain/pages.ts'
import type { Failure } from '#machines/failure.ts'
import type { Period } from '#machines/time-picker/time.ts'
import type { ConfirmProblem } from '#machines/tour-confirm/problem.ts'
import type { LookupProblem, SubmitProblem } from '#machines/tour-reschedule/problem.ts'
import type { LinkOutcome } from '#machines/tour-reschedule/tour.ts'
import { clocksAgree, longDayWords, momentWords, monthWords, zoneWords } from './dates.ts'

/** What became of a tour, as the title of a page (§2.15, §2.16). */
export const outcomeTitles: Record<LinkOutcome, string> = {
  accepted: 'Tour Request Accepted!',
  declined: 'Tour Request Declined',
  new_time_proposed: 'New Time Proposed!',
  cancelled: 'Tour Canceled',
  moved: 'Tour Moved',
}

/** What is said of a decision that was met and not made: the server's own words belong to the moment when it is made. */
export const earlierOutcomes: Record<LinkOutcome, string> = {
  accepted: 'You’ve already accepted this tour. Nothing has changed.',
  declined: 'You’ve already declined this tour. Nothing has changed.',
  new_time_proposed: 'You’ve already proposed another time, and the buyer knows.',
  cancelled: 'This tour was canceled, so you don’t need to answer.',
  moved: 'The buyer moved this tour to another time. Please answer with the links in our latest email.',
}

export const tourConfirm = {
  processing: 'Processing your answer...',
  /** Shown with the button when nothing on the page has moved for a while. */
  pressToAnswer: 'Press the button to send your answer.',
  request: 'Tour request',
  confirm: { accept: 'Accept this tour', deny: 'Decline this tour' },
  errorTitle: 'Error',
  retry: 'Try again',
  goHome: 'Return to Home',
}

export const tourReschedule = {
  title: appPages['tour-reschedule'].title,
  loading: 'Loading reschedule options...',
  errorTitle: 'Error',
  retry: 'Try again',
  goHome: 'Return to Home',
  seeTour: 'See the tour',
  original: 'Original Request',
  buyer: 'Buyer',
  property: 'Property',
  originalTime: 'Requested time',
  viewersClock: (timestamp: string, viewerZone: string, now: Date) =>
    `In your time zone: ${momentWords(timestamp, viewerZone, now)}`,
  dayTitle: 'New day',
  timeTitle: 'New time',
  clock: (zone: string) => `Times are in ${zoneWords(zone)}.`,
  guessedClock: (zone: string) => `Times are in your time zone, ${zoneWords(zone)}.`,
  notes: 'Notes for the buyer (optional)',
  submit: 'Submit',
  submitting: 'Submitting...',
  cancel: 'Cancel',
}

export interface DayMarks {
  isToday: boolean
  /** The buyer asked for this day. */
  isAsked: boolean
  /** The property has free times on it. */
  isFree: boolean
  isPicked: boolean
}

export const calendar = {
  label: 'Day of the tour',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** The title over the grid, and what is announced when the month changes. */
  month: (month: Month) => monthWords(month),
  /** What a screen reader hears for a day. */
  day: (day: Day, marks: DayMarks) =>
    [
      longDayWords(day),
      ...(marks.isToday ? ['today'] : []),
      ...(marks.isAsked ? ['requested'] : []),
      ...(marks.isFree ? ['open times'] : []),
      ...(marks.isPicked ? ['selected'] : []),
    ].join(', '),
  legend: { asked: 'Requested', free: 'Open times' },
  anyDay: 'You can propose any other day, too.',
}

export const timePicker = {
  label: 'Time of the tour',
  hour: 'Hour',
  minute: 'Minute',
  period: 'AM or PM',
  hourOption: (hour: number) => String(hour),
  minuteOption: (minute: number) => minuteWords(minute),
  periodOption: (period: Period) => period,
}

/** The asked-for time on the viewer's own clock; null where that shows the same as the property's. */
export function viewerTimeWords(timestamp: string, zone: string, viewerZone: string, now = new Date()): string | null {
  return clocksAgree(timestamp, zone, viewerZone) ? null : tourReschedule.viewersClock(timestamp, viewerZone, now)
}

/** CONFIRM-01, CONFIRM-04. */
export function confirmProblemWords(problem: ConfirmProblem): string {
  switch (problem.code) {
    case 'missingParameters':
      return 'Invalid confirmation link. Missing token or action parameter.'
    case 'badAction':
      return 'Invalid action parameter. Must be "accept", "deny", or "propose_new_time".'
    case 'notFound':
      return 'Tour not found or confirmation link has expired'
    case 'timePassed':
      return 'The requested time has passed.'
    case 'timeLost':
      return 'The buyer didn’t confirm in time, and this time has gone to someone else.'
    case 'badRequest':
      return 'Invalid confirmation request'
    case 'serverError':
      return 'Server error occurred while processing your request'
    case 'status':
      return `Server error: ${problem.status}`
    case 'notJson':
      return 'Server returned non-JSON response'
    case 'unreadable':
      return 'Invalid response from server. Please try again later.'
    case 'network':
      return 'Network error. Please try again later.'
  }
}

/** What a seller reads when the form does not open (RESCHED-01, RESCHED-03). */
export function lookupProblemWords(problem: LookupProblem): string {
  switch (problem.code) {
    case 'badLink':
      return 'Invalid reschedule link. Missing token or incorrect action.'
    case 'notFound':
      return 'Tour request not found or has expired.'
    case 'badRequest':
      return problem.detail ?? 'Invalid request. Please try again.'
    default:
      return 'An error occurred. Please try again later.'
  }
}

/** What the browser's log says when the form does not open (RESCHED-03). */
export function lookupProblemLog(problem: LookupProblem): string {
  switch (problem.code) {
    case 'badLink':
      return lookupProblemWords(problem)
    case 'notFound':
      return 'Tour not found or token has expired'
    case 'badRequest':
      return 'Invalid token format'
    case 'serverError':
      return problem.detail ? `Server error: 500 - ${problem.detail}` : 'Server error: 500'
    case 'status':
      return `Server error: ${problem.status}`
    case 'notJson':
      return 'Server returned non-JSON response'
    case 'noTourId':
      return 'Tour ID not found in response'
    case 'failed':
      return 'Failed to fetch tour details from server'
    case 'formBroke':
      return `The form broke: ${problem.message}`
  }
}

/** What the browser's log says when the form opens without free times (RESCHED-02). */
export function missingTimesLog(failure: Failure): string {
  return `Failed to fetch available times: ${failure.kind === 'status' ? failure.status : failure.kind}`
}

/** RESCHED-09, RESCHED-11; a time that the server refuses comes with its own words. */
export function submitProblemWords(problem: SubmitProblem): string {
  switch (problem.code) {
    case 'missing':
      return 'Please select a date and time before submitting.'
    case 'notFound':
      return 'Tour not found or has expired'
    case 'badRequest':
      return 'Invalid request data'
    case 'timeRefused':
      return problem.detail
    case 'serverError':
      return 'Server error occurred while processing your request'
    case 'status':
      return `Server error: ${problem.status}`
    case 'notJson':
      return 'Server returned non-JSON response for submit new time'
    case 'failed':
      return 'Failed to submit new time. Please try again.'
  }
}
