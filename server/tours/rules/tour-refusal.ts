import { unzonedWords } from '#domain/moment-words.ts'
import type { ProblemCode } from '#domain/problem-code.ts'
import { isOnCalendar, type LocalTime, momentOf } from '#domain/time-zone.ts'
import type { Decision } from '#machines/tour-status/tour-status.machine.ts'

const farthestDays = 366

const noSuchTime = 'That date or time doesn’t exist. Please choose another one.'
const sameTime = 'This is the time the buyer asked for. To keep it, accept the tour with the link in your email.'

/** Why a decision can't be made; `detail` is a sentence for the seller. */
export interface Refusal {
  code: ProblemCode
  detail: string
}

/** Why a decision can't be made of a tour that still waits; null when it can. */
export function refusalOf(
  decision: Decision,
  tour: { proposedAt: Date; zone: string; hasLostTime: boolean },
  now: Date,
): Refusal | null {
  switch (decision.type) {
    case 'ACCEPT':
      // The time has passed.
      if (tour.proposedAt <= now)
        return { code: 'time_passed', detail: 'The requested time has passed. You can still propose another one.' }
      return tour.hasLostTime
        ? {
            code: 'time_lost',
            detail:
              'The buyer didn’t confirm in time, and this time has gone to someone else. You can still propose another one.',
          }
        : null
    case 'DECLINE':
      return null
    case 'PROPOSE':
      return newTimeRefusal(decision.newTime, tour, now)
  }
}

function newTimeRefusal(
  local: LocalTime,
  { proposedAt, zone }: { proposedAt: Date; zone: string },
  now: Date,
): Refusal | null {
  const moment = momentOf(local, zone)
  if (!moment) return { code: 'no_such_time', detail: isOnCalendar(local) ? skipped(local, zone, now) : noSuchTime }
  if (moment <= now) return { code: 'time_passed', detail: 'This time has passed. Please choose a later one.' }
  if (moment.getTime() - now.getTime() > farthestDays * 24 * 3600 * 1000)
    return { code: 'time_too_far', detail: 'This time is more than a year away. Please choose an earlier one.' }
  if (moment.getTime() === proposedAt.getTime()) return { code: 'same_time', detail: sameTime }
  return null
}

function skipped(local: LocalTime, zone: string, now: Date): string {
  const { day, time } = unzonedWords(local, zone, now)
  return `${time} doesn’t exist on ${day} because of daylight saving time. Please choose another time.`
}
