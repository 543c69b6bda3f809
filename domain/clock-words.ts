/** A time of day in whole minutes, on a clock of twelve hours. */
export interface TwelveHourTime {
  hour: number
  minute: number
  period: 'AM' | 'PM'
}

/** Of `14:05` or `14:05:00`. */
export function twelveHourTime(time: string): TwelveHourTime {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { hour: hour % 12 || 12, minute, period: hour < 12 ? 'AM' : 'PM' }
}

/** `2:05 PM` */
export function clockTimeWords({ hour, minute, period }: TwelveHourTime): string {
  return `${hour}:${minuteWords(minute)} ${period}`
}

/** `2 PM` or `5:30 PM` of `14:00` or `17:30:00`. */
export function shortClockWords(time: string): string {
  return clockTimeWords(twelveHourTime(time)).replace(':00', '')
}

/** `05` */
export function minuteWords(minute: number): string {
  return String(minute).padStart(2, '0')
}

/**
 * A moment on another clock than the one that is shown, `5 PM`, with its day where that is another one: `Tue 1 AM`. Both are local
 * times, `2026-11-23T14:00:00`; null where both clocks show the same.
 */
export function otherClockWords(shown: string, other: string, language: 'en' | 'es' = 'en'): string | null {
  if (shown.slice(0, 16) === other.slice(0, 16)) return null
  const [day = '', time = ''] = other.split('T')
  if (day === shown.slice(0, 10)) return shortClockWords(time)
  const weekday = new Date(day).toLocaleDateString(`${language}-US`, { weekday: 'short', timeZone: 'UTC' })
  return `${weekday} ${shortClockWords(time)}`
}
