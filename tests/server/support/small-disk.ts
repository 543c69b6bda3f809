import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  folder: string
  /** Writes until the disk is full; returns a function that makes room again. */
  fill(): () => void
  makeReadOnly(): void
  remove(): void
}

/**
 * A disk of this many megabytes in memory. Only root can mount one; null for others, and when mounting is forbidden.
 */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const mount = (...args: string[]) => spawnSync('mount', args, { stdio: 'ignore' }).status === 0
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    fill() {
      const path = join(folder, 'filling')
      const file = openSync(path, 'w')
      for (const size of [1024 * 1024, 4096]) writeUntilFull(file, Buffer.alloc(size))
      closeSync(file)
      return () => rmSync(path)
    },
    makeReadOnly: () => void mount('-o', 'remount,ro', folder),
    remove() {
      spawnSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch {
    // No more files fit.
  }
}
