import type { components } from '#openapi/generated/types.ts'

type TourView = components['schemas']['TourView']

/** A date-time on the property's clock, without zone: `2026-11-24T14:00:00`. */
export type LocalTime = string

/** What the property's clock shows at a time that the server sent in the property's zone. */
export function localOf(time: string): LocalTime {
  return time.slice(0, 19)
}

/** The days of times, `2026-11-24`, in order. */
export function daysOf(times: LocalTime[]): string[] {
  return [...new Set(times.map((time) => time.slice(0, 10)))]
}

/** The day to show of new times: the one that was shown, where it still has any. */
export function dayAmong(times: LocalTime[], shown: string | null): string | null {
  const days = daysOf(times)
  return shown !== null && days.includes(shown) ? shown : (days[0] ?? null)
}

/** Whether two answers show the same tour. */
export function isSameTour(one: TourView, other: TourView): boolean {
  return one.state === other.state && one.proposed_time === other.proposed_time && one.new_time === other.new_time
}
