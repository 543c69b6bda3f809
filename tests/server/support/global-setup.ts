import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { TestProject } from 'vitest/node'
import { databaseOn } from '#server/database/pglite.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { hashPassword } from '#server/gate/passwords/scrypt.ts'
import { properties } from '#server/listings/schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createPglite } from '#server/platform/db/pglite-files.ts'
import { listings } from '#server/samples/listings.ts'
import { type RunningPostgres, startPostgres } from './embedded-postgres.ts'
import { bundlePrograms } from './programs.ts'
import { secret, templateName } from './template.ts'

/** One prepared database of each kind, with tables and samples, which every test copies. */
let postgres: RunningPostgres | undefined
let removePrograms: (() => Promise<void>) | undefined

export async function setup({ provide }: TestProject): Promise<void> {
  postgres = await startPostgres()
  try {
    const dump = join(postgres.folder, 'pglite.tar')
    const [{ folder, remove }] = await Promise.all([bundlePrograms(), makeTemplate(postgres), dumpPglite(dump)])
    removePrograms = remove
    provide('programs', folder)
    provide('postgres', postgres.url)
    provide('pgliteDump', dump)
  } catch (error) {
    await teardown()
    throw error
  }
}

export async function teardown(): Promise<void> {
  await removePrograms?.()
  await postgres?.stop()
}

async function makeTemplate({ url, createDatabase }: RunningPostgres): Promise<void> {
  await createDatabase(templateName)
  const database = await openPostgres({ secret, seed: 'samples' }, `${url}/${templateName}`)
  await cheapenPasswords(database)
  await database.close()
}

/** The samples' passwords have a low cost, which is stored in each hash. */
async function cheapenPasswords({ db }: Database): Promise<void> {
  for (const { id, password } of listings) {
    if (password === undefined) continue
    const passwordHash = await hashPassword(password, { N: 2 ** 10, r: 8, p: 1 })
    await db.update(properties).set({ passwordHash }).where(eq(properties.id, id))
  }
}

async function dumpPglite(file: string): Promise<void> {
  const client = await createPglite()
  const database = await databaseOn(client, { secret, seed: 'samples' })
  await cheapenPasswords(database)
  await writeFile(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await database.close()
}
