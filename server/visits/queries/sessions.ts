import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { visitorSessions } from '../schema.ts'

type VisitorSession = typeof visitorSessions.$inferSelect

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

function isSession(propertyId: number, id: string) {
  return and(eq(visitorSessions.id, id), eq(visitorSessions.propertyId, propertyId))
}
