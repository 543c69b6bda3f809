import type { Day } from '#domain/calendar.ts'
import { clockTimeWords } from '#domain/clock-words.ts'
import { weekdayAndDate } from '#domain/moment-words.ts'
import type { ClockTime } from '#machines/time-picker/time.ts'
import { momentWhen, zoneNameAt } from './dates.ts'
import { viewerTimeWords } from './tour.ts'

export const proposal = {
  label: 'Proposed time',
  noDay: 'Choose a day.',
  dayFirst: 'Choose a day to see its open times.',
  freeTimes: 'Open times on this day',
  anotherTime: 'Another time',
  notesLeft: (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'} left`,
}

/** What is about to be proposed, on the clock of an IANA zone: `Tuesday, November 24 at 2:00 PM PST`. */
export function proposalWords(day: Day, time: ClockTime, zone: string, now = new Date()): string {
  const moment = momentWhen(day, time, zone)
  return `${weekdayAndDate(new Date(moment), zone, now)} at ${clockTimeWords(time)} ${zoneNameAt(moment, zone)}`
}

/** The same on the viewer's clock; null where that shows the same time. */
export function proposalOnViewersClock(day: Day, time: ClockTime, zone: string, viewerZone: string): string | null {
  return viewerTimeWords(momentWhen(day, time, zone), zone, viewerZone)
}
