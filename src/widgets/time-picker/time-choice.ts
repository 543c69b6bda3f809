import type { ClockTime, Period } from '#machines/time-picker/time.ts'

/** A time, and what is said when one of its parts is picked. */
export interface TimeChoice {
  time: ClockTime
  onHour: (hour: number) => void
  onMinute: (minute: number) => void
  onPeriod: (period: Period) => void
}
