import { randomBytes } from 'node:crypto'
import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { visitorSessions } from '../schema.ts'

export type VisitorSession = typeof visitorSessions.$inferSelect

export async function findSession(db: Db, propertyId: number, id: string): Promise<VisitorSession | null> {
  const [session] = await db.select().from(visitorSessions).where(isSession(propertyId, id))
  return session ?? null
}

/** Begins a session and answers its id, which cannot be guessed. */
export async function beginSession(db: Db, propertyId: number, now: Date): Promise<string> {
  const id = randomBytes(24).toString('base64url')
  await db.insert(visitorSessions).values({ id, propertyId, beganAt: now })
  return id
}

/** Keeps the larger duration and answers what is kept; a visit that grows goes on, even if it had ended. */
export async function keepDuration(db: Db, session: VisitorSession, seconds: number): Promise<number> {
  const [grown] = await db
    .update(visitorSessions)
    .set({ durationSeconds: seconds, endedAt: null })
    .where(and(eq(visitorSessions.id, session.id), lt(visitorSessions.durationSeconds, seconds)))
    .returning({ seconds: visitorSessions.durationSeconds })
  return grown?.seconds ?? keptDuration(db, session)
}

/** Ends a visit and answers the duration that is kept. An end that comes late, or again, changes nothing. */
export async function keepEnd(
  db: Db,
  session: VisitorSession,
  { seconds, exit, now }: { seconds: number; exit: Date | null; now: Date },
): Promise<number> {
  const { durationSeconds, endedAt, exitTime } = visitorSessions
  const isLonger = sql`${durationSeconds} < ${seconds}::integer`
  const end = sql`${now.toISOString()}::timestamptz`
  const reported = sql`${exit?.toISOString() ?? null}::timestamptz`
  const [ended] = await db
    .update(visitorSessions)
    .set({
      durationSeconds: seconds,
      endedAt: sql`case when ${isLonger} then ${end} else coalesce(${endedAt}, ${end}) end`,
      exitTime: sql`case when ${isLonger} then coalesce(${reported}, ${exitTime}) else coalesce(${exitTime}, ${reported}) end`,
    })
    .where(and(eq(visitorSessions.id, session.id), lte(durationSeconds, seconds)))
    .returning({ seconds: durationSeconds })
  return ended?.seconds ?? keptDuration(db, session)
}

async function keptDuration(db: Db, { propertyId, id, durationSeconds }: VisitorSession): Promise<number> {
  return (await findSession(db, propertyId, id))?.durationSeconds ?? durationSeconds
}

function isSession(propertyId: number, id: string) {
  return and(eq(visitorSessions.id, id), eq(visitorSessions.propertyId, propertyId))
}
