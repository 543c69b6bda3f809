import { readFileSync, readlinkSync } from 'node:fs'

/** The calling thread's number in this process; null where the system doesn't say. */
export function ownThreadNumber(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').pop()) || null
  } catch {
    return null
  }
}

/**
 * Milliseconds for which a thread of this process has had a processor. Where the system doesn't tell threads apart, those of
 * the whole process, which are at least as many.
 */
export function threadTimeOf(thread: number | null): number {
  try {
    if (thread !== null) return Number(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    // The kernel keeps no such account.
  }
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
