import type { ConfirmProblem } from '#machines/tour-confirm/problem.ts'
import type { LookupProblem } from '#machines/tour-reschedule/problem.ts'

const fromEmail =
  'Some email apps cut long links. Open it again from the email, or copy the whole link into the address bar.'
const expired =
  'Links expire some time after the requested tour. The buyer can ask for a new tour on the listing’s page.'
const againIsSafe = 'It’s safe to try again: your answer only counts once.'

/** What to do when a link did not settle its tour. */
export function confirmProblemHint(problem: ConfirmProblem): string {
  switch (problem.code) {
    case 'missingParameters':
    case 'badAction':
    case 'badRequest':
      return fromEmail
    case 'notFound':
      return expired
    case 'timePassed':
    case 'timeLost':
      return 'You can still propose another time.'
    default:
      return againIsSafe
  }
}

/** On the page of a link that no longer accepts or declines: the way that may still be open. */
export const proposeInsteadLabel = 'Propose another time'

/** What to do when the form does not open. */
export function lookupProblemHint(problem: LookupProblem): string {
  switch (problem.code) {
    case 'badLink':
    case 'badRequest':
      return fromEmail
    case 'notFound':
      return expired
    default:
      return 'Nothing has changed. Please try again.'
  }
}
