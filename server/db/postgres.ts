import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Env } from '#server/env.ts'
import type { Database, Db } from './database.ts'
import { DatabaseError } from './database.ts'
import { migrationsFolder, prepare } from './prepare.ts'
import * as schema from './schema.ts'

/** Any number that no other program on the same database uses for its advisory locks. */
const startLock = 7_364_633

/** A PostgreSQL server; several of our processes may share it, and they start one after the other. */
export async function openPostgres(env: Pick<Env, 'secret'>, url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
  })
  // A connection that breaks while it is idle is replaced by the pool; the next query says so if it cannot be.
  pool.on('error', () => {})
  try {
    const secret = await start(pool, env, url)
    const close = async () => {
      if (!pool.ended) await pool.end()
    }
    return { kind: 'postgres', db: drizzle(pool, { schema }) as unknown as Db, secret, close }
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function start(pool: pg.Pool, env: Pick<Env, 'secret'>, url: string): Promise<string> {
  const client = await pool.connect().catch((cause: Error & { code?: string }) => {
    const { hostname, port, pathname } = new URL(url)
    const where = `${hostname}:${port || 5432}${pathname}`
    throw new DatabaseError(`The database at ${where} cannot be reached (${cause.code ?? cause.message}).`, { cause })
  })
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [startLock])
    const orm = drizzle(client, { schema })
    await migrate(orm, { migrationsFolder })
    return await prepare(orm as unknown as Db, env)
  } finally {
    // The lock belongs to the connection, and so does the timeout: both go with it.
    client.release(true)
  }
}
