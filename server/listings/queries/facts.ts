import { eq } from 'drizzle-orm'
import type { ListingFacts } from '#domain/listing-facts.ts'
import { noFacts } from '#domain/no-facts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { propertyFacts } from '../schema.ts'

/** What the seller entered; nothing but nulls where they entered nothing. */
export async function findFacts(db: Db, propertyId: number): Promise<ListingFacts> {
  const [found] = await db.select().from(propertyFacts).where(eq(propertyFacts.propertyId, propertyId))
  return listingFactsOf(found ?? null)
}

export function listingFactsOf(found: typeof propertyFacts.$inferSelect | null): ListingFacts {
  if (!found) return noFacts
  const { feeKind: kind, feeMonthly: monthly, feeCovers: covers, propertyId: _, ...facts } = found
  return { ...facts, fee: kind === null ? null : { kind, monthly, covers } }
}
