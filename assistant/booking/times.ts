import { addDays, type Day, weekday } from '#domain/calendar.ts'
import { isOnCalendar, type LocalTime, localAt, momentOf } from '#domain/time-zone.ts'
import type { TimeWindow, Wish } from '#machines/tour-booking/wish.ts'
import type { Listing } from '../listing.ts'
import type { TimeSaid } from '../understand/time-roles.ts'
import type { DaysSaid } from './chrono/days-said.ts'
import { type HoursSaid, hoursIn, type SaidClock } from './clocks.ts'
import { daysNamedIn } from './days.ts'

export interface TimeContext {
  record: Listing
  now: Date
  /** The day that the dialogue is about; null when there is none, or several. */
  day: Day | null
  /** Only a time is asked for, so a number alone is one. */
  expectsTime: boolean
  /** The zone that the hours are in, as returned by `zoneIn`. */
  zone: string | null
  /** A weekday means the one after `day`. */
  isLater?: boolean
}

type Hours = HoursSaid | null
type Days = DaysSaid | null

/** The time, or the days and hours, that a text in spoken form wishes for; null when it names none. */
export function wishIn(text: string, moment: TimeContext): Wish | null {
  const { now, record } = moment
  const soon = inHours(text, moment)
  if (soon) return soon
  const { hours, bare } = hoursIn(text, (index) => moment.expectsTime && isAlone(partAt(text, index)))
  const named = daysNamedIn(bare, localAt(now, record.timeZone).slice(0, 10))
  const days = withinRange(withoutWeeks(withoutVague(named, hours)))
  if (hours.length === 0 && days.length === 0) return null
  const pairs = withOpenDays(oncePerDay(days), hours, bare)
  const wishes = distinct(pairs.map(([day, hour]) => wishOf(day, hour, moment)))
  const [first] = wishes
  if (wishes.length === 1 && first) return first
  const windows = wishes.flatMap((wish) => (wish.kind === 'time' ? [onlyAt(wish.time)] : wish.windows))
  return { kind: 'windows', windows, near: null }
}

/** Every day and hour that a text names, in order; "tonight" counts as one. */
export function timesSaidIn(text: string, { record, now, expectsTime }: Omit<TimeContext, 'day' | 'zone'>): TimeSaid[] {
  const { said, bare } = hoursIn(text, (index) => expectsTime && isAlone(partAt(text, index)))
  const hours = said.map(({ index, end }) => ({ index, end, isDay: false }))
  const isFree = ({ index, end }: DaysSaid) => hours.every((hour) => end <= hour.index || index >= hour.end)
  const days = daysNamedIn(bare, localAt(now, record.timeZone).slice(0, 10)).filter(isFree)
  return [...hours, ...days.map(({ index, end }) => ({ index, end, isDay: true }))].sort(
    (one, other) => one.index - other.index,
  )
}

/** "After the weekend, Dec 7 5pm": beside a day with its hour, a week or a weekend says nothing more. */
function withoutVague(days: readonly DaysSaid[], hours: HoursSaid[]): readonly DaysSaid[] {
  const isExact = ({ first, last, end }: DaysSaid) =>
    first === last && hours.some((hour) => hour.kind === 'exact' && hour.index >= end && hour.index - end <= 4)
  return days.some(isExact) ? days.filter((one) => one.first === one.last || hours.length > 1) : days
}

/** "Later in the week, Saturday is good": beside a day, a week or a month says nothing more. */
function withoutWeeks(days: readonly DaysSaid[]): readonly DaysSaid[] {
  const isLong = ({ first, last }: DaysSaid) => addDays(first, 1) < last
  return days.some(({ first, last }) => first === last) && days.some(isLong) && !days.some(isInRange(days))
    ? days.filter((one) => !isLong(one))
    : days
}

/** A weekday or a date that is meant within the range that is named with it: "the week of December 7, Thursday". */
const isInRange =
  (days: readonly DaysSaid[]) =>
  (one: DaysSaid): boolean =>
    days.some(
      (range) =>
        range.first !== range.last &&
        one.first < range.first &&
        (one.isWeekday || dateInRange(one.first, range) !== one.first),
    )

/** "I'm there December 3 to 5, Friday is best": the one day that is named is in the days that are named. */
function withinRange(days: readonly DaysSaid[]): readonly DaysSaid[] {
  const [range, second] = days.filter(({ first, last }) => first !== last && addDays(first, 14) >= last)
  if (!range || second) return days
  const inRange = days.flatMap((one) => {
    if (one === range) return []
    const days = one.isWeekday ? dayInRange(one.first, range) : dateInRange(one.first, range)
    return days !== null && days >= range.first && days <= range.last ? [{ ...one, first: days, last: days }] : []
  })
  return inRange.length === days.length - 1 && inRange.length > 0 ? inRange : days
}

/** "The week after Christmas, the 29th or 30th": those of December. */
function dateInRange(day: Day, { first, last }: DaysSaid): Day {
  const dates = Array.from({ length: 15 }, (_, ahead) => addDays(first, ahead)).filter((each) => each <= last)
  return dates.includes(day) ? day : (dates.find((each) => each.slice(8) === day.slice(8)) ?? day)
}

function dayInRange(day: Day, { first, last }: DaysSaid): Day | null {
  const found = addDays(first, (weekday(day) - weekday(first) + 7) % 7)
  return found <= last ? found : null
}

/** "Friday, the 27th" is one day. */
function oncePerDay(days: readonly DaysSaid[]): DaysSaid[] {
  const isSame = (one: DaysSaid, other: DaysSaid) =>
    one !== other &&
    one.isWeekday &&
    !other.isWeekday &&
    other.first === other.last &&
    isOnCalendar(`${other.first}T12:00:00`) &&
    weekday(one.first) === weekday(other.first)
  return days.filter((one) => !days.some((other) => isSame(one, other)))
}

const distinct = (wishes: Wish[]): Wish[] =>
  wishes.filter((wish, place) => wishes.findIndex((each) => JSON.stringify(each) === JSON.stringify(wish)) === place)

/** "After 3 on Tuesday, or any time Wednesday": the hour isn't one of Wednesday. */
function withOpenDays(days: readonly DaysSaid[], hours: HoursSaid[], text: string): [Days, Hours][] {
  const isOpen = ({ index, end }: DaysSaid) =>
    opensDay.test(text.slice(Math.max(0, index - 30), index)) || openBehind.test(text.slice(end, end + 40))
  const open = hours.length > 0 ? days.filter(isOpen) : []
  if (open.length === 0 || open.length === days.length) return paired(days, hours)
  return [
    ...paired(
      days.filter((day) => !open.includes(day)),
      hours,
    ),
    ...open.map((day): [Days, Hours] => [day, null]),
  ]
}

const allDay = String.raw`(?:any ?time|all day|whenever|the (?:whole|entire) day|all of)`
const opensDay = new RegExp(String.raw`\b${allDay}(?: on| this| next)*,? *$`)
const openBehind = new RegExp(
  String.raw`^,? *(?:is |at |i'm |i am |we're )*(?:${allDay}|(?:wide |completely |totally )?(?:open|free))\b(?!,? *(?:~|before|after|between|from|until|till?|at|in)(?![a-z]))`,
)

/** Pairs days with hours: `Tuesday or Wednesday at 3` and `Tuesday at 2 or 3` are two times each. */
function paired(days: readonly DaysSaid[], hours: HoursSaid[]): [Days, Hours][] {
  if (days.length === 0) return narrowed(hours).map((hour) => [null, hour])
  if (hours.length === 0) return days.map((day) => [day, null])
  if (days.length === 1) return narrowed(hours).map((hour) => [days[0] ?? null, hour])
  if (hours.length === 1) return days.map((day) => [day, hours[0] ?? null])
  const hoursFirst = (hours[0]?.index ?? 0) < (days[0]?.index ?? 0)
  return days.flatMap((day, index): [Days, Hours][] => {
    const [from, until] = hoursFirst
      ? [days[index - 1]?.index ?? -1, day.index]
      : [day.index, days[index + 1]?.index ?? Number.POSITIVE_INFINITY]
    const own = hours.filter((hour) => hour.index > from && hour.index < until)
    const next = hours.find((hour) => hour.index > day.index) ?? hours.at(-1) ?? null
    return own.length > 0 ? narrowed(own).map((hour) => [day, hour]) : [[day, next]]
  })
}

/** "She's free from 12 to 3, 2 is best" is at 2; "after 3 and before 5" is between them. */
function narrowed(hours: HoursSaid[]): HoursSaid[] {
  const exact = hours.filter(({ kind }) => kind === 'exact')
  if (exact.length > 0) return exact
  const [after, before] = [hours.find(({ kind }) => kind === 'after'), hours.find(({ kind }) => kind === 'before')]
  if (hours.length !== 2 || after?.kind !== 'after' || before?.kind !== 'before') return hours
  return [{ kind: 'between', from: after.at, to: before.at, index: after.index, end: before.end }]
}

function wishOf(days: Days, hours: Hours, moment: TimeContext): Wish {
  if (hours?.kind === 'exact' && (days === null || days.first === days.last)) {
    const time = exactTime(days, hours, moment)
    return moment.zone === 'unknown' ? aroundDay(time) : { kind: 'time', time }
  }
  const range = rangeOf(days, moment)
  // A February 30 is looked up too, so that the visitor is told that it doesn't exist.
  if (!isOnCalendar(`${range.first}T12:00:00`)) return { kind: 'time', time: `${range.first}T12:00:00` }
  const [opens, closes] = onHomesClock(clockRange(hours, range.first, moment), range.first, moment)
  const isOver = `${range.last}T${closes}` <= here(moment)
  const shift = days?.isWeekday
    ? Math.max(isOver || isNextOne(range.first, moment) ? 7 : 0, daysToWeekOf(days, moment))
    : 0
  const from = later(`${addDays(range.first, shift)}T00:00:00`, here(moment))
  const until = `${addDays(range.last, shift + 1)}T00:00:00`
  return {
    kind: 'windows',
    windows: [{ from: from < until ? from : `${range.first}T00:00:00`, until, opens, closes }],
    near: null,
  }
}

/** The days to search; without a day, the day the dialogue is about, else the next two weeks. */
function rangeOf(days: Days, moment: TimeContext): { first: Day; last: Day } {
  if (days) return days
  const today = here(moment).slice(0, 10)
  return moment.day ? { first: moment.day, last: moment.day } : { first: today, last: addDays(today, 14) }
}

function clockRange(hours: Hours, day: Day, moment: TimeContext): [string, string] {
  switch (hours?.kind) {
    case 'part':
      return [hours.opens, hours.closes]
    case 'after':
      return [clockText(hours.at, day, moment), '24:00:00']
    case 'before':
      return ['00:00:00', clockText(hours.at, day, moment)]
    case 'between': {
      const to = clockText(hours.to, day, moment)
      const from = clockText(
        { ...hours.from, meridiem: hours.from.meridiem ?? likely(hours.from, hours.to) },
        day,
        moment,
      )
      return from < to ? [from, to] : [to, from]
    }
    case 'exact': {
      const opens = clockText(hours.at, day, moment)
      return [opens, `${opens.slice(0, 6)}01`]
    }
    default:
      return ['00:00:00', '24:00:00']
  }
}

/** `2-4pm` is in the afternoon, `10-2pm` starts in the morning. */
function likely(from: SaidClock, to: SaidClock): SaidClock['meridiem'] {
  if (to.meridiem !== 'pm') return to.meridiem
  return from.hour % 12 < to.hour % 12 || to.hour === 12 ? (to.hour === 12 ? 'am' : 'pm') : 'am'
}

function exactTime(days: Days, hours: HoursSaid & { kind: 'exact' }, moment: TimeContext): LocalTime {
  const now = here(moment)
  const today = now.slice(0, 10)
  const day = days?.first ?? moment.day ?? today
  const time = elsewhere(`${day}T${clockText(hours.at, day, moment)}`, moment)
  const ahead = days?.isWeekday ? daysToWeekOf(days, moment) : 0
  if (ahead > 0) return moved(time, ahead)
  if (days?.isWeekday && day === today && (time <= now || isNextOne(day, moment))) return moved(time, 7)
  if (time > now) return time
  return days === null && day === today ? moved(time, 1) : time
}

/** The hour on a 24-hour clock. Without am or pm, the tour hours decide, else 8 AM to 8 PM. */
function clockText({ hour, minute, meridiem }: SaidClock, day: Day, { record }: TimeContext): string {
  const text = (each: number) => `${String(each).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`
  if (meridiem !== null) return text((hour % 12) + (meridiem === 'pm' ? 12 : 0))
  if (hour > 12 || hour === 0) return text(hour === 24 ? 0 : hour)
  const both = [text(hour % 12), text((hour % 12) + 12)]
  const shown = (onDay: Day | null) => both.filter((clock) => isShown(record, clock, onDay))
  const daytime = both.find((clock) => clock >= '08:00:00' && clock < '20:00:00') ?? text(hour)
  const [only, other] = shown(day).length > 0 ? shown(day) : shown(null)
  return only && !other ? only : daytime
}

function isShown({ tourHours }: Listing, clock: string, onDay: Day | null): boolean {
  return tourHours.some(
    ({ weekday: shown, opens, closes }) =>
      (onDay === null || !isOnCalendar(`${onDay}T00:00:00`) || weekday(onDay) === shown) &&
      clock >= opens &&
      clock < closes,
  )
}

/** Converts a time from the visitor's zone to the property's. */
function elsewhere(time: LocalTime, { record, zone }: TimeContext): LocalTime {
  const moment = zone === null || zone === 'unknown' ? null : momentOf(time, zone)
  return moment ? localAt(moment, record.timeZone) : time
}

/** Converts a range of hours from the visitor's zone to the property's, when both ends are on one day. */
function onHomesClock([opens, closes]: [string, string], day: Day, moment: TimeContext): [string, string] {
  if (moment.zone === null || opens === '00:00:00' || closes === '24:00:00' || !isOnCalendar(`${day}T${opens}`))
    return [opens, closes]
  const [from, until] = [elsewhere(`${day}T${opens}`, moment), elsewhere(`${day}T${closes}`, moment)]
  return from.startsWith(day) && until.startsWith(day) ? [from.slice(11), until.slice(11)] : [opens, closes]
}

/** "5 PM my time" without a known place: the times of that day, offered in the home's zone. */
function aroundDay(time: LocalTime): Wish {
  const day = time.slice(0, 10)
  const window = {
    from: `${day}T00:00:00`,
    until: `${addDays(day, 1)}T00:00:00`,
    opens: '00:00:00',
    closes: '24:00:00',
  }
  return { kind: 'windows', windows: [window], near: time }
}

/** With a later day in mind ("next week, Friday"), today's weekday means the next one. */
function isNextOne(day: Day, moment: TimeContext): boolean {
  const today = here(moment).slice(0, 10)
  return day === today && moment.day !== null && moment.day > today
}

/**
 * How many days to shift a weekday into the week of `day`: for a tour on Thursday, December 3, "Friday" is the 4th. Up to
 * four days before `day`, the first such weekday is meant.
 */
function daysToWeekOf({ first, isThis }: DaysSaid, { day, isLater }: TimeContext): number {
  if (day === null || isThis || !isOnCalendar(`${day}T12:00:00`)) return 0
  if (isLater && first <= day) return 7
  const apart = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / (24 * 3600 * 1000)
  return Math.max(0, 7 * Math.floor((apart + 2) / 7))
}

/** `in two hours`, rounded up to the next half hour. */
function inHours(text: string, { now, record }: TimeContext): Wish | null {
  const [, count, unit = ''] = /\bin (?:about )?(\d+) (hours?|minutes?|mins?)\b/.exec(text) ?? []
  if (count === undefined) return null
  const half = 30 * 60_000
  const moment = now.getTime() + Number(count) * (unit.startsWith('h') ? 2 * half : half / 30)
  return { kind: 'time', time: localAt(new Date(Math.ceil(moment / half) * half), record.timeZone) }
}

const longestAlone = 80

/** The sentence or clause at an offset (they are separated by semicolons); empty when it is long. */
function partAt(text: string, index: number): string {
  const from = Math.max(0, index - longestAlone)
  const near = text.slice(from, index + longestAlone)
  const start = near.lastIndexOf(';', index - from) + 1
  const end = near.indexOf(';', index - from)
  const part = near.slice(start, end < 0 ? undefined : end)
  return part.length > longestAlone ? '' : part
}

/** A single hour with words that contain no other number: `10`, `maybe 10 works`. */
function isAlone(text: string): boolean {
  return (
    text !== '' &&
    text.trim().split(/\s+/).length <= 7 &&
    !/\b(second|first|third|last|bed|bath|people|manage|handle|climb)\b/.test(text) &&
    !countsOwn.test(text) &&
    (text.match(/\d+/g) ?? []).length <= 2
  )
}

/** "Is the cat rule strict? I have two" */
const countsOwn = /\b(?:i|we|he|she|they)(?:'ve| have| has|'s)?(?: got| own| have)? (?:got|have|has|own) \d{1,2}\b(?!:)/

/** The text with all days and hours blanked out. */
export function withoutTimes(text: string, today: Day): string {
  const { bare } = hoursIn(text, () => false)
  return daysNamedIn(bare, today).reduce(
    (left, { index, end }) => left.slice(0, index) + ' '.repeat(end - index) + left.slice(end),
    bare,
  )
}

/** Whether a window holds one exact time, as `onlyAt` makes it. */
export const isExact = ({ from, until }: TimeWindow) => until === `${from.slice(0, 17)}01`

function onlyAt(time: LocalTime): TimeWindow {
  const clock = time.slice(11)
  return { from: time, until: `${time.slice(0, 17)}01`, opens: clock, closes: `${clock.slice(0, 6)}01` }
}

const here = ({ now, record }: TimeContext) => localAt(now, record.timeZone)
const later = (one: LocalTime, other: LocalTime) => (one > other ? one : other)
const moved = (time: LocalTime, days: number) => `${addDays(time.slice(0, 10), days)}${time.slice(10)}`
