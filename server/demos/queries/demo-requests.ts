import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { demoRequests } from '../schema.ts'

export type DemoRequestRow = typeof demoRequests.$inferSelect
export type NewDemoRequest = Omit<typeof demoRequests.$inferInsert, 'id'>

/** Locks out other requests until the transaction ends, so that the counts stay true. */
export async function lockDemoRequests(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${demoRequests} in share row exclusive mode`)
}

/** When a network asked since then, the oldest first. */
export async function listAskedSince(tx: Db, asker: string, since: Date): Promise<Date[]> {
  const asked = await tx
    .select({ askedAt: demoRequests.askedAt })
    .from(demoRequests)
    .where(and(gt(demoRequests.askedAt, since), eq(demoRequests.asker, asker)))
    .orderBy(asc(demoRequests.askedAt))
  return asked.map(({ askedAt }) => askedAt)
}

/** Whether the same was asked since then, to the letter. */
export async function isAskedSince(tx: Db, request: NewDemoRequest, since: Date): Promise<boolean> {
  const { form, name, email, teamSize = null, phone = null, message } = request
  const found = await tx
    .select({ id: demoRequests.id })
    .from(demoRequests)
    .where(
      and(
        gt(demoRequests.askedAt, since),
        eq(demoRequests.form, form),
        eq(demoRequests.name, name),
        eq(demoRequests.email, email),
        sql`${demoRequests.teamSize} is not distinct from ${teamSize}`,
        sql`${demoRequests.phone} is not distinct from ${phone}`,
        eq(demoRequests.message, message),
      ),
    )
    .limit(1)
  return found.length > 0
}

export async function keepDemoRequest(tx: Db, request: NewDemoRequest): Promise<DemoRequestRow> {
  const [kept] = await tx.insert(demoRequests).values(request).returning()
  if (!kept) throw new Error('The request was not stored.')
  return kept
}
