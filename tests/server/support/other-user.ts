import { type SpawnSyncReturns, spawnSync } from 'node:child_process'

/** Only root can act as another user. */
export const isRoot = process.getuid?.() === 0

const nobody = 65534

/** Runs a program as the user `nobody`. */
export function runAsOtherUser(program: string, ...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(program, args, { encoding: 'utf8', uid: nobody, gid: nobody })
}

/** Makes this process that user until the work is done. */
export async function beingOtherUser<T>(work: () => Promise<T>): Promise<T> {
  process.setegid?.(nobody)
  process.seteuid?.(nobody)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
    process.setegid?.(0)
  }
}
