import { batcher } from '../batching/batcher.ts'
import type { Db } from '../db/database.ts'
import { type Keys, macOf } from '../signing.ts'
import type { Limit } from './limits.ts'
import { type Counted, countTogether } from './queries.ts'

export interface RateLimit {
  /** Counts one and answers 0, or, when there were enough, the seconds until there may be another. */
  take(key: string, now: Date): Promise<number>
}

const mostRefused = 10_000

/**
 * Limits that all processes on one database share. The database sees fingerprints of the keys. A key that was refused is
 * remembered here until its window ends, so that a flood costs no queries.
 */
export function sharedRateLimits(db: Db, keys: Keys): (name: string, limit: Limit) => RateLimit {
  const count = batcher((calls: Counted[]) => countTogether(db, calls), { atOnce: 2, most: 500 })
  return (name, limit) => {
    const refusedUntil = new Map<string, number>()
    const remember = (key: string, until: number) => {
      for (const oldest of refusedUntil.keys()) {
        if (refusedUntil.size < mostRefused) break
        refusedUntil.delete(oldest)
      }
      refusedUntil.set(key, until)
    }
    return {
      async take(key, now) {
        const left = (refusedUntil.get(key) ?? 0) - now.getTime()
        if (left > 0) return Math.ceil(left / 1000)
        refusedUntil.delete(key)
        const wait = await count({ key: `${name}:${macOf(keys.fingerprint, `${name} ${key}`)}`, limit, now })
        if (wait > 0) remember(key, now.getTime() + wait * 1000)
        return wait
      },
    }
  }
}
