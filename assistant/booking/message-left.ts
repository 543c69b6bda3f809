import type { LocalTime } from '#domain/time-zone.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import type { BookingEvent, Wish } from '#machines/tour-booking/wish.ts'
import { type ForSeller, messageForSeller } from './message-for-seller.ts'
import { spokenTimes } from './spoken.ts'
import type { Standing } from './standing.ts'
import { wishIn } from './times.ts'
import { isOffByMinutes } from './tour-change.ts'

type Left = Pick<ForSeller, 'rest'> & { event: BookingEvent & { type: 'MESSAGE_LEFT' } }

/**
 * What a message leaves for the seller of one of these tours. Null where it leaves nothing, or names a time that none of them
 * is at: "tell them I'd come at 3" wishes for another one.
 */
export function messageLeft(message: string, tours: BookedTour[], standing: Standing): Left | null {
  const said = tours.length === 0 ? null : messageForSeller(message)
  if (said === null) return null
  const meant = toursMeant(said.words, tours, standing)
  const [only, second] = meant
  if (!only) return null
  return { event: { type: 'MESSAGE_LEFT', tourId: second ? null : only.id, words: said.words }, rest: said.rest }
}

function toursMeant(words: string, tours: BookedTour[], { record, now }: Standing): BookedTour[] {
  if (isOffByMinutes(words)) return tours
  const spoken = spokenTimes(words).replace(leaseTerm, ' ')
  return tours.filter(({ time }) => {
    const said = wishIn(spoken, { record, now, day: time.slice(0, 10), expectsTime: false, zone: null })
    return said === null || isAbout(said, time)
  })
}

/** "In a 24 month lease" names no day. */
const leaseTerm = /\b(?:(?:in|for|on|of) )?(?:an? )?\d{1,2}[- ](?:months?|years?)[- ]lease\b/g

/** Who says when they come or go, rather than wish for another time, is within an hour of the tour. */
const nearMs = 3600_000

function isAbout(said: Wish, time: LocalTime): boolean {
  if (said.kind === 'time') return Math.abs(Date.parse(`${said.time}Z`) - Date.parse(`${time}Z`)) <= nearMs
  return said.windows.some(({ from, until, opens, closes }) => {
    const clock = time.slice(11)
    return time >= from && time < until && clock >= opens && clock < closes
  })
}
