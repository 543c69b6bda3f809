import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  daysBetween,
  daysInMonth,
  monthOf,
  nthWeekday,
  weekday,
} from '#domain/calendar.ts'
import { smallMonths, smallWeekdays } from '../../understand/day-patterns.ts'
import { ones } from '../../understand/number-words.ts'

const [firstDay, lastDay] = ['1970-01-01', '9999-12-31']

/** "In a million years" is limited to the last date with a year of four digits. */
export function plusDays(day: Day, days: number): Day {
  return days >= daysBetween(day, firstDay) && days <= daysBetween(day, lastDay) ? addDays(day, days) : lastDay
}

/** Limited as `plusDays` is. */
export function plusMonths(day: Day, months: number): Day {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return months <= (9999 - year) * 12 + 12 - month ? addMonths(day, months) : lastDay
}

/** The nearest day that the month has. */
function dayInMonth(year: number, month: number, date: number): Day {
  const first = dayOf(year, month, 1)
  return dayOf(year, month, Math.min(daysInMonth(monthOf(first)), Math.max(1, date)))
}

/** The next such day of the year, today included. */
function nextOf(month: number, day: number, today: string): string {
  const year = Number(today.slice(0, 4))
  const one = dayInMonth(year, month, day)
  return one < today ? dayInMonth(year + 1, month, day) : one
}

const monthAt = (word: string) =>
  word.length < 3
    ? -1
    : smallMonths.findIndex(
        (name) => name === word || name.slice(0, 3) === word || (word === 'sept' && name === 'september'),
      )
const dayNumber = (word = '') => {
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1]
  return day && Number(day) >= 1 && Number(day) <= 31 ? Number(day) : null
}

/** The days named in words, as `2027-01-01`; each is the next one from `today`. */
export function daysIn(words: string[], today: string): string[] {
  const found: string[] = []
  for (let i = 0; i < words.length; i++) {
    // "Tuesday, December 1" is one day.
    const isBesideDate = monthAt(words[i + 1] ?? '') >= 0 && dayNumber(words[i + 2]) !== null
    const day =
      monthDay(words, i, today) ?? holiday(words, i, today) ?? (isBesideDate ? null : relative(words, i, today))
    if (day && !found.includes(day)) found.push(day)
  }
  if (found.length === 0) found.push(...bareDays(words, today))
  return found
}

export const dayIn = (words: string[], today: string): string | null => daysIn(words, today)[0] ?? null

function monthDay(words: string[], i: number, today: string): string | null {
  const word = words[i] ?? ''
  const month = monthAt(word)
  if (month < 0 || !isMonthWord(words, i)) return null
  const before = words[i - 1] === 'of' ? words[i - 2] : words[i - 1]
  const isEnd = before === 'end' || before === 'late'
  const isMiddle = before === 'mid' || before === 'middle'
  // "The end of Jan 27" is in 2027.
  const isPart = isEnd || isMiddle || before === 'early' || before === 'beginning' || before === 'start'
  const shortYear = isPart ? shortYearAt(words[i + 1], today) : null
  const next = shortYear === null ? dayNumber(words[i + 1]) : null
  const earlier = dayNumber(before)
  const day = next ?? earlier ?? (isEnd ? 31 : isMiddle ? 15 : 1)
  const year = shortYear ?? yearAt(words[i + 1]) ?? (next ? yearAt(words[i + 2]) : null)
  return year ? dayInMonth(year, month + 1, day) : nextOf(month + 1, day, today)
}

const yearAt = (word = '') => (/^20\d\d$/.test(word) ? Number(word) : null)

/** "27" for 2027, from this year to ten years on. */
function shortYearAt(word: string | undefined, today: string): number | null {
  const year = /^\d\d$/.test(word ?? '') ? 2000 + Number(word) : 0
  const now = Number(today.slice(0, 4))
  return year >= now && year <= now + 10 ? year : null
}

/** "may" and "march" usually mean something else. */
function isMonthWord(words: string[], i: number): boolean {
  if (words[i] !== 'may' && words[i] !== 'mar') return true
  return (
    /^(?:in|by|on|before|after|from|until|of|early|late|mid|next|end|till|through)$/.test(words[i - 1] ?? '') ||
    dayNumber(words[i + 1]) !== null
  )
}

function holiday(words: string[], i: number, today: string): string | null {
  const [word, next] = [words[i] ?? '', words[i + 1] ?? '']
  if (/^(?:christmas|xmas)$/.test(word)) return nextOf(12, next === 'eve' ? 24 : 25, today)
  if (word === 'new' && /^years?$/.test(next))
    return words[i + 2] === 'eve' ? nextOf(12, 31, today) : nextOf(1, 1, today)
  if (word === 'nye') return nextOf(12, 31, today)
  if (/^valentine/.test(word)) return nextOf(2, 14, today)
  return word === 'thanksgiving' ? thanksgiving(today) : null
}

function thanksgiving(today: string): string {
  const year = Number(today.slice(0, 4))
  const of = (one: number) => nthWeekday(one, 11, 4, 4)
  return of(year) < today ? of(year + 1) : of(year)
}

function relative(words: string[], i: number, today: string): string | null {
  const line = words.slice(i, i + 3).join(' ')
  if (/^(?:now|today|immediately|asap)\b/.test(line) || /^(?:right away|this week)\b/.test(line))
    return words[i - 1] === 'from' || words[i - 1] === 'until' ? null : today
  if (/^tomorrow\b/.test(line)) return plusDays(today, 1)
  if (/^next week\b/.test(line)) return plusDays(today, 7)
  if (/^next month\b/.test(line)) return `${plusMonths(today, 1).slice(0, 7)}-01`
  if (/^(?:end of|this|the) (?:the |this )?month\b/.test(line) && words[i] === 'end')
    return dayInMonth(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 31)
  if (/^end of year\b/.test(line) || (/^end of the$/.test(line) && words[i + 3] === 'year'))
    return nextOf(12, 31, today)
  const later = /^in (\d{1,3}|a|one|two|three|four|five|six) (days?|weeks?|months?)\b/.exec(line)
  if (later) return afterSpan(later[1] ?? '', later[2] ?? '', today)
  const named = smallWeekdays.indexOf((words[i] ?? '').replace(/s$/, ''))
  if (named < 0) return null
  const ahead = (named - weekday(today) + 7) % 7
  return plusDays(today, ahead === 0 ? 7 : ahead)
}

function afterSpan(number: string, unit: string, today: string): string {
  const value = number === 'a' ? 1 : ones.includes(number) ? ones.indexOf(number) : Number(number)
  if (unit.startsWith('month')) return plusMonths(today, value)
  return plusDays(today, value * (unit.startsWith('week') ? 7 : 1))
}

/** The day named after "sign on" or "accepted". */
export function signingDay(words: string[], today: string): string | null {
  const at = words.findIndex((word) => /^(?:sign|signs|signed|signing|accept|accepted|accepts|contract)$/.test(word))
  return at < 0 ? null : dayIn(words.slice(at), today)
}

/** "the 16th"; "on 12 15" as month and day. */
function bareDays(words: string[], today: string): string[] {
  return words.flatMap((word, i) => {
    const day = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1]
    if (
      day &&
      /^(?:the|on|by|from|before|until)$/.test(words[i - 1] ?? '') &&
      !/^(?:floor|month|street|offer|bedroom)$/.test(words[i + 1] ?? '') &&
      // "The 2nd floor or the 3rd"
      !words.slice(Math.max(0, i - 4), i).includes('floor')
    ) {
      const one = dayInMonth(Number(today.slice(0, 4)), Number(today.slice(5, 7)), Number(day))
      // November has no 31st.
      const isMissing = Number(one.slice(8)) !== Number(day)
      const next = plusMonths(`${today.slice(0, 7)}-01`, 1)
      return [
        one < today || isMissing ? dayInMonth(Number(next.slice(0, 4)), Number(next.slice(5, 7)), Number(day)) : one,
      ]
    }
    const [month, second] = [Number(word), Number(words[i + 1] ?? 'none')]
    const isSlash =
      /^\d{1,2}$/.test(word) &&
      month >= 1 &&
      month <= 12 &&
      /^\d{1,2}$/.test(words[i + 1] ?? '') &&
      second >= 1 &&
      second <= 31
    return isSlash && /^(?:on|by|from|before|until|in)$/.test(words[i - 1] ?? '') ? [nextOf(month, second, today)] : []
  })
}
