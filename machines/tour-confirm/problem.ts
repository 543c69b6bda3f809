import type { Failure } from '../failure.ts'
import { problemCodeOf } from '../problem-code.ts'

/** Why a tour wasn't decided by its link; src/content has the sentences (CONFIRM-01, CONFIRM-04). */
export type ConfirmProblem =
  | { code: 'missingParameters' }
  | { code: 'badAction' }
  | { code: 'notFound' }
  /** It can't be accepted any more: the time is over, or went to someone else because the buyer didn't confirm. */
  | { code: 'timePassed' }
  | { code: 'timeLost' }
  | { code: 'badRequest' }
  | { code: 'serverError' }
  | { code: 'status'; status: number }
  | { code: 'notJson' }
  | { code: 'unreadable' }
  | { code: 'network' }

export function confirmProblemOf(failure: Failure): ConfirmProblem {
  switch (failure.kind) {
    case 'network':
    case 'unexpected':
      return { code: 'network' }
    case 'notJson':
      return { code: 'notJson' }
    case 'unreadable':
      return { code: 'unreadable' }
    case 'status':
      if (problemCodeOf(failure) === 'time_passed') return { code: 'timePassed' }
      if (problemCodeOf(failure) === 'time_lost') return { code: 'timeLost' }
      if (failure.status === 404) return { code: 'notFound' }
      if (failure.status === 400) return { code: 'badRequest' }
      if (failure.status === 500) return { code: 'serverError' }
      return { code: 'status', status: failure.status }
  }
}
