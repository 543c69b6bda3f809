import { isOnCalendar, type LocalTime, momentOf } from '#domain/time-zone.ts'
import type { Decision } from '#machines/tour-status/tour-status.machine.ts'
import { unzonedWords } from './tour-time.ts'

const farthestDays = 366

/** Why a decision cannot be made of a tour that still waits, as a sentence for the seller; null when it can. */
export function refusalOf(
  decision: Decision,
  tour: { proposedAt: Date; zone: string; hasLostTime: boolean },
  now: Date,
): string | null {
  switch (decision.type) {
    case 'ACCEPT':
      // Nobody is expected yesterday.
      if (tour.proposedAt <= now) return 'The requested time has passed. You can still propose another one.'
      return tour.hasLostTime
        ? "The buyer didn't confirm in time, and this time has gone to someone else. You can still propose another one."
        : null
    case 'DECLINE':
      return null
    case 'PROPOSE':
      return newTimeRefusal(decision.newTime, tour, now)
  }
}

function newTimeRefusal(local: LocalTime, { proposedAt, zone }: { proposedAt: Date; zone: string }, now: Date) {
  const moment = momentOf(local, zone)
  if (!moment)
    return isOnCalendar(local) ? skipped(local) : 'That date or time doesn’t exist. Please choose another one.'
  if (moment <= now) return 'This time has passed. Please choose a later one.'
  if (moment.getTime() - now.getTime() > farthestDays * 24 * 3600 * 1000)
    return 'This time is more than a year away. Please choose an earlier one.'
  if (moment.getTime() === proposedAt.getTime())
    return 'This is the time the buyer asked for. To keep it, accept the tour with the link in your email.'
  return null
}

function skipped(local: LocalTime): string {
  const { day, time } = unzonedWords(local)
  return `${time} doesn’t exist on ${day} because of daylight saving time. Please choose another time.`
}
