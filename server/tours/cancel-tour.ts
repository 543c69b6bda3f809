import type { Db } from '#server/platform/db/database.ts'
import type { TourDeps } from './deps.ts'
import { queueCancellation } from './notifications.ts'
import { lockForTours } from './queries/tour-hours.ts'
import { findTour, keepCancellation, lockTour } from './queries/tours.ts'
import { lastMomentOf } from './rules/tour-request.ts'
import { changed } from './rules/tour-status.ts'

/** `notComing`: the tour is over, was declined, or was cancelled before; nothing changes then and nobody is notified. */
export type Cancelled = { kind: 'cancelled' } | { kind: 'refused'; reason: 'notComing' }

/**
 * Cancels a tour for its buyer and emails both sides, in one transaction. Its time is free at once. Cancelling it again
 * changes nothing, however often it is asked.
 */
export function cancelTour(db: Db, tourId: number, deps: TourDeps, now: Date): Promise<Cancelled> {
  return db.transaction(async (tx): Promise<Cancelled> => {
    // The listing before the tour, as everywhere: two transactions never wait for each other.
    const { propertyId } = (await findTour(tx, tourId)) ?? {}
    if (propertyId !== undefined) await lockForTours(tx, propertyId)
    const tour = await lockTour(tx, tourId)
    const next = tour && changed(tour, { type: 'CANCEL' })
    if (!tour || !next || lastMomentOf(tour) <= now) return { kind: 'refused', reason: 'notComing' }
    const cancellation = { ...next, cancelledAt: now, icalSequence: tour.icalSequence + 1 }
    await keepCancellation(tx, tour.id, cancellation)
    await queueCancellation(tx, { ...tour, ...cancellation }, deps, now)
    return { kind: 'cancelled' }
  })
}
