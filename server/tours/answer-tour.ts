import type { LocalTime } from '#domain/time-zone.ts'
import { overlaps } from '#domain/tour-hours.ts'
import type { Db } from '#server/platform/db/database.ts'
import { cancelTour } from './cancel-tour.ts'
import { buyersTourOf, findRequest, lockTourOfBuyer, type SeenTour } from './confirm-request.ts'
import type { TourDeps } from './deps.ts'
import { type MoveResult, moveTour } from './move-tour.ts'
import { queueNews } from './notifications.ts'
import { proposeInstead } from './propose-instead.ts'
import { timesTakenFrom } from './queries/tour-requests.ts'
import { findTourByEitherToken, keepAcceptance } from './queries/tours.ts'
import { newMomentOf } from './rules/tour-request.ts'
import { changed } from './rules/tour-status.ts'

type Refusal = Exclude<Extract<MoveResult, { kind: 'refused' }>['reason'], 'sameTime' | 'notComing'>

/** A tour as it stands after an answer, whether that one made it so or an earlier one; or why it can't be so. */
export type AnsweredTour = ({ kind: 'stands' } & SeenTour) | { kind: 'refused'; reason: Refusal }

/**
 * Accepts the time that the seller proposed, for the buyer, and emails both sides, in one transaction. Once is enough; a
 * tour at which another time or none is proposed by now changes nothing. Null when the link leads to no tour.
 */
export function acceptProposedTime(
  db: Db,
  token: string,
  time: LocalTime,
  deps: TourDeps,
  now: Date,
): Promise<AnsweredTour | null> {
  return db.transaction(async (tx): Promise<AnsweredTour | null> => {
    const tour = await lockTourOfBuyer(tx, token)
    if (!tour) return null
    const next = changed(tour, { type: 'ACCEPT_NEW_TIME' })
    const proposedAt = newMomentOf(tour)
    if (next === null || proposedAt === null || tour.newTime !== time || proposedAt <= now)
      return { kind: 'stands', ...(await buyersTourOf(tx, tour, now)) }
    const taken = await timesTakenFrom(tx, { ...tour, proposedAt }, now)
    if (taken.some((other) => overlaps(other, proposedAt))) return { kind: 'refused', reason: 'taken' }

    const acceptance = {
      ...next,
      proposedAt,
      decidedAt: now,
      confirmedAt: tour.confirmedAt ?? now,
      icalSequence: tour.icalSequence + 1,
    }
    await keepAcceptance(tx, tour.id, acceptance)
    const accepted = { ...tour, ...acceptance, heldUntil: null }
    await queueNews(tx, accepted, deps, 'buyer')
    return { kind: 'stands', ...(await buyersTourOf(tx, accepted, now)) }
  })
}

/** Where the page shows a tour and where it is to be, on the property's own clock. */
export interface NewTimeWish {
  from: LocalTime
  time: LocalTime
  /** Fingerprint of the visitor's network. */
  network: string | null
}

/**
 * Moves a tour by the link of an email, for its buyer or its seller. The time that the seller proposed is accepted by the
 * buyer; any other one is asked of the other side. A tour that isn't where the page showed it any more stays as it is.
 */
export async function suggestTime(
  db: Db,
  token: string,
  { from, time, network }: NewTimeWish,
  deps: TourDeps,
  now: Date,
): Promise<AnsweredTour | null> {
  const found = await findTourByEitherToken(db, token, now)
  if (!found) return null
  const { side, tour } = found
  if (side === 'buyer' && tour.newTime === time) return acceptProposedTime(db, token, time, deps, now)
  const wish = { tourId: tour.id, time, linkFrom: from, asker: { id: null, network } }
  const moved = await (side === 'buyer'
    ? moveTour(db, wish, deps, now)
    : proposeInstead(db, tour, { from, time }, deps, now))
  if (moved.kind === 'refused') {
    const { reason } = moved
    if (reason !== 'sameTime' && reason !== 'notComing') return { kind: 'refused', reason }
  }
  return standing(db, token, now)
}

/** Cancels a tour by the link of an email, for the side that got it. Once is enough. */
export async function cancelByLink(db: Db, token: string, deps: TourDeps, now: Date): Promise<AnsweredTour | null> {
  const found = await findTourByEitherToken(db, token, now)
  if (!found) return null
  await cancelTour(db, found.tour.id, deps, now, found.side === 'seller' ? found.tour : null)
  return standing(db, token, now)
}

async function standing(db: Db, token: string, now: Date): Promise<AnsweredTour | null> {
  const found = await findRequest(db, token, now)
  return found && { kind: 'stands', ...found }
}
