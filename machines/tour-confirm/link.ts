import type { Failure } from '../failure.ts'
import { problemCodeOf } from '../problem-code.ts'

/** The content of a seller's link; null when it is empty. */
export interface TourLink {
  token: string | null
  action: string | null
}

export type TourAction = 'accept' | 'deny' | 'propose_new_time'

const actions: string[] = ['accept', 'deny', 'propose_new_time'] satisfies TourAction[]

export function isComplete(link: TourLink): boolean {
  return Boolean(link.token?.trim() && link.action?.trim())
}

export function namesAnAction(link: TourLink): boolean {
  return actions.includes(link.action ?? '')
}

/** The server knows the link and refuses; asking again doesn't help. */
export function isInvalid(failure: Failure): boolean {
  if (failure.kind !== 'status') return false
  return failure.status === 400 || failure.status === 404 || isTooLate(failure)
}

/** The tour can't be accepted any more; another time can still be proposed. */
function isTooLate(failure: Failure): boolean {
  const code = problemCodeOf(failure)
  return code === 'time_passed' || code === 'time_lost'
}
