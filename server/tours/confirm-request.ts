import type { Db } from '#server/platform/db/database.ts'
import { lockForTours } from './queries/tour-hours.ts'
import { timesTakenFrom } from './queries/tour-requests.ts'
import { findTourByBuyerToken, keepConfirmation, lockTour, type Tour } from './queries/tours.ts'
import { type BuyerAction, buyerActionsOf, requestStateOf, type TourRequestState } from './rules/tour-request.ts'

/** A tour as its buyer sees it, with what they may do. */
export interface BuyersTour {
  tour: Tour
  state: TourRequestState
  actions: BuyerAction[]
}

/** The tour behind the link of a buyer's email; null when there is none. */
export async function findRequest(db: Db, token: string, now: Date): Promise<BuyersTour | null> {
  const tour = await findTourByBuyerToken(db, token)
  return tour && buyersTourOf(db, tour, now)
}

/**
 * Confirms a request for its buyer, so that it keeps its time until the seller decides. Once is enough, and what cannot be
 * confirmed any more is answered as it stands.
 */
export function confirmRequest(db: Db, token: string, now: Date): Promise<BuyersTour | null> {
  return db.transaction(async (tx) => {
    const tour = await lockTourOfBuyer(tx, token)
    if (!tour) return null
    const found = await buyersTourOf(tx, tour, now)
    if (found.state !== 'unconfirmed') return found
    await keepConfirmation(tx, tour.id, now)
    return buyersTourOf(tx, { ...tour, confirmedAt: now, heldUntil: null }, now)
  })
}

export async function buyersTourOf(db: Db, tour: Tour, now: Date): Promise<BuyersTour> {
  const state = requestStateOf(tour, await timesTakenFrom(db, tour, now), now)
  return { tour, state, actions: buyerActionsOf(tour, state, now) }
}

/** The tour behind a buyer's link, for this transaction alone; null when there is none. */
export async function lockTourOfBuyer(tx: Db, token: string): Promise<Tour | null> {
  const linked = await findTourByBuyerToken(tx, token)
  if (!linked) return null
  // The listing before the tour, as everywhere: two transactions never wait for each other.
  await lockForTours(tx, linked.propertyId)
  return lockTour(tx, linked.id)
}
