import type { MessageAnswer } from './booked-tour.ts'
import type { News } from './wish.ts'

/** That a message is sent later, or why it can't be sent; null when it was sent at once. */
export function newsOfMessage(answer: MessageAnswer): News | null {
  if (answer.kind === 'refused') return answer.reason
  return answer.isInSummary ? 'inSummary' : null
}
