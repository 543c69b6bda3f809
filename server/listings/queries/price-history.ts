import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { priceHistory } from '../schema.ts'

export type PriceChangeRow = Pick<typeof priceHistory.$inferSelect, 'changedOn' | 'event' | 'price'>

/** The oldest first. */
export function listPriceChanges(db: Db, propertyId: number): Promise<PriceChangeRow[]> {
  const { changedOn, event, price, id } = priceHistory
  return db
    .select({ changedOn, event, price })
    .from(priceHistory)
    .where(eq(priceHistory.propertyId, propertyId))
    .orderBy(asc(changedOn), asc(id))
}
