import type { Day } from '#domain/calendar.ts'
import { localAt } from '#domain/time-zone.ts'
import { weekdaySource } from '../understand/day-patterns.ts'
import { messageSentences } from '../understand/message-sentences.ts'
import type { TimeSaid } from '../understand/time-roles.ts'
import { hoursIn } from './clocks.ts'
import { dateInWords } from './date-in-words.ts'
import { daysNamedIn } from './days.ts'
import { spokenTimes } from './spoken.ts'
import { type TimeContext, timesSaidIn } from './times.ts'

type Place = Pick<TimeContext, 'record' | 'now'>

export interface FinalRequest {
  /** A day with its hour. */
  text: string
  index: number
  /** The sentence holds an hour and nothing else. */
  isHourAlone: boolean
}

/** Days and hours from which on a message tells more than when its writer wants to come. */
const many = 4
const manyBeforeHour = 2
const widest = 8
/** What stands behind a day and its hour that are said alone. */
const longestBehind = 12

const asks =
  /\b(?:would|could|can|may|might|what about|how about|how bout|let's|lets|say|possible|works?|so|thinking|do you have|have you got|make it|prefer|like to)\b/
const tells =
  /\b(?:not|no|n't|until|till|before|after|lands?|leaves?|starts?|ends?|from|because|since)\b|\b(?:i|we|he|she|they|who) (?:usually |always |only )?(?:works?|teach(?:es)?|plays?)\b|\b(?:flight|train|meeting|appointment|class|game|shift|lunch|dinner|party|reservation|is|are|was|have|has) (?:\w+ ){0,2}$/
const opening = new RegExp(
  String.raw`\b(?:so (?:what|how) (?:about|bout)|so (?:let's|lets|could|can|would|maybe)|so (?=(?:at |around )?(?:\d{1,2}\b|noon))|so (?=(?:on |this |next )?(?:${weekdaySource}|tomorrow|today)\b)|(?:what|how) (?:about|bout)|let's say|lets say)`,
  'g',
)
const bare = /^[\s,;]*(?:(?:on|at|so|then|maybe|ok|okay|how about|what about)[\s,]+)*$/
/** "She saw hers at 10 last weekend" */
const tale = /^(?!.*\?)(?=.*\b(?:last (?:week|weekend|month|year|night|\w+day)|saw|went|did hers|did his)\b)/
const choice = /\b\d{1,2}(?::\d\d)?(?: ?[ap]m)? or (?:at )?\d{1,2}(?::\d\d)?\b/
/** "So 4?", "would 4 be too late?", "noon?": an hour and nothing else. */
const onlyHour =
  /(?:^|[.!,;] |\bso )(?:(?:so|then|and|maybe|say|like|would|is|at|around|about|how about|what about|straight|right|over|there|by|be there|(?:could|can) (?:i|we) (?:come|be there|get there|do|make it)|(?:i|we) (?:could|can) (?:come|be there|get there|do|make it)),? )*(?:at )?(12:00pm|\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?: (?:maybe|then|ish|work|ok|okay|fine|be|too (?:late|early)|possible|please|pls|or so))*\s*(?:\?[\s!.]*|(?<=\b(?:so|say|then)\b[^.?!]{0,12})[.!]*)$/

/** "… ¿y cuántos autos caben, 2?" */
const asksCount = /\bhow (?:many|much|old|big)\b|(?<!\p{L})cu[aá]nt[oa]s?(?!\p{L})/u

/**
 * The request with which a long message about days and hours ends, where it names one day with its hour: "I work Monday until
 * 3, and Thursday is Thanksgiving. Would Friday the 27th at 1 be possible?", or an hour of the day that was named last. Null
 * without one. `sentences` are in spoken form; `index` is that of the sentence with the request.
 */
export function finalRequest(sentences: string[], place: Place): FinalRequest | null {
  const named = sentences.map((sentence) => timesSaidIn(sentence, { ...place, expectsTime: false }))
  const at = named.findLastIndex(
    (times, i) => !tale.test(sentences[i] ?? '') && (times.length > 0 || onlyHour.test(sentences[i] ?? '')),
  )
  const sentence = sentences[at] ?? ''
  const whole = dayWithHour(sentence, named[at] ?? [], named.flat().length)
  const text = whole ?? hourOfDay(sentences, named, at, place)
  return text === null ? null : { text, index: at, isHourAlone: whole === null && onlyHour.exec(sentence)?.index === 0 }
}

/** `finalRequest` of a message as it was written. */
export const finalRequestOf = (message: string, place: Place): FinalRequest | null =>
  finalRequest(
    messageSentences(message).map((sentence) => spokenTimes(sentence)),
    place,
  )

function dayWithHour(sentence: string, named: TimeSaid[], count: number): string | null {
  if (count < many) return null
  const ends = [...sentence.matchAll(/[.!?]\s/g)].map(({ index }) => index + 2)
  const from = [...sentence.matchAll(opening)].at(-1)?.index ?? Math.max(...ends, 0)
  const clause = sentence.slice(from)
  const times = named.filter(({ index }) => index >= from)
  const [first, second] = times
  // "Do you have 11 or 2 on that Saturday?"
  const isChoice = times.length === 3 && times.filter(({ isDay }) => isDay).length === 1 && choice.test(clause)
  if (isChoice && asks.test(clause)) return clause
  if (!first || !second || times.length > 2 || first.isDay === second.isDay) return null
  if (second.index - first.end > widest || /\bor\b/.test(clause)) return null
  const [before, behind] = [sentence.slice(from, first.index), sentence.slice(second.end)]
  const isBare = bare.test(before) && behind.trim().length < longestBehind
  return (isBare || asks.test(clause)) && !tells.test(before) && !/\d/.test(behind) ? clause : null
}

/** "It has to be Sunday, and my wife sleeps until noon. 3?" */
function hourOfDay(sentences: string[], named: TimeSaid[][], at: number, place: Place): string | null {
  const sentence = sentences[at] ?? ''
  const hour = onlyHour.exec(sentence)
  if (!hour || asksCount.test(sentence)) return null
  const start = hour.index
  const before = [...named.slice(0, at).flat(), ...(named[at] ?? []).filter(({ index }) => index < start)]
  if (before.length < manyBeforeHour || !before.some(({ isDay }) => !isDay)) return null
  const day = dayBefore([...sentences.slice(0, at), sentence.slice(0, start)].join(' ; '), place)
  return day && `${dateInWords(day)} at ${hour[1]}`
}

/** The day that a text names last. */
function dayBefore(text: string, { record, now }: Place): Day | null {
  const { bare } = hoursIn(text, () => false)
  const days = daysNamedIn(bare, localAt(now, record.timeZone).slice(0, 10))
  return days.findLast(({ first, last }) => first === last)?.first ?? null
}
