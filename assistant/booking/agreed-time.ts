import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import { isUnsure } from './answers.ts'
import type { Standing } from './standing.ts'
import type { Understood } from './understood.ts'

/**
 * "10 sharp, yes" to the new times of a tour that moves: a yes to that time, so that no summary has to ask for another. A tour
 * that isn't booked yet is summed up first, with its name and address.
 */
export function withAgreedTime(read: Understood, message: string, { state, own }: Standing): Understood {
  const isOpen = own != null && (state === 'offering' || state === 'askingTime')
  if (!isOpen || read.rest.length > 0 || !saysYes(message)) return read
  const last = read.events.at(-1)
  const isOnly = read.events.every((event) => event === last)
  return last && isOnly && isExact(last) ? { ...read, events: [last, { type: 'YES' }] } : read
}

const isExact = (event: BookingEvent) =>
  event.type === 'TIME_WISHED' || (event.type === 'TIME_CHOSEN' && event.number > 0)

const saysYes = (message: string) => !message.includes('?') && !isUnsure(message) && yes.test(message.trim())
const yes =
  /^(?:(?:oh|ok|okay|ah),? )?(?:y|yes+|yep|yeah|yup|s[ií]p?|correct|correcto)(?!\p{L})|[,.!;]\s*(?:yes+|yep|yeah|yup|s[ií])(?:,? (?:please|pls|thanks?|thank you|por favor|gracias))?[\s.!]*$/iu
