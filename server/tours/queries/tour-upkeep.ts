import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { properties } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { remindMs, tourLastsMs } from '../rules/tour-request.ts'
import { tours } from '../schema.ts'

/** The tour of which something has been due for the longest, as `dueOf` of rules/tour-request.ts says; null when none is. */
export async function findDueTour(db: Db, now: Date): Promise<{ id: number; propertyId: number } | null> {
  const { status, proposedAt, newTime, decidedAt, remindedFor } = tours
  const proposed = sql`(${newTime}::timestamp at time zone ${properties.timeZone})`
  const dayBefore = sql`${proposedAt} - ${`${remindMs} milliseconds`}::interval`
  const [found] = await db
    .select({ id: tours.id, propertyId: tours.propertyId })
    .from(tours)
    .innerJoin(properties, eq(properties.id, tours.propertyId))
    .where(
      or(
        and(eq(status, 'requested'), lte(proposedAt, now)),
        and(
          eq(status, 'new_time_proposed'),
          lte(proposedAt, now),
          sql`${proposed} <= ${now.toISOString()}::timestamptz`,
        ),
        and(eq(status, 'accepted'), lte(proposedAt, new Date(now.getTime() - tourLastsMs))),
        and(
          eq(status, 'accepted'),
          gt(proposedAt, now),
          lte(proposedAt, new Date(now.getTime() + remindMs)),
          or(isNull(remindedFor), ne(remindedFor, proposedAt)),
          sql`${decidedAt} <= ${dayBefore}`,
        ),
      ),
    )
    .orderBy(asc(proposedAt), asc(tours.id))
    .limit(1)
  return found ?? null
}
