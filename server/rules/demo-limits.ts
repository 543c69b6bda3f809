const hour = 3600_000

/** How often one network may ask for a demo in any hour, and how often everybody may. */
const perAsker = 5
const perEverybody = 100

/** The same words again within this time, in milliseconds, are one request: somebody pressed twice. */
export const sameWithinMs = 60_000

/** How far back requests are counted, in milliseconds. */
export const countedMs = hour

interface Asked {
  asker: string
  askedAt: Date
}

export type DemoVerdict =
  | { allowed: true }
  /** `because` of the one who asks, or of everybody together. */
  | { allowed: false; because: 'asker' | 'everybody'; retryAfterSeconds: number }

/** Whether somebody may ask now, after what was asked in the last hour, the oldest first; else when it is possible again. */
export function judgeDemoRequest(asked: Asked[], asker: string, now: Date): DemoVerdict {
  const waits = {
    asker: secondsLeft(
      asked.filter((each) => each.asker === asker),
      perAsker,
      now,
    ),
    everybody: secondsLeft(asked, perEverybody, now),
  }
  const retryAfterSeconds = Math.max(waits.asker, waits.everybody)
  if (retryAfterSeconds === 0) return { allowed: true }
  return { allowed: false, because: waits.asker > 0 ? 'asker' : 'everybody', retryAfterSeconds }
}

/** Until so many have grown an hour old that there are fewer than `most`. */
function secondsLeft(asked: Asked[], most: number, now: Date): number {
  const leaves = asked.at(-most)
  if (asked.length < most || !leaves) return 0
  return Math.max(1, Math.ceil((leaves.askedAt.getTime() + countedMs - now.getTime()) / 1000))
}
