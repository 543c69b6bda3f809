import { inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { CountedLimit, Limit } from './limits.ts'
import { rateLimits } from './schema.ts'

/**
 * Counts one under `key`. Answers 0 when it is within the limit, else the seconds until the window ends. One statement,
 * so that all processes on one database count together.
 */
export async function countTowards(db: Db, key: string, { most, inSeconds }: Limit, now: Date): Promise<number> {
  const hasEnded = sql`${rateLimits.endsAt} <= ${sql.param(now, rateLimits.endsAt)}`
  const [window] = await db
    .insert(rateLimits)
    .values({ key, count: 1, endsAt: new Date(now.getTime() + inSeconds * 1000) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${hasEnded} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning()
  if (!window) throw new Error('Nothing was counted.')
  return window.count <= most ? 0 : Math.max(1, Math.ceil((window.endsAt.getTime() - now.getTime()) / 1000))
}

/** Counts one towards each limit until one is reached; answers the seconds to wait, 0 when it is within all of them. */
export async function countTowardsAll(tx: Db, limits: CountedLimit[], now: Date): Promise<number> {
  for (const { key, ...limit } of limits) {
    const wait = await countTowards(tx, key, limit, now)
    if (wait > 0) return wait
  }
  return 0
}

const batchSize = 1000

/** Deletes windows that have ended, a batch of them; answers whether there may be more. */
export async function deleteEndedWindows(db: Db, now: Date): Promise<boolean> {
  const ended = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.endsAt, now))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const deleted = await db.delete(rateLimits).where(inArray(rateLimits.key, ended)).returning({ key: rateLimits.key })
  return deleted.length === batchSize
}
