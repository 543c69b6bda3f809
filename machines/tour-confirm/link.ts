import type { Failure } from '../failure.ts'

/** What a seller's link says; null where it says nothing. */
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

/** The server knows the link and says no; asking again would not help. */
export function isInvalid(failure: Failure): boolean {
  return failure.kind === 'status' && (failure.status === 400 || failure.status === 404)
}
