import { access, constants, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Env } from '#server/env.ts'
import { type Database, DatabaseError, type Db } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFolder, prepare } from './prepare.ts'
import * as schema from './schema.ts'

/** The embedded database in the folder `postgres` of DATA_DIR. One process at a time: a lock file says so. */
export async function openPglite(env: Env): Promise<Database> {
  await mkdir(env.dataDir, { recursive: true })
    .then(() => access(env.dataDir, constants.W_OK))
    .catch((cause: NodeJS.ErrnoException) => {
      const sentence = `Nothing can be kept in ${env.dataDir} (${cause.code}): name another folder with DATA_DIR.`
      throw new DatabaseError(sentence, { cause })
    })
  const release = await lockFolder(env.dataDir)
  try {
    const folder = join(env.dataDir, 'postgres')
    await createOnFirstStart(folder)
    return await databaseOn(await PGlite.create(folder), env, release)
  } catch (error) {
    await release()
    throw error
  }
}

/** Brings an embedded database up to date; `released` is called once it is closed. */
export async function databaseOn(
  client: PGlite,
  env: Pick<Env, 'secret'>,
  released: () => Promise<void> = async () => {},
): Promise<Database> {
  const orm = drizzle(client, { schema })
  const db = orm as unknown as Db
  await migrate(orm, { migrationsFolder })
  const secret = await prepare(db, env)
  const close = async () => {
    if (!client.closed) await client.close()
    await released()
  }
  return { kind: 'pglite', db, secret, close }
}

/** The folder gets its name last, so that a first start that was cut off is begun anew and never opened. */
async function createOnFirstStart(folder: string): Promise<void> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  )
  if (exists) return
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const client = await PGlite.create(unfinished)
  await client.close()
  await rename(unfinished, folder)
}
