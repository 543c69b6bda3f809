import { addDays, type Day, weekday } from '#domain/calendar.ts'
import { localAt } from '#domain/time-zone.ts'
import { givesTime } from '../understand/acts.ts'
import type { Encoder } from '../understand/encoder.ts'
import { wordsOf } from '../understand/normalize.ts'
import { likelyRoles, type TimeRole, type TimeSaid } from '../understand/time-roles.ts'
import { hoursIn } from './clocks.ts'
import { dateInWords } from './date-in-words.ts'
import { daysNamedIn } from './days.ts'
import { corrected, preferred, withoutFallback, withoutTranslation } from './rejected-times.ts'
import { settledRole } from './settled-roles.ts'
import { expects, expectsTime, type Standing } from './standing.ts'
import { timesSaidIn } from './times.ts'

/** A sentence that may name a time. */
export interface Timed {
  /** The sentence in spoken form; empty when it's about something else. */
  times: string
  /** The same where it's about something else. */
  aside?: string
  wantsOtherTime: boolean
}

/** All sentences as one text, in which roles are classified. */
export const timesText = (read: Timed[]) => read.map(({ times }) => times).join(' ; ')

/** The likely role of each day and hour in a text. */
export interface TimeRoles {
  text: string
  times: TimeSaid[]
  shares: Record<TimeRole, number>[]
}

/** Most days and hours whose roles are classified; each takes time. Longer messages are skipped too. */
const mostClassified = 12

const longestClassified = 1000

/** Classifies the roles of days and hours; null without a trained encoder, or when there is nothing to decide. */
export async function timeRolesIn(
  read: Timed[],
  { record, now, state }: Standing,
  encoder: Encoder | undefined,
): Promise<TimeRoles | null> {
  const text = timesText(read)
  if (text.length > longestClassified) return null
  const times = timesSaidIn(text, { record, now, expectsTime: expectsTime(state, text) })
  if (times.length === 0 || times.length > mostClassified) return null
  // "Sometime Sunday?" tells no reason.
  if (times.every(({ isDay }) => isDay) && givesTime(wordsOf(text))) return null
  const shares = await likelyRoles(text, times, encoder)
  return shares && { text, times, shares }
}

/** The probability from which a day or an hour counts as wished for; lower when only a time was asked for. */
const likelyWish = 0.5

const likelyAnswer = 0.35

const likelyDenial = 0.4

const likelyOnly = 0.2

/**
 * Two versions of the text: with the wished days and hours only, and with the rejected ones only. `day`: the day from the
 * rest of the message, for an hour without one ("my flight lands Tuesday at 2, could I come at 4").
 */
export function separateTimes(
  read: Timed[],
  from: Timed[],
  { text, times, shares }: TimeRoles,
  { state, record, now, own }: Standing,
) {
  const least = expects.includes(state) ? likelyAnswer : likelyWish
  const of = times.map((time, i) => {
    const role = settledRole(text, time, times)
    return { time, share: role === null ? (shares[i] as Record<TimeRole, number>) : { ...noRole, [role]: 1 } }
  })
  const likely = of.filter(({ share }) => share.wish >= least)
  // "Me n my gf wanna see the place sunday": the only time in a wish for a tour.
  const [only, another] = of
  // "Tuesday at ten for the one on Alder Ridge": a day and its hour, and little else.
  const isPair =
    of.length === 2 &&
    (text.length <= longestPair || wantsToCome.test(text)) &&
    of[0]?.time.isDay !== another?.time.isDay &&
    (another?.time.index ?? 0) - (only?.time.end ?? 0) <= 4 &&
    of.every(({ share }) => share.wish >= likelyOnly)
  const isOnly = only !== undefined && another === undefined && only.share.wish >= likelyOnly && wantsToCome.test(text)
  const sure = isOnly ? [only] : isPair ? of : likely
  // A wished hour without a day, or a day without an hour, is completed by the likeliest other one in the text.
  const wished =
    sure.length === 0 ? [] : [...sure, ...[true, false].flatMap((isDay) => likeliestOf(of, sure, isDay, text))]
  const denied = of.filter((one) => !wished.includes(one) && one.share.not >= likelyDenial)
  const others = of.filter((one) => !wished.includes(one) && !denied.includes(one))
  const within = (line: string) => {
    let at = 0
    const parts = read.map((each) => {
      const part = { each, said: line.slice(at, at + each.times.length) }
      at += each.times.length + ' ; '.length
      return part
    })
    return parts.flatMap(({ each, said }) => (from.includes(each) ? [said] : [])).join(' ; ')
  }
  const without = (gone: typeof of) => gone.reduce((line, { time }) => blanked(line, time), text)
  const today = localAt(now, record.timeZone).slice(0, 10)
  const days = (line: string) => [
    ...new Set(
      daysNamedIn(hoursIn(line, () => false).bare, today).flatMap(({ first, last }) => (first === last ? [first] : [])),
    ),
  ]
  const beside = days(without([...wished, ...denied]))
  // The Friday of a tour on a Friday is its day.
  const ofTour = (day: Day | undefined) =>
    own && day && weekday(day) === weekday(own.slice(0, 10)) ? own.slice(0, 10) : day
  const [near, more] = saysThatDay.test(text) ? beside.slice(-1) : beside
  const other = ofTour(near)
  const [refused, second] = days(without([...wished, ...others]))
  // "3 on Sunday, no, make that 3:30": the hour was replaced, and not the day.
  const replaced =
    (denied.some(({ time }) => !time.isDay) || correctsHour.test(text)) && second === undefined ? refused : undefined
  const kept = preferred(corrected(withoutTranslation(withoutFallback(within(without([...denied, ...others]))))))
  return {
    kept: withDayAfter(kept, more === undefined ? (other ?? (second === undefined ? refused : undefined)) : undefined),
    denied: denied.length > 0 ? within(without([...wished, ...others])) : '',
    day: other !== undefined && more === undefined && other !== today ? other : (replaced ?? null),
  }
}

const noRole = { wish: 0, not: 0, other: 0 }

const longestPair = 100

const wantsToCome =
  /\b(?:want|wanna|like|love|can|could|may|hope|hoping) (?:(?:to|i|we|you|us|me|show) ){0,3}(?:see|view|visit|tour|come|get in|get inside|look at|check out|check (?:it|this|that|(?:the|this|ur|your) \w+) out|stop by|swing by|drop by)\b|\b(?:openings?|slots?|appointments?|viewings?|showings?|tours?|anything (?:open|free|available))\b|\bwhat(?: ?['’]?s| is| are| times are)? (?:open|free|available|left)\b|\bwhat (?:do you have|have you got|times? do you have)\b|\b(?:i'?ll|we'?ll|let'?s) (?:take|do|go (?:with|for))\b|\b(?:hay (?:cita|visita|algo|hora|espacio)s?|(?:puedo|podemos|quiero|queremos|quisiera|quisieramos|me gustaria|nos gustaria) (?:ver|verl[ao]|visitar|visitarl[ao]|ir|pasar|una (?:cita|visita)))\b/

const correctsHour = /\b(?:no|actually|sorry|wait|scratch that)\b[^.;?!]{0,8}\b(?:make|do|say) (?:it|that|at)?\s{0,2}\d/

/** "I'm off on Friday. Would 10:30 that morning work?": the day that was named last. */
const saysThatDay = /\bthat (?:same )?(?:day|morning|afternoon|evening)\b/

interface RatedTime {
  time: TimeSaid
  share: Record<TimeRole, number>
}

const leastLikely = 0.1

function likeliestOf(of: RatedTime[], sure: RatedTime[], isDay: boolean, text: string): RatedTime[] {
  if (sure.some(({ time }) => time.isDay === isDay)) return []
  // "My midterm got moved to Tuesday night. Could you push it to the day after?": the night of another sentence.
  const isBeside = ({ time }: RatedTime) =>
    time.isDay ||
    /\d/.test(text.slice(time.index, time.end)) ||
    sure.some(
      ({ time: own }) => !/[.;?!]/.test(text.slice(Math.min(own.end, time.end), Math.max(own.index, time.index))),
    )
  const [best] = of
    .filter((one) => one.time.isDay === isDay && one.share.wish >= leastLikely && isBeside(one))
    .sort((one, other) => other.share.wish - one.share.wish)
  return best ? [best] : []
}

const blanked = (text: string, { index, end }: TimeSaid) =>
  text.slice(0, index) + ' '.repeat(end - index) + text.slice(end)

/** "Thanksgiving? No? Then the day after at 10": the day after the one that was named. */
function withDayAfter(text: string, day: Day | undefined): string {
  if (day === undefined) return text
  const next = addDays(day, 1)
  return text.replace(
    /\b(?:the )?(?:day after(?: that)?|following day)\b(?! (?:tomorrow|thanksgiving|christmas|new))/g,
    dateInWords(next),
  )
}
