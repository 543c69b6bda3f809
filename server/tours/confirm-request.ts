import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import { offMarketStatus } from '#server/listings/rules/tours.ts'
import type { Db } from '#server/platform/db/database.ts'
import { timesTakenFrom } from './queries/tour-requests.ts'
import {
  findTourByBuyerToken,
  findTourByEitherToken,
  keepConfirmation,
  lockTour,
  type Tour,
  type TourOfLink,
} from './queries/tours.ts'
import {
  buyerActionsOf,
  requestStateOf,
  sellersActionsOf,
  sellersStateOf,
  type TourLinkAction,
  type TourRequestState,
  type TourSide,
} from './rules/tour-request.ts'

/** A tour as one side sees it, with what that side may do. */
export interface SeenTour {
  side: TourSide
  tour: Tour
  state: TourRequestState
  actions: TourLinkAction[]
}

/** The tour behind the link of an email to either side; null when there is none. */
export async function findRequest(db: Db, token: string, now: Date): Promise<SeenTour | null> {
  const found = await findTourByEitherToken(db, token, now)
  return found && seenTourOf(db, found, now)
}

/**
 * Confirms a request for its buyer, so that it keeps its time until the seller decides. Once is enough, and what cannot be
 * confirmed any more is answered as it stands.
 */
export function confirmRequest(db: Db, token: string, now: Date): Promise<SeenTour | null> {
  return db.transaction(async (tx) => {
    const tour = await lockTourOfBuyer(tx, token)
    if (!tour) return null
    const found = await buyersTourOf(tx, tour, now)
    if (found.state !== 'unconfirmed') return found
    await keepConfirmation(tx, tour.id, now)
    return buyersTourOf(tx, { ...tour, confirmedAt: now, heldUntil: null }, now)
  })
}

export async function buyersTourOf(db: Db, tour: Tour, now: Date): Promise<SeenTour> {
  const state = requestStateOf(tour, await timesTakenFrom(db, tour, now), now)
  return { side: 'buyer', tour, state, actions: stillPossible(tour, buyerActionsOf(tour, state, now)) }
}

function seenTourOf(db: Db, found: TourOfLink, now: Date): Promise<SeenTour> | SeenTour {
  return found.side === 'buyer' ? buyersTourOf(db, found.tour, now) : sellersTourOf(found.tour, now)
}

export function sellersTourOf(tour: Tour & { linkMovedAt?: Date | null }, now: Date): SeenTour {
  const state = sellersStateOf(tour, Boolean(tour.linkMovedAt), now)
  return { side: 'seller', tour, state, actions: stillPossible(tour, sellersActionsOf(tour, state, now)) }
}

/** A home that was sold or leased is shown at no other time. */
function stillPossible(tour: Tour, actions: TourLinkAction[]): TourLinkAction[] {
  return offMarketStatus(tour) === null ? actions : actions.filter((action) => action !== 'move')
}

/** The tour behind a buyer's link, for this transaction alone; null when there is none. */
export async function lockTourOfBuyer(tx: Db, token: string): Promise<Tour | null> {
  const linked = await findTourByBuyerToken(tx, token)
  if (!linked) return null
  // The listing before the tour, as everywhere: two transactions never wait for each other.
  await lockForTours(tx, linked.propertyId)
  return lockTour(tx, linked.id)
}
