import type { TimeRefusal } from '#domain/tour-hours.ts'
import { conflict, Problem, tooMany } from '#server/platform/http/problem.ts'

/** Why no tour can be requested, or moved, to a time. */
type RefusedTime = TimeRefusal | 'openAlready' | 'tooManyRequests'

/** The same for a page's request and for a buyer who suggests another time. */
export function refusedTime(reason: RefusedTime): Problem {
  switch (reason) {
    case 'taken':
      return conflict('time_gone', 'That time was just taken. Please choose another one.')
    case 'past':
    case 'shortNotice':
      return conflict('time_gone', 'It’s too late for that time. Please choose a later one.')
    case 'openAlready':
      return conflict(
        'open_already',
        'You already have two open tour requests for this home. Please answer the emails about them first.',
      )
    case 'closed':
      return new Problem(
        422,
        'outside_tour_hours',
        'That’s outside this home’s tour hours. Please choose another time.',
      )
    case 'noSuchTime':
      return new Problem(422, 'no_such_time', 'There’s no such date or time. Please choose another one.')
    case 'tooManyRequests':
      return tooMany('too_many_tours', 'Too many tour requests for now. Please try again later.', 3600)
  }
}
