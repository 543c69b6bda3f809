import type { MoveAnswer, MoveRefusal } from './booked-tour.ts'
import type { News } from './wish.ts'

const refusals: readonly string[] = [
  'notComing',
  'noTours',
  'openAlready',
  'movedTooOften',
  'tooManyRequests',
] satisfies MoveRefusal[]

/** Whether the tour can be moved, only not to that time. */
export function isTimeLost(answer: MoveAnswer): boolean {
  return answer.kind === 'refused' && !refusals.includes(answer.reason)
}

/** A note about a move that was made, or why it can't be made; null when there is none. */
export function newsOfMove(answer: MoveAnswer): News | null {
  if (answer.kind === 'moved') return answer.needsConfirmation ? 'confirmByEmail' : null
  return refusals.includes(answer.reason) ? (answer.reason as MoveRefusal) : null
}
