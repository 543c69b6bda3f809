const lastsMs = 15 * 60 * 1000

interface Remembered {
  attempts: number
  refusedUntil: number
  ends: number
}

/** Who tried which listing's password lately. What is forgotten is asked of the database again, which decides. */
export interface GuessHistory {
  /** Counts one more try; answers how many came before it, and for how many seconds it is refused, 0 where it is not. */
  attempt(listing: number, network: string, now: Date): { before: number; refusedSeconds: number }
  /** Remembers that the database refuses this network at this listing for so long. */
  refuse(listing: number, network: string, seconds: number, now: Date): void
  /** The network gave the right password. */
  forget(listing: number, network: string): void
}

/** Kept in memory, for at most so many: under attack most guesses are refused without a question to the database. */
export function guessHistory({ most }: { most: number }): GuessHistory {
  const known = new Map<string, Remembered>()
  const keyOf = (listing: number, network: string) => `${listing} ${network}`

  function remembered(key: string, time: number): Remembered {
    const one = known.get(key)
    if (one && one.ends > time) return one
    known.delete(key)
    if (known.size >= most) makeRoom(time)
    const fresh = { attempts: 0, refusedUntil: 0, ends: time + lastsMs }
    known.set(key, fresh)
    return fresh
  }

  function makeRoom(time: number): void {
    for (const [key, { ends }] of known) if (ends <= time) known.delete(key)
    for (const key of known.keys()) {
      if (known.size < most) break
      known.delete(key)
    }
  }

  return {
    attempt(listing, network, now) {
      const time = now.getTime()
      const one = remembered(keyOf(listing, network), time)
      const refusedSeconds = Math.max(0, Math.ceil((one.refusedUntil - time) / 1000))
      return { before: one.attempts++, refusedSeconds }
    },
    refuse(listing, network, seconds, now) {
      const time = now.getTime()
      const one = remembered(keyOf(listing, network), time)
      one.refusedUntil = time + seconds * 1000
      one.ends = Math.max(one.ends, one.refusedUntil)
    },
    forget: (listing, network) => void known.delete(keyOf(listing, network)),
  }
}
