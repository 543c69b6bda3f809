import type { BookingEvent } from '#machines/tour-booking/wish.ts'

/** What a message says for a booking in progress. */
export interface Understood {
  /** In the order in which they are sent to the machine: contact, time, then yes or no. */
  events: BookingEvent[]
  /** The sentences that weren't about the tour, as written. */
  rest: string[]
  /** The zone of the time; missing when none was named. */
  zone?: string
}
