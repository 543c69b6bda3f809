import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { listingReports } from '../schema.ts'

export type NewListingReport = Omit<typeof listingReports.$inferInsert, 'id'>

/** The id of the kept report; null where the same report is there already. */
export async function keepListingReport(tx: Db, report: NewListingReport): Promise<number | null> {
  const [kept] = await tx
    .insert(listingReports)
    .values(report)
    .onConflictDoNothing({ target: listingReports.requestId })
    .returning({ id: listingReports.id })
  return kept?.id ?? null
}

export async function hasListingReport(tx: Db, requestId: string): Promise<boolean> {
  return (await tx.$count(listingReports, eq(listingReports.requestId, requestId))) > 0
}
