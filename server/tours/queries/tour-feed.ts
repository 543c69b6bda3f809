import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import { properties } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tours } from '../schema.ts'
import { type Tour, tourColumns, tourOf } from './tours.ts'

const day = 24 * 3600_000
const pastDays = 60
const canceledDays = 14
/** A calendar that someone floods with requests stays small. */
const most = 500

/** The listing whose tours its seller subscribes to; null where nobody gives tours. */
export async function findFeedListing(
  db: Db,
  propertyId: number,
): Promise<{ propertyId: number; sellerEmail: string; address: string; slug: string } | null> {
  const { address, slug, sellerEmail } = properties
  const [found] = await db.select({ address, slug, sellerEmail }).from(properties).where(eq(properties.id, propertyId))
  return found?.sellerEmail ? { ...found, propertyId, sellerEmail: found.sellerEmail } : null
}

/** What a calendar shows of a listing's tours: what is open or agreed on with this seller, and what was canceled lately. */
export async function listToursForFeed(
  db: Db,
  { propertyId, sellerEmail }: { propertyId: number; sellerEmail: string },
  now: Date,
): Promise<Tour[]> {
  const rows = await db
    .select(tourColumns)
    .from(tours)
    .innerJoin(properties, eq(properties.id, tours.propertyId))
    .where(
      and(
        eq(tours.propertyId, propertyId),
        eq(tours.sellerEmail, sellerEmail),
        gt(tours.proposedAt, new Date(now.getTime() - pastDays * day)),
        or(
          inArray(tours.status, ['requested', 'new_time_proposed', 'accepted', 'done']),
          and(eq(tours.status, 'cancelled'), gt(tours.cancelledAt, new Date(now.getTime() - canceledDays * day))),
        ),
      ),
    )
    .orderBy(asc(tours.proposedAt), asc(tours.id))
    .limit(most)
  return rows.map(tourOf)
}
