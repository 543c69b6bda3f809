import { type TimeContext, timesSaidIn } from './times.ts'

/** Days and hours from which on a message tells more than when its writer wants to come. */
const many = 4
const widest = 8

const asks =
  /\b(?:would|could|can|may|might|what about|how about|how bout|let's|lets|say|possible|works?|so|thinking|do you have|have you got|make it|prefer|like to)\b/
const tells =
  /\b(?:not|no|n't|until|till|before|after|lands?|leaves?|starts?|ends?|from|because|since)\b|\b(?:flight|train|meeting|appointment|class|game|shift|lunch|dinner|party|reservation|is|are|was|have|has) (?:\w+ ){0,2}$/
const opening =
  /\b(?:so (?:what|how) (?:about|bout)|so (?:let's|lets|could|can|would|maybe)|so (?=(?:at |around )?(?:\d{1,2}\b|noon))|(?:what|how) (?:about|bout)|let's say|lets say)/g

/** "She saw hers at 10 last weekend" */
const tale = /^(?!.*\?)(?=.*\b(?:last (?:week|weekend|month|year|night|\w+day)|saw|went|did hers|did his)\b)/
const choice = /\b\d{1,2}(?::\d\d)?(?: ?[ap]m)? or (?:at )?\d{1,2}(?::\d\d)?\b/

/**
 * The request with which a long message about days and hours ends, where it names one day with its hour: "I work Monday until
 * 3, and Thursday is Thanksgiving. Would Friday the 27th at 1 be possible?" Null without one. `sentences` are in spoken form.
 */
export function finalRequest(sentences: string[], place: Pick<TimeContext, 'record' | 'now'>): string | null {
  const named = sentences.map((sentence) => timesSaidIn(sentence, { ...place, expectsTime: false }))
  const at = named.findLastIndex((times, i) => times.length > 0 && !tale.test(sentences[i] ?? ''))
  if (at < 0 || named.flat().length < many) return null
  const sentence = sentences[at] ?? ''
  const from =
    [...sentence.matchAll(opening)].at(-1)?.index ??
    Math.max(...[...sentence.matchAll(/[.!?]\s/g)].map(({ index }) => index + 2), 0)
  const clause = sentence.slice(from)
  const times = (named[at] ?? []).filter(({ index }) => index >= from)
  const [first, second] = times
  // "Do you have 11 or 2 on that Saturday?"
  const isChoice = times.length === 3 && times.filter(({ isDay }) => isDay).length === 1 && choice.test(clause)
  if (isChoice && asks.test(clause)) return clause
  if (!first || !second || times.length > 2 || first.isDay === second.isDay) return null
  if (second.index - first.end > widest || /\bor\b/.test(clause)) return null
  const [before, behind] = [sentence.slice(from, first.index), sentence.slice(second.end)]
  const isBare =
    /^[\s,;]*(?:(?:on|at|so|then|maybe|ok|okay|how about|what about)[\s,]+)*$/.test(before) && behind.trim().length < 12
  return (isBare || asks.test(clause)) && !tells.test(before) && !/\d/.test(behind) ? clause : null
}
