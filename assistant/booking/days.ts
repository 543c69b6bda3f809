import { addDays, addMonths, type Day, daysInMonth, monthOf, nthWeekday, weekday } from '#domain/calendar.ts'
import { forRecentTexts } from '../recent-texts.ts'
import { monthSource, shortMonths, smallWeekdays, weekdaySource } from '../understand/day-patterns.ts'
import { chronosDays } from './chrono/chronos-days.ts'
import type { DaysSaid } from './chrono/days-said.ts'
import { holidaysIn } from './holidays.ts'
import { mostTimes } from './limits.ts'

const anyWeekday = '(sun|mon|tue|wed|thu|fri|sat)[a-z]*'

/** The days that a text names, in order, the first of them where there are very many. `today` is the property's. */
export const daysNamedIn = forRecentTexts((text: string, today: Day): readonly DaysSaid[] => {
  const found: DaysSaid[] = holidaysIn(text, today).map((holiday) => ({ ...holiday, isWeekday: false }))
  let left = found.reduce(
    (line, { index, end }) => `${line.slice(0, index)}${' '.repeat(end - index)}${line.slice(end)}`,
    text,
  )
  for (const [pattern, read] of ours) {
    for (const match of left.matchAll(pattern)) {
      const range = read(match, today)
      if (range === null) continue
      const [index, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length]
      found.push({ index, end, ...range, isWeekday: false })
      left = `${left.slice(0, index)}${' '.repeat(end - index)}${left.slice(end)}`
    }
  }
  const all = [...found, ...chronosDays(left, today)].sort((one, other) => one.index - other.index)
  return withoutWider(withinWeeks(withoutSameWeekday(all, text), text)).slice(0, mostTimes)
})

/** "Next Monday 30 November", "Dec 3, a Thursday": a weekday beside a date that falls on it says nothing more. */
function withoutSameWeekday(days: DaysSaid[], text: string): DaysSaid[] {
  const isSame = (one: DaysSaid, other: DaysSaid) =>
    one.first === one.last && other.first === other.last && weekday(one.first) === weekday(other.first)
  const isNamed = ({ index, end }: DaysSaid) => namesWeekday.test(text.slice(index, end))
  const kept: DaysSaid[] = []
  for (const day of days) {
    const before = kept.at(-1)
    const between = before ? text.slice(before.end, day.index) : ''
    const isBeside = before && isSame(before, day) && before.first !== day.first
    if (isBeside && isNamed(before) && /^,? ?(?:the )?$/.test(between))
      kept[kept.length - 1] = { ...day, index: before.index }
    else if (isBeside && !isNamed(before) && day.isWeekday && /^,? ?\(?(?:a |on a |that's a )?$/.test(between))
      kept[kept.length - 1] = { ...before, end: day.end }
    else kept.push(day)
  }
  return kept
}
const namesWeekday = new RegExp(`\\b${weekdaySource}$`)

/** "Next weekend. Saturday 1pm", "next week, Friday at 4": a weekday right after a week or a weekend is one of its days. */
function withinWeeks(days: DaysSaid[], text: string): DaysSaid[] {
  const kept: DaysSaid[] = []
  for (const day of days) {
    const week = kept.at(-1)
    const isJoined = week && week.first !== week.last && day.isWeekday && joins.test(text.slice(week.end, day.index))
    const own = isJoined ? dayIn(week, weekday(day.first)) : undefined
    if (own) kept[kept.length - 1] = { ...day, first: own, last: own }
    else kept.push(day)
  }
  return kept
}
const dayIn = ({ first, last }: DaysSaid, name: number): Day | undefined =>
  Array.from({ length: 7 }, (_, ahead) => addDays(first, ahead)).find((day) => day <= last && weekday(day) === name)
const joins =
  /^(?: (?:works|suits|is (?:good|fine|best|better|ok|okay|great)|would (?:work|suit|be (?:good|fine|best|better|great)))(?: (?:for )?(?:me|us))?(?: (?:best|better))?)?[\s;,.:?!-]*(?:(?:on|the|instead|maybe|like|say|so|then|how about|preferably|ideally)[\s,;]+){0,2}$/

/** "Only weekends? Then next weekend, Sunday the 29th": a day says which one of a weekend before it is meant. */
function withoutWider(days: DaysSaid[]): DaysSaid[] {
  const isWeekend = ({ first, last }: DaysSaid) => first !== last && addDays(first, 1) === last
  const saturdays = new Set<Day>()
  const narrowed = days.findIndex((day) => {
    if (isWeekend(day)) saturdays.add(day.first)
    return day.first === day.last && (saturdays.has(day.first) || saturdays.has(addDays(day.first, -1)))
  })
  return narrowed < 0 ? days : days.filter((day, place) => place >= narrowed || !isWeekend(day))
}

type Range = { first: Day; last: Day } | null
const single = (day: Day): Range => ({ first: day, last: day })

/** The Saturday and Sunday nearest to a day; null without one. */
function weekendAround(day: Range): Range {
  if (day === null) return null
  const of = weekday(day.first)
  const saturday = addDays(day.first, of === 0 ? -1 : of < 3 ? -1 - of : 6 - of)
  return { first: saturday, last: addDays(saturday, 1) }
}

/** `December 5`, or the next 5th without a month. */
function dateNamed(month: string | undefined, date: number, today: Day): Range {
  if (month === undefined) return ofMonth(date, today)
  const day = `${monthNamed(month, today)}-${String(date).padStart(2, '0')}`
  return date >= 1 && date <= daysInMonth(monthOf(day)) ? single(day) : null
}

/** From a day, or the Monday after it, to Friday. */
function workdaysFrom(day: Day): Range {
  const first = [0, 6].includes(weekday(day)) ? nextMonday(day) : day
  return { first, last: addDays(first, 5 - weekday(first)) }
}

/** What chrono reads otherwise, or not at all. Weeks begin on Monday. */
const ours: [RegExp, (match: RegExpMatchArray, today: Day) => Range][] = [
  [
    // "The weekend of Dec 5th"
    new RegExp(
      String.raw`\b(?:the )?weekend (?:of|around)(?: the)? (?:(${monthSource}) (\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th)?(?: of)?(?: (${monthSource}))?)(?![\d:])`,
      'g',
    ),
    ([, month, date, dateFirst, monthLast], today) =>
      weekendAround(dateNamed(month ?? monthLast, Number(date ?? dateFirst), today)),
  ],
  [
    // "The first Saturday of December"
    new RegExp(
      String.raw`\b(?:the )?(first|second|third|fourth|last|[1-4](?:st|nd|rd|th)) ${anyWeekday} (?:of|in) (?:(next month|the month)|(${monthSource}))\b`,
      'g',
    ),
    ([, place = '', name = '', near, month], today) => inMonthOf(place, name, monthNamed(near ? null : month, today)),
  ],
  [
    new RegExp(String.raw`\b${anyWeekday}(?: of)? next week\b`, 'g'),
    ([, name], today) => single(ofNextWeek(name, today)),
  ],
  [
    new RegExp(String.raw`\bnext week,?(?: on)? ${anyWeekday}\b`, 'g'),
    ([, name], today) => single(ofNextWeek(name, today)),
  ],
  [
    new RegExp(String.raw`\b(a|1|2|3) weeks? (?:from|after) (?:(today|now|tomorrow)|(?:this )?${anyWeekday})\b`, 'g'),
    ([, count = '1', near, name], today) =>
      single(
        addDays(near ? addDays(today, near === 'tomorrow' ? 1 : 0) : coming(name, today), 7 * (Number(count) || 1)),
      ),
  ],
  [
    /\b(?:the )?(?:weekend after next|next weekend but one)\b/g,
    (_, today) => ({ first: addDays(nextMonday(today), 12), last: addDays(nextMonday(today), 13) }),
  ],
  [/\b(?:the )?week after next\b/g, (_, today) => weekFrom(addDays(nextMonday(today), 7))],
  [
    /\b(?:early |later? |end of |the week of )?(?:next week|(?:this|the) coming week)\b/g,
    (_, today) => weekFrom(nextMonday(today)),
  ],
  [
    /(?<!day of )\b(?:later )?(?:in )?(?:this|the|end of the) week\b(?!end)/g,
    (_, today) => ({ first: today, last: addDays(nextMonday(today), -1) }),
  ],
  [
    /\b(?:the )?last day (?:of|in) (?:the|this) month\b/g,
    (_, today) => single(`${monthOf(today)}-${daysInMonth(monthOf(today))}`),
  ],
  [/\bafter the weekend\b/g, (_, today) => weekFrom(nextMonday(today))],
  [
    /\b(?:next weekend|the weekend after|(?:the )?following weekend)\b/g,
    (_, today) => ({ first: addDays(nextMonday(today), 5), last: addDays(nextMonday(today), 6) }),
  ],
  [
    /\b(?:(?:this|the|on the|a) )?weekends?\b/g,
    (_, today) => {
      const sunday = addDays(nextMonday(today), -1)
      return { first: weekday(today) === 0 ? today : addDays(sunday, -1), last: sunday }
    },
  ],
  [/\b(?:(?:an?|any|some|on) )*week ?days?\b/g, (_, today) => workdaysFrom(addDays(today, 1))],
  [
    new RegExp(
      String.raw`\b(?:(${weekdaySource}),? )?(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! (?:of )?(?:${monthSource}|one|option|time|floor|slot|street|st\b|ave|those|these|them|the (?:two|three)))(?<!${monthSource} (?:the )?\d+..)`,
      'g',
    ),
    ([, name, date], today) => onNamedDay(name, Number(date), today),
  ],
  [
    // "Monday the 30"
    new RegExp(
      String.raw`\b(?:${anyWeekday},?|on|for|to|do) the (\d{1,2})\b(?![:.%]|(?:st|nd|rd|th)| ?[ap]m?\b| (?:of (?:us|you|them)|people|adults|kids|bed|bath|room|unit|space|cat|dog|option|time|car)|[- ](?:bed|bath))`,
      'g',
    ),
    ([, name, date], today) => onNamedDay(name, Number(date), today),
  ],
  [
    // An hour that was read before stands as `~`: "sat 5 3pm".
    new RegExp(String.raw`\b${anyWeekday},? (\d{1,2})(?= ?~)`, 'g'),
    ([, name, date], today) => {
      const range = ofMonth(Number(date), today)
      return range && weekday(range.first) === weekday(coming(name, today)) ? range : null
    },
  ],
  [
    new RegExp(
      String.raw`\b${anyWeekday},? (\d{1,2})(?![\d:.-]|(?:st|nd|rd|th)|\s?(?:am?|pm?|ish|o'clock|to|or)\b|\s(?:of )?${monthSource}\b)`,
      'g',
    ),
    ([, name, date], today) => onWeekday(name, Number(date), today),
  ],
  [
    new RegExp(String.raw`\b(${monthSource}) (\d\d?)(?:st|nd|rd|th)?\b(?!:)`, 'g'),
    ([, name = '', date], today) => notOnCalendar(name, Number(date), today),
  ],
]

function coming(name: string | undefined, today: Day): Day {
  const wanted = smallWeekdays.findIndex((each) => each.startsWith((name ?? '').slice(0, 3)))
  return addDays(today, (wanted - weekday(today) + 7) % 7)
}

/** The next month of a name, or the one after this: `2026-12`. */
function monthNamed(name: string | null | undefined, today: Day): string {
  const next = monthOf(addMonths(today, 1))
  if (!name) return next
  const number = shortMonths.indexOf(name.slice(0, 3)) + 1
  const isOver = number < Number(today.slice(5, 7))
  return `${Number(today.slice(0, 4)) + Number(isOver)}-${String(number).padStart(2, '0')}`
}

/** A weekday of a month by its place: `first`, `2nd`, `last`. */
function inMonthOf(place: string, name: string, month: string): Range {
  const count = Number(place.slice(0, 1)) || ['first', 'second', 'third', 'fourth'].indexOf(place) + 1
  const of = smallWeekdays.findIndex((each) => each.startsWith(name.slice(0, 3)))
  return single(nthWeekday(Number(month.slice(0, 4)), Number(month.slice(5, 7)), of, count || -1))
}

function nextMonday(today: Day): Day {
  return addDays(today, (8 - weekday(today)) % 7 || 7)
}

function weekFrom(monday: Day): Range {
  return { first: monday, last: addDays(monday, 6) }
}

function ofNextWeek(name: string | undefined, today: Day): Day {
  return coming(name, nextMonday(today))
}

/** `the 24th`: of this month, or of the next that has one. */
function ofMonth(date: number, today: Day): Range {
  if (date < 1 || date > 31) return null
  const days = [0, 1, 2, 3].map((ahead) => `${monthOf(addMonths(today, ahead))}-${String(date).padStart(2, '0')}`)
  const day = days.find((each) => each >= today && Number(each.slice(8)) <= daysInMonth(monthOf(each)))
  return day ? single(day) : null
}

/** "Sunday the 27th", where the 27th of this month is a Friday and the next month's a Sunday. */
function onNamedDay(name: string | undefined, date: number, today: Day): Range {
  const range = ofMonth(date, today)
  if (name === undefined || range === null) return range
  const isNamed = (day: Day) => weekday(day) === weekday(coming(name, today))
  const next = addMonths(range.first, 1)
  return !isNamed(range.first) && isNamed(next) && Number(next.slice(8)) === date ? single(next) : range
}

/** `sat 28`: a date where that day is a Saturday; up to 12 it may be an hour. */
function onWeekday(name: string | undefined, date: number, today: Day): Range {
  const range = date > 12 ? ofMonth(date, today) : null
  return range && weekday(range.first) === weekday(coming(name, today)) ? range : null
}

/** A thirtieth of February is what it says, so that someone can say that there is none. */
function notOnCalendar(name: string, date: number, today: Day): Range {
  const month = String(shortMonths.indexOf(name.slice(0, 3)) + 1).padStart(2, '0')
  const years = [0, 1].map((ahead) => Number(today.slice(0, 4)) + ahead)
  if (date <= 31 && years.some((year) => date <= daysInMonth(`${year}-${month}`))) return null
  return date > 31 ? null : single(`${years[0]}-${month}-${date}`)
}
