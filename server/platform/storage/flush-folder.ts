import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Waits until a folder, and unless told otherwise all that is in it, is on the disk. */
export async function flushFolder(folder: string, { recursive = true } = {}): Promise<void> {
  const entries = recursive ? await readdir(folder, { withFileTypes: true, recursive }) : []
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of [...paths, folder]) await flush(path)
}

/** Some systems cannot be asked to flush a folder. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EINVAL' && error.code !== 'EPERM') throw error
    })
  } finally {
    await file.close()
  }
}
