import { join } from 'node:path'
import pg from 'pg'
import { createPglite } from '#server/platform/db/pglite-files.ts'

/** What a query of the server's own data found, a row an object. */
type Rows = Record<string, unknown>[]

/** Looks into the embedded database of a server that has ended. */
export async function keptIn(dataDir: string, query: string, values: unknown[] = []): Promise<Rows> {
  const database = await createPglite({ dataDir: join(dataDir, 'postgres') })
  try {
    return (await database.query<Record<string, unknown>>(query, values)).rows
  } finally {
    await database.close()
  }
}

/** Reads a PostgreSQL that others may be using. */
export async function keptAt(url: string, query: string, values: unknown[] = []): Promise<Rows> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query, values)).rows
  } finally {
    await client.end()
  }
}

/** Nothing that earlier journeys did counts towards the limits on emails any more. */
export async function forgetCounts(url: string): Promise<void> {
  await keptAt(url, 'delete from rate_limits')
}
