import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import type { BookingEvent } from '#machines/tour-booking/wish.ts'

export const wantsAnother = (message: string) =>
  /\b(?:another|second|one more|additional|also|too|as well)\b.{0,20}\b(?:tour|visit|viewing|showing|appointment|see)\b|\b(?:book|schedule|arrange|set up|request|reserve) (?:me )?an? (?:tour|visit|viewing|showing|appointment)\b/i.test(
    message,
  )

/** The visitor's only tour, when a message that asks for a tour names a time and doesn't ask for a second one; else null. */
export function tourToMove(message: string, events: BookingEvent[], tours: BookedTour[]): number | null {
  const [only, second] = tours
  const namesTime = events.some(({ type }) => type === 'TIME_WISHED' || type === 'DAY_WISHED')
  return only && !second && namesTime && !wantsAnother(message) ? only.id : null
}
