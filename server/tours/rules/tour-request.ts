import { localAt, momentOf } from '#domain/time-zone.ts'
import { overlaps, tourMinutes } from '#domain/tour-hours.ts'
import type { components } from '#openapi/generated/types.ts'
import { changed, type TourState } from './tour-status.ts'

export type TourRequestState = components['schemas']['TourRequestState']
export type TourLinkAction = components['schemas']['TourLinkAction']
export type TourSide = components['schemas']['TourSide']

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

/** How often the buyer's address of a tour may be corrected. Each new address is emailed. */
export const mostCorrections = 3

/** How many messages of its buyer a tour's seller is emailed. */
export const mostMessages = 3

/** How many tours of all listings a mailbox may ask for in a day, moves and corrections included. Each one emails it. */
export const mostRequestsADay = 5
export const requestsCountMs = day

/** How long before an accepted tour both sides are reminded of it. Who agreed on it later than that needs no reminder. */
export const remindMs = day

export const tourLastsMs = tourMinutes * 60_000

/** Until how long after its time an expired request is news. Older ones get no email when the server was down. */
export const expiryNewsLastsMs = day

/** Until when a request keeps its time if nobody confirms it. */
export function heldUntil(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + day)
}

interface Request extends TourState {
  proposedAt: Date
  /** IANA zone of the property. */
  zone: string
  confirmedAt: Date | null
  heldUntil: Date | null
}

/** Whether someone else has a tour's time: it does not keep it any more, and `taken` by others has it. */
export function hasLostTime(
  { status, proposedAt, heldUntil }: Pick<Request, 'status' | 'proposedAt' | 'heldUntil'>,
  taken: Date[],
  now: Date,
): boolean {
  const isKept = status === 'accepted' || heldUntil === null || heldUntil > now
  return !isKept && taken.some((time) => overlaps(time, proposedAt))
}

/** How a request stands for its buyer. */
export function requestStateOf(request: Request, taken: Date[], now: Date): TourRequestState {
  const { status, proposedAt, confirmedAt } = request
  switch (status) {
    case 'requested':
      if (proposedAt <= now) return 'time_passed'
      if (confirmedAt !== null) return 'confirmed'
      return hasLostTime(request, taken, now) ? 'time_taken' : 'unconfirmed'
    case 'new_time_proposed':
      return (newMomentOf(request) ?? now) <= now ? 'time_passed' : status
    case 'accepted':
      return proposedAt <= now ? 'done' : status
    case 'expired':
      return 'time_passed'
    default:
      return status
  }
}

/** What a tour's buyer may still do, most helpful first. */
export function buyerActionsOf(
  request: Request & { moves: number },
  state: TourRequestState,
  now: Date,
): TourLinkAction[] {
  const isComing = lastMomentOf(request) > now
  const canMove = changed(request, { type: 'MOVE' }) !== null && request.moves < mostMoves
  const actions: Record<TourLinkAction, boolean> = {
    confirm: state === 'unconfirmed',
    accept: state === 'new_time_proposed',
    move: canMove && (isComing || request.status === 'expired'),
    cancel: isComing && changed(request, { type: 'CANCEL' }) !== null,
  }
  return (Object.keys(actions) as TourLinkAction[]).filter((action) => actions[action])
}

/** How a tour stands for its seller. `isMoved`: the buyer moved it after the link was sent that asks. */
export function sellersStateOf(request: Request, isMoved: boolean, now: Date): TourRequestState {
  if (request.status === 'cancelled') return 'cancelled'
  if (isMoved) return 'moved'
  if (request.status === 'requested' && request.proposedAt > now) return 'requested'
  return requestStateOf(request, [], now)
}

/** What a tour's seller may still do, beyond the first answer. */
export function sellersActionsOf(request: Request, state: TourRequestState, now: Date): TourLinkAction[] {
  if (state === 'moved' || lastMomentOf(request) <= now) return []
  const instead = { type: 'PROPOSE_INSTEAD', newTime: localAt(request.proposedAt, request.zone) } as const
  return [
    ...(changed(request, instead) === null ? [] : (['move'] as const)),
    ...(changed(request, { type: 'CALL_OFF' }) === null ? [] : (['cancel'] as const)),
  ]
}

/** What time asks of a tour now, or null. */
export function dueOf(
  tour: Pick<Request, 'status' | 'newTime' | 'zone' | 'proposedAt'> & {
    decidedAt: Date | null
    remindedFor: Date | null
  },
  now: Date,
): 'EXPIRE' | 'FINISH' | 'REMIND' | null {
  const { status, proposedAt, decidedAt, remindedFor } = tour
  if (status === 'requested' || status === 'new_time_proposed') return lastMomentOf(tour) <= now ? 'EXPIRE' : null
  if (status !== 'accepted') return null
  const ahead = proposedAt.getTime() - now.getTime()
  if (ahead <= 0) return ahead <= -tourLastsMs ? 'FINISH' : null
  const isKnownLong = decidedAt !== null && proposedAt.getTime() - decidedAt.getTime() >= remindMs
  const wasReminded = remindedFor?.getTime() === proposedAt.getTime()
  return ahead <= remindMs && isKnownLong && !wasReminded ? 'REMIND' : null
}

/** The moment that a seller proposed; null where none was proposed. */
export function newMomentOf({ newTime, zone }: Pick<Request, 'newTime' | 'zone'>): Date | null {
  return newTime === null ? null : momentOf(newTime, zone)
}

/** When the last of the times passes that a tour may still take place at: what was asked for, or proposed instead. */
export function lastMomentOf(request: Pick<Request, 'newTime' | 'zone' | 'proposedAt'>): Date {
  const proposed = newMomentOf(request)
  return proposed && proposed > request.proposedAt ? proposed : request.proposedAt
}

/** Whether a tour is still to come or under way; one that wasn't accepted by its time won't take place. */
export function isOpenAt(request: Pick<Request, 'status' | 'newTime' | 'zone' | 'proposedAt'>, now: Date): boolean {
  if (request.status === 'accepted') return request.proposedAt.getTime() + tourLastsMs > now.getTime()
  return (request.status === 'requested' || request.status === 'new_time_proposed') && lastMomentOf(request) > now
}
