import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { databaseOn } from '#server/database/pglite.ts'
import { openPostgres } from '#server/database/postgres.ts'
import type { Preparation } from '#server/database/prepare.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createPglite } from '#server/platform/db/pglite-files.ts'
import { secret, templateName } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server, without a database name. */
    postgres: string
    /** File with the dump of an embedded database. */
    pgliteDump: string
    /** Folder of the bundled programs. */
    programs: string
  }
}

export type DatabaseKind = Database['kind']

/** The kinds of storage: the embedded database, and a PostgreSQL server. */
export const databaseKinds: DatabaseKind[] = ['pglite', 'postgres']

/**
 * The same tests on both kinds of storage. Those on the embedded database are left for the night: a copy of it takes two
 * seconds, ten times as long as one on the server.
 */
export function describeDatabases(name: string, tests: (kind: DatabaseKind) => void): void {
  describe(`${name} (postgres)`, () => tests('postgres'))
  describe(`${name} (pglite)`, { tags: ['nightly'] }, () => tests('pglite'))
}

/** A copy of the prepared database with the samples; `close` deletes it. */
export async function copyOfTemplate(kind: DatabaseKind, more: Omit<Preparation, 'secret'> = {}): Promise<Database> {
  if (kind === 'pglite') {
    const dump = new Blob([await readFile(inject('pgliteDump'))])
    return databaseOn(await createPglite({ loadDataDir: dump }), { secret, ...more })
  }
  const { url, drop } = await newPostgresDatabase(templateName)
  const database = await openPostgres({ secret, ...more }, url)
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

/**
 * Puts a copy of the prepared embedded database into a data folder, as a stopped server leaves it; returns its path.
 * Creating one there takes seconds.
 */
export async function copyTemplateInto(dataDir: string): Promise<string> {
  const postgres = join(dataDir, 'postgres')
  await mkdir(postgres, { recursive: true, mode: 0o700 })
  await promisify(execFile)('tar', ['--extract', `--file=${inject('pgliteDump')}`, `--directory=${postgres}`])
  return postgres
}

/** The default strategy (WAL_LOG) writes every page of the copy into the log first: three times the work. */
const quickly = 'strategy file_copy'

/** A new database on the PostgreSQL server: empty, or a copy. */
export async function newPostgresDatabase(template = 'template0'): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await ask(`create database ${name} template ${template} ${quickly}`)
  return { url: `${server}/${name}`, drop: () => ask(`drop database ${name} with (force)`) }

  async function ask(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
}
