import { addDays, type Day, dayOf as day, nthWeekday as nth, weekday } from '#domain/calendar.ts'
import { federalHolidayOn } from '#domain/us-holidays.ts'
import { monthSource, smallWeekdays, weekdaySource } from '../understand/day-patterns.ts'
import { countsTo } from '../understand/number-words.ts'

/** The date of Easter by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return day(year, Math.floor(n / 31), (n % 31) + 1)
}

/** Federal holidays (5 U.S.C. § 6103), and other days that people name without a date. */
const holidays: [names: string, of: (year: number) => Day][] = [
  ["new year'?s eve|nochevieja", (year) => day(year, 12, 31)],
  ["new year'?s(?: day)?", (year) => day(year, 1, 1)],
  ['(?:mlk|martin luther king(?: jr\\.?)?)(?: day)?', (year) => nth(year, 1, 1, 3)],
  ["(?:st\\.? )?valentine'?s(?: day)?", (year) => day(year, 2, 14)],
  ["(?:president'?s'?|washington'?s birth)(?: ?day)", (year) => nth(year, 2, 1, 3)],
  ["(?:st\\.? |saint )?(?:patrick|paddy)'?s(?: day)?", (year) => day(year, 3, 17)],
  ['good friday', (year) => addDays(easter(year), -2)],
  ['easter monday', (year) => addDays(easter(year), 1)],
  ['easter(?: sunday)?', easter],
  ["mother'?s day", (year) => nth(year, 5, 0, 2)],
  ['memorial day', (year) => nth(year, 5, 1, -1)],
  ['juneteenth', (year) => day(year, 6, 19)],
  ["father'?s day", (year) => nth(year, 6, 0, 3)],
  ['independence day|(?:the )?(?:4th|fourth) of july|july (?:4th|fourth)', (year) => day(year, 7, 4)],
  ['labor day', (year) => nth(year, 9, 1, 1)],
  ["(?:columbus|indigenous peoples?'?) day", (year) => nth(year, 10, 1, 2)],
  ['halloween', (year) => day(year, 10, 31)],
  ["veteran'?s'? day", (year) => day(year, 11, 11)],
  ['black friday', (year) => addDays(nth(year, 11, 4, 4), 1)],
  ['(?:small business|shop small) saturday', (year) => addDays(nth(year, 11, 4, 4), 2)],
  ['cyber monday', (year) => addDays(nth(year, 11, 4, 4), 4)],
  ['(?:thanksgiving|turkey day) eve', (year) => addDays(nth(year, 11, 4, 4), -1)],
  ['thanksgiving(?: day)?|turkey day', (year) => nth(year, 11, 4, 4)],
  ['(?:christmas|xmas|x-mas) eve|nochebuena', (year) => day(year, 12, 24)],
  ['boxing day', (year) => day(year, 12, 26)],
  ['(?:christmas|xmas|x-mas)(?: day)?|navidad', (year) => day(year, 12, 25)],
]

const near = `(?:(?:the )?(day|morning|afternoon|evening|night|saturday|sunday|weekend|monday|tuesday|wednesday|thursday|friday|week) (after|before|following|of) )?`
const patterns = holidays.map(([names, of]) => ({
  pattern: new RegExp(String.raw`\b${near}(?:${names})\b(?!')(?: (weekend|week)\b)?`, 'g'),
  of,
}))

const besideHoliday = new RegExp(String.raw`\b${near.slice(0, -1)}the holidays?\b(?! (?:party|season|rush))`, 'g')

export interface HolidaySaid {
  index: number
  end: number
  first: Day
  last: Day
}

/** The next of each holiday that a lowercase text names, also `the day after Thanksgiving`. */
export function holidaysIn(text: string, today: Day): HolidaySaid[] {
  const found: HolidaySaid[] = []
  for (const { pattern, of } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const [index, end] = [match.index, match.index + match[0].length]
      if (found.some((each) => index < each.end && end > each.index)) continue
      if (match[1] === undefined) {
        const after = weekdayAfter(text, index, end)
        if (after) {
          const [first] = soonest(today, (year) => beside(of(year), after.name, 'after'))
          found.push({ index: after.index, end: after.end, first, last: first })
        }
        const away = daysAway.exec(text.slice(Math.max(0, index - 24), index))
        if (away) {
          const days = (countsTo(9)[away[1] ?? ''] ?? Number(away[1])) * (away[2] === 'before' ? -1 : 1)
          const [first] = soonest(today, (year) => [addDays(of(year), days), addDays(of(year), days)])
          found.push({ index: index - away[0].length, end, first, last: first })
          continue
        }
        // "Wednesday at six, before Thanksgiving"
        if (after || isBeside.test(text.slice(Math.max(0, index - 40), index))) continue
      }
      const [first, last] = soonest(today, (year) => beside(of(year), match[3] ?? match[1], match[3] ? 'of' : match[2]))
      found.push(first === last ? { index, end, first, last } : ofWeek({ index, end, first, last }, text))
    }
  }
  for (const match of text.matchAll(besideHoliday)) {
    const [first, last] = beside(nextHoliday(today), match[1], match[2])
    const said = { index: match.index, end: match.index + match[0].length, first, last }
    found.push(first === last ? said : ofWeek(said, text))
  }
  return found
}

/** "The weekend after the holiday": the next federal one. */
const nextHoliday = (today: Day): Day =>
  Array.from({ length: 366 }, (_, ahead) => addDays(today, ahead)).find((each) => federalHolidayOn(each)) ?? today

/** "Two days after Thanksgiving" */
const daysAway = /\b(\d|two|three|four|five) days (after|before) (?:the )?$/

const isBeside = new RegExp(`\\b${weekdaySource}\\b[^;.?!]*,? (?:right |just )?(?:before|after) $`)

/** "Next Saturday, after Thanksgiving", "after Thanksgiving, like the Monday": a weekday that comes after the holiday. */
function weekdayAfter(text: string, index: number, end: number): { index: number; end: number; name: string } | null {
  const ahead = text.slice(Math.max(0, index - 40), index)
  const [before, named] = weekdayBefore.exec(ahead) ?? []
  if (before !== undefined && named !== undefined) {
    const from = index - before.length
    return { index: from, end: from + before.indexOf(named) + named.length, name: named }
  }
  const [behind, name] = isAfter.test(ahead) ? (weekdayBehind.exec(text.slice(end)) ?? []) : []
  return behind !== undefined && name !== undefined
    ? { index: end + behind.length - name.length, end: end + behind.length, name }
    : null
}
/** "We leave right after Thanksgiving, Wednesday at 2?" */
const isAfter =
  /(?<!\b(?:leav(?:e|ing)|fly(?:ing)?(?: out| home)?|gone|away|head(?:ing)?(?: out| home| back)?)(?: right| just)? )\b(?:right |just )?after $/
/** No date stands beside the weekday: "Saturday the 5th, after Thanksgiving". */
const weekdayBefore = new RegExp(`\\b(${weekdaySource})\\b[^.?!\\d]{0,20} (?:right |just )?after $`)
const weekdayBehind = new RegExp(
  `^(?: ?[,.;])? ?(?:(?:on|maybe|like|say|so|perhaps|the|that|a) ){0,3}(${weekdaySource})\\b(?!,? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|${monthSource}))`,
)

const dayAfter = new RegExp(`^,? ?(?:on |maybe |like )?(${weekdaySource})\\b`)
const dayBefore = new RegExp(`\\b(${weekdaySource})(?:,| of| in| on)? (?:the )?$`)

/** "The week after Thanksgiving, Wednesday": a weekday beside a week says which of its days is meant. */
function ofWeek(week: HolidaySaid, text: string): HolidaySaid {
  const after = dayAfter.exec(text.slice(week.end))
  const before = after ? null : dayBefore.exec(text.slice(Math.max(0, week.index - 20), week.index))
  const named = smallWeekdays.findIndex((name) => name.startsWith((after ?? before)?.[1]?.slice(0, 3) ?? '-'))
  if (named < 0) return week
  const meant = addDays(week.first, (named - weekday(week.first) + 7) % 7)
  if (meant > week.last) return week
  const { index, end } = week
  return { index: index - (before?.[0].length ?? 0), end: end + (after?.[0].length ?? 0), first: meant, last: meant }
}

function soonest(today: Day, range: (year: number) => [Day, Day]): [Day, Day] {
  const year = Number(today.slice(0, 4))
  const [last, next, after] = [range(year - 1), range(year), range(year + 1)]
  return [last, next].find(([, end]) => end >= today) ?? after
}

/** The Monday-to-Sunday week of a holiday, or the long weekend that it makes. */
function around(holiday: Day, what: string): [Day, Day] {
  const monday = addDays(holiday, -((weekday(holiday) + 6) % 7))
  if (what === 'week') return [monday, addDays(monday, 6)]
  if (what !== 'weekend') return [holiday, holiday]
  return weekday(holiday) === 1 ? [addDays(holiday, -2), holiday] : [addDays(monday, 5), addDays(monday, 6)]
}

/** The holiday, or the day before or after it. */
function beside(holiday: Day, what: string | undefined, side: string | undefined): [Day, Day] {
  if (what === undefined) return [holiday, holiday]
  const step = side === 'before' ? -1 : 1
  const single = (each: Day): [Day, Day] => [each, each]
  const toward = (name: number) => {
    let each = addDays(holiday, step)
    while (weekday(each) !== name) each = addDays(each, step)
    return each
  }
  if (side === 'of') return around(holiday, what)
  if (what === 'weekend') {
    const saturday = step > 0 ? toward(6) : addDays(toward(0), -1)
    return [saturday, addDays(saturday, 1)]
  }
  if (what === 'week') {
    const monday = step > 0 ? toward(1) : addDays(toward(0), -6)
    return [monday, addDays(monday, 6)]
  }
  const name = smallWeekdays.indexOf(what)
  return single(name === -1 ? addDays(holiday, step) : toward(name))
}
