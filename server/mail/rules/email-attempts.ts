const minute = 60_000

/** An email that takes longer to be sent than this, in milliseconds, is tried again later. */
export const sendingLastsMs = 45_000

/** Longer than that, so that nobody else begins with an email while it is being sent. */
export const emailClaimMs = 2 * minute

const mostAttempts = 24

/**
 * When an email is tried again after its n-th attempt failed: after one minute, then twice as long each time, at most four
 * hours. After 24 attempts, which is more than two days and a half, it is given up: null.
 */
export function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= mostAttempts) return null
  return new Date(now.getTime() + Math.min(2 ** (attempts - 1), 240) * minute)
}
