import type { AppContext } from '#server/context.ts'
import { conflict, notFound, type Problem } from '#server/platform/http/problem.ts'
import type { AnsweredTour } from '../answer-tour.ts'
import { answerOr404, noRequest } from './get-tour-request.ts'
import { noTours } from './list-tour-times.ts'
import { refusedTime } from './refused-time.ts'

/** A tour as it stands after an answer of either side, or the problem that says why it can't be so. */
export function buyersAnswer(context: AppContext, answered: AnsweredTour | null) {
  if (!answered) throw notFound('tour_not_found', noRequest)
  if (answered.kind === 'stands') return answerOr404(context, answered)
  throw problemOf(answered.reason)
}

function problemOf(reason: Extract<AnsweredTour, { kind: 'refused' }>['reason']): Problem {
  switch (reason) {
    case 'movedTooOften':
      return conflict(
        'moved_too_often',
        'This tour was moved five times. You can still cancel it and ask Penny for another one.',
      )
    case 'noTours':
      return conflict('no_tours', noTours)
    default:
      return refusedTime(reason)
  }
}
