import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { watchPostgres } from '#server/platform/db/changes.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { DatabaseError } from '#server/platform/db/database.ts'
import { traceQueries } from '#server/platform/telemetry/query-spans.ts'
import { migrationsFolder, type Preparation, prepare } from './prepare.ts'

/** Any number that no other program on the same database uses for its advisory locks. */
const startLock = 7_364_633

/**
 * A PostgreSQL server; several of our processes may share it, and they start one after the other. `statementTimeout` in
 * milliseconds, 0 for none.
 */
export async function openPostgres(
  preparation: Preparation,
  url: string,
  statementTimeout = 15_000,
): Promise<Database> {
  // A pooler that gives each transaction any connection can neither listen nor hold the lock of a start.
  const directUrl = preparation.databaseDirectUrl ?? url
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeout,
    // For a server that does not answer at all, and so ends no statement either.
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + 5000 }),
  })
  // A connection that breaks while it is idle is replaced by the pool; the next query says so if it cannot be.
  pool.on('error', () => {})
  try {
    const secret = await start(directUrl, preparation)
    const close = async () => {
      if (!pool.ended) await pool.end()
    }
    const client = preparation.telemetry ? traceQueries(pool) : pool
    return { kind: 'postgres', db: drizzle(client) as unknown as Db, secret, watch: watchPostgres(directUrl), close }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** On a connection of its own, on which a migration may take as long as it needs. */
async function start(url: string, preparation: Preparation): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // What goes on over a connection that breaks is rejected.
  client.on('error', () => {})
  await client.connect().catch((cause: Error & { code?: string }) => {
    const { hostname, port, pathname } = new URL(url)
    const where = `${hostname}:${port || 5432}${pathname}`
    throw new DatabaseError(`The database at ${where} cannot be reached (${cause.code ?? cause.message}).`, { cause })
  })
  try {
    await client.query('select pg_advisory_lock($1)', [startLock])
    const orm = drizzle(client)
    await migrate(orm, { migrationsFolder })
    return await prepare(orm as unknown as Db, preparation)
  } finally {
    // The lock belongs to the connection and goes with it.
    await client.end()
  }
}
