import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseError } from './database-error.ts'
import { isAlive, type Life, lifeOf } from './process-life.ts'

interface Lock {
  life: Life
  host: string
}

/** A lock of another machine on a shared folder cannot be asked; it counts as long as it is touched this often. */
const touchEvery = 10_000
const untouchedIsDead = 60_000

/**
 * Takes the folder for this process, or throws DatabaseError when a living one has it. The lock of a process that died
 * is taken over, also when its number was given to another process since. Answers how to give the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'server.lock')
  const own = `${file}.${randomUUID()}`
  const lock: Lock = { life: lifeOf(process.pid), host: hostname() }
  await writeFile(own, JSON.stringify(lock))
  try {
    await take(file, own, folder)
  } finally {
    await unlink(own)
  }
  const touching = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), touchEvery)
  touching.unref()
  return async () => {
    clearInterval(touching)
    if ((await contentOf(file)) === JSON.stringify(lock)) await rm(file, { force: true })
  }
}

/** A link appears whole or not at all, and only where nothing is: whoever makes it has the lock. */
async function take(file: string, own: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const isTaken = await link(own, file).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
        return false
      },
    )
    if (isTaken) return
    const found = await contentOf(file)
    if (found === null) continue
    if (await holds(found, file)) throw inUse(folder, found)
    await bury(file, found)
  }
  throw inUse(folder, '')
}

/** Moves a dead lock away; one that turns out to be another, taken in the meantime, is put back. */
async function bury(file: string, dead: string): Promise<void> {
  const grave = `${file}.${randomUUID()}`
  const isMoved = await rename(file, grave).then(
    () => true,
    () => false,
  )
  if (!isMoved) return
  if ((await contentOf(grave)) !== dead) await link(grave, file).catch(() => {})
  await unlink(grave)
}

async function holds(content: string, file: string): Promise<boolean> {
  const lock = lockOf(content)
  if (lock === null) return false
  if (lock.host === hostname()) return isAlive(lock.life)
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }))
  return Date.now() - mtimeMs < untouchedIsDead
}

function lockOf(content: string): Lock | null {
  try {
    const lock = JSON.parse(content) as Lock
    return Number.isInteger(lock.life.pid) ? lock : null
  } catch {
    return null
  }
}

function contentOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null)
}

function inUse(folder: string, content: string): DatabaseError {
  const lock = lockOf(content)
  const who = lock ? `process ${lock.life.pid}${lock.host === hostname() ? '' : ` on ${lock.host}`}` : 'another process'
  return new DatabaseError(
    `The data in ${resolve(folder)} is used by ${who}: stop it first, or name another folder with DATA_DIR.`,
  )
}
