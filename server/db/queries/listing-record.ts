import { asc, eq } from 'drizzle-orm'
import { nothingSaid } from '#server/assistant/nothing-said.ts'
import type { ListingFacts, ListingRecord, SellerAnswer } from '#server/assistant/turn.ts'
import { propertyFacts, sellerAnswers } from '../assistant-schema.ts'
import type { Db } from '../database.ts'
import type { Property } from './properties.ts'
import { findTourHours } from './tour-hours.ts'

/** Everything that Penny may say about a listing. */
export async function findRecord(db: Db, property: Property): Promise<ListingRecord> {
  return {
    id: property.id,
    address: property.address,
    propertyType: property.propertyType,
    listingType: property.listingType,
    marketStatus: property.marketStatus,
    salePrice: property.price ?? property.salePrice,
    rentalPrice: property.rentalPrice,
    beds: property.beds,
    baths: property.baths,
    sqft: property.sqft,
    description: property.description,
    timeZone: property.timeZone,
    facts: await findFacts(db, property.id),
    answers: await listAnswers(db, property.id),
    tourHours: await findTourHours(db, property.id),
    tourNoticeHours: property.tourNoticeHours,
    givesTours: property.sellerEmail !== null,
  }
}

/** What the seller entered; nothing but nulls where they entered nothing. */
export async function findFacts(db: Db, propertyId: number): Promise<ListingFacts> {
  const [found] = await db.select().from(propertyFacts).where(eq(propertyFacts.propertyId, propertyId))
  if (!found) return nothingSaid
  const { feeKind: kind, feeMonthly: monthly, feeCovers: covers, propertyId: _, ...facts } = found
  return { ...facts, fee: kind === null ? null : { kind, monthly, covers } }
}

function listAnswers(db: Db, propertyId: number): Promise<SellerAnswer[]> {
  const { id, question, answer } = sellerAnswers
  return db
    .select({ id, question, answer })
    .from(sellerAnswers)
    .where(eq(sellerAnswers.propertyId, propertyId))
    .orderBy(asc(id))
}
