import { addDays, type Day, weekday } from '#domain/calendar.ts'
import { localAt } from '#domain/time-zone.ts'
import { smallMonths, smallWeekdays, weekdaySource } from '../understand/day-patterns.ts'
import type { DaysSaid } from './chrono/days-said.ts'
import { dateInWords } from './date-in-words.ts'
import { daysNamedIn } from './days.ts'
import { currentDay, currentTime, type Standing } from './standing.ts'

/**
 * Sentences in spoken form, with the days in them that are counted from another one as dates: "we land on the 27th, that
 * Saturday?", "push it to the Tuesday after", and a weekday that is offered in a later week.
 */
export function withDaysCounted(spoken: string[], standing: Standing): string[] {
  const { record, now, context } = standing
  const today = localAt(now, record.timeZone).slice(0, 10)
  const sentences = afterArrival(
    spoken.map((sentence) => inThatWeekend(inMonthSpokenOf(sentence, standing), standing)),
    today,
  )
  const counted: string[] = []
  let known = currentDay(standing)
  let lastKnown = known
  let firstKnown = known
  let isAway = false
  for (const sentence of sentences) {
    const named = daysNamedIn(sentence, today)
    isAway ||= away.test(sentence)
    const beside = currentTime(context) === null && known === currentDay(standing) ? besides.exec(sentence) : null
    const isOnly =
      beside !== null && named.every(({ index, end }) => end > beside.index && index < beside.index + beside[0].length)
    const match = counts.exec(sentence) ?? (isOnly ? beside : null)
    const isWithin = ({ first, last }: DaysSaid) => first === last || (match !== null && (isThat(match) || isAway))
    const before = match ? named.filter((one) => one.end <= match.index && isWithin(one)).at(-1) : undefined
    // "Not this coming week. The Monday after": after its last day.
    const from =
      match && !isThat(match) ? (before?.last ?? (isAway ? lastKnown : known)) : (before?.first ?? known ?? firstKnown)
    if (match && from) {
      const date = dateOf(match, from)
      const own =
        before && !/\bor\b/.test(sentence.slice(before.end, match.index)) ? without(sentence, before) : sentence
      const isBare = before === undefined
      if (isBare) for (const [place, text] of counted.entries()) counted[place] = withoutDay(text, from, today)
      const start = own.slice(0, match.index)
      // "To 2 that Sunday": two o'clock, and no second of November.
      counted.push(`${start}${/\d\s*$/.test(start) ? 'on ' : ''}${date}${own.slice(match.index + match[0].length)}`)
    } else counted.push(asOffered(sentence, named, standing, today))
    const said = named.filter(({ first, last }) => first === last).at(-1)
    known = said?.first ?? known
    lastKnown = named.at(-1)?.last ?? lastKnown
    firstKnown = named.at(-1)?.first ?? firstKnown
  }
  return counted
}

/** "I'm in London until the 30th, could I come on Tuesday?", "we land Friday the 27th, so Saturday": a weekday from then on. */
function afterArrival(sentences: string[], today: Day): string[] {
  if (sentences.some((sentence) => sendsOther.test(sentence))) return sentences
  let arrival: Day | null = null
  return sentences.map((sentence) => {
    let line = sentence
    for (const said of [...daysNamedIn(sentence, today)].reverse()) {
      const isAfter = arrival === null && daysNamedIn(sentence, today).some((one) => one.end <= said.index)
      const from: Day | null = isAfter ? arrivalIn(sentence.slice(0, said.index), today) : arrival
      const isBefore = from !== null && said.isWeekday && !said.isThis && said.first === said.last && said.first < from
      if (from === null || !isBefore) continue
      const span = line.slice(said.index, said.end)
      const name = weekdayWord.exec(span)?.[0]
      if (name === undefined) continue
      line = `${line.slice(0, said.index)}${span.replace(name, dateInWords(comingOf(name, from)))}${line.slice(said.end)}`
    }
    arrival = arrivalIn(sentence, today) ?? arrival
    return line
  })
}

/** The day on which visitors say that they arrive, or until which they are away. */
function arrivalIn(text: string, today: Day): Day | null {
  const arrivals = daysNamedIn(text, today).filter(
    ({ index, first, last }) => first === last && arrives.test(text.slice(0, index)),
  )
  return arrivals.at(-1)?.first ?? null
}
const arrives =
  /\b(?:(?:i|we|i'm|im|we're)(?: \w+){0,2} (?:arrive|arriving|land|landing|fly in|flying in|get in|getting in|get back|return|drive in|back)|(?:i'm|im|i am|we're|we are|i'll be|we'll be) (?:\w+ )?(?:away|gone|traveling|travelling|out of (?:town|state|the country)|abroad|out|in (?!town|the (?:area|city|bay))[a-z]+(?: (?!only)[a-z]+)?) (?:till?|until|thru|through))(?: (?:on|by|the|from|in|at|town|home|late|early|here|of|next|this))* $/
/** "My colleague would walk through for me" */
const sendsOther =
  /\b(?:colleague|friend|sister|brother|cousin|assistant|agent|mother|mom|father|dad|son|daughter|wife|husband|partner|roommate)\b[^.?!]*\b(?:come|walk|see|view|visit|go|stop by|hold up|offered)\b|\bmight (?:she|he|they) come\b|\bvideo\b/

/** "Sunday of that weekend", of a tour on a Saturday in December: the day after it. */
function inThatWeekend(sentence: string, standing: Standing): string {
  const day = standing.own?.slice(0, 10) ?? currentDay(standing)
  if (!day) return sentence
  const saturday = weekday(day) === 0 ? addDays(day, -1) : comingOf('sat', day)
  return sentence.replace(/\b(saturday|sunday) of (?:that|the same) weekend\b/, (_, name: string) =>
    dateInWords(name === 'sunday' ? addDays(saturday, 1) : saturday),
  )
}

/** "The 26th works", where days of December are spoken of: not the 26th of November. */
function inMonthSpokenOf(sentence: string, { context, record, now }: Standing): string {
  const from = context.wish?.kind === 'windows' ? context.wish.windows[0]?.from : undefined
  const today = localAt(now, record.timeZone).slice(0, 10)
  if (from === undefined || from.slice(0, 7) <= today.slice(0, 7) || namesOther.test(sentence)) return sentence
  const month = smallMonths[Number(from.slice(5, 7)) - 1]
  return sentence.replace(/(?<![\d:])\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/, `${month} $1`)
}
const namesOther = new RegExp(
  String.raw`\b(?:${weekdaySource}|${smallMonths.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|months?)\b|\d/\d`,
)

const ending = String.raw`(?=\s*(?:$|[.,;!?]|(?:at|around|about|same|instead|please|pls|works?|would|is|like|then|maybe|if|or|but|and|for|morning|afternoon|evening|rather)\b|\d))`
const isThat = ({ groups = {} }: RegExpExecArray) => groups.that !== undefined || groups.day !== undefined
const away = /\b(?:not|no|away|out|gone|won't|can't|cannot)\b/
/** "That Saturday", "the Tuesday after", "the Monday following", "the weekend after". */
const counts = new RegExp(
  String.raw`\b(?:(?:on )?that (?<that>weekend|${weekdaySource})|(?:on )?(?:the )?(?<next>weekend|${weekdaySource}) (?:after that|following(?: that)?|after(?! (?:\d|noon|midday|lunch|work|school|church)))${ending}|(?:on |the |(?<=^|[.,;!?] ?))following (?<coming>${weekdaySource})\b)`,
)
/** "The next day", where no hour was named before. */
const besides = new RegExp(
  String.raw`\b(?:the )?(?<day>(?:next|following) day|(?<=the |^|[.,;!?] ?)day after(?: that| then)?)${ending}`,
)

function dateOf({ groups = {} }: RegExpExecArray, from: Day): string {
  const { that, day } = groups
  if (day !== undefined) return dateInWords(addDays(from, 1))
  const next = groups.next ?? groups.coming
  const name = that ?? next ?? ''
  const first = next === undefined ? from : addDays(from, 1)
  if (name !== 'weekend') return dateInWords(comingOf(name, first))
  if (that !== undefined && weekday(from) === 0) return dateInWords(from)
  const saturday = comingOf('sat', first)
  return `${dateInWords(saturday)} to ${dateInWords(addDays(saturday, 1))}`
}

function comingOf(name: string, from: Day): Day {
  const wanted = smallWeekdays.findIndex((each) => each.startsWith(name.slice(0, 3)))
  return addDays(from, (wanted - weekday(from) + 7) % 7)
}

const without = (text: string, { index, end }: DaysSaid) =>
  text.slice(0, index) + ' '.repeat(end - index) + text.slice(end)

const withoutDay = (text: string, day: Day, today: Day) =>
  daysNamedIn(text, today)
    .filter(({ first, last }) => first === day && last === day)
    .reduce(without, text)

const weekdayWord = new RegExp(String.raw`\b(?:${weekdaySource})\b`)

/** "Sunday again", where a Sunday of a later week is offered, and none of this one. */
function asOffered(text: string, named: readonly DaysSaid[], { state, context }: Standing, today: Day): string {
  if (state !== 'offering') return text
  const days = [...new Set(context.offers.map((offer) => offer.slice(0, 10)))]
  return [...named].reverse().reduce((line, said) => {
    const offered = days.find((day) => weekday(day) === weekday(said.first))
    const isOther = said.isWeekday && !said.isThis && said.first === said.last && !days.includes(said.first)
    const isLater = offered !== undefined && offered > addDays(today, 7)
    if (!isOther || !isLater) return line
    // The span of a day may hold its hour: "Saturday at 11".
    const span = line.slice(said.index, said.end)
    const dated = span.replace(weekdayWord, dateInWords(offered))
    return `${line.slice(0, said.index)}${dated === span ? dateInWords(offered) : dated}${line.slice(said.end)}`
  }, text)
}
