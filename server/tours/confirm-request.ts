import type { Db } from '#server/db/database.ts'
import { lockForTours } from '#server/db/queries/tour-hours.ts'
import { timesTakenFrom } from '#server/db/queries/tour-requests.ts'
import { findTourByConfirmToken, keepConfirmation, lockTour, type Tour } from '#server/db/queries/tours.ts'
import { requestStateOf, type TourRequestState } from '#server/rules/tour-request.ts'

/** A tour as its buyer sees it. */
export interface BuyersTour {
  tour: Tour
  state: TourRequestState
}

/** The tour behind the link of a buyer's email; null when there is none. */
export async function findRequest(db: Db, token: string, now: Date): Promise<BuyersTour | null> {
  const tour = await findTourByConfirmToken(db, token)
  return tour && { tour, state: requestStateOf(tour, await timesTakenFrom(db, tour, now), now) }
}

/**
 * Confirms a request for its buyer, so that it keeps its time until the seller decides. Once is enough, and what cannot be
 * confirmed any more is answered as it stands.
 */
export function confirmRequest(db: Db, token: string, now: Date): Promise<BuyersTour | null> {
  return db.transaction(async (tx) => {
    const linked = await findTourByConfirmToken(tx, token)
    if (!linked) return null
    await lockForTours(tx, linked.propertyId)
    const tour = await lockTour(tx, linked.id)
    if (!tour) return null
    const state = requestStateOf(tour, await timesTakenFrom(tx, tour, now), now)
    if (state !== 'unconfirmed') return { tour, state }
    await keepConfirmation(tx, tour.id, now)
    return { tour, state: 'confirmed' }
  })
}
