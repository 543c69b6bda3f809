import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { agents } from '../schema.ts'

export type Agent = typeof agents.$inferSelect

export async function findAgent(db: Db, id: number): Promise<Agent | null> {
  const [found] = await db.select().from(agents).where(eq(agents.id, id))
  return found ?? null
}
