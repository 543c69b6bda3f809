import { addDays } from '#domain/calendar.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import { pushesIt } from '../understand/change-phrases.ts'

/** By how much to move a time: minutes on the clock and days on the calendar. */
interface Shift {
  days: number
  minutes: number
}

/** "Push it to next week Monday": a day. */
const toDay = /\b(?:next|following|that) week,? (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

const amount = `(?:(?:by |about |like |just |exactly )*(an?|1|2|3|4|5|6|10|15|20|30|45|60|90|another|one) ?(hours?|hrs?|minutes?|mins?|days?|weeks?)(?: and a half)?)`
const after = `(?:later|after that|back|out|further)`
const before = `(?:earlier|sooner|before that)`
/** Arriving early doesn't move a tour. */
const isOther = /\b(?:be there|arrive|remind|notice|running|show up|get there)\b/
const shifts: [RegExp, 1 | -1][] = [
  [new RegExp(String.raw`\b${amount} ${after}\b`), 1],
  [new RegExp(String.raw`\b${amount} ${before}\b`), -1],
  // "Day earlier, same time"
  [/(?<=^|[.,;!?] ?|\bthe |\bsame time )(1? ?)(day|week) (?:earlier|sooner)\b/, -1],
  [/(?<=^|[.,;!?] ?|\bthe |\bsame time )(1? ?)(day|week) later\b/, 1],
  [
    new RegExp(
      String.raw`\b(?:move|bring|pull)(?: (?:it|that|this|the (?:tour|time|visit)))? (?:up|ahead|forward|earlier) ${amount}`,
    ),
    -1,
  ],
  // "Scoot it up half an hour", "shove it back an hour", "kick it out one week"
  [new RegExp(String.raw`\b${pushesIt} (?:up|ahead|forward|earlier)(?: (?:by|like|about))? ${amount}`), -1],
  [new RegExp(String.raw`\b${pushesIt}(?: (?:${after}|off|down|over))?(?: (?:by|like|about))? ${amount}`), 1],
  [
    new RegExp(
      String.raw`\b(?:push|move|bump|shift|delay|postpone|put)(?: (?:it|that|this|the (?:tour|time|visit)))?(?: off)?(?: ${after})? ${amount}`,
    ),
    1,
  ],
]
const nextDay =
  /\b(?:the )?(?:next|following) day\b|\b(?:the )?day after(?: that)?\b(?! (?:tomorrow|thanksgiving|christmas|new year))|\ba day later\b/
/** "The next day, 10:30 in the morning" */
const nextDayAt =
  /\b(?:next|following|previous) day,?(?: (?:at|around|about|say|like|maybe))? \d{1,2}(?::\d\d)?(?: ?[ap]m)?\b/
/** "The day after?", "how about the day before that": a clause of its own. */
const onlyDayBeside =
  /(?:^|[;.!?,] ?)(?:(?:how about|what about|maybe|can we do|could we do|could i do|can i do|make it|do|try|or|and|then|so|is|would) ){0,3}the (?:day after|next day|following day|day before|previous day)(?: that)?(?: (?:instead|then|maybe|please|works|possible)){0,2}[\s?.!]*$/
const dayBefore =
  /\b(?:the )?(?:previous day|day before(?: that)?)\b(?! (?:thanksgiving|turkey|christmas|xmas|new year|the (?:holiday|\d)|my|our))/
const weekAfter = /\b(?:the )?(?:next|following) week\b|\bin a week\b|\b(?:the )?week after(?: that)?\b/
const same = /\bsame (?:time|hour|day)\b/

/** The time that results from a change of `known` (`an hour later`, `push it a week`); null when the text names no change. */
export function changedTime(text: string, known: LocalTime, isMove: boolean): LocalTime | null {
  if (/\bhalf past\b(?! ?\d)/.test(text)) return `${known.slice(0, 14)}30:00`
  const shift = isOther.test(text)
    ? null
    : (shiftIn(text) ?? (isMove || onlyDayBeside.test(text) ? dayBeside(text) : null))
  if (shift === null) return null
  const moment = new Date(Date.parse(`${known}Z`) + shift.minutes * 60_000).toISOString().slice(0, 19)
  return `${addDays(moment.slice(0, 10), shift.days)}${moment.slice(10)}`
}

/** For a tour to be moved: "the day before" is the day before the tour. */
function dayBeside(text: string): Shift | null {
  if (/\d/.test(text.replace(nextDayAt, ' '))) return null
  if (/\bday after (?:tomorrow|thanksgiving|christmas)\b|\bnext day\b.{0,10}\b(?:open|free|available)\b/.test(text))
    return null
  if (nextDay.test(text)) return { days: 1, minutes: 0 }
  return dayBefore.test(text) ? { days: -1, minutes: 0 } : null
}

function shiftIn(text: string): Shift | null {
  for (const [pattern, sign] of shifts) {
    const [whole = '', count = '', unit = ''] = pattern.exec(text) ?? []
    if (whole !== '') return shiftOf(count, unit, sign, /and a half/.test(whole))
  }
  if (
    !toDay.test(text) &&
    /\b(?:push|move|bump|shift|reschedule) (?:it|that|this|the \w+) (?:out |back )?(?:to|until|till|for) (?:the )?(?:(?:next|following) week|week (?:after|later)|a week later)\b/.test(
      text,
    )
  )
    return { days: 7, minutes: 0 }
  if (same.test(text) && weekAfter.test(text)) return { days: 7, minutes: 0 }
  if (same.test(text) && nextDay.test(text)) return { days: 1, minutes: 0 }
  if (same.test(text) && dayBefore.test(text)) return { days: -1, minutes: 0 }
  if (/\b(?:make|move|push|do|change) (?:it|that) (?:to )?the (?:next|following) day\b/.test(text))
    return { days: 1, minutes: 0 }
  return null
}

function shiftOf(count: string, unit: string, sign: 1 | -1, andHalf: boolean): Shift {
  const number = (Number(count) || 1) + (andHalf ? 0.5 : 0)
  if (unit.startsWith('d')) return { days: sign * Math.ceil(number), minutes: 0 }
  if (unit.startsWith('w')) return { days: sign * Math.ceil(number * 7), minutes: 0 }
  return { days: 0, minutes: sign * number * (unit.startsWith('h') ? 60 : 1) }
}

const keeps =
  /\b(?:make|move|change|switch|push|bump|shift|reschedule) (?:it|that|this|the (?:tour|visit|time))\b|\binstead\b|\bsame (?:time|hour)\b|\byes,? but\b|\brather\b|\bi mean(?:t)?\b|^(?:(?:no|nope|nah|oh|wait|sorry|actually|hmm|hm|oops|scratch that|on second thought|rather)(?:, ?| )){1,4}(?:not \w+day,? (?:but )?)?(?:(?:he|she|they|we|i|(?:my|our) \w+)(?:'d| would)? (?:wants?|wanted|prefers?|needs?|like|meant|said|rather(?: do| have)?) )?(?:how about |let's do |lets do |do |on |the |next |this )?(?:\w+day|tomorrow|the \d)|^(?:on |this |next |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)[\s.!?]*$|^(?:yes|yeah|yep|ok|okay|sure),? (?:on |but on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)[\s.!]*$|^(?:my|our) \w+ (?:wants|prefers|would prefer|would rather (?:do|have)) (?:on |the |next |this )?(?:\w+day|tomorrow)[\s.!]*$|^(?:he|she|they|we|i)(?:'d| would)? (?:wants?|prefers?|says?|said|rather (?:do|have)) (?:on |the |next |this )?(?:\w+day|tomorrow|the \d{1,2}(?:st|nd|rd|th))[\s.!]*$/

/** Asks for other times. */
const asksForTimes =
  /\b(?:what|which|any(?! (?:way|chance)\b)|anything|something|when|another|other|different|some ?time|availab\w*|options?|slots?)\b/

/**
 * Whether a day without an hour keeps the hour: `make it Thursday`. With `isMove` every day does, unless times are asked for.
 */
export function keepsHour(text: string, isMove: boolean): boolean {
  if (isMove) return /\bsame (?:time|hour)\b/.test(text) || !asksForTimes.test(text)
  return keeps.test(text) && !/\b(?:what|which|any|when|another|other)\b/.test(text)
}
