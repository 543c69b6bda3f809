import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { properties } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tokenHash } from '#server/platform/link-token.ts'
import type { TourState } from '../rules/tour-status.ts'
import { buyerLinks, tours, tourTokens } from '../schema.ts'

type Row = typeof tours.$inferSelect
type Place = Pick<
  typeof properties.$inferSelect,
  'address' | 'slug' | 'listingType' | 'marketStatus' | 'latitude' | 'longitude'
>

/** A tour with the place that it goes to and the zone of its clock. */
export type Tour = Row & Place & { zone: string }

/** `linkMovedAt`: when the tour was moved away from the time that the link asks about; null while it is at that time. */
export type LinkedTour = Tour & { linkExpiresAt: Date; linkMovedAt: Date | null }

/** The tour behind a link that has not expired, with the moment when it does, or null. */
export function findTourByToken(db: Db, token: string, now: Date): Promise<LinkedTour | null> {
  return findByHash(db, tokenHash(token), now)
}

/** The same by the token's hash, as a browser's cookie has it, for one tour alone. */
export async function findTourByProof(db: Db, id: number, hash: string, now: Date): Promise<LinkedTour | null> {
  const tour = await findByHash(db, hash, now)
  return tour?.id === id ? tour : null
}

export async function findTour(db: Db, id: number): Promise<Tour | null> {
  const [found] = await db
    .select(tourColumns)
    .from(tours)
    .innerJoin(properties, eq(properties.id, tours.propertyId))
    .where(eq(tours.id, id))
  return found ? tourOf(found) : null
}

/** The tour that a page's request was kept as, of this property alone; null where it is new. */
export async function findTourByRequest(db: Db, propertyId: number, requestId: string): Promise<Tour | null> {
  const [found] = await db
    .select(tourColumns)
    .from(tours)
    .innerJoin(properties, eq(properties.id, tours.propertyId))
    .where(and(eq(tours.requestId, requestId), eq(tours.propertyId, propertyId)))
  return found ? tourOf(found) : null
}

/** A tour behind the link of an email, and whose email it was. */
export type TourOfLink = { side: 'buyer'; tour: Tour } | { side: 'seller'; tour: LinkedTour }

/** The tour behind the link of an email to either side; null when there is none. */
export async function findTourByEitherToken(db: Db, token: string, now: Date): Promise<TourOfLink | null> {
  const buyers = await findTourByBuyerToken(db, token)
  if (buyers) return { side: 'buyer', tour: buyers }
  const sellers = await findTourByToken(db, token, now)
  return sellers && { side: 'seller', tour: sellers }
}

/** A tour that nobody else decides until the transaction ends. */
export async function lockTour(tx: Db, id: number): Promise<Tour | null> {
  const [found] = await tx
    .select(tourColumns)
    .from(tours)
    .innerJoin(properties, eq(properties.id, tours.propertyId))
    .where(eq(tours.id, id))
    .for('update', { of: tours })
  return found ? tourOf(found) : null
}

/** The tour behind the link of an email to its buyer, whichever it was, or null. */
export async function findTourByBuyerToken(db: Db, token: string): Promise<Tour | null> {
  const hash = tokenHash(token)
  // Both by their index; as two conditions with `or` they would be tried on every tour.
  const linked = db
    .select({ id: tours.id })
    .from(tours)
    .where(eq(tours.confirmHash, hash))
    .unionAll(db.select({ id: buyerLinks.tourId }).from(buyerLinks).where(eq(buyerLinks.hash, hash)))
  const [found] = await db
    .select(tourColumns)
    .from(tours)
    .innerJoin(properties, eq(properties.id, tours.propertyId))
    .where(inArray(tours.id, linked))
  return found ? tourOf(found) : null
}

/** The buyer confirmed a request: it keeps its time until the seller decides. */
export async function keepConfirmation(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(tours).set({ confirmedAt: now, heldUntil: null }).where(eq(tours.id, id))
}

export async function keepDecision(
  tx: Db,
  id: number,
  decision: TourState & Pick<Row, 'sellerNotes' | 'decidedAt' | 'icalSequence' | 'round'>,
): Promise<void> {
  await tx.update(tours).set(decision).where(eq(tours.id, id))
}

/** The buyer accepted the time that the seller proposed, by a link that only their mailbox has. */
export async function keepAcceptance(
  tx: Db,
  id: number,
  acceptance: TourState & Pick<Row, 'proposedAt' | 'decidedAt' | 'confirmedAt' | 'icalSequence'>,
): Promise<void> {
  await tx
    .update(tours)
    .set({ ...acceptance, heldUntil: null })
    .where(eq(tours.id, id))
}

/** A tour expired or is over. */
export async function keepTimeChange(tx: Db, id: number, change: TourState): Promise<void> {
  await tx.update(tours).set(change).where(eq(tours.id, id))
}

/** Both sides are reminded of the time that a tour has now. */
export async function keepReminder(tx: Db, id: number, remindedFor: Date): Promise<void> {
  await tx.update(tours).set({ remindedFor }).where(eq(tours.id, id))
}

/** Either side canceled a tour. */
export async function keepCancellation(
  tx: Db,
  id: number,
  cancellation: TourState & Pick<Row, 'cancelledAt' | 'cancelledBy' | 'icalSequence'>,
): Promise<void> {
  await tx.update(tours).set(cancellation).where(eq(tours.id, id))
}

/**
 * The buyer moved a tour: it waits for its seller again. The links of earlier emails still find it; a seller's know that
 * they ask about a time that was given up.
 */
export async function keepMove(
  tx: Db,
  tour: Pick<Row, 'id' | 'confirmHash'>,
  move: TourState &
    Pick<Row, 'proposedAt' | 'moves' | 'round' | 'icalSequence' | 'confirmHash' | 'confirmedAt' | 'heldUntil'>,
  now: Date,
): Promise<void> {
  await tx
    .update(tourTokens)
    .set({ movedAt: now })
    .where(and(eq(tourTokens.tourId, tour.id), isNull(tourTokens.movedAt)))
  if (tour.confirmHash !== null && tour.confirmHash !== move.confirmHash)
    await tx.insert(buyerLinks).values({ hash: tour.confirmHash, tourId: tour.id })
  await tx
    .update(tours)
    .set({ ...move, decidedAt: null, sellerNotes: null })
    .where(eq(tours.id, tour.id))
}

/** The buyer's name was wrong. */
export async function keepName(tx: Db, id: number, buyerName: string): Promise<void> {
  await tx.update(tours).set({ buyerName }).where(eq(tours.id, id))
}

/** The buyer's address was wrong: the links of all emails that went there stop working. */
export async function keepAddress(
  tx: Db,
  id: number,
  address: Pick<Row, 'buyerEmail' | 'corrections' | 'confirmHash' | 'confirmedAt' | 'heldUntil'>,
): Promise<void> {
  await tx.delete(buyerLinks).where(eq(buyerLinks.tourId, id))
  await tx.update(tours).set(address).where(eq(tours.id, id))
}

/** Keeps the hash of one more token for the tour's buyer. */
export async function keepBuyerToken(tx: Db, tourId: number, token: string): Promise<void> {
  await tx.insert(buyerLinks).values({ hash: tokenHash(token), tourId })
}

/** Keeps a tour that waits for its seller and answers its number. */
export async function keepTour(
  tx: Db,
  tour: Omit<
    typeof tours.$inferInsert,
    | 'id'
    | 'status'
    | 'newTime'
    | 'decidedAt'
    | 'sellerNotes'
    | 'icalSequence'
    | 'confirmedAt'
    | 'moves'
    | 'corrections'
    | 'round'
    | 'remindedFor'
    | 'cancelledAt'
    | 'cancelledBy'
  >,
): Promise<number> {
  const [kept] = await tx.insert(tours).values(tour).returning({ id: tours.id })
  if (!kept) throw new Error('The tour was not stored.')
  return kept.id
}

/** Keeps the hash of a token; the tour's other tokens stay good. */
export async function keepToken(tx: Db, tourId: number, token: string, expiresAt: Date): Promise<void> {
  await tx.insert(tourTokens).values({ hash: tokenHash(token), tourId, expiresAt })
}

export const tourColumns = {
  tour: tours,
  place: {
    address: properties.address,
    slug: properties.slug,
    listingType: properties.listingType,
    marketStatus: properties.marketStatus,
    latitude: properties.latitude,
    longitude: properties.longitude,
    zone: properties.timeZone,
  },
}

async function findByHash(db: Db, hash: string, now: Date): Promise<LinkedTour | null> {
  const [found] = await db
    .select({ ...tourColumns, linkExpiresAt: tourTokens.expiresAt, linkMovedAt: tourTokens.movedAt })
    .from(tourTokens)
    .innerJoin(tours, eq(tours.id, tourTokens.tourId))
    .innerJoin(properties, eq(properties.id, tours.propertyId))
    .where(and(eq(tourTokens.hash, hash), gt(tourTokens.expiresAt, now)))
  return found ? { ...tourOf(found), linkExpiresAt: found.linkExpiresAt, linkMovedAt: found.linkMovedAt } : null
}

export function tourOf({ tour, place }: { tour: Row; place: Place & { zone: string } }): Tour {
  return { ...tour, ...place }
}
