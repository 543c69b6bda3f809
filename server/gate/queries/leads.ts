import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { beginSession } from '#server/visits/queries/sessions.ts'
import { visitorSessions } from '#server/visits/schema.ts'
import type { Lead } from '../rules/lead.ts'
import { leads } from '../schema.ts'

export type LeadRow = typeof leads.$inferSelect

/** The lead that a session left last, or null. */
export async function findLead(db: Db, sessionId: string): Promise<LeadRow | null> {
  const [found] = await db.select().from(leads).where(eq(leads.sessionId, sessionId)).orderBy(desc(leads.id)).limit(1)
  return found ?? null
}

/**
 * Keeps a lead together with its visitor session and answers the session's id. A visitor who has a session goes on with
 * it: other details are kept beside the first ones, the same details are kept once.
 */
export function keepLead(
  db: Db,
  { propertyId, lead, sessionId, now }: { propertyId: number; lead: Lead; sessionId: string | null; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    const row = { propertyId, ...columnsOf(lead) }
    if (sessionId !== null) {
      if (!(await isLatest(tx, sessionId, row))) await tx.insert(leads).values({ ...row, sessionId, createdAt: now })
      return sessionId
    }
    const id = await beginSession(tx, propertyId, now)
    await tx.insert(leads).values({ ...row, sessionId: id, createdAt: now })
    return id
  })
}

/** Whether a lead of this session gave this email address. */
export async function hasGivenEmail(db: Db, sessionId: string, email: string): Promise<boolean> {
  const isTheirs = sql`lower(${leads.email}) = ${email.toLowerCase()}`
  const [lead] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.sessionId, sessionId), isTheirs))
    .limit(1)
  return lead !== undefined
}

function columnsOf(lead: Lead) {
  return {
    email: lead.email ?? null,
    firstName: lead.first_name ?? null,
    lastName: lead.last_name ?? null,
    phone: lead.phone ?? null,
    company: lead.company ?? null,
  }
}

async function isLatest(tx: Db, sessionId: string, row: ReturnType<typeof columnsOf>): Promise<boolean> {
  // Two answers to one form at once are looked at one after the other.
  await tx
    .select({ id: visitorSessions.id })
    .from(visitorSessions)
    .where(eq(visitorSessions.id, sessionId))
    .for('update')
  const latest = await findLead(tx, sessionId)
  if (!latest) return false
  return (['email', 'firstName', 'lastName', 'phone', 'company'] as const).every(
    (field) => latest[field] === row[field],
  )
}
