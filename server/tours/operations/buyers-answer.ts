import { conflict, notFound, type Problem } from '#server/platform/http/problem.ts'
import type { Answered } from '../answer-tour.ts'
import { answerOr404, noRequest } from './get-tour-request.ts'
import { noTours } from './list-tour-times.ts'
import { refusedTime } from './refused-time.ts'

/** A tour as it stands after its buyer's answer, or the problem that says why it can't be so. */
export function answerOf(answered: Answered | null) {
  if (!answered) throw notFound(noRequest)
  if (answered.kind === 'stands') return answerOr404(answered)
  throw problemOf(answered.reason)
}

function problemOf(reason: Extract<Answered, { kind: 'refused' }>['reason']): Problem {
  switch (reason) {
    case 'movedTooOften':
      return conflict(
        'This tour was moved five times. You can still cancel it and ask Penny for another one.',
        'moved_too_often',
      )
    case 'noTours':
      return conflict(noTours, 'no_tours')
    default:
      return refusedTime(reason)
  }
}
