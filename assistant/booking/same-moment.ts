import { localAt } from '#domain/time-zone.ts'
import { hoursIn, type SaidClock } from './clocks.ts'
import { zoneBeforeTranslation, zoneIn } from './zones.ts'

const concludes =
  /\b(?:so|which|that's|thats|that is|that'd be|that would be|makes? it|making it|i\.?e|meaning|equals|aka|or rather)\b|[=(]/
const clockName = /^ ?,?\(?(?:(?:my|our|his|her) )?\(?(?:[a-z.]+ ){0,2}time\)?(?: \([^)]{1,30}\)?)?|^ ?\(?[a-z]+\)?/
const dayMinutes = 24 * 60

/**
 * "3 PM Eastern on Tuesday, which is noon there": the sentence without the hour on the visitor's clock, where it names the same
 * moment on the clock of the home. `zone`: the home's time zone. Others as they are.
 */
export function withoutOtherClock(text: string, { zone, now }: { zone: string; now: Date }): string {
  const other = zoneIn(text) ?? zoneBeforeTranslation(text)
  if (other === null || other === 'unknown') return text
  const ahead = minutesAhead(zone, other, now)
  const hours = hoursIn(text, () => true).said.filter((said) => said.kind === 'exact')
  for (const [place, second] of hours.entries()) {
    const first = hours[place - 1]
    if (!first || ahead === 0 || !concludes.test(text.slice(first.end, second.end))) continue
    if (isSame(first.at, second.at, ahead))
      return withoutClockName(
        `${text.slice(0, first.index)} ${text.slice(clockEnd(text, first.end), second.index)} ${written(second.at)}${text.slice(second.end)}`,
        other,
      )
    if (isSame(second.at, first.at, ahead))
      return withoutClockName(
        `${text.slice(0, first.index)} ${written(first.at)}${text.slice(first.end, second.index)} ${text.slice(clockEnd(text, second.end))}`,
        other,
      )
  }
  return text
}

/** The end of the name of a clock behind an hour: of "eastern", "my time". */
function clockEnd(text: string, end: number): number {
  const clock = clockName.exec(text.slice(end))?.[0] ?? ''
  return end + (zoneIn(`12pm${clock}`) === null && !/\btime\b/.test(clock) ? 0 : clock.length)
}

/** "My diary is on London time" says nothing more. */
const withoutClockName = (text: string, zone: string) =>
  text.replace(/\b(?:[a-z]+ ){1,3}time\b/g, (name) => (zoneIn(name) === zone ? ' ' : name))

/** As an hour that nothing else can mean: `at 2:00`. */
const written = ({ hour, minute, meridiem }: SaidClock) =>
  `at ${hour}:${String(minute).padStart(2, '0')}${meridiem ?? ''}`

/** How much the clock of a zone is ahead of another one's. */
function minutesAhead(zone: string, other: string, now: Date): number {
  const clockIn = (place: string) => Date.parse(`${localAt(now, place)}Z`)
  return (clockIn(zone) - clockIn(other)) / 60_000
}

/** Whether an hour on another clock, brought to the home's, is the other hour. */
function isSame(there: SaidClock, here: SaidClock, ahead: number): boolean {
  return minutesOf(there).some((one) =>
    minutesOf(here).some((other) => (one + ahead + 2 * dayMinutes) % dayMinutes === other),
  )
}

/** The minutes since midnight that an hour may mean. */
function minutesOf({ hour, minute, meridiem }: SaidClock): number[] {
  const half = (of: 'am' | 'pm') => ((hour % 12) + (of === 'pm' ? 12 : 0)) * 60 + minute
  if (hour > 12) return [hour * 60 + minute]
  return meridiem ? [half(meridiem)] : [half('am'), half('pm')]
}
