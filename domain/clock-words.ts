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
