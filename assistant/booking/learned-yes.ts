import { type LocalTime, localAt } from '#domain/time-zone.ts'
import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import { namesOtherTime } from '../understand/offers-named.ts'
import type { SummaryAnswer } from '../understand/summary-answers.ts'
import { agreesIn, answerIn, isUnsure } from './answers.ts'
import { withoutCounts } from './counts.ts'
import type { Standing } from './standing.ts'

/** The probability from which a message is a yes: to a tour or a new time, and to canceling. */
const sureOfYes = { booking: 0.6, cancel: 0.8 }

/** And where the message asks something, too: "sure thing boss. does my bike go somewhere?" */
const sureOfMore = { booking: 0.85, cancel: 0.9 }
/** And where it begins with something that agrees: "great, is there parking?" */
const sureOfHead = { booking: 0.6, cancel: 0.9 }
/** And where it begins with a plain yes: "yes, and what's the pet fee?" */
const sureOfPlain = { booking: 0.1, cancel: 0.9 }

/** Below it, a phrase alone is no yes: "sure, give me a minute to check". */
const hardlyYes = 0.08

type Likely = Record<SummaryAnswer, number> | null

/**
 * Whether the regression reads a yes to the summary of a tour or of a new time. A message that names a time which is neither that
 * of the summary nor that of the tour that moves is none, nor is one with another name or address.
 */
export function isLearnedYes(
  message: string,
  standing: Standing,
  likely: Likely,
  contact: BookingEvent[] = [],
): boolean {
  const { state, context, own, name, email } = standing
  if (state !== 'confirming' || !likely || context.time === null) return false
  const isSame = (event: BookingEvent) =>
    (event.type === 'NAME_GIVEN' && event.name === name) || (event.type === 'EMAIL_GIVEN' && event.email === email)
  return (
    isSure(message, likely, 'booking') &&
    contact.every(isSame) &&
    !namesAnother(message, [context.time, ...(own ? [own] : [])], standing)
  )
}

/** Whether the regression reads a yes to "Should I cancel your tour?". */
export const isLearnedCancel = (message: string, time: LocalTime | null, standing: Standing, likely: Likely): boolean =>
  likely !== null && isSure(message, likely, 'cancel') && !(time && namesAnother(message, [time], standing))

function isSure(message: string, { yes }: Record<SummaryAnswer, number>, what: 'booking' | 'cancel'): boolean {
  if (!isUnsure(message)) return yes > sureOfYes[what]
  const head = besideQuestion(message)
  if (head === null || isUnsure(head)) return false
  if (answerIn(head) === 'yes' || (plainYes.test(head) && agreesIn(head)))
    return yes > (plainYes.test(head) && !saysMore.test(message) ? sureOfPlain[what] : sureOfHead[what])
  return saysYes.test(head) && !saysMore.test(head) && yes > sureOfMore[what]
}
const plainYes =
  /^(?:(?:oh|ok|okay|great|perfect|good|fine|then|well),? )?(?:yes|yep|yeah|yup|correct|confirmed|s[ií]|claro que s[ií])(?!\p{L})/iu
const saysYes =
  /(?<!\p{L})(?:yes|yep|yeah|yup|ya|sure|ok|okay|great|perfect|confirm(?:ed)?|correct|(?:book|do|lock|send) it|go ahead|move (?:it|me|us)|s[ií]|claro|dale|adelante)(?!\p{L})/iu
const saysMore = /\b(?:no|not|never|but|if|unless|first|before|wait|hold|only|instead|other|another)\b|n['’]t\b/i

/** "Yes please, and is there parking?": what stands before a question about something else; null where there is none. */
function besideQuestion(message: string): string | null {
  const said = message.trim()
  const [, head = '', joint, question = ''] = besideSentence.exec(said) ?? beside.exec(said) ?? []
  const isJoined = joint !== undefined || !ofTour.test(question)
  return head !== '' && isJoined ? head : null
}
/** "Cheers, that's a yes. Are offers looked at on Tuesdays?" */
const besideSentence = /^([^?¿]{1,60})[.!;]\s+(and|also|plus|oh|btw|y)?\b\s*((?!but\b|if\b|pero\b)[^?.!]{3,160}\?)$/i
const beside = /^([^?¿]{1,60}?)[,.!;]\s*(and|also|plus|oh|btw|y)?\b\s*((?!but\b|if\b|pero\b)[^?]{3,160}\?)$/i
const ofTour = /^(?:is|are|was|so) (?:that|it|this|you|we)\b/i

/** Whether a phrase that looks like a yes is none. */
export const isHardlyYes = (likely: Likely): boolean => likely !== null && likely.yes < hardlyYes

/** "Are offers looked at on Tuesdays?" */
const everyWeek = /\b(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/g

function namesAnother(message: string, times: LocalTime[], { now, record }: Standing): boolean {
  const text = withoutCounts(message.toLowerCase()).replace(everyWeek, ' ')
  return namesOtherTime(text, times, localAt(now, record.timeZone).slice(0, 10))
}
