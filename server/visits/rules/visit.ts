/** What `integer` holds; no visit is near it. */
const longest = 2 ** 31 - 1

/** A duration as it may be kept: whole seconds, and no more than have passed since the session began. */
export function possibleDuration(reported: number, beganAt: Date, now: Date): number {
  const passed = Math.floor((now.getTime() - beganAt.getTime()) / 1000)
  return Math.max(0, Math.min(Math.floor(reported), passed, longest))
}

/** The exit as the browser's clock told it, put between the session's beginning and now. */
export function possibleExit(reported: string | undefined, beganAt: Date, now: Date): Date | null {
  if (reported === undefined) return null
  const time = Date.parse(reported)
  if (Number.isNaN(time)) return now
  return new Date(Math.min(Math.max(time, beganAt.getTime()), now.getTime()))
}
