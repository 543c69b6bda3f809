import type { Database } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env/env.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens the database the settings name, brings its tables up to date and fills an empty one with the samples.
 * Throws DatabaseError when it is taken by another server or out of reach.
 */
export function openDatabase(env: Env): Promise<Database> {
  return env.databaseUrl === null ? openPglite(env) : openPostgres(env, env.databaseUrl)
}
