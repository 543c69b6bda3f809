import { overlaps } from '#domain/tour-hours.ts'
import type { CorrectionAnswer, CorrectionRefusal } from '#machines/tour-booking/booked-tour.ts'
import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isMailAddress } from '#server/platform/env/mail-address.ts'
import { newToken, tokenHash } from '#server/platform/link-token.ts'
import { tourRequestLimits } from '#server/platform/rate-limits/limits.ts'
import { countTowardsAll } from '#server/platform/rate-limits/queries.ts'
import { hasMailboxEnough } from './book-tour.ts'
import type { TourDeps } from './deps.ts'
import { queueForNewAddress } from './notifications.ts'
import { releaseOldest, type TourSource, timesTakenFrom } from './queries/tour-requests.ts'
import { findTour, keepAddress, keepName, lockTour, type Tour } from './queries/tours.ts'
import { hasLostTime, heldUntil, lastMomentOf, mostCorrections, openRequests } from './rules/tour-request.ts'

interface Correction {
  /** The right name; left out where only the address was wrong. */
  name?: string | null
  email?: string | null
  /** Where it was asked for; left out where no visitor asked. */
  asker?: TourSource
}

/**
 * `isEmailed`: the new address was emailed. `needsConfirmation`: by a link to confirm the request. `notComing`: the tour is
 * over, was declined or canceled. `taken`: someone else has the time of a request that wasn't confirmed.
 */
export type CorrectionResult =
  | { kind: 'corrected'; needsConfirmation: boolean; isEmailed: boolean }
  | { kind: 'refused'; reason: CorrectionRefusal }

const open: readonly Tour['status'][] = ['requested', 'accepted', 'new_time_proposed']

/**
 * Corrects the buyer's name or address of a tour, in one transaction. A new address is emailed what the wrong one was, and
 * its links replace all earlier ones. A request has to be confirmed from there, also one that was confirmed before. The seller
 * isn't emailed: their page and later emails have the new details.
 */
export function correctBuyer(
  db: Db,
  { tourId, name, email, asker }: Correction & { tourId: number },
  deps: TourDeps,
  now: Date,
): Promise<CorrectionResult> {
  return db.transaction(async (tx): Promise<CorrectionResult> => {
    // The listing before the tour, as everywhere: two transactions never wait for each other.
    const { propertyId } = (await findTour(tx, tourId)) ?? {}
    if (propertyId !== undefined) await lockForTours(tx, propertyId)
    const tour = await lockTour(tx, tourId)
    if (!tour || !open.includes(tour.status) || lastMomentOf(tour) <= now)
      return { kind: 'refused', reason: 'notComing' }
    const address = email == null || email.toLowerCase() === tour.buyerEmail.toLowerCase() ? null : email
    const refusal = address === null ? null : await whyNotCorrected(tx, tour, address, asker ?? null, now)
    if (refusal !== null) return { kind: 'refused', reason: refusal }

    const buyerName = name ?? tour.buyerName
    if (buyerName !== tour.buyerName) await keepName(tx, tourId, buyerName)
    if (address === null) return { kind: 'corrected', needsConfirmation: false, isEmailed: false }
    const token = newToken()
    const needsConfirmation = tour.status === 'requested'
    const corrected = {
      buyerEmail: address,
      corrections: tour.corrections + 1,
      confirmHash: tokenHash(token),
      confirmedAt: null,
      heldUntil: needsConfirmation ? heldUntil(now) : null,
    }
    await keepAddress(tx, tourId, corrected)
    await releaseOldest(tx, tour.propertyId, openRequests.mostUnconfirmed, now)
    await queueForNewAddress(tx, { ...tour, ...corrected, buyerName }, token, deps, now)
    return { kind: 'corrected', needsConfirmation, isEmailed: true }
  })
}

/** A correction is limited as a request is, since it emails someone and keeps a time. */
async function whyNotCorrected(
  tx: Db,
  tour: Tour,
  email: string,
  asker: TourSource | null,
  now: Date,
): Promise<CorrectionRefusal | null> {
  if (!isMailAddress(email)) return 'badAddress'
  const taken = (await timesTakenFrom(tx, tour, now)).filter((time) => overlaps(time, tour.proposedAt))
  if (tour.status === 'requested' && hasLostTime(tour, taken, now)) return 'taken'
  if (tour.corrections >= mostCorrections) return 'correctedTooOften'
  if (await hasMailboxEnough(tx, email, now)) return 'tooManyRequests'
  return (await countTowardsAll(tx, tourRequestLimits(asker?.network ?? null), now)) > 0 ? 'tooManyRequests' : null
}

/**
 * The same for several tours under one wrong name or address: where one of them can't be corrected, none is. Those that
 * ended meanwhile are left out.
 */
export async function correctBuyerOfAll(
  db: Db,
  { tourIds, ...correction }: Correction & { tourIds: number[] },
  deps: TourDeps,
  now: Date,
): Promise<CorrectionAnswer> {
  try {
    return await db.transaction(async (tx): Promise<CorrectionAnswer> => {
      const corrected: { id: number; needsConfirmation: boolean; isEmailed: boolean }[] = []
      for (const id of tourIds) {
        const result = await correctBuyer(tx, { ...correction, tourId: id }, deps, now)
        if (result.kind === 'corrected') corrected.push({ id, ...result })
        else if (result.reason !== 'notComing') throw new CorrectionRefused(result.reason)
      }
      if (corrected.length === 0) return { kind: 'refused', reason: 'notComing' }
      return {
        kind: 'corrected',
        tourIds: corrected.map(({ id }) => id),
        needsConfirmation: corrected.some(({ needsConfirmation }) => needsConfirmation),
        isEmailed: corrected.some(({ isEmailed }) => isEmailed),
      }
    })
  } catch (error) {
    if (error instanceof CorrectionRefused) return { kind: 'refused', reason: error.reason }
    throw error
  }
}

/** Undoes what was corrected before it. */
class CorrectionRefused extends Error {
  readonly reason: CorrectionRefusal

  constructor(reason: CorrectionRefusal) {
    super(reason)
    this.reason = reason
  }
}
