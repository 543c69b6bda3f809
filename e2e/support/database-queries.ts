import { join } from 'node:path'
import pg from 'pg'
import { createPglite } from '#server/platform/db/pglite-files.ts'

/** Rows of a query on the server's database, as objects. */
type Rows = Record<string, unknown>[]

/** Queries the embedded database of a server that has ended. */
export async function queryEmbedded(dataDir: string, query: string, values: unknown[] = []): Promise<Rows> {
  const database = await createPglite({ dataDir: join(dataDir, 'postgres') })
  try {
    return (await database.query<Record<string, unknown>>(query, values)).rows
  } finally {
    await database.close()
  }
}

/** Queries a PostgreSQL that others may be using. */
export async function queryPostgres(url: string, query: string, values: unknown[] = []): Promise<Rows> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query, values)).rows
  } finally {
    await client.end()
  }
}

/** Resets the email limits, so that earlier journeys don't count. */
export async function resetRateLimits(url: string): Promise<void> {
  await queryPostgres(url, 'delete from rate_limits')
}
