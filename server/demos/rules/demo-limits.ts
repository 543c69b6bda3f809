const hour = 3600_000

/** How often one network may ask for a demo in any hour. */
const perAsker = 5

/** The same words again within this time, in milliseconds, are one request: someone pressed twice. */
export const sameWithinMs = 60_000

/** How far back requests are counted, in milliseconds. */
export const countedMs = hour

export type DemoVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Whether a network may ask now, after when it asked in the last hour, the oldest first; else when it may again. */
export function judgeDemoRequest(asked: Date[], now: Date): DemoVerdict {
  const leaves = asked.at(-perAsker)
  if (asked.length < perAsker || !leaves) return { allowed: true }
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((leaves.getTime() + countedMs - now.getTime()) / 1000)),
  }
}
