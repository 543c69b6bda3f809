import { LRUCache } from 'lru-cache'
import { batcher } from '../batching/batcher.ts'
import type { Db } from '../db/database.ts'
import { type Keys, macOf } from '../signing.ts'
import type { CallLimit } from './limits.ts'
import { type Counted, type CountedWindow, countTogether } from './queries.ts'

export interface RateLimit {
  /** Counts one and answers 0, or, when there were enough, the seconds until there may be another. */
  take(key: string, now: Date): Promise<number>
}

/** What this process knows of a key's window. */
interface Known extends CountedWindow {
  /** What the database knows the key by. */
  fingerprint: string
}

/** Keys of all limits together: a cache sets aside the room for as many as it may hold. */
const mostKnown = 100_000

/**
 * Limits that all processes on one database share. The database sees fingerprints of the keys. A key that was refused is
 * remembered here until its window ends, so that a flood costs no queries. Where a limit has `unwaited`, each process lets so
 * many of a key through before the database has counted them; it counts them all the same, before the next one that waits.
 */
export function sharedRateLimits(db: Db, keys: Keys): (name: string, limit: CallLimit) => RateLimit {
  const count = batcher((calls: (Counted & { isWaited: boolean })[]) => countTogether(db, calls), {
    atOnce: 2,
    enough: 50,
    most: 500,
    isPatient: ({ isWaited }) => !isWaited,
  })
  const known = new LRUCache<string, Known>({ max: mostKnown })
  return (name, limit) => {
    const { most, unwaited = 0 } = limit
    const fingerprintOf = (named: string) => `${name}:${macOf(keys.fingerprint, named)}`
    const countNow = async (named: string, fingerprint: string, now: Date, isWaited: boolean) => {
      const { count: counted, ends } = await count({ key: fingerprint, limit, now, isWaited })
      const before = known.get(named)
      // A later call may have been let through, or answered, before this one.
      if (before?.ends === ends) before.count = Math.max(before.count, counted)
      else if (counted > most || unwaited > 0) known.set(named, { fingerprint, count: counted, ends })
      return counted <= most ? 0 : Math.max(1, secondsUntil(ends, now))
    }
    return {
      async take(key, now) {
        const named = `${name} ${key}`
        const window = known.get(named)
        const isOver = window === undefined || window.ends <= now.getTime()
        if (isOver) return countNow(named, window?.fingerprint ?? fingerprintOf(named), now, true)
        if (window.count > most) return secondsUntil(window.ends, now)
        if (window.count >= unwaited) return countNow(named, window.fingerprint, now, true)
        window.count++
        // A count that is lost with its database is no answer that is lost.
        countNow(named, window.fingerprint, now, false).catch(() => {})
        return 0
      },
    }
  }
}

const secondsUntil = (ends: number, now: Date) => Math.ceil((ends - now.getTime()) / 1000)
