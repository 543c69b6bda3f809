import { addDays } from '#domain/calendar.ts'
import type { Wish } from '#machines/tour-booking/wish.ts'
import { namesEnd } from './answers.ts'
import { currentDay, endAsked, type Standing } from './standing.ts'
import type { Understood } from './understood.ts'

const slot = '(?:slot|time|opening|appointment|tour|showing|viewing|one|you)s?'
const possible = '(?: (?:possible|available|open|free|tour|showing|viewing))*'
const onDay = '(?:on |for |this |next )*(?:the )?(?:[a-z]+day|tomorrow|\\d{1,2}(?:st|nd|rd|th))\\b'
/** "What's the latest slot you've got that day?", "as late as possible", "whatever is last" */
const asksLatest = new RegExp(
  String.raw`\b(?:what|which|when)(?:'?s| is| are|'re)? (?:(?:the|your|ur|you) )?(?:very )?(?:last|latest)\b|\bas late as\b|\bhow late (?:can|could|do|does|is|are|would|on|this|next|that|tomorrow)\b|\b(?:the|your|ur|any) (?:very )?(?:last|latest)${possible} (?:${slot})\b(?! (?:of (?:the|those|them|these)|works|please|is (?:fine|good|best)))|[,;.] *(?:the |your |ur )?(?:very )?(?:last|latest)(?: ${slot})?(?: (?:please|pls|possible|(?:you|u|ya|they)(?:['’]ve)? (?:have|got)|available|going|left))*[\s.!?]*$|^(?:the |your |ur )?(?:very )?(?:last|latest)(?: (?:${slot}|do|have|got))* ${onDay}|\bwhatever(?:'s| is) (?:the )?(?:last|latest)\b`,
)
/** "As early as you can that day", "Saturday, whatever is earliest" */
const asksEarliest = new RegExp(
  String.raw`\bas early as\b|\bearly as (?:possible|(?:u|you|ya)(?:['’]ve)? (?:got|have|can))\b|\bhow early (?:can|could|do|does|is|are|would|on|this|next|that|tomorrow)\b|\b(?:what|which|when)(?:'?s| is)? (?:the |your |ur )?(?:earliest|first)(?:${possible} ${slot})?(?: (?:you've|you have|have|got|they have|open|i|we|can|could|come|come by|see it|tour|visit|available))*(?:(?: (?:on |for |this |next )*(?:(?:that|the same|same) day|[a-z]+day|tomorrow|the \d{1,2}(?:st|nd|rd|th))| then)\b|[\s?.!]*$)|\bwhatever(?:'s| is) (?:the )?(?:earliest|first)\b|\bfirst thing\b|\b(?:the|your|ur|any) (?:very )?(?:earliest|soonest)${possible} (?:${slot})\b(?! (?:of (?:the|those|them|these)|works|please|is (?:fine|good|best)))|\b(?:the|your|ur) (?:very )?first${possible} (?:slot|opening|appointment|tour|showing|viewing) ${onDay}|[,;.] *(?:the |your |ur )?(?:very )?(?:first|earliest|soonest)(?: ${slot})?(?: (?:please|pls|possible|(?:you|u|ya|they)(?:['’]ve)? (?:have|got)|available|going|left))*[\s.!?]*$|^(?:the |your |ur )?(?:very )?(?:first|earliest|soonest)(?: (?:${slot}|do|have|got|possible))* ${onDay}`,
)

const endAskedIn = (text: string): 'first' | 'last' | null =>
  asksLatest.test(text) ? 'last' : asksEarliest.test(text) ? 'first' : namesEnd(text)

export const asksEndOfDay = (text: string) => endAskedIn(text) !== null

/** The first or last times of the day that is wished for, or talked about. */
export function atEndOfDay(wish: Wish | null, text: string, standing: Standing): Wish | null {
  const end = endAskedIn(text)
  if (wish?.kind === 'time' || end === null) return wish
  const day = currentDay(standing)
  const windows =
    wish?.windows ?? (day ? [{ from: `${day}T00:00:00`, until: `${addDays(day, 1)}T00:00:00`, ...anyHour }] : [])
  const [window, second] = windows
  if (!window || second || addDays(window.from.slice(0, 10), 1) < window.until.slice(0, 10)) return wish
  return { kind: 'windows', windows, near: end === 'last' ? `${window.from.slice(0, 10)}T23:59:00` : window.from }
}
const anyHour = { opens: '00:00:00', closes: '24:00:00' }

/** "When's the soonest?", then "OK, book it" or a name: what takes several times takes the one that was asked for. */
export function withEndTaken(read: Understood, { state, context }: Standing): Understood {
  const number = context.offers.length > 1 ? endAsked(context) : null
  if (state !== 'offering' || number === null || read.events.length === 0) return read
  if (!read.events.every(({ type }) => type in taking)) return read
  const contact = read.events.filter(({ type }) => type !== 'YES')
  return { ...read, events: [...contact, { type: 'TIME_CHOSEN', number }] }
}
const taking: Partial<Record<Understood['events'][number]['type'], true>> = {
  YES: true,
  NAME_GIVEN: true,
  EMAIL_GIVEN: true,
  PHONE_GIVEN: true,
}
