import { open, statfs, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Written at a time, in bytes. */
const block = 64 * 1024

/** Writes a file of this many bytes into a folder and removes it. Rejects with the error of the system where it cannot. */
export async function writeTest(folder: string, bytes = block): Promise<void> {
  const path = join(folder, `.write-test-${process.pid}`)
  const file = await open(path, 'w', 0o600)
  try {
    for (let written = 0; written < bytes; written += block) await file.write(Buffer.alloc(block))
  } finally {
    await file.close()
    await unlink(path)
  }
}

/** How many bytes this user may still write to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
