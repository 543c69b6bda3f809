import { inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { CountedLimit, Limit } from './limits.ts'
import { rateLimits } from './schema.ts'

/**
 * Counts one under `key`. Answers 0 when it is within the limit, else the seconds until the window ends. One statement,
 * so that all processes on one database count together.
 */
async function countTowards(db: Db, key: string, { most, inSeconds }: Limit, now: Date): Promise<number> {
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
  if (!window) throw new Error('The rate limit returned no window.')
  return window.count <= most ? 0 : Math.max(1, Math.ceil((window.endsAt.getTime() - now.getTime()) / 1000))
}

/** How many were counted in a window that has not ended. */
export interface CountedWindow {
  count: number
  /** Milliseconds since 1970. */
  ends: number
}

/** So many that are counted under `key`; the window ends when it says unless the database has one that goes on. */
export interface Counted extends CountedWindow {
  key: string
  now: Date
}

/** Counts many in one statement, as `countTowards` does; answers what each makes of its window. */
export async function countTogether(db: Db, calls: Counted[]): Promise<CountedWindow[]> {
  const given = new Map<string, { count: number; endsAt: string }>()
  for (const { key, count, ends } of calls) {
    const same = given.get(key)
    if (same) same.count += count
    else given.set(key, { count, endsAt: new Date(ends).toISOString() })
  }
  const keys = [...given.keys()]
  const counts = keys.map((key) => given.get(key)?.count)
  const endings = keys.map((key) => given.get(key)?.endsAt)
  // They came within milliseconds, so that one time is as good as the time of each.
  const now = new Date(Math.max(...calls.map((call) => call.now.getTime()))).toISOString()
  // Rows are locked in the order of their keys, so that two batches never wait for each other. A count that a crash of the
  // machine loses is no answer that is lost, so that nobody waits for the disk.
  const { rows } = (await db.execute(sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)), given as (
      select call.* from quick, unnest(
        ${sql.param(keys)}::text[], ${sql.param(counts)}::integer[], ${sql.param(endings)}::timestamptz[]
      ) as call(key, count, ends_at)
    )
    insert into rate_limits (key, count, ends_at) select key, count, ends_at from given order by key
    on conflict (key) do update set
      count = case when rate_limits.ends_at <= ${now}::timestamptz
        then excluded.count else rate_limits.count + excluded.count end,
      ends_at = case when rate_limits.ends_at <= ${now}::timestamptz
        then excluded.ends_at else rate_limits.ends_at end
    returning key, count, (extract(epoch from ends_at) * 1000)::float8 as ends`)) as unknown as {
    rows: { key: string; count: number; ends: number }[]
  }
  const windows = new Map(rows.map(({ key, ...window }) => [key, window]))
  const before = new Map(rows.map(({ key, count }) => [key, count - (given.get(key)?.count ?? 0)]))
  return calls.map(({ key, count }) => {
    const window = windows.get(key)
    if (!window) throw new Error('The rate limit returned no window.')
    const sum = (before.get(key) ?? 0) + count
    before.set(key, sum)
    return { count: sum, ends: window.ends }
  })
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
