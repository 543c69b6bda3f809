import { daysOf } from '#domain/calendar.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import type { components } from '#openapi/generated/types.ts'

type TourView = components['schemas']['TourView']

/** The clock time at the property of a moment that the server sent with the property's offset. */
export function localOf(time: string): LocalTime {
  return time.slice(0, 19)
}

/** The day to show of new times: the shown one if it still has any. */
export function dayAmong(times: LocalTime[], shown: string | null): string | null {
  const days = daysOf(times)
  return shown !== null && days.includes(shown) ? shown : (days[0] ?? null)
}

/** Whether two answers show the same tour. */
export function isSameTour(one: TourView, other: TourView): boolean {
  return one.state === other.state && one.proposed_time === other.proposed_time && one.new_time === other.new_time
}
