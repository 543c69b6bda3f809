import { addDays, type Day, weekday } from '#domain/calendar.ts'
import { type LocalTime, localAt, momentOf } from '#domain/time-zone.ts'
import { whyNotFree } from '#domain/tour-hours.ts'
import { federalHolidayOn } from '#domain/us-holidays.ts'
import type { BookingEvent, TimeWindow, Wish } from '#machines/tour-booking/wish.ts'
import { shortMonths, weekdaySource } from '../understand/day-patterns.ts'
import { choiceIn } from './answers.ts'
import { changedTime, keepsHour } from './changes.ts'
import { choiceOf, earliestOrLatest, isIn } from './chosen-offer.ts'
import type { DaysSaid } from './chrono/days-said.ts'
import { hoursIn } from './clocks.ts'
import { dateInWords } from './date-in-words.ts'
import { daysNamedIn } from './days.ts'
import { asksEndOfDay, atEndOfDay } from './ends-of-day.ts'
import { finalRequest } from './final-request.ts'
import { anyTime, calendarOf } from './free-times.ts'
import { withoutDenied, withoutReason, withoutTranslation } from './rejected-times.ts'
import { concludesWithHour } from './settled-roles.ts'
import { asksContact, currentDay, currentTime, expectsTime, type Standing } from './standing.ts'
import { isExact, type TimeContext, wishIn } from './times.ts'
import { separateTimes, type Timed, type TimeRoles, timesText } from './times-by-role.ts'
import { placeIn, saysWhere, zoneBeforeTranslation, zoneIn } from './zones.ts'

interface TimesRead {
  events: BookingEvent[]
  from: Timed[]
  /** The zone of the time; null when none was named. */
  zone: string | null
}

/** The events for the time that the sentences wish for, and the sentences they come from. */
export function timeEvents(read: Timed[], standing: Standing, roles: TimeRoles | null = null): TimesRead {
  const { state, context, record, now } = standing
  // The visitor's place may be in another sentence than the time.
  const all = timesText(read)
  const where = withoutTranslation(all)
  const pending = timeWithoutZone(context.wish)
  const named = zoneIn(where) ?? zoneBeforeTranslation(all)
  const zone = named === 'unknown' ? (placeIn(where) ?? standing.zone ?? named) : (named ?? (pending && placeIn(where)))
  const isPlace = (times: string) =>
    (zone !== null && saysWhere(times)) || (pending !== null && placeIn(times) !== null)
  const final = finalRequest(
    read.map(({ times, aside }) => times || (aside ?? '')),
    { record, now },
  )
  const from = read.filter(
    (each, index) =>
      index === final?.index || (each.times !== '' && (isAboutTime(each.times, standing) || isPlace(each.times))),
  )
  const said = timesText(from)
  const reasonless = withoutReason(said)
  const separated =
    final !== null
      ? { kept: final.text, denied: '', day: null }
      : reasonless === null && roles?.text === all
        ? separateTimes(read, from, roles, standing)
        : { ...withoutDenied(reasonless ?? said), day: null }
  const { denied } = separated
  const keptDay = withDayBeside(withoutOwnDay(fromSameTime(separated.kept, standing), standing), standing)
  const kept = withOfferedDay(keptDay, standing)
  const isHere = (named === null && isOfHome.test(kept)) || isOfOthers.test(kept)
  const today = localAt(now, record.timeZone).slice(0, 10)
  // "My roommate leaves on December 20. Monday or Tuesday at 2:30?": the next of them.
  const namesOwn = daysNamedIn(hoursIn(kept, () => false).bare, today).length > 0
  const moment = {
    record,
    now,
    day:
      currentDay(standing) ??
      (standing.own && isSameDay.test(said) ? standing.own.slice(0, 10) : namesOwn ? null : separated.day) ??
      onlyDayIn(all, today) ??
      dayBefore(read, today),
    expectsTime: expectsTime(state, kept) || expectsTime(state, said),
    zone: isHere ? null : zone,
    ...(standing.own && postpones.test(said) && { isLater: true }),
  }
  const answer = (events: BookingEvent[]): TimesRead => ({ events, from, zone: zone === 'unknown' ? null : zone })
  // "Half an hour before that, so 2:30"
  const changed = concludesWithHour(said) || namesMoment(said) ? null : changeOf(kept, standing)
  if (changed !== null) return answer([{ type: 'TIME_WISHED', time: withHourSaid(changed, kept, moment, standing) }])
  // "Same time but Monday", of a time that isn't open.
  const isOwnHour = sameTime.test(said) && (standing.own != null || context.wish?.kind === 'time')
  const number =
    state === 'offering' && !isOwnHour && kept === keptDay
      ? choiceOf(namesNumber.test(said) ? said : kept, standing, zone)
      : null
  if (number !== null) return answer([{ type: 'TIME_CHOSEN', number }])
  const wished = onTheirClock(kept, moment, standing)
  const onClocks = kept === keptDay ? onOfferedDays(wished, said, standing) : wished
  const wish = onOfferedWeekday(
    atEndOfDay(
      inSameHours(atSameTime(withSameHour(onClocks, said, standing), said, standing), said, standing),
      said,
      standing,
    ) ??
      onClock(pending, zone, record.timeZone) ??
      vagueWish(kept, standing),
    said,
    standing,
  )
  if (wish && isKnownDay(wish, said, standing)) return answer([])
  const denial = denied === '' ? null : wishIn(denied, moment)
  if (wish) return answer([eventOf(withoutEarlier(withoutDenial(onAnyDay(wish, kept, moment), denial), all, zone))])
  const rest = denial && remainder(denial)
  if (rest) return answer([eventOf(rest)])
  const wantsOthers = denial !== null || otherTimes.test(said) || read.some((each) => each.wantsOtherTime)
  const without = denial ? refused(denial) : otherDay.test(said) ? [moment.day].filter((day) => day !== null) : []
  return answer(wantsOthers ? [{ type: 'OTHERS_WISHED', without }] : [])
}

/** "3 PM is the only time I can get away", where no tour is possible at three today: at that hour on the days to come. */
function onAnyDay(wish: Wish, text: string, { record, now, day, zone }: TimeContext): Wish {
  if (wish.kind !== 'time' || day !== null || zone !== null || record.tourHours.length === 0) return wish
  const today = localAt(now, record.timeZone).slice(0, 10)
  const namesDay = daysNamedIn(hoursIn(text, () => false).bare, today).length > 0 || saysNow.test(text)
  if (namesDay || whyNotFree(wish.time, calendarOf(record, []), now) === null) return wish
  const opens = wish.time.slice(11)
  if (!record.tourHours.some((range) => opens >= range.opens && opens < range.closes)) return wish
  const window = { ...anyTime(now, record.timeZone), opens, closes: `${opens.slice(0, 6)}01` }
  return { kind: 'windows', windows: [window], near: null }
}
const saysNow =
  /\b(?:today|tonight|now|asap|right away|in \d+ (?:hours?|minutes?|mins?)|this (?:morning|afternoon|evening))\b/

/** "… so a week later does work. Sunday December 6 at 2:30": a date with its hour. */
export const namesMoment = (spoken: string) => dateWithHour.test(spoken)
const dateWithHour = new RegExp(
  String.raw`\b(?:(?:${shortMonths.join('|')})[a-z]* \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)|\d{1,2}/\d{1,2}),? (?:at |@ ?|around )?(?:noon|\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?=\s*(?:[.,;?!]|$|please\b|then\b|instead\b|works?\b))`,
)

/** "Next week, but not Monday", "Saturday, but not the morning", "Sunday, any time except 2" */
function withoutDenial(wish: Wish, denial: Wish | null): Wish {
  if (wish.kind !== 'windows' || denial === null) return wish
  const windows = deniedWindows(denial, wish).reduce(
    (kept, gone) =>
      kept.flatMap((window) => (isWholeDay(gone) ? withoutDays(window, gone) : withoutHours(window, gone))),
    wish.windows,
  )
  return windows.length > 0 ? { ...wish, windows } : wish
}

/** What is denied, as windows: whole days of one day, or hours. An hour of a day that isn't wished for is one of all days. */
function deniedWindows(denial: Wish, wish: Wish & { kind: 'windows' }): TimeWindow[] {
  if (denial.kind === 'windows')
    return denial.windows.filter(
      (window) => !isWholeDay(window) || window.until <= `${addDays(window.from.slice(0, 10), 1)}T00:00:00`,
    )
  const hour = wholeHour({ from: denial.time, until: denial.time, opens: denial.time.slice(11), closes: '' })
  const isWished = wish.windows.some(({ from, until }) => denial.time >= from && denial.time < until)
  return isWished ? [hour] : wish.windows.map(({ from, until }) => ({ ...hour, from, until }))
}

function withoutDays(window: TimeWindow, { from, until }: TimeWindow): TimeWindow[] {
  if (until <= window.from || from >= window.until) return [window]
  const parts = [
    { ...window, until: from },
    { ...window, from: until },
  ]
  return parts.filter((part) => part.from < part.until)
}

function withoutHours(window: TimeWindow, gone: TimeWindow): TimeWindow[] {
  const from = window.from > gone.from ? window.from : gone.from
  const until = window.until < gone.until ? window.until : gone.until
  if (from >= until || gone.closes <= window.opens || gone.opens >= window.closes) return [window]
  const within = { ...window, from, until }
  const parts = [
    { ...window, until: from },
    { ...within, closes: gone.opens },
    { ...within, opens: gone.closes },
    { ...window, from: until },
  ]
  return parts.filter((part) => part.from < part.until && part.opens < part.closes)
}

/** "They come Wednesday at 2 now. Same time but Friday?": what stands before it tells why. */
function fromSameTime(text: string, { context }: Standing): string {
  if (currentTime(context) === null) return text
  const [wish = ''] = sameTimeOn.exec(text) ?? []
  if (wish !== '') return blankUpTo(text.length - wish.length, text)
  const place = text.search(/\bsame (?:time|hour)\b/)
  const before = text.slice(0, Math.max(0, place))
  const from = [...before.matchAll(/[.!?]\s*;\s/g)].at(-1)?.index ?? before.lastIndexOf(' ; ')
  return from >= 0 && saysDay.test(text.slice(from, place)) ? blankUpTo(from, text) : text
}
const blankUpTo = (place: number, text: string) => ' '.repeat(place) + text.slice(place)
const sameTimeOn = new RegExp(
  String.raw`\bsame (?:time|hour)[\s,;]+(?:but |just |only )?(?:on |the |next |this )*(?:${weekdaySource}|tomorrow)\b.*$`,
)
const saysDay = new RegExp(String.raw`\b(?:${weekdaySource}|tomorrow|weeks?|days?|\d{1,2}(?:st|nd|rd|th))\b`)

const isSameDay = /\bsame day\b/

/** "We can only do Sundays. Around 11?": the next of the weekdays that suit. */
function onlyDayIn(text: string, today: Day): Day | null {
  const [, before, after] = onlyOn.exec(text) ?? []
  return daysNamedIn(before ?? after ?? everyWeekIn(text) ?? '', today)[0]?.first ?? null
}
/** "My boss lets me leave at 3 Mondays, so I'd be there by 4": the only weekday of a message. */
function everyWeekIn(text: string): string | null {
  const [name, other] = [...new Set([...text.matchAll(everyWeek)].map(([, day]) => day))]
  return name !== undefined && other === undefined && !/\b(?:not|no|never|except|but|cannot)\b|n't\b/.test(text)
    ? name
    : null
}
const everyWeek = new RegExp(String.raw`\b(${weekdaySource})s\b`, 'g')
const onlyOn = new RegExp(
  String.raw`\b(?:only|just) (?:\w+ ){0,3}(${weekdaySource})s\b|\b(${weekdaySource})s(?:'?s)?(?: (?:are|is))?(?: (?:the|my|our))? (?:only|best)\b`,
)

/** "We close on our house Monday at 1. Could we see it at 3:30 that same day?": the day of a sentence about something else. */
function dayBefore(read: Timed[], today: Day): Day | null {
  const place = read.findIndex(({ times }) => refersBack.test(times))
  const asides = read.slice(0, Math.max(0, place)).flatMap(({ aside }) => aside ?? [])
  const { first, last } = asides.flatMap((aside) => daysNamedIn(hoursIn(aside, () => false).bare, today)).at(-1) ?? {}
  return first !== undefined && first === last ? first : null
}
const refersBack =
  /\b(?:(?:that|the) (?:same |very )?(?:day|morning|afternoon|evening)|same day|(?:right |soon |just )?(?:after|before) (?:that|it|this|then)|after ?wards?|(?:later|earlier) (?:that day|on)|then)\b/

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
  /\b(?:(?<!\b(?:just|got|was|been|has|have|they|he|she) )push(?!ed the)|postpone|delay|later (?:in|that|this) (?:the )?week|move (?:it|that|this) back|(?<!\bcome (?:by )?)(?<!\bsee (?:it|the \w+) )after that(?! instead)|(?:mon|tues|wednes|thurs|fri|satur|sun)day after(?= that|\s*[.,;!?]|\s*$))/

const changesIt = /\b(?:make|change|move|push|instead|rather|actually)\b/

/** "Noon for you", "10am for him": on the home's clock, whatever clock was named. */
const isOfOthers = /(?:\d(?: ?[ap]m?)?|noon) for (?:you|him|her|them)\b/
/** "So 1 there": on the home's clock. */
const isOfHome = /\d(?: ?[ap]m?)? (?:(?:(?:out|over) )?there|(?:in )?your time|local time)\b/

/** "Monday is fine" or "yes, in the afternoon" where Monday at 1:30 was agreed on. */
function isKnownDay(wish: Wish, text: string, { state, context: { time } }: Standing): boolean {
  if (wish.kind !== 'windows' || time === null) return false
  if (state !== 'confirming' && !asksContact.includes(state)) return false
  const [window, second] = wish.windows
  if (!window || second || !isIn(time, window, true) || keepsAsking.test(text)) return false
  return isWholeDay(window) || !/\?|\d/.test(text)
}

const keepsAsking = /\b(?:what|which|any|anything|when|another|other|else|different|earlier|later)\b/

/** "Monday or Wednesday?" Then "5 would be perfect": on the days that are offered. */
function onOfferedDays(wish: Wish | null, text: string, standing: Standing): Wish | null {
  const { state, context, record, now } = standing
  if (state !== 'offering' || wish?.kind !== 'time' || context.offers.includes(wish.time) || fromNow.test(text))
    return wish
  const days = [...new Set(context.offers.map((offer) => offer.slice(0, 10)))]
  const { bare } = hoursIn(text, () => true)
  const isOwnDay = standing.own != null && isSameDay.test(text)
  if (isOwnDay || days.length < 2 || daysNamedIn(bare, localAt(now, record.timeZone).slice(0, 10)).length > 0)
    return wish
  const [clock, hour] = [wish.time.slice(11), wish.time.slice(11, 13)]
  const [opens, closes] = /:[03]0:/.test(clock) ? [clock, `${clock.slice(0, 6)}01`] : [`${hour}:00:00`, `${hour}:59:59`]
  const windows = days.map((day) => ({ from: `${day}T00:00:00`, until: `${addDays(day, 1)}T00:00:00`, opens, closes }))
  return { kind: 'windows', windows, near: null }
}

/** "Sunday at 11" where times on Sunday, December 6, are offered, whichever Sunday comes next. */
function onOfferedWeekday(wish: Wish | null, text: string, { state, context: { offers } }: Standing): Wish | null {
  if (state !== 'offering' || wish === null || namesDate.test(text)) return wish
  const [window, another] = wish.kind === 'windows' ? wish.windows : []
  const day =
    wish.kind === 'time'
      ? wish.time.slice(0, 10)
      : window && !another && isOneDay(window)
        ? window.from.slice(0, 10)
        : null
  if (day === null || offers.some((offer) => offer.startsWith(day))) return wish
  const [meant, other] = [...new Set(offers.map((offer) => offer.slice(0, 10)))].filter(
    (one) => weekday(one) === weekday(day),
  )
  if (meant === undefined || other !== undefined) return wish
  if (wish.kind === 'time') return { kind: 'time', time: `${meant}${wish.time.slice(10)}` }
  const windows = wish.windows.map((one) => ({
    ...one,
    from: `${meant}${one.from.slice(10)}`,
    until: `${addDays(meant, 1)}${one.until.slice(10)}`,
  }))
  return { ...wish, windows }
}
const namesDate =
  /\b(?:today|tomorrow|tonight|this|next|other|another|not|weeks?|after|following|\d{1,2}(?:st|nd|rd|th)|\d{1,2}\/\d{1,2}|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/

/** "Like right now, in 10 min" */
const fromNow = /\bin (?:about )?\d+ (?:hours?|minutes?|mins?)\b/

/** The rest of the days on which some hours don't work: `mornings don't work`, `can't do 10 or 1`. */
function remainder(denial: Wish): Wish | null {
  if (denial.kind === 'time') return null
  const denied = denial.windows.map((window) => (isExact(window) ? wholeHour(window) : window))
  const days = denied.map(({ from, until }) => ({ from, until, opens: '00:00:00', closes: '24:00:00' }))
  const distinct = days.filter(({ from }, place) => days.findIndex((day) => day.from === from) === place)
  const windows = denied.reduce((left, gone) => left.flatMap((window) => withoutHours(window, gone)), distinct)
  return windows.length > 0 ? { kind: 'windows', windows, near: null } : null
}

/** An exact time as the half hour of its day. */
function wholeHour({ from, opens }: TimeWindow): TimeWindow {
  const day = from.slice(0, 10)
  const closes = `${opens.slice(0, 3)}${opens.slice(3, 5) < '30' ? '29' : '59'}:59`
  return { from: `${day}T00:00:00`, until: `${addDays(day, 1)}T00:00:00`, opens, closes }
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
    (currentDay(standing) !== null && asksEndOfDay(text)) ||
    (currentTime(context) !== null && sameTime.test(text)) ||
    (state === 'offering' && (choiceIn(text, context.offers.length) !== null || earliestOrLatest.test(text)))
  )
}

/** "It'll rain on the 29th, can we do the 28th": beside another day, the tour's own isn't wished for. */
function withoutOwnDay(text: string, { own, record, now }: Standing): string {
  // "Back to Saturday, December 5, but at noon"
  if (own == null || /\bback to\b/.test(text)) return text
  const { bare } = hoursIn(text, () => false)
  const days = daysNamedIn(bare, localAt(now, record.timeZone).slice(0, 10))
  const isOwn = ({ first, last }: DaysSaid) => first === last && own.startsWith(first)
  if (days.every(isOwn)) return text
  return days
    .filter(isOwn)
    .reduce((left, { index, end }) => left.slice(0, index) + ' '.repeat(end - index) + left.slice(end), text)
}

/** "The first day, at 1:30": one of the days that are offered, by its date. */
function withOfferedDay(text: string, { state, context }: Standing): string {
  const offered = [...new Set(context.offers.map((offer) => offer.slice(0, 10)))].sort()
  const days = state === 'askingTime' ? daysWished(context.wish) : offered
  const [said, place = ''] = (state === 'askingTime' ? wishedDay : offeredDay).exec(text) ?? []
  if ((state !== 'offering' && state !== 'askingTime') || !said || days.length < 2 || !/\d/.test(text)) return text
  const last = days.length - 1
  const number = { first: 0, earlier: 0, second: 1, middle: 1, third: 2, later: last, last }[place] ?? 0
  const date = place === 'middle' && days.length !== 3 ? undefined : days[number]
  return date ? text.replace(said, `${dateInWords(date)}, `) : text
}
/** The days of several windows, where tours are by appointment. */
const daysWished = (wish: Wish | null) =>
  wish?.kind === 'windows' ? [...new Set(wish.windows.map(({ from }) => from.slice(0, 10)))].sort() : []
const wishedDay =
  /\bthe (first|second|third|last|middle|earlier|later)(?: (?:one|day|date))?(?: of (?:those|them|these))?(?=,| at\b)/
const offeredDay =
  /\bthe (first|second|third|last|middle|earlier|later) (?:day|date)(?: (?:you (?:offered|said|have|listed)|then|please))?\b/

/** "Oh, the holiday. The day after at 2:30": beside an hour, the day that is counted from the one talked about, by its date. */
function withDayBeside(text: string, standing: Standing): string {
  const day = currentDay(standing)
  const [said, side] = dayBesideHour.exec(text) ?? []
  if (!day || !said || !/\d/.test(text.replace(said, '')) || daysCounted.test(text)) return text
  const date = addDays(day, /before|previous/.test(side ?? '') ? -1 : 1)
  return text.replace(said, `${dateInWords(date)}, `)
}
const dayBesideHour =
  /\b(?:the )?(day after|next day|following day|day before|previous day)(?: that)?\b(?! (?:tomorrow|thanksgiving|christmas|xmas|new|my|our|the|i|we|he|she)\b)/
const daysCounted = /\b(?:days (?:after|before)|tomorrow|today)\b/

/** `an hour later` */
function changeOf(text: string, { context, own }: Standing): LocalTime | null {
  const known = currentTime(context)
  return known === null ? null : changedTime(text, known, own != null)
}

/**
 * `two days later, at 4 pm`: a time that moved by days alone gets the hour that the text names. `the 2nd, an hour later`: one
 * that moved by hours gets the day.
 */
function withHourSaid(changed: LocalTime, text: string, moment: TimeContext, standing: Standing): LocalTime {
  if (changed.slice(10) !== currentTime(standing.context)?.slice(10)) return onDaySaid(changed, text, moment, standing)
  const day = changed.slice(0, 10)
  const wish = wishIn(text, { ...moment, day })
  return wish?.kind === 'time' ? `${day}${wish.time.slice(10)}` : changed
}

function onDaySaid(changed: LocalTime, text: string, moment: TimeContext, standing: Standing): LocalTime {
  const sentence = text.split(/[.!?]*\s;\s|[.!?]+\s/).find((part) => changeOf(part, standing) !== null) ?? ''
  const wish = wishIn(sentence, moment)
  const [window, second] = wish?.kind === 'windows' ? wish.windows : []
  const isDay = window && !second && isWholeDay(window) && isOneDay(window)
  return isDay ? `${window.from.slice(0, 10)}${changed.slice(10)}` : changed
}

const isOneDay = ({ from, until }: TimeWindow) => addDays(from.slice(0, 10), 1) === until.slice(0, 10)

/** "My in-laws land at 9. Could it be the day after, same time?": the tour's hour, and not the one that tells why. */
function withSameHour(wish: Wish | null, text: string, { own }: Standing): Wish | null {
  return own != null && wish?.kind === 'time' && sameTime.test(text) && !moved.test(text)
    ? { kind: 'time', time: `${wish.time.slice(0, 10)}${own.slice(10)}` }
    : wish
}
const moved = /\b(?:earlier|later|not|instead of|rather than)\b/

/** `Thursday at the same time`, `make it Thursday`. */
function atSameTime(wish: Wish | null, text: string, standing: Standing): Wish | null {
  const { context, own } = standing
  const isAgain = own != null && sameTime.test(text)
  const known = currentTime(context) ?? (isAgain ? own : null)
  const [window, second] = wish?.kind === 'windows' ? wish.windows : []
  const day = currentDay(standing)
  const hasDay = standing.state === 'offering' || standing.state === 'confirming'
  if (known && day && wish === null && hasDay && sameTime.test(text))
    return { kind: 'time', time: `${day}${known.slice(10)}` }
  if (!known || !window || second || !keepsHour(text, own != null) || asksEndOfDay(text)) return wish
  if (!isWholeDay(window)) return wish
  const named = isOneDay(window)
    ? window.from.slice(0, 10)
    : /\bsame day\b/.test(text)
      ? sameWeekday(window, known)
      : null
  // An hour that nobody asked to keep isn't taken over to a holiday.
  if (named === null || (!keepsHour(text, false) && federalHolidayOn(named) !== null)) return wish
  const time = `${named}${known.slice(10)}`
  // "Saturday again, same time": not the tour's own.
  return { kind: 'time', time: isAgain && time === own ? `${addDays(named, 7)}${time.slice(10)}` : time }
}
const sameTime = /\bsame (?:time|hour)\b/

/** "Lunch break only, 12 to 1." Then "Thursday?": another day, at the hours of the wish before. */
function inSameHours(wish: Wish | null, text: string, { context, own }: Standing): Wish | null {
  const before = context.wish
  if (own != null || context.time !== null || wish?.kind !== 'windows' || before?.kind !== 'windows') return wish
  const [first, ...others] = before.windows
  const isSame = ({ opens, closes }: TimeWindow) => opens === first?.opens && closes === first.closes
  const asksNew = wish.near !== null || !wish.windows.every(isWholeDay) || asksAnyHour.test(text) || asksEndOfDay(text)
  if (!first || isWholeDay(first) || !others.every(isSame) || asksNew) return wish
  return { ...wish, windows: wish.windows.map((window) => ({ ...window, opens: first.opens, closes: first.closes })) }
}
const isWholeDay = ({ opens, closes }: TimeWindow) => opens === '00:00:00' && closes === '24:00:00'
const asksAnyHour =
  /\b(?:any ?time|any hour|all day|(?:the )?whole day|whenever|other|what|which|when|open|free|available|options?)\b/

/** "The weekend after, same day": the day of a week or a weekend that has the weekday of the known one. */
function sameWeekday({ from, until }: TimeWindow, known: LocalTime): string | null {
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(from.slice(0, 10), ahead))
  return days.find((day) => day < until.slice(0, 10) && weekday(day) === weekday(known.slice(0, 10))) ?? null
}

/** "Number 2": no hour. */
const namesNumber = /\b(?:option|number|no\.|choice|slot) ?#?[123]\b|(?<![\w#])#[123]\b/

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
    !/\b(talk|chat|maybe|see you|come back|(?:write|call|text|try)(?: (?:you|again|back))*) later\b/.test(text)
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
  return (
    isOneDay(window) && weekdayOf(window.from) === weekdayOf(time) && clock >= window.opens && clock < window.closes
  )
}

/**
 * "Can we see it Tuesday at 3? Wait no, he has the dentist. Tuesday at 11": of several days with their hours, the last one, unless
 * they are alternatives. A summary names it.
 */
function withoutEarlier(wish: Wish, text: string, zone: string | null): Wish {
  if (wish.kind === 'time' || zone !== null || wish.near !== null || alternatives.test(text)) return wish
  const last = wish.windows.at(-1)
  return last && wish.windows.length > 1 && wish.windows.every(isExact) ? { kind: 'time', time: last.from } : wish
}
const alternatives =
  /\b(?:or|either|neither|whichever|whatever|both|any|anytime|otherwise|else|if (?:not|that)|o|u|ambos|ambas|cualquiera|depending|each|thanksgiving|christmas|xmas|new year|pacific|eastern|central|mountain|[pemc][sd]?t|(?:my|your|our) time|here|there|for (?:us|you))\b|\/|&|day(?:s| at \S{1,8})?(?:,| and| y) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day/

const eventOf = (wish: Wish): BookingEvent =>
  wish.kind === 'time'
    ? { type: 'TIME_WISHED', time: wish.time }
    : { type: 'DAY_WISHED', windows: wish.windows, near: wish.near }

const soonest =
  /\b(asap|as soon as (?:possible|you can)|(?:the )?(?:soonest|earliest)(?! one)|first available|next available|(?<!\b(?:that's|thats|it's|its|is|all|looks) )right now|right away|immediately)\b/

const otherTimes =
  /\b(?:an)?other (?:times?|days?|slots?|options?|dates?)\b|\bdifferent (?:time|day|date)\b|\bsomething else\b|\banything else\b|\bmore (?:times|options|slots)\b|\bother ones\b|\bany others?\b|\bnone (?:of|work|suit)\b|\bneither\b|\breschedule\b/

const otherDay = /\b(?:an)?other (?:day|date)|\bdifferent (?:day|date)\b/

const anyOfThem =
  /\bwhenever\b|\bany ?time\b|\bany day\b|\b(?:what|which) (?:\w+ )?(?:times?|days?|slots?|hours)\b.*\b(?:free|available|open|have|work|possible|can)\b|\b(?:what's|whats|what is|what do you have|when is it|when are you|when's) (?:free|available|open|possible)\b(?! (?:from|to move|to rent|to lease|for rent|as of))|\bwhat do you have\b|\bwhen (?:can|could|may|should) (?:i|we)\b|\bi'?m (?:flexible|free all|open)\b|\bavailabilit(?:y|ies)\b|\bshow me (?:the |some )?(?:times|slots|options)\b|\bwhat are (?:my|the) options\b|\bwhen works\b|\byou (?:choose|pick|decide)\b/
