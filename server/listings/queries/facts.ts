import type { ListingFacts } from '#domain/listing-facts.ts'
import { noFacts } from '#domain/no-facts.ts'
import type { propertyFacts } from '../schema.ts'

/** What the seller entered; nothing but nulls where they entered nothing. */
export function listingFactsOf(found: typeof propertyFacts.$inferSelect | null): ListingFacts {
  if (!found) return noFacts
  const { feeKind: kind, feeMonthly: monthly, feeCovers: covers, propertyId: _, ...facts } = found
  return { ...facts, fee: kind === null ? null : { kind, monthly, covers } }
}
