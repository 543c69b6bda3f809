import { addDays, weekday } from '#domain/calendar.ts'
import { isOnCalendar } from '#domain/time-zone.ts'
import type { TimeWindow, Wish } from '#machines/tour-booking/wish.ts'
import type { Listing } from '../listing.ts'

/** Whether no tours are given at any hour of a wish: "Saturday between 8 and 10" of a home that is shown from noon. */
export function isOutsideHours(wish: Wish | null, { tourHours }: Pick<Listing, 'tourHours'>): boolean {
  if (wish?.kind !== 'windows' || tourHours.length === 0) return false
  const isShown = (window: TimeWindow) =>
    daysOf(window).some((day) =>
      tourHours.some(
        (hours) => hours.weekday === weekday(day) && hours.opens < window.closes && window.opens < hours.closes,
      ),
    )
  return !wish.windows.some(isShown)
}

/** The days of a window; a week has every weekday. */
const daysOf = ({ from, until }: TimeWindow): string[] =>
  isOnCalendar(from)
    ? Array.from({ length: 7 }, (_, ahead) => addDays(from.slice(0, 10), ahead)).filter(
        (day) => `${day}T00:00:00` < until,
      )
    : []
