export type Period = 'AM' | 'PM'

/** A time as the picker shows it: hour 1–12, minute in steps of five. */
export interface ClockTime {
  hour: number
  minute: number
  period: Period
}

export const hours = Array.from({ length: 12 }, (_, index) => index + 1)
export const minutes = Array.from({ length: 12 }, (_, index) => index * 5)
export const periods: Period[] = ['AM', 'PM']

/** RESCHED-07: 14:00. */
export const defaultTime: ClockTime = { hour: 2, minute: 0, period: 'PM' }

/** `14:00` — 12 AM is 00, PM adds 12 except at 12 PM. */
export function to24Hours({ hour, minute, period }: ClockTime): string {
  const hour24 = (hour % 12) + (period === 'PM' ? 12 : 0)
  return `${String(hour24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
