/** What `integer` holds; no visit is near it. */
const longest = 2 ** 31 - 1

/** A duration as it may be kept: whole seconds, and no more than have passed since the session began. */
export function possibleDuration(told: number, beganAt: Date, now: Date): number {
  const passed = Math.floor((now.getTime() - beganAt.getTime()) / 1000)
  return Math.max(0, Math.min(Math.floor(told), passed, longest))
}

/** The exit as the browser's clock told it, put between the session's beginning and now. */
export function possibleExit(told: string | undefined, beganAt: Date, now: Date): Date | null {
  if (told === undefined) return null
  const time = Date.parse(told)
  if (Number.isNaN(time)) return now
  return new Date(Math.min(Math.max(time, beganAt.getTime()), now.getTime()))
}
