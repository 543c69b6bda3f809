import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { findTourCalendar, lockForTours } from '#server/db/queries/tour-hours.ts'
import { keepToken, keepTour, lockTour } from '#server/db/queries/tours.ts'
import { isMailAddress } from '#server/mail/address.ts'
import { type Unfree, whyNotFree } from '#server/rules/tour-hours.ts'
import { type LocalTime, momentOf } from '#server/rules/tour-time.ts'
import { newToken, tokenExpiry } from '#server/rules/tour-token.ts'
import type { TourDesk } from './desk.ts'
import { queueRequest } from './news.ts'

export interface TourWish {
  propertyId: number
  buyer: { name: string; email: string }
  /** On the property's own clock. */
  time: LocalTime
}

/** `noTours`: there is no such property, or nobody who gives tours of it. */
export type Requested =
  | { kind: 'requested'; tourId: number; proposedAt: Date; zone: string }
  | { kind: 'refused'; reason: Unfree | 'noTours' | 'badAddress' }

/**
 * Books a tour that waits for its seller: tour, link and letter in one transaction. A time that is not free is refused;
 * wishes for one property are looked at one after the other, so that no two get the same half hour.
 */
export function requestTour(db: Db, wish: TourWish, desk: TourDesk, now: Date): Promise<Requested> {
  return db.transaction(async (tx): Promise<Requested> => {
    const { propertyId, buyer, time } = wish
    if (!isMailAddress(buyer.email)) return { kind: 'refused', reason: 'badAddress' }
    const sellerEmail = await lockForTours(tx, propertyId)
    const calendar = await findTourCalendar(tx, propertyId, now)
    if (sellerEmail === null || calendar === null) return { kind: 'refused', reason: 'noTours' }
    const reason = whyNotFree(time, calendar, now)
    const proposedAt = momentOf(time, calendar.zone)
    if (reason !== null || proposedAt === null) return { kind: 'refused', reason: reason ?? 'noSuchTime' }

    const tourId = await keepTour(tx, {
      propertyId,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      sellerEmail,
      proposedAt,
      icalUid: randomUUID(),
      createdAt: now,
    })
    await askSeller(tx, tourId, desk)
    return { kind: 'requested', tourId, proposedAt, zone: calendar.zone }
  })
}

/**
 * Gives the seller of a tour a new link and answers its token. The letter with it is queued, unless there was one before.
 */
export async function askSeller(tx: Db, tourId: number, desk: TourDesk): Promise<string> {
  const tour = await lockTour(tx, tourId)
  if (!tour) throw new Error('The seller was asked about a tour that is not there.')
  const token = newToken()
  const expiresAt = tokenExpiry(tour.proposedAt, desk.linkDays)
  await keepToken(tx, tourId, token, expiresAt)
  await queueRequest(tx, tour, token, expiresAt, desk)
  return token
}
