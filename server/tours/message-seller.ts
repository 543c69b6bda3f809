import type { MessageAnswer, MessageRefusal, SellerMessage } from '#machines/tour-booking/booked-tour.ts'
import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import { isErased } from '#server/mail/rules/erased.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TourDeps } from './deps.ts'
import { messageKind, queueMessage } from './notifications.ts'
import { findNextRound } from './queries/tour-emails.ts'
import { type TourSource, timesTakenFrom } from './queries/tour-requests.ts'
import { findTour, lockTour, type Tour } from './queries/tours.ts'
import { hasLostTime, isOpenAt, mostMessages } from './rules/tour-request.ts'

/**
 * Emails the seller of a tour what its buyer wants them to know, at once or with the next summary where the limits of emails are reached,
 * in one transaction. A seller knows of a request from the start, so that it needn't be confirmed first.
 */
export function messageSeller(
  db: Db,
  { tourId, words, asker }: SellerMessage & { asker: TourSource },
  deps: TourDeps,
  now: Date,
): Promise<MessageAnswer> {
  return db.transaction(async (tx): Promise<MessageAnswer> => {
    // The listing before the tour, as everywhere: two transactions never wait for each other.
    const { propertyId } = (await findTour(tx, tourId)) ?? {}
    if (propertyId !== undefined) await lockForTours(tx, propertyId)
    const tour = await lockTour(tx, tourId)
    if (!tour || !isOpenAt(tour, now) || isErased(tour.sellerEmail)) return { kind: 'refused', reason: 'notComing' }
    const number = await findNextRound(tx, tourId, messageKind)
    const refusal = await whyNotSent(tx, tour, number, now)
    if (refusal !== null) return { kind: 'refused', reason: refusal }
    const became = await queueMessage(tx, tour, { words, number, network: asker.network }, deps, now)
    return became === 'kept'
      ? { kind: 'refused', reason: 'tooManyEmails' }
      : { kind: 'sent', isInSummary: became === 'inDigest' }
  })
}

async function whyNotSent(tx: Db, tour: Tour, number: number, now: Date): Promise<MessageRefusal | null> {
  if (tour.status === 'requested' && hasLostTime(tour, await timesTakenFrom(tx, tour, now), now)) return 'taken'
  return number >= mostMessages ? 'messagedTooOften' : null
}
