import { access, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { watchPglite } from '#server/platform/db/changes.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { lockFolder } from '#server/platform/db/folder-lock.ts'
import { openFiles } from '#server/platform/db/pglite-files.ts'
import type { Env } from '#server/platform/env/env.ts'
import { flushFolder } from '#server/platform/storage/flush-folder.ts'
import { privateFolder } from '#server/platform/storage/private-folder.ts'
import { storageError } from '#server/platform/storage/storage-error.ts'
import { writeTest } from '#server/platform/storage/write-test.ts'
import { traceQueries } from '#server/platform/telemetry/query-spans.ts'
import { migrationsFolder, type Preparation, prepare } from './prepare.ts'

/** Two segments of PostgreSQL's log, in bytes: a database that cannot have so much does not start. */
const neededToStart = 32 * 1024 * 1024

/**
 * The embedded database in the folder `postgres` of DATA_DIR, which is closed to other users. One process at a time: a
 * lock file says so.
 */
export async function openPglite(env: Env): Promise<Database> {
  await privateFolder(env.dataDir)
  try {
    const release = await lockFolder(env.dataDir)
    try {
      const folder = join(env.dataDir, 'postgres')
      await createOnFirstStart(folder, env)
      return await databaseOn(await openFiles(folder, env.pgliteDurability), env, release)
    } catch (error) {
      const sentence = await sentenceOf(error, env.dataDir)
      await release()
      throw sentence ?? error
    }
  } catch (error) {
    throw storageError(error, env.dataDir) ?? error
  }
}

/** Brings an embedded database up to date; `released` is called once it is closed. */
export async function databaseOn(
  client: PGlite,
  preparation: Preparation,
  released: () => Promise<void> = async () => {},
): Promise<Database> {
  const orm = drizzle(client)
  const db = orm as unknown as Db
  await migrate(orm, { migrationsFolder })
  const secret = await prepare(db, preparation)
  const traced = preparation.telemetry ? (drizzle(traceQueries(client)) as unknown as Db) : db
  const close = async () => {
    if (!client.closed) await client.close()
    await released()
  }
  return { kind: 'pglite', db: traced, secret, watch: watchPglite(client), close }
}

/** The folder gets its name last, so that a first start that was cut off is begun anew and never opened. */
async function createOnFirstStart(folder: string, { dataDir, pgliteDurability }: Env): Promise<void> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  )
  if (exists) return
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const client = await openFiles(unfinished, pgliteDurability)
  await client.close()
  // PostgreSQL waits for what it changes later, and not for what it began with.
  if (pgliteDurability === 'strict') await flushFolder(unfinished)
  await rename(unfinished, folder)
  if (pgliteDurability === 'strict') await flushFolder(dataDir, { recursive: false })
}

/** PostgreSQL in WebAssembly fails without saying why; whether a disk is full can be tried. */
async function sentenceOf(error: unknown, folder: string): Promise<Error | null> {
  const known = storageError(error, folder)
  if (known) return known
  const unwritable: unknown = await writeTest(folder, neededToStart).catch((reason) => reason)
  return storageError(unwritable, folder)
}
