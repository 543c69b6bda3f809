import type { Decision } from '#machines/tour-status/tour-status.machine.ts'
import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TourDeps } from './deps.ts'
import { queueNews } from './notifications.ts'
import { timesTakenFrom } from './queries/tour-requests.ts'
import { findTour, keepDecision, type LinkedTour, lockTour, type Tour } from './queries/tours.ts'
import { isMoved } from './rules/tour-message.ts'
import { type Refusal, refusalOf } from './rules/tour-refusal.ts'
import { hasLostTime } from './rules/tour-request.ts'
import { changed } from './rules/tour-status.ts'

export type DecidedTour = Tour & Partial<Pick<LinkedTour, 'linkMovedAt'>>

/** A tour as it stands after a decision, whether that one made it so or an earlier one; or why that one cannot be made. */
export type DecisionOutcome = { kind: 'stands'; tour: DecidedTour } | { kind: 'refused'; refusal: Refusal }

/**
 * Decides a tour and queues its emails, in one transaction. Decisions on one tour come one after the other, however many
 * arrive at once: the first stands, every other one changes nothing and queues nothing. A link decides the time that it asks
 * about and no other: once the buyer has moved the tour, it changes nothing.
 */
export function decideTour(
  db: Db,
  tourId: number,
  decision: Decision & { notes?: string | null },
  deps: TourDeps,
  now: Date,
  link: Pick<LinkedTour, 'moves' | 'linkMovedAt'> | null = null,
): Promise<DecisionOutcome> {
  return db.transaction(async (tx): Promise<DecisionOutcome> => {
    // The listing before the tour, as everywhere: two transactions never wait for each other.
    const { propertyId } = (await findTour(tx, tourId)) ?? {}
    if (propertyId !== undefined) await lockForTours(tx, propertyId)
    const tour = await lockTour(tx, tourId)
    if (!tour) throw new Error('There is no such tour to decide.')
    if (link && isMoved(tour, link)) return { kind: 'stands', tour: { ...tour, linkMovedAt: link.linkMovedAt ?? now } }
    const next = changed(tour, decision)
    if (next === null && tour.status !== 'expired') return { kind: 'stands', tour }
    const taken = await timesTakenFrom(tx, tour, now)
    const refusal = refusalOf(decision, { ...tour, hasLostTime: hasLostTime(tour, taken, now) }, now)
    if (refusal !== null) return { kind: 'refused', refusal }
    if (next === null) return { kind: 'stands', tour }

    const settled = {
      ...next,
      sellerNotes: decision.notes || null,
      decidedAt: now,
      icalSequence: tour.icalSequence + 1,
      round: tour.round + (tour.status === 'expired' ? 1 : 0),
    }
    await keepDecision(tx, tour.id, settled)
    await queueNews(tx, { ...tour, ...settled }, deps)
    return { kind: 'stands', tour: { ...tour, ...settled } }
  })
}
