import { statfsSync } from 'node:fs'

/** A file system in memory, on Linux. */
export const sharedMemory = '/dev/shm'

/** Free bytes that processes can share without a disk; 0 where the system has no such folder. */
export function freeSharedMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize
  } catch {
    return 0
  }
}
