import { type LocalTime, localAt, momentOf } from '#domain/time-zone.ts'
import { type TimeRefusal, whyNotFree } from '#domain/tour-hours.ts'
import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newToken, tokenExpiry, tokenHash } from '#server/platform/link-token.ts'
import { tourRequestLimits } from '#server/platform/rate-limits/limits.ts'
import { countTowardsAll } from '#server/platform/rate-limits/queries.ts'
import { hasMailboxEnough } from './book-tour.ts'
import type { TourDeps } from './deps.ts'
import { queueMove } from './notifications.ts'
import { findTourCalendar } from './queries/tour-hours.ts'
import { countOpenRequests, releaseOldest, type TourSource } from './queries/tour-requests.ts'
import { findTour, keepMove, keepToken, lockTour, type Tour } from './queries/tours.ts'
import { heldUntil, lastMomentOf, mostMoves, openRequests } from './rules/tour-request.ts'
import { changed } from './rules/tour-status.ts'

export interface MoveWish {
  tourId: number
  /** On the property's own clock. */
  time: LocalTime
  /** Where it was asked for; left out where no visitor asked. */
  asker?: TourSource
  /** By a link that only the buyer's mailbox has, from this time to the other: at any other time nothing moves. */
  linkFrom?: LocalTime
}

/**
 * `needsConfirmation`: the buyer was emailed a link to confirm the request. `notComing`: the tour is over, was declined or
 * canceled, or isn't at the time any more that a link's page showed. `sameTime`: it is at that time already. `movedTooOften`: it can be canceled and nothing else.
 */
export type MoveResult =
  | { kind: 'moved'; needsConfirmation: boolean }
  | {
      kind: 'refused'
      reason: TimeRefusal | 'sameTime' | 'notComing' | 'noTours' | 'openAlready' | 'movedTooOften' | 'tooManyRequests'
    }

/**
 * Moves a tour for its buyer to another free time and emails both sides, in one transaction: the old time is free when
 * the new one is taken. The tour is requested again, and needs the seller's answer to the new time.
 */
export function moveTour(db: Db, wish: MoveWish, deps: TourDeps, now: Date): Promise<MoveResult> {
  return db.transaction(async (tx): Promise<MoveResult> => {
    const { tourId, time, asker, linkFrom } = wish
    // The listing before the tour, as everywhere: two transactions never wait for each other.
    const { propertyId } = (await findTour(tx, tourId)) ?? {}
    if (propertyId === undefined) return { kind: 'refused', reason: 'notComing' }
    const sellerEmail = await lockForTours(tx, propertyId)
    const tour = await lockTour(tx, tourId)
    const next = tour && changed(tour, { type: 'MOVE' })
    if (!tour || !next || (tour.status !== 'expired' && lastMomentOf(tour) <= now))
      return { kind: 'refused', reason: 'notComing' }
    if (linkFrom !== undefined && localAt(tour.proposedAt, tour.zone) !== linkFrom)
      return { kind: 'refused', reason: 'notComing' }
    const calendar = await findTourCalendar(tx, propertyId, now, tourId)
    if (sellerEmail === null || calendar === null) return { kind: 'refused', reason: 'noTours' }
    const unfree = whyNotFree(time, calendar, now)
    const proposedAt = momentOf(time, calendar.zone)
    if (unfree !== null || proposedAt === null) return { kind: 'refused', reason: unfree ?? 'noSuchTime' }
    if (proposedAt.getTime() === tour.proposedAt.getTime()) return { kind: 'refused', reason: 'sameTime' }
    const excess = await excessOf(tx, tour, asker ?? null, now)
    if (excess !== null) return { kind: 'refused', reason: excess }

    const confirmedAt = tour.confirmedAt ?? (linkFrom === undefined ? null : now)
    const needsConfirmation = confirmedAt === null && tour.confirmHash !== null
    const confirmToken = needsConfirmation ? newToken() : null
    const move = {
      ...next,
      proposedAt,
      moves: tour.moves + 1,
      round: tour.round + 1,
      icalSequence: tour.icalSequence + 1,
      confirmHash: confirmToken === null ? tour.confirmHash : tokenHash(confirmToken),
      confirmedAt,
      heldUntil: needsConfirmation ? heldUntil(now) : null,
    }
    await keepMove(tx, tour, move, now)
    await releaseOldest(tx, propertyId, openRequests.mostUnconfirmed, now)
    const [sellerToken, expiresAt] = [newToken(), tokenExpiry(proposedAt, deps.linkDays)]
    await keepToken(tx, tourId, sellerToken, expiresAt)
    const emails = { confirmToken, sellerToken, expiresAt, network: asker?.network ?? null }
    const before = { from: tour.proposedAt, wasAccepted: tour.status === 'accepted' }
    await queueMove(tx, { ...tour, ...move }, { ...emails, ...before }, deps, now)
    return { kind: 'moved', needsConfirmation }
  })
}

/** A move is limited as a request is, since it emails both sides and keeps a time. */
async function excessOf(tx: Db, tour: Tour, asker: TourSource | null, now: Date) {
  const { id: except, propertyId, buyerEmail: email } = tour
  if (tour.moves >= mostMoves) return 'movedTooOften'
  const open = await countOpenRequests(tx, { propertyId, email, asker, except }, now)
  if (open.ofVisitor >= openRequests.mostOfVisitor) return 'openAlready'
  if (open.ofNetwork >= openRequests.mostOfNetwork || (await hasMailboxEnough(tx, email, now))) return 'tooManyRequests'
  return (await countTowardsAll(tx, tourRequestLimits(asker?.network ?? null), now)) > 0 ? 'tooManyRequests' : null
}
