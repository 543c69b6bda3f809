import { addDays, type Day, weekday } from '#domain/calendar.ts'
import { type LocalTime, localAt, momentOf } from '#domain/time-zone.ts'
import { isFederalHoliday } from '#domain/us-holidays.ts'
import type { BookingContext, BookingEvent, TimeWindow, Wish } from '#machines/tour-booking/wish.ts'
import type { Listing } from '../listing.ts'
import { smallMonths } from '../understand/day-patterns.ts'
import type { Encoder } from '../understand/encoder.ts'
import { becausePhrase, denyPhrase, namesHour, reasonPhrase, wishPhrase } from '../understand/time-phrases.ts'
import { likelyRoles, type TimeRole, type TimeSaid } from '../understand/time-roles.ts'
import { choiceIn } from './answers.ts'
import { changedTime, keepsHour } from './changes.ts'
import type { DaysSaid } from './chrono/days-said.ts'
import { hoursIn } from './clocks.ts'
import { daysNamedIn } from './days.ts'
import { anyTime } from './free-times.ts'
import { type TimeContext, timesSaidIn, wishIn } from './times.ts'
import { placeIn, saysWhere, zoneIn } from './zones.ts'

/** The state of the dialogue before a message. */
export interface Standing {
  state: string
  context: Pick<BookingContext, 'wish' | 'time' | 'offers'>
  /** How the tour takes place, where the visitor said it. */
  kind?: BookingContext['kind']
  /** The name that the tour is put under so far. */
  name?: string | null
  record: Listing
  now: Date
  /** The last reply asked its question, and nothing came in between. */
  isAsked: boolean
  /** The booked tour's time, when a tour is to be moved or canceled. */
  own?: LocalTime | null
  /** The zone in which the visitor named a time before, when it isn't the home's. */
  zone?: string | null
}

/** A sentence that may name a time. */
export interface Timed {
  /** The sentence in spoken form; empty when it's about something else. */
  times: string
  wantsOtherTime: boolean
}

interface TimesRead {
  events: BookingEvent[]
  from: Timed[]
  /** The zone of the time; null when none was named. */
  zone: string | null
}

/** The likely role of each day and hour in a text. */
export interface TimeRoles {
  text: string
  times: TimeSaid[]
  shares: Record<TimeRole, number>[]
}

/** Most days and hours whose roles are classified; each takes time. Longer messages are skipped too. */
const mostClassified = 8
const longestClassified = 1000

/** All sentences as one text, in which roles are classified. */
const joined = (read: Timed[]) => read.map(({ times }) => times).join(' ; ')

/** Classifies the roles of days and hours; null without a trained encoder, or when there is nothing to decide. */
export async function timeRolesIn(
  read: Timed[],
  { record, now, state }: Standing,
  encoder: Encoder | undefined,
): Promise<TimeRoles | null> {
  const text = joined(read)
  if (text.length > longestClassified) return null
  const times = timesSaidIn(text, { record, now, expectsTime: expectsTime(state, text) })
  if (times.length === 0 || times.length > mostClassified) return null
  const shares = await likelyRoles(text, times, encoder)
  return shares && { text, times, shares }
}

/** The events for the time that the sentences wish for, and the sentences they come from. */
export function timeEvents(read: Timed[], standing: Standing, roles: TimeRoles | null = null): TimesRead {
  const { state, context, record, now } = standing
  // The visitor's place may be in another sentence than the time.
  const all = joined(read)
  const where = withoutTranslation(all)
  const pending = timeWithoutZone(context.wish)
  const named = zoneIn(where)
  const zone = named === 'unknown' ? (placeIn(where) ?? standing.zone ?? named) : (named ?? (pending && placeIn(where)))
  const isPlace = (times: string) =>
    (zone !== null && saysWhere(times)) || (pending !== null && placeIn(times) !== null)
  const from = read.filter(({ times }) => times !== '' && (isAboutTime(times, standing) || isPlace(times)))
  const said = from.map(({ times }) => times).join(' ; ')
  const reasonless = withoutReason(said)
  const separated =
    reasonless === null && roles?.text === all
      ? separateTimes(read, from, roles, standing)
      : { ...withoutDenied(reasonless ?? said), day: null }
  const { denied } = separated
  const kept = withoutOwnDay(separated.kept, standing)
  const isHere = named === null && isOfHome.test(kept)
  const moment = {
    record,
    now,
    day: dayOf(standing) ?? (standing.own && isSameDay.test(said) ? standing.own.slice(0, 10) : separated.day),
    expectsTime: expectsTime(state, kept),
    zone: isHere ? null : zone,
    ...(standing.own && postpones.test(said) && { isLater: true }),
  }
  const answer = (events: BookingEvent[]): TimesRead => ({ events, from, zone: zone === 'unknown' ? null : zone })
  const changed = changeOf(kept, standing)
  if (changed !== null) return answer([{ type: 'TIME_WISHED', time: withHourSaid(changed, kept, moment, standing) }])
  const number = state === 'offering' ? choiceOf(namesNumber.test(said) ? said : kept, standing, zone) : null
  if (number !== null) return answer([{ type: 'TIME_CHOSEN', number }])
  const wish =
    atSameTime(onTheirClock(kept, moment, standing), said, standing) ??
    onClock(pending, zone, record.timeZone) ??
    vagueWish(kept, standing)
  if (wish && isKnownDay(wish, said, standing)) return answer([])
  if (wish) return answer([eventOf(wish)])
  const denial = denied === '' ? null : wishIn(denied, moment)
  const rest = denial && remainder(denial)
  if (rest) return answer([eventOf(rest)])
  const wantsOthers = denial !== null || otherTimes.test(said) || read.some((each) => each.wantsOtherTime)
  const without = denial ? refused(denial) : otherDay.test(said) ? [moment.day].filter((day) => day !== null) : []
  return answer(wantsOthers ? [{ type: 'OTHERS_WISHED', without }] : [])
}

const isSameDay = /\bsame day\b/

/** "I get out at 4" before "so 5". */
const obligation =
  /\b(?:(?:i|we|he|she|they)(?:'m|'re|'s)? (?:get|gets|am|are|is|work|works|finish|finishes|end|ends|out|off|done|through)|(?:lab|class|work|school|practice|shift|church|meeting|game)(?:'s| is| ends| finishes| lets)(?: over| out| done)?)\b[^;,.?!\d]{0,25} \d{1,2}(?::\d\d)?(?: ?[ap]m?)?(?=,? so (?:maybe |around |about |how about )?\d)/

/**
 * The text without a reason that names an hour: "4 is better, because at 5 I pick up the kids", "I get out at 4 so 5". Null
 * without one.
 */
function withoutReason(text: string): string | null {
  const free = text.replace(obligation, ' ')
  if (free !== text) return free
  const [wish = '', reason] = text.split(/\b(?:because|cause|cuz)\b/)
  return reason !== undefined && namesHour.test(wish) && namesHour.test(reason) && !denyPhrase.test(wish) ? wish : null
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
function separateTimes(
  read: Timed[],
  from: Timed[],
  { text, times, shares }: TimeRoles,
  { state, record, now, own }: Standing,
) {
  const least = expects.includes(state) ? likelyAnswer : likelyWish
  const of = times.map((time, i) => ({
    time,
    share:
      isProposed(text, time) ||
      isAgreed(text, time) ||
      isTarget(text, time) ||
      isPreferred(text, time) ||
      isAskedDay(text, time)
        ? { wish: 1, not: 0, other: 0 }
        : isReplaced(text, time)
          ? { wish: 0, not: 1, other: 0 }
          : isBarred(text, time, times)
            ? { wish: 0, not: 0, other: 1 }
            : (shares[i] as Record<TimeRole, number>),
  }))
  const likely = of.filter(({ share }) => share.wish >= least)
  // "Me n my gf wanna see the place sunday": the only time in a wish for a tour.
  const [only, another] = of
  // "Tuesday at ten for the one on Alder Ridge": a day and its hour, and little else.
  const isPair =
    of.length === 2 &&
    text.length <= longestPair &&
    of[0]?.time.isDay !== another?.time.isDay &&
    (another?.time.index ?? 0) - (only?.time.end ?? 0) <= 4 &&
    of.every(({ share }) => share.wish >= likelyOnly)
  const isOnly = only !== undefined && another === undefined && only.share.wish >= likelyOnly && wantsToCome.test(text)
  const sure = isOnly ? [only] : isPair ? of : likely
  // A wished hour without a day, or a day without an hour, is completed by the likeliest other one in the text.
  const wished = sure.length === 0 ? [] : [...sure, ...[true, false].flatMap((isDay) => likeliestOf(of, sure, isDay))]
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
  const kept = corrected(withoutTranslation(withoutFallback(within(without([...denied, ...others])))))
  return {
    kept: withDayAfter(kept, more === undefined ? (other ?? (second === undefined ? refused : undefined)) : undefined),
    denied: denied.length > 0 ? within(without([...wished, ...others])) : '',
    day: other !== undefined && more === undefined && other !== today ? other : (replaced ?? null),
  }
}

const longestPair = 100

const wantsToCome =
  /\b(?:want|wanna|like|love|can|could|may|hope|hoping) (?:(?:to|i|we|you|us|me|show) ){0,3}(?:see|view|visit|tour|come|look at|check out|stop by|swing by|drop by)\b|\b(?:openings?|slots?|appointments?)\b|\b(?:i'?ll|we'?ll|let'?s) (?:take|do|go (?:with|for))\b/

/** "I'm not alive before 1. Could I come at 1:30?" */
const isBarred = (text: string, { index, end, isDay }: TimeSaid, times: TimeSaid[]) =>
  !isDay &&
  times.some((other) => !other.isDay && other.index > end) &&
  /^(?:before|til+|until)\b/.test(text.slice(index, end)) &&
  /(?:\b(?:not|never|cant|wont|dont)|n't)\b[^.?!;,]{0,30}$/.test(text.slice(0, index))

/** "Is this Saturday too soon?" */
const isAskedDay = (text: string, { index, end, isDay }: TimeSaid) =>
  isDay && /\bis $/.test(text.slice(0, index)) && /^ too (?:soon|late|early)\b[^.!;?]{0,20}\?/.test(text.slice(end))

const correctsHour = /\b(?:no|actually|sorry|wait|scratch that)\b[^.;?!]{0,8}\b(?:make|do|say) (?:it|that|at)?\s{0,2}\d/

/** "11:00 rather than 10:30" */
const isPreferred = (text: string, { end }: TimeSaid) =>
  /^,? (?:rather than|instead of|in place of)(?: at)? \S/.test(text.slice(end, end + 30))
const isReplaced = (text: string, { index }: TimeSaid) =>
  /\b(?:rather than|instead of|in place of)(?: at)? $/.test(text.slice(0, index))

/** "I'm off on Friday. Would 10:30 that morning work?": the day that was named last. */
const saysThatDay = /\bthat (?:same )?(?:day|morning|afternoon|evening)\b/

/** "Same day but later, like 4": an hour that a clause of its own proposes. */
const isProposed = (text: string, { index, end, isDay }: TimeSaid) =>
  !isDay &&
  /^(?:like|say|maybe|perhaps)\b/.test(text.slice(index, end)) &&
  /(?:^|[,;.])\s*(?:(?:idk|dunno|hmm?|um|uh|well|ok|yeah) )*$/.test(text.slice(Math.max(0, index - 20), index)) &&
  /^\s*(?:or so|ish|then|please|pls)?\s*(?:[,;.?!]|$)/.test(text.slice(end, end + 20))

/** "Yes, 4 pm in Brooklyn": the hour that a yes is for. */
const isAgreed = (text: string, { index, end, isDay }: TimeSaid) =>
  !isDay && agreesToHour.test(text.slice(0, index + text.slice(index, end).search(/\d/)))
const agreesToHour = /^\s*(?:yes|yeah|yep|yup|sure|ok|okay|correct|right)[,.!]?(?: (?:to|for|at|with|@))? $/

/** "Push it back to 2 pm", "move it to Wednesday the 2nd", "rather at 3:30": what a tour moves to. */
const isTarget = (text: string, { index, end, isDay }: TimeSaid) => {
  const before = text.slice(0, isDay ? index : index + text.slice(index, end).search(/\d/))
  return movesTo.test(before) || (!isDay && prefers.test(before))
}
const prefers =
  /(?:^|[,.;] ?|¿|\bno |\b(?:sorry|sry) |\bi )(?:rather|better|meant)(?: at| around)? $|\bsame day,?(?: but)?(?: later| earlier)?,?(?: at| like)? $/
const movesTo =
  /(?<!\b(?:they|he|she|boss|work|who|seller|owner|landlord|agent)\b[^,.;!?]{0,30})\b(?:move|push|bump|change|switch|shift|reschedule|bring|put)(?: (?:it|that|this|me|us|(?:the|my|our) (?:tour|visit|viewing|showing|appointment|time)))?(?: (?:back|up|out|forward|ahead|down|over|off))? (?:to|till|until) $/

interface RatedTime {
  time: TimeSaid
  share: Record<TimeRole, number>
}

const leastLikely = 0.15

function likeliestOf(of: RatedTime[], sure: RatedTime[], isDay: boolean): RatedTime[] {
  if (sure.some(({ time }) => time.isDay === isDay)) return []
  const [best] = of
    .filter(({ time, share }) => time.isDay === isDay && share.wish >= leastLikely)
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
    `${smallMonths[Number(next.slice(5, 7)) - 1]} ${Number(next.slice(8))}`,
  )
}

/** The time of "5 PM my time" when the visitor's zone is unknown. */
function timeWithoutZone(wish: Wish | null): LocalTime | null {
  if (wish?.kind !== 'windows' || wish.near === null) return null
  const [window, second] = wish.windows
  const day = wish.near.slice(0, 10)
  return window && !second && window.from === `${day}T00:00:00` && window.until === `${addDays(day, 1)}T00:00:00`
    ? wish.near
    : null
}

/** Converts a local time from a zone to the home's; null without a zone. */
function onClock(time: LocalTime | null, zone: string | null, home: string): Wish | null {
  const moment = time !== null && zone !== null && zone !== 'unknown' ? momentOf(time, zone) : null
  return moment && { kind: 'time', time: localAt(moment, home) }
}

/** Keeps the visitor's zone for later times, unless they repeat a time that Penny named. */
function onTheirClock(text: string, moment: TimeContext, { zone, context }: Standing): Wish | null {
  const wish = wishIn(text, moment)
  if (!zone || moment.zone !== null || wish?.kind !== 'time' || isOfHome.test(text)) return wish
  if (!changesIt.test(text) && (wish.time === context.time || context.offers.includes(wish.time))) return wish
  return wishIn(text, { ...moment, zone })
}

/** "Push it to later in the week, Saturday is good": after the day of the tour. */
const postpones =
  /\b(?:push|postpone|delay|later (?:in|that|this) (?:the )?week|move (?:it|that|this) back|after that|(?:mon|tues|wednes|thurs|fri|satur|sun)day after(?= that|\s*[.,;!?]|\s*$))/

const changesIt = /\b(?:make|change|move|push|instead|rather|actually)\b/

/** "So 1 there": on the home's clock. */
const isOfHome = /\d(?: ?[ap]m?)? (?:there|(?:in )?your time|local time)\b/

/** "Monday is fine" or "yes, in the afternoon" where Monday at 1:30 was agreed on. */
function isKnownDay(wish: Wish, text: string, { state, context: { time } }: Standing): boolean {
  if (wish.kind !== 'windows' || time === null) return false
  if (state !== 'confirming' && !asksContact.includes(state)) return false
  const [window, second] = wish.windows
  if (!window || second || !isIn(time, window, true) || keepsAsking.test(text)) return false
  const isWholeDay = window.opens === '00:00:00' && window.closes === '24:00:00'
  return isWholeDay || !/\?|\d/.test(text)
}

const asksContact = ['askingName', 'askingEmail', 'askingPhone']

const keepsAsking = /\b(?:what|which|any|anything|when|another|other|else|different|earlier|later)\b/

/** The rest of the day when some hours don't work: `mornings don't work`. */
function remainder(denial: Wish): Wish | null {
  if (denial.kind === 'time') return null
  const windows = denial.windows.flatMap((window) => [
    { ...window, opens: '00:00:00', closes: window.opens },
    { ...window, opens: window.closes, closes: '24:00:00' },
  ])
  const left = windows.filter(({ opens, closes }) => opens < closes)
  return left.length > 0 ? { kind: 'windows', windows: left, near: null } : null
}

function refused(denial: Wish): string[] {
  return denial.kind === 'time' ? [denial.time] : denial.windows.map(({ from }) => from.slice(0, 10))
}

function isAboutTime(text: string, standing: Standing): boolean {
  const { record, now, state, context } = standing
  const moment = { record, now, day: null, expectsTime: expectsTime(state, text), zone: null }
  return (
    changeOf(text, standing) !== null ||
    wishIn(text, moment) !== null ||
    vagueWish(text, standing) !== null ||
    otherTimes.test(text) ||
    (knownTime(context) !== null && /\bsame (?:time|hour)\b/.test(text)) ||
    (state === 'offering' && choiceIn(text, context.offers.length) !== null)
  )
}

/** "It'll rain on the 29th, can we do the 28th": beside another day, the tour's own isn't wished for. */
function withoutOwnDay(text: string, { own, record, now }: Standing): string {
  if (own == null) return text
  const { bare } = hoursIn(text, () => false)
  const days = daysNamedIn(bare, localAt(now, record.timeZone).slice(0, 10))
  const isOwn = ({ first, last }: DaysSaid) => first === last && own.startsWith(first)
  if (days.every(isOwn)) return text
  return days
    .filter(isOwn)
    .reduce((left, { index, end }) => left.slice(0, index) + ' '.repeat(end - index) + left.slice(end), text)
}

/** The time that the dialogue is about: of the summary, the last wish or the only offer. */
function knownTime({ time, wish, offers }: Standing['context']): LocalTime | null {
  return time ?? (wish?.kind === 'time' ? wish.time : offers.length === 1 ? (offers[0] ?? null) : null)
}

/** `an hour later` */
function changeOf(text: string, { context, own }: Standing): LocalTime | null {
  const known = knownTime(context)
  return known === null ? null : changedTime(text, known, own != null)
}

/** `two days later, at 4 pm`: a time that moved by days alone gets the hour that the text names. */
function withHourSaid(changed: LocalTime, text: string, moment: TimeContext, { context }: Standing): LocalTime {
  if (changed.slice(10) !== knownTime(context)?.slice(10)) return changed
  const day = changed.slice(0, 10)
  const wish = wishIn(text, { ...moment, day })
  return wish?.kind === 'time' ? `${day}${wish.time.slice(10)}` : changed
}

/** `Thursday at the same time`, `make it Thursday`. */
function atSameTime(wish: Wish | null, text: string, standing: Standing): Wish | null {
  const { context, own } = standing
  const known = knownTime(context)
  const [window, second] = wish?.kind === 'windows' ? wish.windows : []
  const day = dayOf(standing)
  if (known && day && wish === null && standing.state === 'offering' && /\bsame (?:time|hour)\b/.test(text))
    return { kind: 'time', time: `${day}${known.slice(10)}` }
  if (!known || !window || second || !keepsHour(text, own != null)) return wish
  const isOneDay = addDays(window.from.slice(0, 10), 1) === window.until.slice(0, 10)
  if (window.opens !== '00:00:00' || window.closes !== '24:00:00') return wish
  const named = isOneDay ? window.from.slice(0, 10) : /\bsame day\b/.test(text) ? sameWeekday(window, known) : null
  // An hour that nobody asked to keep isn't taken over to a holiday.
  if (named === null || (!keepsHour(text, false) && isFederalHoliday(named))) return wish
  return { kind: 'time', time: `${named}${known.slice(10)}` }
}

/** "The weekend after, same day": the day of a week or a weekend that has the weekday of the known one. */
function sameWeekday({ from, until }: TimeWindow, known: LocalTime): string | null {
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(from.slice(0, 10), ahead))
  return days.find((day) => day < until.slice(0, 10) && weekday(day) === weekday(known.slice(0, 10))) ?? null
}

/** "Number 2": no hour. */
const namesNumber = /\b(?:option|number|no\.|choice|slot) ?#?[123]\b|(?<![\w#])#[123]\b/

/** The offer that a text picks: by number, or by a time or day that only one offer has. */
function choiceOf(text: string, { state, context, record, now }: Standing, zone: string | null): number | null {
  const { offers } = context
  const end = laterOrEarlier.exec(text)?.[1]
  // Of three offers, two may be meant.
  if (end) return offers.length === 2 ? ((offers[0] ?? '') < (offers[1] ?? '') === (end === 'later') ? 2 : 1) : 0
  const wish = wishIn(text, { record, now, day: dayOf({ state, context }), expectsTime: true, zone })
  if (wish === null || /\b(?:option|number)\b/.test(text) || /^\(?[123][).!]?$/.test(text.trim())) {
    const chosen = choiceIn(text, offers.length)
    if (chosen !== null) return chosen
  }
  const bare = bareNumber.exec(text)?.[1]
  if (
    bare !== undefined &&
    Number(bare) <= offers.length &&
    !offers.some((offer) => Number(offer.slice(11, 13)) % 12 === Number(bare))
  )
    return Number(bare)
  if (wish === null || zone === 'unknown' || /\b(what|how) about|other|different|another\b/.test(text)) return null
  const today = localAt(now, record.timeZone).slice(0, 10)
  const namesDay = daysNamedIn(text, today).length > 0
  const fits = (offer: LocalTime) =>
    wish.kind === 'time'
      ? namesDay
        ? offer === wish.time
        : offer.slice(11) === wish.time.slice(11)
      : wish.windows.some((window) => isIn(offer, window, namesDay))
  const fitting = offers.filter(fits)
  const [only] = fitting
  return only && fitting.length === 1 ? offers.indexOf(only) + 1 : fitting.length > 1 && wish.kind === 'time' ? 0 : null
}

/** "2 works", where no time at two is offered. */
const bareNumber =
  /^[\s;,.]*(?:(?:i'?ll take|let'?s (?:do|go with)|go with|take|yes|ok|okay|sure)[\s,]+)?([123])(?:[\s,]+(?:works|please|pls|is (?:good|fine|great|perfect|best)|sounds good|looks good|then|for (?:me|us)|thanks?))*[\s.!;]*$/

/** "The later one": one of the offers. "A later one" asks for others. */
const laterOrEarlier =
  /\b(?:the|that|this) (later|earlier)(?: (?:one|time|slot)| of (?:the|those|them)\b.{0,10})?(?=\s*(?:[.,;!?]|please|pls|is|works|sounds|would|then|$))/

function isIn(time: LocalTime, { from, until, opens, closes }: TimeWindow, namesDay: boolean): boolean {
  const clock = time.slice(11)
  return (!namesDay || (time >= from && time < until)) && clock >= opens && clock < closes
}

/** Wishes without day and hour: as soon as possible, any time, later, earlier. */
function vagueWish(text: string, { record, now, context }: Standing): Wish | null {
  const any = anyTime(now, record.timeZone)
  if (soonest.test(text)) return { kind: 'windows', windows: [any], near: any.from }
  const [known] = [context.time, ...context.offers, context.wish?.kind === 'time' ? context.wish.time : null].filter(
    (time) => time !== null,
  )
  const last = context.offers.at(-1) ?? known
  if (
    known &&
    last &&
    /\b(later|earlier|sooner)\b/.test(text) &&
    !/\b(talk|chat|maybe|see you|come back) later\b/.test(text)
  ) {
    const isLater = /\blater\b/.test(text)
    const window = isLater
      ? {
          ...any,
          from: `${last.slice(0, 17)}01`,
          until: `${addDays(last.slice(0, 10), /week/.test(text) ? 7 : 1)}T00:00:00`,
        }
      : { ...any, until: known }
    return { kind: 'windows', windows: [window], near: isLater ? last : known }
  }
  return anyOfThem.test(text) ? { kind: 'windows', windows: [any], near: null } : null
}

/** Whether a yes counts: one that names a time must name the summary's. */
export function agrees(events: BookingEvent[], { context }: Standing, said: string): boolean {
  const { time } = context
  return events.every((event) => {
    if (time !== null && namesSameWeekday(event, time, said)) return true
    if (event.type === 'TIME_WISHED') return event.time === time
    if (event.type === 'DAY_WISHED' && time !== null)
      return (
        event.near === null && event.windows.length === 1 && event.windows.every((window) => isIn(time, window, true))
      )
    return false
  })
}

/** "Yes, Thursday" to a Thursday two weeks away means the summary's day. */
function namesSameWeekday(event: BookingEvent, time: LocalTime, said: string): boolean {
  if (/\d(?:st|nd|rd|th)\b|\bnext\b|\bthis\b|\btomorrow\b/.test(said)) return false
  const weekdayOf = (day: string) => weekday(day.slice(0, 10))
  if (event.type === 'TIME_WISHED')
    return weekdayOf(event.time) === weekdayOf(time) && event.time.slice(11) === time.slice(11)
  const [window, second] = event.type === 'DAY_WISHED' && event.near === null ? event.windows : []
  if (!window || second) return false
  const clock = time.slice(11)
  const isOneDay = addDays(window.from.slice(0, 10), 1) === window.until.slice(0, 10)
  return isOneDay && weekdayOf(window.from) === weekdayOf(time) && clock >= window.opens && clock < window.closes
}

const eventOf = (wish: Wish): BookingEvent =>
  wish.kind === 'time'
    ? { type: 'TIME_WISHED', time: wish.time }
    : { type: 'DAY_WISHED', windows: wish.windows, near: wish.near }

/** The day that the dialogue is about: of the summary, all offers or the last wish. */
function dayOf({ state, context: { time, offers, wish } }: Pick<Standing, 'state' | 'context'>): string | null {
  const days = [...new Set(offers.map((offer) => offer.slice(0, 10)))]
  if (state === 'offering' && days.length === 1) return days[0] ?? null
  if (time !== null) return time.slice(0, 10)
  if (days.length > 0) return days.length === 1 ? (days[0] ?? null) : null
  if (wish?.kind === 'time') return wish.time.slice(0, 10)
  const [window, second] = wish?.windows ?? []
  return window && !second && addDays(window.from.slice(0, 10), 1) === window.until.slice(0, 10)
    ? window.from.slice(0, 10)
    : null
}

/** "Saturday at 1, or Sunday if Saturday is full": the first is tried first, and what is near it is offered where it's taken. */
const withoutFallback = (text: string) =>
  text.replace(
    /,?\s*\bor\b[^;.?!]{0,60}?\bif\b[^;.?!]{0,40}?(?:\b(?:full|taken|gone|booked|busy|not)\b|n't\b)[^;.?!]*/g,
    '',
  )

/** "4 PM Eastern, that's 1 there", "1 PM my time so 4 in Brooklyn": the same hour a second time. */
function withoutTranslation(text: string): string {
  const left = (namesOwnClock.test(text) ? text.replace(inPlace, ' ') : text).replace(
    /\b(?:that's|thats|that is|which is|so|i\.?e\.?,?|=) ?\d{1,2}(?::\d\d)? ?(?:[ap]m? |in the (?:morning|afternoon|evening) )?(?:there|yours|(?:in )?your time|local time|for you|(?:on )?your end|over there)\b/g,
    ' ',
  )
  return namesHour.test(left) ? left : text
}

const namesOwnClock = /\b(?:my|our) time\b/
const inPlace =
  /,? \b(?:that's|thats|that is|which is|so|i\.?e\.?,?|=) ?(?:noon|\d{1,2}(?::\d\d)?(?: ?[ap]m)?) in (?!the (?:morning|afternoon|evening)\b|person\b)(?:the )?[a-z]+/g

const correction =
  /\b(?:nope|no wait|wait no|i mean|i meant|scratch that|or rather|no sorry|sorry no|no(?:, | |, (?:make|let's make) (?:it|that) )(?=\d{1,2}(?::\d\d|[ap]m| ?[ap]m|, |$)))\b/

const daysWord = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)\b/g

/** "7 PM, no wait, 6 PM": the last hour counts. */
function corrected(text: string): string {
  const [before = '', ...after] = text.split(correction)
  const last = after.at(-1)
  if (last === undefined || !namesHour.test(last)) return text
  const left = daysWord.test(last) ? before.replace(daysWord, ' ') : before
  return `${left.replace(/\b(?:at|around|@) \d{1,2}\b(?!:)|\b\d{1,2}(?::\d\d)? ?(?:[ap]m?\b|o'clock)|\b\d{1,2}:\d\d\b/g, ' ')} ${last}`
}

/** Splits off the parts of a sentence that reject a time: `not Tuesday`, `instead of Tuesday`, `Tuesday doesn't work`. */
function withoutDenied(text: string): { kept: string; denied: string } {
  const parts = corrected(withoutTranslation(withoutFallback(text)))
    .replace(
      /\b(instead of|rather than|other than|except|anything but|not (?=(?:on |at )?(?:the )?(?:\d|[a-z]+day\b|tomorrow|today)))/g,
      '|$1',
    )
    .split(
      /\||;|\bbut\b|\b(?=(?:because|cause|cuz|since (?:i|we|he|she|my)|bc|so)\b(?! (?:that|much|far|early|late|soon|sorry)))|\b(?=(?:how|what) about\b)|(?<=\bnot (?:at )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?),\s|(?<=\b(?:tight|early|late|soon|close|tricky|tough|impossible|anymore|me|us)),\s|,\s(?!(?:and )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|at\b))|,\s(?=\d[\d:apm ]{0,8} (?:is|was|would be|might be|feels?) (?:(?:too|way|so|kinda|kind of|a (?:bit|little|tad)|just) )+(?:early|late|soon|close|tight))/,
    )
  const isDenied = (part: string) => denyPhrase.test(part) && !/\bwhy not\b/.test(part)
  const isReason = (part: string) =>
    reasonPhrase.test(part.trim()) &&
    !wishPhrase.test(part) &&
    (becausePhrase.test(part.trim()) ||
      parts.some((other) => other !== part && !isDenied(other) && namesHour.test(other)))
  return {
    kept: parts.filter((part) => !isDenied(part) && !isReason(part)).join(' ; '),
    denied: parts.filter(isDenied).join(' ; '),
  }
}

const expects = ['askingTime', 'offering', 'confirming', 'changing']
/** While contact details are asked for, a number is an hour only in a message of a few words: "hm, make it 4". */
const onlyHour =
  /^(?:[\s;,.!?]*(?:hm+|u[hm]+|no|nope|oh|ok|okay|wait|actually|sorry|maybe|or|make|it|that|then|at|around|rather|better|please|pls|let's|lets|say|do|how|what|about|can|could|we|i|for|is|instead|change|to|come|of|just|penny)\b)*[\s,;]*\d{1,2}(?::\d\d)?(?:[\s,]+(?:then|instead|please|pls|rather|actually|better|is|would|be|works?|fine|good|ok|okay))*[\s.!?]*$/

const longestHour = 60
export const isOnlyHour = (text: string) => text.length <= longestHour && onlyHour.test(text)

const expectsTime = (state: string, text: string) =>
  expects.includes(state) || (asksContact.includes(state) && isOnlyHour(text))

const soonest =
  /\b(asap|as soon as (?:possible|you can)|(?:the )?(?:soonest|earliest)(?! one)|first available|next available|(?<!\b(?:that's|thats|it's|its|is|all|looks) )right now|right away|immediately)\b/
const otherTimes =
  /\b(?:an)?other (?:times?|days?|slots?|options?|dates?)\b|\bdifferent (?:time|day|date)\b|\bsomething else\b|\banything else\b|\bmore (?:times|options|slots)\b|\bother ones\b|\bany others?\b|\bnone (?:of|work|suit)\b|\bneither\b|\breschedule\b/
const otherDay = /\b(?:an)?other (?:day|date)|\bdifferent (?:day|date)\b/
const anyOfThem =
  /\bwhenever\b|\bany ?time\b|\bany day\b|\b(?:what|which) (?:\w+ )?(?:times?|days?|slots?|hours)\b.*\b(?:free|available|open|have|work|possible|can)\b|\b(?:what's|whats|what is|what do you have|when is it|when are you|when's) (?:free|available|open|possible)\b|\bwhat do you have\b|\bwhen (?:can|could|may|should) (?:i|we)\b|\bi'?m (?:flexible|free all|open)\b|\bavailabilit(?:y|ies)\b|\bshow me (?:the |some )?(?:times|slots|options)\b|\bwhat are (?:my|the) options\b|\bwhen works\b|\byou (?:choose|pick|decide)\b/
