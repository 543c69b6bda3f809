import { conflict, notFound, Problem, tooMany } from '#server/http/problem.ts'
import type { Answered } from '#server/tours/answer-tour.ts'
import { answerOr404, noRequest } from './get-tour-request.ts'
import { noTours } from './list-tour-times.ts'

/** A tour as it stands after its buyer's answer, or the problem that says why it can't be so. */
export function answerOf(answered: Answered | null) {
  if (!answered) throw notFound(noRequest)
  if (answered.kind === 'stands') return answerOr404(answered)
  throw problemOf(answered.reason)
}

function problemOf(reason: Extract<Answered, { kind: 'refused' }>['reason']): Problem {
  switch (reason) {
    case 'taken':
      return conflict('That time was just taken. Please choose another one.', 'time_gone')
    case 'past':
    case 'shortNotice':
      return conflict("It's too late for that time. Please choose a later one.", 'time_gone')
    case 'openAlready':
      return conflict(
        'You already have two open tour requests for this home. Please answer the emails about them first.',
        'open_already',
      )
    case 'movedTooOften':
      return conflict(
        'This tour was moved five times. You can still cancel it and ask Penny for another one.',
        'moved_too_often',
      )
    case 'noTours':
      return conflict(noTours, 'no_tours')
    case 'closed':
      return new Problem(422, 'Tours of this home are given during its tour hours. Please choose another time.')
    case 'noSuchTime':
      return new Problem(422, "There's no such date or time. Please choose another one.")
    case 'tooManyRequests':
      return tooMany('Too many tour requests for now. Please try again later.', 3600)
  }
}
