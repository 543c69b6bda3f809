import { dateFormat } from './date-formats.ts'
import { type LocalTime, localAt } from './time-zone.ts'

/** `Wednesday, November 25 at 10:30 AM PST`, with its year where that is not the year of `now`. */
export function longForm(moment: Date, zone: string, now: Date): string {
  return `${weekdayAndDate(moment, zone, now)} at ${clockTimeWithZone(moment, zone)}`
}

/** `Wednesday, November 25`, with its year where that is not the year of `now`. */
export function weekdayAndDate(moment: Date, zone: string, now: Date): string {
  return words(moment, { weekday: 'long', month: 'long', day: 'numeric', ...yearOf(moment, zone, now), timeZone: zone })
}

/** `Wed, Nov 25 at 10:30 AM PST`, `Tue, Nov 24 at 2 PM PST`, `Sat, Jan 2, 2027 at 2 PM PST`: for readers whose zone is not known. */
export function inSentence(moment: Date, zone: string, now: Date): string {
  return `${shortDayOf(moment, zone, now)} at ${clockTimeWithZone(moment, zone).replace(':00', '')}`
}

/** `Wed, Nov 25`, with its year where that is not the year of `now`. */
export function shortDayOf(moment: Date, zone: string, now: Date): string {
  return words(moment, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...yearOf(moment, zone, now),
    timeZone: zone,
  })
}

/** `10:30 AM PST` */
export function clockTimeWithZone(moment: Date, zone: string): string {
  return words(moment, { ...clock, timeZone: zone, timeZoneName: 'short' })
}

/** `Tue, Nov 24 at 2 PM`, with its year where that is not this one. */
export function shortForm(moment: Date, zone: string, now: Date): string {
  return `${shortDayOf(moment, zone, now)} at ${words(moment, { ...clock, timeZone: zone }).replace(':00', '')}`
}

function yearOf(moment: Date, zone: string, now: Date): { year?: 'numeric' } {
  return isOfYear(moment, zone, now) ? {} : { year: 'numeric' }
}

/** Whether a moment falls in the year of `now`, by the calendar of the zone. */
export function isOfYear(moment: Date, zone: string, now: Date): boolean {
  return localAt(moment, zone).slice(0, 4) === localAt(now, zone).slice(0, 4)
}

/** A local time that no clock shows, in words: its day, with its year where that is not the year of `now`, and its time. */
export function unzonedWords(local: LocalTime, zone: string, now: Date): { day: string; time: string } {
  const moment = new Date(`${local}Z`)
  const year = local.slice(0, 4) === localAt(now, zone).slice(0, 4) ? {} : { year: 'numeric' as const }
  return {
    day: words(moment, { weekday: 'long', month: 'long', day: 'numeric', ...year, timeZone: 'UTC' }),
    time: words(moment, { ...clock, timeZone: 'UTC' }),
  }
}

const clock = { hour: 'numeric', minute: '2-digit' } as const

function words(moment: Date, options: Intl.DateTimeFormatOptions): string {
  // Some versions of Node put a narrow no-break space before AM.
  return dateFormat('en-US', options).format(moment).replaceAll('\u202f', ' ')
}
