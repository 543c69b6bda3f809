export interface RateLimit {
  /** Counts one and answers 0, or, when there were enough, the seconds until there may be another. */
  take(key: string, now: Date): number
}

const mostKeys = 10_000

/** So many in so long, by key. Kept in memory: a restart forgets it, and each process counts for itself. */
export function rateLimit({ most, inSeconds }: { most: number; inSeconds: number }): RateLimit {
  const windows = new Map<string, { count: number; ends: number }>()
  const forgetEnded = (time: number) => {
    for (const [key, { ends }] of windows) if (ends <= time) windows.delete(key)
    // Still too many: the oldest go, which can only let somebody through too early.
    for (const key of windows.keys()) {
      if (windows.size < mostKeys) break
      windows.delete(key)
    }
  }
  return {
    take(key, now) {
      const time = now.getTime()
      const window = windows.get(key)
      if (window && window.ends > time) {
        if (window.count >= most) return Math.ceil((window.ends - time) / 1000)
        window.count++
        return 0
      }
      if (windows.size >= mostKeys) forgetEnded(time)
      windows.delete(key)
      windows.set(key, { count: 1, ends: time + inSeconds * 1000 })
      return 0
    },
  }
}
