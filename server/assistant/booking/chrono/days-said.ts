import type { Day } from '#domain/calendar.ts'

/** Days that a text names: from the first to the last, both in it. */
export interface DaysSaid {
  index: number
  end: number
  first: Day
  last: Day
  /** A bare weekday: the one that comes, and on that day itself perhaps the one after. */
  isWeekday: boolean
  /** "This Friday": the one that comes, whatever day is spoken of. */
  isThis?: boolean
}
