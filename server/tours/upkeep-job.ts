import type { FastifyBaseLogger } from 'fastify'
import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import type { Db } from '#server/platform/db/database.ts'
import { startRepeatedJob } from '#server/platform/jobs/repeated-job.ts'
import type { TourDeps } from './deps.ts'
import { queueExpiry, queueReminder } from './notifications.ts'
import { findDueTour } from './queries/tour-upkeep.ts'
import { keepReminder, keepTimeChange, lockTour } from './queries/tours.ts'
import { dueOf, expiryNewsLastsMs, lastMomentOf } from './rules/tour-request.ts'
import { changed } from './rules/tour-status.ts'

export interface TourUpkeepJob {
  db: Db
  deps: TourDeps
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
  /** Milliseconds between two looks. */
  pollIntervalMs?: number
}

/**
 * Lets tours expire that nobody answered, ends those that took place, and reminds both sides the day before, until stopped.
 * Several processes may do so on one database.
 */
export function startTourUpkeepJob({ db, deps, clock, log, pollIntervalMs = 30_000 }: TourUpkeepJob): {
  stop(): Promise<void>
} {
  return startRepeatedJob({
    name: 'tour upkeep',
    step: () => keepUpNextTour(db, deps, clock()),
    onTrouble: (error) => log.error(error, 'tour upkeep failed'),
    pollIntervalMs,
    shutdownGraceMs: 5000,
  })
}

/** Does what is due of one tour, with its emails in the same transaction; answers whether there was one. */
export async function keepUpNextTour(db: Db, deps: TourDeps, now: Date): Promise<boolean> {
  const found = await findDueTour(db, now)
  if (!found) return false
  return db.transaction(async (tx) => {
    // The listing before the tour, as everywhere: two transactions never wait for each other.
    await lockForTours(tx, found.propertyId)
    const tour = await lockTour(tx, found.id)
    // Another process may have been faster, or someone has answered, which is only known now.
    const due = tour && dueOf(tour, now)
    if (!tour || due === null) return false
    if (due === 'REMIND') {
      await keepReminder(tx, tour.id, tour.proposedAt)
      await queueReminder(tx, tour, deps, now)
      return true
    }
    const next = changed(tour, { type: due })
    if (next === null) return false
    await keepTimeChange(tx, tour.id, next)
    const isNews = now.getTime() - lastMomentOf(tour).getTime() < expiryNewsLastsMs
    if (due === 'EXPIRE' && isNews) await queueExpiry(tx, tour, deps, now)
    return true
  })
}
