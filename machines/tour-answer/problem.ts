import type { ProblemCode } from '#domain/problem-code.ts'
import type { Failure } from '../failure.ts'
import { problemCodeOf } from '../problem-code.ts'

/** Why a tour wasn't shown, or an answer not accepted; src/content has the sentences. */
export type TourAnswerProblem =
  | 'badLink'
  | 'notFound'
  | 'offline'
  | 'failed'
  | 'tooMany'
  | 'noTime'
  | 'timeGone'
  | 'openAlready'
  | 'movedTooOften'
  | 'noTours'

const refusals: Partial<Record<ProblemCode, TourAnswerProblem>> = {
  time_gone: 'timeGone',
  // The hours of the listing have changed since the times were listed.
  outside_tour_hours: 'timeGone',
  no_such_time: 'timeGone',
  open_already: 'openAlready',
  moved_too_often: 'movedTooOften',
  no_tours: 'noTours',
}

export function tourAnswerProblemOf(failure: Failure): TourAnswerProblem {
  if (failure.kind === 'network') return 'offline'
  if (failure.kind !== 'status') return 'failed'
  switch (failure.status) {
    case 400:
      return 'badLink'
    case 404:
      return 'notFound'
    case 409:
    case 422:
      return refusals[problemCodeOf(failure) ?? 'server_error'] ?? 'failed'
    case 429:
      return 'tooMany'
    default:
      return 'failed'
  }
}

/** The server knows that the link is invalid; asking again doesn't help. */
export function isUseless(failure: Failure): boolean {
  return ['badLink', 'notFound'].includes(tourAnswerProblemOf(failure))
}
