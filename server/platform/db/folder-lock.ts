import { createHash, randomUUID } from 'node:crypto'
import { link, readFile, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseError } from './database.ts'
import { isAlive, type Life, lifeOf } from './process-life.ts'

interface Lock {
  /** No two locks are the same, not even of one process. */
  id: string
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
  const lock: Lock = { id: randomUUID(), life: lifeOf(process.pid), host: hostname() }
  const own = `${file}.${lock.id}`
  await writeFile(own, JSON.stringify(lock), { mode: 0o600 })
  try {
    const holder = await take(file, own)
    if (holder !== null) throw inUse(folder, holder)
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

/** Null when the lock is ours now, else who holds it. A link appears whole or not at all, and only where nothing is. */
async function take(file: string, own: string): Promise<string | null> {
  for (;;) {
    if (await isLinked(own, file)) return null
    const found = await contentOf(file)
    if (found !== null && (await holds(found, file))) return found
    if (found !== null) await bury(file, found, own)
  }
}

/**
 * Removes a dead lock. Whoever does it holds a lock for that, named after the dead one: so nobody who looked before can
 * remove what someone else put there since.
 */
async function bury(file: string, dead: string, own: string): Promise<void> {
  const burial = `${file}.${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`
  if ((await take(burial, own)) !== null) {
    await setTimeout(5)
    return
  }
  if ((await contentOf(file)) === dead) await unlink(file)
  await unlink(burial)
}

function isLinked(own: string, file: string): Promise<boolean> {
  return link(own, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
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
