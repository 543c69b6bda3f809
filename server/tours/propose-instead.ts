import { type LocalTime, localAt, momentOf } from '#domain/time-zone.ts'
import { overlaps } from '#domain/tour-hours.ts'
import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TourDeps } from './deps.ts'
import { queueProposalInstead } from './notifications.ts'
import { timesTakenFrom } from './queries/tour-requests.ts'
import { keepDecision, type LinkedTour, lockTour } from './queries/tours.ts'
import { isMoved } from './rules/tour-message.ts'
import { refusalOf } from './rules/tour-refusal.ts'
import { changed } from './rules/tour-status.ts'

/** `notComing`: the tour isn't accepted, or isn't at the time any more that the page showed; nothing changes then. */
export type ProposedInstead =
  | { kind: 'proposed' }
  | { kind: 'refused'; reason: 'notComing' | 'taken' | 'past' | 'noSuchTime' }

/**
 * Takes back what the seller accepted and proposes another time to the buyer, and emails both sides, in one transaction.
 * The accepted time is free at once, and the buyer's answer is awaited.
 */
export function proposeInstead(
  db: Db,
  link: Pick<LinkedTour, 'id' | 'propertyId' | 'moves' | 'linkMovedAt'>,
  { from, time }: { from: LocalTime; time: LocalTime },
  deps: TourDeps,
  now: Date,
): Promise<ProposedInstead> {
  return db.transaction(async (tx): Promise<ProposedInstead> => {
    // The listing before the tour, as everywhere: two transactions never wait for each other.
    await lockForTours(tx, link.propertyId)
    const tour = await lockTour(tx, link.id)
    const next = tour && changed(tour, { type: 'PROPOSE_INSTEAD', newTime: time })
    if (!tour || !next || tour.proposedAt <= now || isMoved(tour, link)) return { kind: 'refused', reason: 'notComing' }
    if (localAt(tour.proposedAt, tour.zone) !== from || time === from) return { kind: 'refused', reason: 'notComing' }
    const proposedAt = momentOf(time, tour.zone)
    if (proposedAt === null) return { kind: 'refused', reason: 'noSuchTime' }
    if (refusalOf({ type: 'PROPOSE', newTime: time }, { ...tour, hasLostTime: false }, now) !== null)
      return { kind: 'refused', reason: 'past' }
    const taken = await timesTakenFrom(tx, { ...tour, proposedAt }, now)
    if (taken.some((other) => overlaps(other, proposedAt))) return { kind: 'refused', reason: 'taken' }

    const proposal = {
      ...next,
      sellerNotes: null,
      decidedAt: now,
      icalSequence: tour.icalSequence + 1,
      round: tour.round + 1,
    }
    await keepDecision(tx, tour.id, proposal)
    await queueProposalInstead(tx, { ...tour, ...proposal }, deps, now)
    return { kind: 'proposed' }
  })
}
