import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TourDeps } from './deps.ts'
import { queueCancellation } from './notifications.ts'
import { findTour, keepCancellation, type LinkedTour, lockTour } from './queries/tours.ts'
import { isMoved } from './rules/tour-message.ts'
import { lastMomentOf, type TourSide } from './rules/tour-request.ts'
import { changed } from './rules/tour-status.ts'

/** `notComing`: the tour is over, was declined, or was canceled before; nothing changes then and nobody is notified. */
export type Cancelled = { kind: 'cancelled' } | { kind: 'refused'; reason: 'notComing' }

/**
 * Cancels a tour for its buyer, or for its seller by a link of theirs, and emails both sides, in one transaction. Its time
 * is free at once. Canceling it again changes nothing, however often it is asked, and neither does the link of a seller
 * whose buyer has moved the tour since.
 */
export function cancelTour(
  db: Db,
  tourId: number,
  deps: TourDeps,
  now: Date,
  sellersLink: Pick<LinkedTour, 'moves' | 'linkMovedAt'> | null = null,
): Promise<Cancelled> {
  return db.transaction(async (tx): Promise<Cancelled> => {
    // The listing before the tour, as everywhere: two transactions never wait for each other.
    const { propertyId } = (await findTour(tx, tourId)) ?? {}
    if (propertyId !== undefined) await lockForTours(tx, propertyId)
    const tour = await lockTour(tx, tourId)
    const cancelledBy: TourSide = sellersLink ? 'seller' : 'buyer'
    const next = tour && changed(tour, { type: sellersLink ? 'CALL_OFF' : 'CANCEL' })
    if (!tour || !next || lastMomentOf(tour) <= now || (sellersLink && isMoved(tour, sellersLink)))
      return { kind: 'refused', reason: 'notComing' }
    const cancellation = {
      ...next,
      cancelledAt: now,
      cancelledBy,
      icalSequence: tour.icalSequence + 1,
    }
    await keepCancellation(tx, tour.id, cancellation)
    await queueCancellation(tx, { ...tour, ...cancellation }, deps, now)
    return { kind: 'cancelled' }
  })
}
