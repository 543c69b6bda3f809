import type { ConfirmProblem } from '#machines/tour-confirm/problem.ts'
import type { LookupProblem } from '#machines/tour-reschedule/problem.ts'

const fromTheLetter =
  'Some mail programs cut long links. Open it once more from the letter, or copy all of it into the address bar.'
const againIsSafe = 'Try again whenever you like: your answer counts once, however often it is sent.'

/** What to do when a link did not settle its tour. */
export function confirmProblemHint(problem: ConfirmProblem): string {
  switch (problem.code) {
    case 'missingParameters':
    case 'badAction':
    case 'badRequest':
      return fromTheLetter
    case 'notFound':
      return 'If only the requested time has passed or gone to someone else, you can still propose another one.'
    default:
      return againIsSafe
  }
}

/** On the page of a link that no longer accepts or declines: the way that may still be open. */
export const proposeInstead = 'Propose another time'

/** What to do when the form does not open. */
export function lookupProblemHint(problem: LookupProblem): string {
  switch (problem.code) {
    case 'badLink':
    case 'badRequest':
      return fromTheLetter
    case 'notFound':
      return 'Links end a while after the time that was asked for. The buyer can ask for a new tour on the page of the home.'
    default:
      return 'Nothing is lost: trying again usually helps.'
  }
}
