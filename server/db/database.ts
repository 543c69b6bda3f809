import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Env } from '#server/env.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import type * as schema from './schema.ts'

/** What a query function works on: a database or a transaction, embedded or not. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  kind: 'pglite' | 'postgres'
  db: Db
  /** What signs cookies and addresses: the configured one, else the one that was made on the first start. */
  secret: string
  close(): Promise<void>
}

/**
 * Opens the database the settings name, brings its tables up to date and fills an empty one with the samples.
 * Throws DatabaseError when it is taken by another server or out of reach.
 */
export function openDatabase(env: Env): Promise<Database> {
  return env.databaseUrl === null ? openPglite(env) : openPostgres(env, env.databaseUrl)
}
