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
  /** How many of them the database doesn't know of. */
  unsent: number
  /** What the database knows the key by, once it was told. */
  fingerprint?: string
}

/** Keys of all limits together. */
const mostKnown = 100_000

/**
 * Limits that all processes on one database share. The database sees fingerprints of the keys. A key that was refused is
 * remembered here until its window ends, so that a flood costs no queries. Where a limit has `localCalls`, the database
 * learns of a key only when this process has counted more than so many, and then of all of them.
 */
export function sharedRateLimits(db: Db, keys: Keys): (name: string, limit: CallLimit) => RateLimit {
  const count = batcher((calls: Counted[]) => countTogether(db, calls), { atOnce: 2, enough: 50, most: 500 })
  // With `max`, the cache sets aside the room for all of them at once, which takes 16 ms.
  const known = new LRUCache<string, Known>({ maxSize: mostKnown, sizeCalculation: () => 1 })
  return (name, { most, inSeconds, localCalls = 0 }) => {
    const report = async (named: string, window: Known, now: Date) => {
      const sent = window.unsent
      window.unsent = 0
      window.fingerprint ??= `${name}:${macOf(keys.fingerprint, named)}`
      const call = { key: window.fingerprint, count: sent, ends: window.ends, now }
      const counted = await count(call).catch((error) => {
        // This one gets no answer, and so isn't counted.
        window.unsent += sent - 1
        window.count--
        throw error
      })
      // A later call may have been let through, or answered, before this one.
      if (window.ends === counted.ends) window.count = Math.max(window.count, counted.count)
      else Object.assign(window, counted)
      if (counted.count > most || localCalls > 0) known.set(named, window)
      return counted.count <= most ? 0 : Math.max(1, secondsUntil(counted.ends, now))
    }
    return {
      async take(key, now) {
        const named = `${name} ${key}`
        const before = known.get(named)
        const goesOn = before !== undefined && before.ends > now.getTime()
        if (goesOn && before.count > most) return secondsUntil(before.ends, now)
        const window: Known = goesOn
          ? before
          : { fingerprint: before?.fingerprint, count: 0, unsent: 0, ends: now.getTime() + inSeconds * 1000 }
        window.count++
        window.unsent++
        if (window.count > localCalls) return report(named, window, now)
        if (!goesOn) known.set(named, window)
        return 0
      },
    }
  }
}

const secondsUntil = (ends: number, now: Date) => Math.ceil((ends - now.getTime()) / 1000)
