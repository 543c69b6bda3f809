import type { components } from '#openapi/generated/types.ts'
import { overlaps } from './tour-hours.ts'
import type { TourStatus } from './tour-status.ts'

export type TourRequestState = components['schemas']['TourRequestState']

const day = 24 * 3600_000

/** What may be open at once. A request is open while it waits for its seller and keeps its time. */
export const openRequests = {
  /** Of one mailbox or one visitor, for one listing. */
  mostOfVisitor: 2,
  /** Of one network, for one listing. */
  mostOfNetwork: 6,
  /** Of all visitors who have not confirmed, for one listing: the oldest lose their times first. */
  mostUnconfirmed: 6,
} as const

/** How often a tour may be moved. Each move emails both sides. */
export const mostMoves = 5

/** How many tours of all listings a mailbox may ask for in a day, moves included. Each one emails it. */
export const mostRequestsADay = 5
export const requestsCountMs = day

/** Until when a request keeps its time if nobody confirms it. */
export function heldUntil(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + day)
}

interface Request {
  status: TourStatus
  proposedAt: Date
  confirmedAt: Date | null
  heldUntil: Date | null
}

/** Whether someone else has a tour's time: it does not keep it any more, and `taken` by others has it. */
export function hasLostTime({ status, proposedAt, heldUntil }: Request, taken: Date[], now: Date): boolean {
  const isKept = status === 'accepted' || heldUntil === null || heldUntil > now
  return !isKept && taken.some((time) => overlaps(time, proposedAt))
}

/** How a request stands for its buyer. */
export function requestStateOf(request: Request, taken: Date[], now: Date): TourRequestState {
  if (request.status !== 'requested') return request.status
  if (request.proposedAt <= now) return 'time_passed'
  if (request.confirmedAt !== null) return 'confirmed'
  return hasLostTime(request, taken, now) ? 'time_taken' : 'unconfirmed'
}
