import { and, eq, max } from 'drizzle-orm'
import { emails } from '#server/mail/schema.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The round of the next email of a kind about a tour: 0 for the first one. */
export async function findNextRound(db: Db, tourId: number, kind: string): Promise<number> {
  const [found] = await db
    .select({ last: max(emails.round) })
    .from(emails)
    .where(and(eq(emails.topic, `tour:${tourId}`), eq(emails.kind, kind)))
  return (found?.last ?? -1) + 1
}
