import type { AskedAbout } from '#machines/conversation/events.ts'
import { bookingIn, restored } from '../booking/snapshot.ts'
import type { Conversation } from '../decide/conversation.ts'

/** The detail that Penny asked for last; a short message may be the answer. */
export type AskedOfVisitor = AskedAbout | 'name' | 'email' | 'phone' | null

/** Read from the booking's and the conversation's state; the booking's open question comes first. */
export function askedOfVisitor(conversation: Conversation, booking: unknown): AskedOfVisitor {
  const machine = restored(bookingIn(booking)?.machine)
  if (machine?.status === 'active') {
    if (machine.matches({ talking: 'askingName' })) return 'name'
    if (machine.matches({ talking: 'askingPhone' })) return 'phone'
    return machine.matches({ talking: 'askingEmail' }) ? 'email' : null
  }
  return conversation.context.asked
}
