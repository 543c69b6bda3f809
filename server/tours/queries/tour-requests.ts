import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { isOneOfMany } from '#server/access/rules/visitor-id.ts'
import { conversations } from '#server/conversations/schema.ts'
import { properties } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tourLastsMs } from '../rules/tour-request.ts'
import { tours } from '../schema.ts'
import type { Tour } from './tours.ts'

const hour = 3600 * 1000

/** A tour as its conversation tells of it. */
export type TourInChat = Pick<
  Tour,
  | 'id'
  | 'status'
  | 'round'
  | 'proposedAt'
  | 'newTime'
  | 'sellerNotes'
  | 'decidedAt'
  | 'zone'
  | 'listingType'
  | 'cancelledAt'
  | 'cancelledBy'
>

/** The conversation in which a visitor asks for a tour. */
export type TourAsker = { id: string; visitor: string; network: string | null }

/** Where a request comes from: a conversation, or a listing's page or email's link. `visitor` is by their cookie. */
export type TourSource = TourAsker | { id: null; visitor?: string; network: string | null }

/** When tours of a property begin that keep their time, from `since` on; all of them but `except`. */
export async function takenTimes(
  db: Db,
  { propertyId, since, except = 0 }: { propertyId: number; since: Date; except?: number | undefined },
  now: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ proposedAt: tours.proposedAt })
    .from(tours)
    .where(
      and(
        eq(tours.propertyId, propertyId),
        ne(tours.id, except),
        or(eq(tours.status, 'accepted'), keepsTime(now)),
        gt(tours.proposedAt, since),
      ),
    )
  return rows.map(({ proposedAt }) => proposedAt)
}

/** When other tours of the same property begin that may have taken a tour's time. */
export function timesTakenFrom(
  db: Db,
  { id, propertyId, proposedAt }: Pick<Tour, 'id' | 'propertyId' | 'proposedAt'>,
  now: Date,
) {
  return takenTimes(db, { propertyId, since: new Date(proposedAt.getTime() - hour), except: id }, now)
}

/** How many open requests for a property but `except` there are by a mailbox or by a visitor, and by a network. */
export async function countOpenRequests(
  tx: Db,
  {
    propertyId,
    email,
    asker,
    except = 0,
  }: { propertyId: number; email: string; asker: TourSource | null; except?: number },
  now: Date,
): Promise<{ ofVisitor: number; ofNetwork: number }> {
  const isVisitors = or(isOfMailbox(email), asker && asker.id !== null ? isAsker(asker) : undefined)
  const isNetworks = asker?.network
    ? or(eq(conversations.network, asker.network), eq(tours.network, asker.network))
    : sql`false`
  const [found] = await tx
    .select({ ofVisitor: countWhere(isVisitors), ofNetwork: countWhere(isNetworks) })
    .from(tours)
    .leftJoin(conversations, eq(conversations.id, tours.conversationId))
    .where(and(eq(tours.propertyId, propertyId), ne(tours.id, except), keepsTime(now), gt(tours.proposedAt, now)))
  return found ?? { ofVisitor: 0, ofNetwork: 0 }
}

/** How many tours of any property this mailbox asked for since then; each move and each corrected address counts as another. */
export async function countRequestsSince(tx: Db, email: string, since: Date): Promise<number> {
  const [found] = await tx
    .select({ asked: sql<number>`coalesce(sum(1 + ${tours.moves} + ${tours.corrections}), 0)`.mapWith(Number) })
    .from(tours)
    .where(and(gt(tours.createdAt, since), isOfMailbox(email)))
  return found?.asked ?? 0
}

/**
 * The visitor's tours of a property that are still to come, the earliest first: those of the conversation, and of their
 * other conversations where a cookie tells them.
 */
export function listComingTours(db: Db, of: { propertyId: number; asker: TourAsker }, now: Date) {
  return listToursOfAsker(
    db,
    of,
    and(inArray(tours.status, ['requested', 'accepted', 'new_time_proposed']), gt(tours.proposedAt, now)),
  )
}

/** The same for those that have begun, and that their seller accepted. */
export function listToursUnderWay(db: Db, of: { propertyId: number; asker: TourAsker }, now: Date) {
  const since = new Date(now.getTime() - tourLastsMs)
  return listToursOfAsker(
    db,
    of,
    and(eq(tours.status, 'accepted'), gt(tours.proposedAt, since), lte(tours.proposedAt, now)),
  )
}

function listToursOfAsker(
  db: Db,
  { propertyId, asker }: { propertyId: number; asker: TourAsker },
  when: SQL | undefined,
): Promise<Pick<Tour, 'id' | 'proposedAt' | 'status' | 'buyerName' | 'buyerEmail'>[]> {
  const { id, proposedAt, status, buyerName, buyerEmail } = tours
  return db
    .select({ id, proposedAt, status, buyerName, buyerEmail })
    .from(tours)
    .innerJoin(conversations, eq(conversations.id, tours.conversationId))
    .where(and(eq(tours.propertyId, propertyId), isAsker(asker), when))
    .orderBy(asc(proposedAt), asc(id))
}

/**
 * Gives a visitor's new conversation the tours that they requested by the page's form before, those of another mailbox
 * excepted where `email` is known.
 */
export async function giveToursTo(
  tx: Db,
  { id, propertyId, visitor }: Pick<typeof conversations.$inferSelect, 'id' | 'propertyId' | 'visitor'>,
  email: string | null,
): Promise<void> {
  await tx
    .update(tours)
    .set({ conversationId: id, visitor: null })
    .where(
      and(
        eq(tours.visitor, visitor),
        eq(tours.propertyId, propertyId),
        isNull(tours.conversationId),
        email === null ? undefined : isOfMailbox(email),
      ),
    )
}

/** Every tour that was asked for in a conversation, the first one first. */
export async function listToursOf(db: Db, conversationId: string): Promise<TourInChat[]> {
  return db
    .select({
      id: tours.id,
      status: tours.status,
      round: tours.round,
      proposedAt: tours.proposedAt,
      newTime: tours.newTime,
      sellerNotes: tours.sellerNotes,
      decidedAt: tours.decidedAt,
      cancelledAt: tours.cancelledAt,
      cancelledBy: tours.cancelledBy,
      zone: properties.timeZone,
      listingType: properties.listingType,
    })
    .from(tours)
    .innerJoin(properties, eq(properties.id, tours.propertyId))
    .where(eq(tours.conversationId, conversationId))
    .orderBy(asc(tours.id))
}

/** Lets all but the newest `most` unconfirmed requests for a property lose their times. */
export async function releaseOldest(tx: Db, propertyId: number, most: number, now: Date): Promise<void> {
  const unconfirmed = await tx
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.propertyId, propertyId), keepsTime(now), isNotNull(tours.heldUntil), gt(tours.proposedAt, now)))
    .orderBy(asc(tours.createdAt), asc(tours.id))
  const released = unconfirmed.slice(0, Math.max(0, unconfirmed.length - most)).map(({ id }) => id)
  if (released.length > 0) await tx.update(tours).set({ heldUntil: now }).where(inArray(tours.id, released))
}

/** Of a request that waits for its seller: nobody else may have its time. See rules/tour-request.ts. */
function keepsTime(now: Date): SQL | undefined {
  return and(eq(tours.status, 'requested'), or(isNull(tours.heldUntil), gt(tours.heldUntil, now)))
}

/** The conversation's own requests, and those of its visitor's other conversations where a cookie tells them. */
function isAsker({ id, visitor }: TourAsker): SQL | undefined {
  return isOneOfMany(visitor)
    ? eq(tours.conversationId, id)
    : or(eq(tours.conversationId, id), eq(conversations.visitor, visitor))
}

/** Ann.Chen+tours@Example.com and annchen@example.com count as one mailbox. */
function isOfMailbox(email: string): SQL {
  return sql`${mailboxOf(sql`${tours.buyerEmail}`)} = ${mailboxOf(sql`${email}::text`)}`
}

function mailboxOf(email: SQL): SQL {
  const local = sql`split_part(split_part(lower(${email}), '@', 1), '+', 1)`
  return sql`replace(${local}, '.', '') || '@' || split_part(lower(${email}), '@', 2)`
}

function countWhere(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}
