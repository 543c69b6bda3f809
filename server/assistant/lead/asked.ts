import type { Conversation } from '#assistant/decide/conversation.ts'
import type { AskedAbout } from '#machines/conversation/events.ts'
import { bookingIn, restored } from '../booking/snapshot.ts'

/** What the visitor was asked about themselves, and may answer in a few words. */
export type AskedOfVisitor = AskedAbout | 'name' | 'email' | null

/** Read from where the booking and the conversation stand; the booking's question waits until it's answered. */
export function askedOfVisitor(conversation: Conversation, booking: unknown): AskedOfVisitor {
  const machine = restored(bookingIn(booking)?.machine)
  if (machine?.status === 'active') {
    if (machine.matches({ talking: 'askingName' })) return 'name'
    return machine.matches({ talking: 'askingEmail' }) ? 'email' : null
  }
  return conversation.context.asked
}
