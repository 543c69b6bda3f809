import { randomUUID } from 'node:crypto'
import { type LocalTime, momentOf } from '#domain/time-zone.ts'
import { type TimeRefusal, whyNotFree } from '#domain/tour-hours.ts'
import { isPhone } from '#domain/tour-phone.ts'
import type { components } from '#openapi/generated/types.ts'
import { lockForRequest } from '#server/listings/queries/tour-hours.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isMailAddress } from '#server/platform/env/mail-address.ts'
import { newToken, tokenExpiry, tokenHash } from '#server/platform/link-token.ts'
import { tourRequestLimits } from '#server/platform/rate-limits/limits.ts'
import { countTowardsAll } from '#server/platform/rate-limits/queries.ts'
import type { TourDeps } from './deps.ts'
import { queueConfirmation, queueRequest } from './notifications.ts'
import { findTourCalendar } from './queries/tour-hours.ts'
import { countOpenRequests, countRequestsSince, releaseOldest, type TourSource } from './queries/tour-requests.ts'
import { findTourByRequest, keepToken, keepTour, lockTour } from './queries/tours.ts'
import { heldUntil, mostRequestsADay, openRequests, requestsCountMs } from './rules/tour-request.ts'

export interface TourWish {
  propertyId: number
  buyer: { name: string; email: string }
  /** On the property's own clock. */
  time: LocalTime
  /** Where it was asked for; left out where no visitor asked. */
  asker?: TourSource
  /** In person unless told otherwise. */
  kind?: TourKind
  phone?: string | null
  /** For the seller. */
  note?: string | null
  /** Of a page's request: one that comes again is answered as it was the first time, and books nothing. */
  requestId?: string
}

export type TourKind = components['schemas']['TourKind']

/** Why a visitor may not ask for one more tour now. */
type Excess = 'openAlready' | 'tooManyRequests'

/** `noTours`: there is no such property, or nobody who gives tours of it. `phoneNeeded`: the listing asks for a phone number. */
export type Requested =
  | { kind: 'requested'; tourId: number; proposedAt: Date; zone: string; tourKind: TourKind }
  | { kind: 'refused'; reason: TimeRefusal | Excess | 'noTours' | 'badAddress' | 'phoneNeeded' }

/**
 * Books a tour that waits for its seller, and emails seller and buyer, in one transaction. A time that is not free is
 * refused; wishes for one property are looked at one after the other, so that no two get the same half hour.
 */
export function placeTourRequest(db: Db, wish: TourWish, deps: TourDeps, now: Date): Promise<Requested> {
  return db.transaction(async (tx): Promise<Requested> => {
    const { propertyId, buyer, time, asker } = wish
    if (!isMailAddress(buyer.email)) return { kind: 'refused', reason: 'badAddress' }
    const listing = await lockForRequest(tx, propertyId)
    const before = wish.requestId === undefined ? null : await findTourByRequest(tx, propertyId, wish.requestId)
    if (before) {
      const { id: tourId, proposedAt, zone, kind: tourKind } = before
      return { kind: 'requested', tourId, proposedAt, zone, tourKind }
    }
    const calendar = await findTourCalendar(tx, propertyId, now)
    if (!listing?.sellerEmail || calendar === null) return { kind: 'refused', reason: 'noTours' }
    const { sellerEmail, tourPhone } = listing
    if (tourPhone === 'required' && !isPhone(wish.phone ?? '')) return { kind: 'refused', reason: 'phoneNeeded' }
    const open = await countOpenRequests(tx, { propertyId, email: buyer.email, asker: asker ?? null }, now)
    if (open.ofVisitor >= openRequests.mostOfVisitor) return { kind: 'refused', reason: 'openAlready' }
    const unfree = whyNotFree(time, calendar, now)
    const proposedAt = momentOf(time, calendar.zone)
    if (unfree !== null || proposedAt === null) return { kind: 'refused', reason: unfree ?? 'noSuchTime' }
    if (open.ofNetwork >= openRequests.mostOfNetwork || (await areTooMany(tx, wish, now)))
      return { kind: 'refused', reason: 'tooManyRequests' }

    const token = newToken()
    const tourId = await keepTour(tx, {
      propertyId,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      sellerEmail,
      proposedAt,
      icalUid: randomUUID(),
      conversationId: asker?.id ?? null,
      visitor: asker?.id === null ? (asker.visitor ?? null) : null,
      network: asker?.id === null || wish.requestId !== undefined ? (asker?.network ?? null) : null,
      kind: wish.kind ?? 'in_person',
      buyerPhone: tourPhone === 'not_asked' ? null : (wish.phone ?? null),
      buyerNote: wish.note ?? null,
      requestId: wish.requestId ?? null,
      confirmHash: tokenHash(token),
      heldUntil: heldUntil(now),
      createdAt: now,
    })
    await releaseOldest(tx, propertyId, openRequests.mostUnconfirmed, now)
    await askBuyer(tx, tourId, token, deps)
    await askSellerForTour(tx, tourId, deps, asker?.network ?? null)
    return { kind: 'requested', tourId, proposedAt, zone: calendar.zone, tourKind: wish.kind ?? 'in_person' }
  })
}

/** Whether the buyer's mailbox, or the network that asks, has had enough tours for now. */
async function areTooMany(tx: Db, { buyer, asker }: TourWish, now: Date): Promise<boolean> {
  if (await hasMailboxEnough(tx, buyer.email, now)) return true
  return (await countTowardsAll(tx, tourRequestLimits(asker?.network ?? null), now)) > 0
}

/** Whether a mailbox has had as many tours, moves and corrections in a day as it may have. */
export async function hasMailboxEnough(tx: Db, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - requestsCountMs)
  return (await countRequestsSince(tx, email, since)) >= mostRequestsADay
}

/** Queues the email in which the buyer confirms the request. */
async function askBuyer(tx: Db, tourId: number, token: string, deps: TourDeps): Promise<void> {
  await queueConfirmation(tx, await tourOf(tx, tourId), token, deps)
}

/**
 * Gives the seller of a tour a new link and answers its token. The email with it is queued, unless there was one before;
 * `network` is a fingerprint of where the visitor asked from, by which it is limited.
 */
export async function askSellerForTour(
  tx: Db,
  tourId: number,
  deps: TourDeps,
  network: string | null = null,
): Promise<string> {
  const tour = await tourOf(tx, tourId)
  const token = newToken()
  const expiresAt = tokenExpiry(tour.proposedAt, deps.linkDays)
  await keepToken(tx, tourId, token, expiresAt)
  await queueRequest(tx, tour, { token, expiresAt, network }, deps)
  return token
}

async function tourOf(tx: Db, tourId: number) {
  const tour = await lockTour(tx, tourId)
  if (!tour) throw new Error('There is no such tour.')
  return tour
}
