import { lstatSync, readdirSync, type Stats } from 'node:fs'
import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError } from '../db/database.ts'
import { storageError } from './storage-error.ts'

/** Permissions of the group and of all other users. */
const others = 0o077
/** Set on folders such as /tmp, in which everyone keeps files. */
const sticky = 0o1000
/** What a server puts into its data folder. */
const ownNames = /^(?:postgres(?:\.unfinished)?|outbox|server\.lock.*)$/

/**
 * Makes a folder that only its owner can read, and takes the permissions of everyone else from what is in it already.
 * Links inside are not followed. Throws DatabaseError with one sentence where that is not possible.
 */
export async function privateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Windows has access lists instead, which files inherit from their folder.
    if (process.platform === 'win32') return
    const found = await stat(folder)
    if (found.mode & sticky && (await readdir(folder)).some((name) => !ownNames.test(name)))
      throw new DatabaseError(`${folder} is shared by all users of this machine: name another folder with DATA_DIR.`)
    await close(folder, found, folder)
    await closeContents(folder, folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const sentence = `Nothing can be kept in ${folder} (${code}): name another folder with DATA_DIR.`
    throw storageError(error, folder) ?? new DatabaseError(sentence, { cause: error })
  }
}

/** Looks without promises: a database has a thousand files, and each promise takes ten times as long as its look. */
async function closeContents(folder: string, root: string): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue
    const path = join(folder, entry.name)
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (!found) continue
    if (found.mode & others) await close(path, found, root)
    // What another user has closed, such as the lost+found of a disk, stays theirs.
    if (entry.isDirectory() && isReachable(found)) await closeContents(path, root)
  }
}

async function close(path: string, { mode }: Stats, root: string): Promise<void> {
  if ((mode & others) === 0) return
  await chmod(path, mode & ~others & 0o7777).catch((cause: NodeJS.ErrnoException): null => {
    if (cause.code !== 'EPERM') return unlessGone(cause)
    const why = `${path} is open to other users of this machine, and this user may not change that (EPERM)`
    const cure = `run "chmod -R go= ${root}" as its owner, or name another folder with DATA_DIR.`
    throw new DatabaseError(`${why}: ${cure}`, { cause })
  })
}

function isReachable({ uid }: Stats): boolean {
  const user = process.geteuid?.()
  return user === 0 || user === uid
}

/** Another server on the same outbox may have removed it meanwhile. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
