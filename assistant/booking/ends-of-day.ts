import { addDays } from '#domain/calendar.ts'
import type { Wish } from '#machines/tour-booking/wish.ts'
import { currentDay, type Standing } from './standing.ts'
import type { Understood } from './understood.ts'

const slot = '(?:slot|time|opening|appointment|tour|showing|viewing|one|you)s?'
const possible = '(?: (?:possible|available|open|free|tour|showing|viewing))*'
/** "What's the latest slot you've got that day?", "as late as possible", "whatever is last" */
const asksLatest = new RegExp(
  String.raw`\b(?:what|which|when)(?:'?s| is| are|'re)? (?:(?:the|your|ur|you) )?(?:very )?(?:last|latest)\b|\bas late as\b|\bhow late (?:can|could|do|does|is|are|would|on|this|next|that|tomorrow)\b|\b(?:the|your|ur|any) (?:very )?(?:last|latest)${possible} (?:${slot})\b(?! (?:of (?:the|those|them|these)|works|please|is (?:fine|good|best)))|\bwhatever(?:'s| is) (?:the )?(?:last|latest)\b`,
)
/** "As early as you can that day", "Saturday, whatever is earliest" */
const asksEarliest = new RegExp(
  String.raw`\bas early as\b|\bhow early (?:can|could|do|does|is|are|would|on|this|next|that|tomorrow)\b|\b(?:what|which|when)(?:'?s| is)? (?:the |your |ur )?(?:earliest|first)(?:${possible} ${slot})?(?: (?:you've|you have|have|got|they have|open|i|we|can|could|come|come by|see it|tour|visit|available))*(?:(?: (?:on |for |this |next )*(?:(?:that|the same|same) day|[a-z]+day|tomorrow|the \d{1,2}(?:st|nd|rd|th))| then)\b|[\s?.!]*$)|\bwhatever(?:'s| is) (?:the )?(?:earliest|first)\b|\bfirst thing\b`,
)

export const asksEndOfDay = (text: string) => asksLatest.test(text) || asksEarliest.test(text)

/** The first or last times of the day that is wished for, or talked about. */
export function atEndOfDay(wish: Wish | null, text: string, standing: Standing): Wish | null {
  const isLatest = asksLatest.test(text)
  if (wish?.kind === 'time' || !(isLatest || asksEarliest.test(text))) return wish
  const day = currentDay(standing)
  const windows =
    wish?.windows ?? (day ? [{ from: `${day}T00:00:00`, until: `${addDays(day, 1)}T00:00:00`, ...anyHour }] : [])
  const [window, second] = windows
  if (!window || second || addDays(window.from.slice(0, 10), 1) < window.until.slice(0, 10)) return wish
  return { kind: 'windows', windows, near: isLatest ? `${window.from.slice(0, 10)}T23:59:00` : window.from }
}
const anyHour = { opens: '00:00:00', closes: '24:00:00' }

/** "When's the soonest?", then "OK, book it": a yes to several times takes the one that was asked for. */
export function withEndTaken(read: Understood, { state, context: { wish, offers } }: Standing): Understood {
  const isYes = read.events.some(({ type }) => type === 'YES') && read.events.every(({ type }) => type in besideYes)
  if (state !== 'offering' || !isYes || offers.length < 2 || wish?.kind !== 'windows' || wish.near === null) return read
  const isLatest = wish.near.endsWith('T23:59:00')
  if (!isLatest && wish.near !== wish.windows[0]?.from) return read
  const number = isLatest ? offers.length : 1
  return {
    ...read,
    events: read.events.map((event) => (event.type === 'YES' ? { type: 'TIME_CHOSEN', number } : event)),
  }
}
const besideYes: Partial<Record<Understood['events'][number]['type'], true>> = {
  YES: true,
  NAME_GIVEN: true,
  EMAIL_GIVEN: true,
  PHONE_GIVEN: true,
}
