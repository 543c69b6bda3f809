import type { Day } from '#domain/calendar.ts'

/** A range of days that a text names; both ends are included. */
export interface DaysSaid {
  index: number
  end: number
  first: Day
  last: Day
  /** A weekday without a date: the next one, or on that weekday perhaps the one after. */
  isWeekday: boolean
  /** "This Friday": the next one, whatever day was talked about before. */
  isThis?: boolean
}
