import { type LocalTime, localAt } from '#domain/time-zone.ts'
import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import { namesOtherTime } from '../understand/offers-named.ts'
import type { SummaryAnswer } from '../understand/summary-answers.ts'
import { answerIn, isUnsure } from './answers.ts'
import type { Standing } from './standing.ts'

/** The probability from which a message is a yes: to a tour or a new time, and to canceling. */
const sureOfYes = { booking: 0.6, cancel: 0.8 }

/** And where the message asks something, too: "yes, and is there parking?" */
const sureOfMore = { booking: 0.85, cancel: 0.9 }

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

const isSure = (message: string, { yes }: Record<SummaryAnswer, number>, what: 'booking' | 'cancel') =>
  isUnsure(message) ? asksBeside(message) && yes > sureOfMore[what] : yes > sureOfYes[what]

/** "Yes please, and is there parking?": a yes, and a question beside it. */
function asksBeside(message: string): boolean {
  const [, head = '', joint, question = ''] = beside.exec(message.trim()) ?? []
  const isJoined = joint !== undefined || !ofTour.test(question)
  return head !== '' && isJoined && !isUnsure(head) && answerIn(head) === 'yes'
}
const beside = /^([^?¿]{1,60}?)[,.!;]\s*(and|also|plus|oh|btw|y)?\b\s*((?!but\b|if\b|pero\b)[^?]{3,160}\?)$/i
const ofTour = /^(?:is|are|was|so) (?:that|it|this|you|we)\b/i

/** Whether a phrase that looks like a yes is none. */
export const isHardlyYes = (likely: Likely): boolean => likely !== null && likely.yes < hardlyYes

function namesAnother(message: string, times: LocalTime[], { now, record }: Standing): boolean {
  return namesOtherTime(message, times, localAt(now, record.timeZone).slice(0, 10))
}
