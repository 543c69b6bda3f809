import { addDays, weekday } from '#domain/calendar.ts'
import { type LocalTime, localAt } from '#domain/time-zone.ts'
import type { BookingContext, BookingEvent, TimeWindow, Wish } from '#machines/tour-booking/wish.ts'
import type { ListingRecord } from '../turn.ts'
import { choiceIn } from './answers.ts'
import { changedTime, keepsHour } from './changes.ts'
import { daysIn } from './days.ts'
import { anyTime } from './free-times.ts'
import { wishIn } from './times.ts'
import { saysWhere, zoneIn } from './zones.ts'

/** Where the dialogue stands when a message comes. */
export interface Standing {
  state: string
  context: Pick<BookingContext, 'wish' | 'time' | 'offers'>
  record: ListingRecord
  now: Date
  /** The last reply asked its question and nothing came in between. */
  isAsked: boolean
}

/** A sentence as far as it may name a time. */
export interface Timed {
  /** In spoken form; empty where the sentence is about something else. */
  times: string
  wantsOtherTime: boolean
}

/** The time that the sentences wish for, and which of them it came from. */
export function timeEvents(read: Timed[], standing: Standing): { events: BookingEvent[]; from: Timed[] } {
  const { state, context, record, now } = standing
  // The visitor's place may stand in another sentence than the time.
  const zone = zoneIn(read.map(({ times }) => times).join(' ; '))
  const from = read.filter(
    ({ times }) => times !== '' && (isAboutTime(times, standing) || (zone !== null && saysWhere(times))),
  )
  const said = from.map(({ times }) => times).join(' ; ')
  const { kept, denied } = withoutDenied(said)
  const moment = { record, now, day: dayOf(context), expectsTime: expects.includes(state), zone }
  const changed = changeOf(kept, standing)
  if (changed !== null) return { events: [{ type: 'TIME_WISHED', time: changed }], from }
  const number = state === 'offering' ? choiceOf(kept, standing, zone) : null
  if (number !== null) return { events: [{ type: 'TIME_CHOSEN', number }], from }
  const wish = atSameTime(wishIn(kept, moment), said, context) ?? vagueWish(kept, standing)
  if (wish) return { events: [eventOf(wish)], from }
  const denial = denied === '' ? null : wishIn(denied, moment)
  const rest = denial && remainder(denial)
  if (rest) return { events: [eventOf(rest)], from }
  const wantsOthers = denial !== null || otherTimes.test(said) || read.some((each) => each.wantsOtherTime)
  const without = denial ? refused(denial) : otherDay.test(said) ? [moment.day].filter((day) => day !== null) : []
  return { events: wantsOthers ? [{ type: 'OTHERS_WISHED', without }] : [], from }
}

/** What is left of the day where hours of it do not suit: `mornings don't work`. */
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
  const moment = { record, now, day: null, expectsTime: expects.includes(state), zone: null }
  return (
    changeOf(text, standing) !== null ||
    wishIn(text, moment) !== null ||
    vagueWish(text, standing) !== null ||
    otherTimes.test(text) ||
    (knownTime(context) !== null && /\bsame (?:time|hour)\b/.test(text)) ||
    (state === 'offering' && choiceIn(text, context.offers.length) !== null)
  )
}

/** The time that is spoken of: of the summary, of the last wish, of the only offer. */
function knownTime({ time, wish, offers }: Standing['context']): LocalTime | null {
  return time ?? (wish?.kind === 'time' ? wish.time : offers.length === 1 ? (offers[0] ?? null) : null)
}

/** `an hour later` */
function changeOf(text: string, { context }: Standing): LocalTime | null {
  const known = knownTime(context)
  return known === null ? null : changedTime(text, known)
}

/** `Thursday at the same time`, `make it Thursday`. */
function atSameTime(wish: Wish | null, text: string, context: Standing['context']): Wish | null {
  const known = knownTime(context)
  const [window, second] = wish?.kind === 'windows' ? wish.windows : []
  if (!known || !window || second || !keepsHour(text)) return wish
  const isOneDay = addDays(window.from.slice(0, 10), 1) === window.until.slice(0, 10)
  if (!isOneDay || window.opens !== '00:00:00' || window.closes !== '24:00:00') return wish
  return { kind: 'time', time: `${window.from.slice(0, 10)}${known.slice(10)}` }
}

/** A choice among the offers: by its number, or by a time or a day that only one of them has. */
function choiceOf(text: string, { context, record, now }: Standing, zone: string | null): number | null {
  const { offers } = context
  const wish = wishIn(text, { record, now, day: dayOf(context), expectsTime: true, zone })
  if (wish === null || /\b(?:option|number)\b/.test(text) || /^\(?[123][).!]?$/.test(text.trim())) {
    const chosen = choiceIn(text, offers.length)
    if (chosen !== null) return chosen
  }
  if (wish === null || zone === 'unknown' || /\b(what|how) about|instead|other|different|another\b/.test(text))
    return null
  const today = localAt(now, record.timeZone).slice(0, 10)
  const namesDay = daysIn(text, today).length > 0
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

function isIn(time: LocalTime, { from, until, opens, closes }: TimeWindow, namesDay: boolean): boolean {
  const clock = time.slice(11)
  return (!namesDay || (time >= from && time < until)) && clock >= opens && clock < closes
}

/** Times that are named by no day and no hour: as soon as possible, whenever, later, earlier. */
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

/** A yes that names a time is one only where it names the time of the summary. */
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

/** "Yes, Thursday" to a Thursday two weeks from now: the day of the summary is meant, not the next one. */
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

/** The day that is spoken of: of the summary, of all offers, of the last wish. */
function dayOf({ time, offers, wish }: Standing['context']): string | null {
  const days = [...new Set(offers.map((offer) => offer.slice(0, 10)))]
  if (time !== null) return time.slice(0, 10)
  if (days.length > 0) return days.length === 1 ? (days[0] ?? null) : null
  if (wish?.kind === 'time') return wish.time.slice(0, 10)
  const [window, second] = wish?.windows ?? []
  return window && !second && addDays(window.from.slice(0, 10), 1) === window.until.slice(0, 10)
    ? window.from.slice(0, 10)
    : null
}

/** Parts of a sentence that say when not: `not Tuesday`, `instead of Tuesday`, `Tuesday doesn't work`. */
function withoutDenied(text: string): { kept: string; denied: string } {
  const parts = text
    .replace(
      /\b(instead of|rather than|other than|except|anything but|not (?=(?:on |at )?(?:the )?(?:\d|[a-z]+day\b|tomorrow|today)))/g,
      '|$1',
    )
    .split(
      /\||;|\bbut\b|\b(?=(?:how|what) about\b)|,\s(?!(?:and )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|at\b))/,
    )
  const isDenied = (part: string) => deny.test(part) && !/\bwhy not\b/.test(part)
  return { kept: parts.filter((part) => !isDenied(part)).join(' ; '), denied: parts.filter(isDenied).join(' ; ') }
}

const expects = ['askingTime', 'offering', 'confirming', 'changing']
const soonest =
  /\b(asap|as soon as (?:possible|you can)|(?:the )?(?:soonest|earliest)(?! one)|first available|next available|right now|right away|immediately)\b/
const otherTimes =
  /\b(?:an)?other (?:times?|days?|slots?|options?|dates?)\b|\bdifferent (?:time|day|date)\b|\bsomething else\b|\banything else\b|\bmore (?:times|options|slots)\b|\bother ones\b|\bany others?\b|\bnone (?:of|work|suit)\b|\bneither\b|\breschedule\b/
const otherDay = /\b(?:an)?other (?:day|date)|\bdifferent (?:day|date)\b/
const anyOfThem =
  /\bwhenever\b|\bany ?time\b|\bany day\b|\b(?:what|which) (?:\w+ )?(?:times?|days?|slots?|hours)\b.*\b(?:free|available|open|have|work|possible|can)\b|\b(?:what's|whats|what is|what do you have|when is it|when are you|when's) (?:free|available|open|possible)\b|\bwhat do you have\b|\bwhen (?:can|could|may|should) (?:i|we)\b|\bi'?m (?:flexible|free all|open)\b|\bavailabilit(?:y|ies)\b|\bshow me (?:the |some )?(?:times|slots|options)\b|\bwhat are (?:my|the) options\b|\bwhen works\b|\byou (?:choose|pick|decide)\b/
const deny =
  /\b(?:(?:that|it)(?: i|')?s (?:thanksgiving|turkey day|christmas|a holiday)|not|no good|can't|cannot|cant|couldn't|don't|doesn't|won't|isn't|aren't|unable|impossible|busy|instead of|rather than|other than|except|anything but|cancel)\b/
