import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isPersonal } from './plan.ts'
import { query, type Table } from './tables.ts'

/**
 * Takes deleted rows out of the files as well. Of the embedded database: every table and index is written anew from the
 * rows that are left, then its log (WAL) is filled up until no file of it is older than that. Of a PostgreSQL server: the
 * space of the tables that were changed is given free; what its log, its copies and its backups keep is for those who run
 * it (docs/security.md).
 */
export async function rewrite(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  tables: Table[],
  changed: string[],
): Promise<void> {
  const ofPeople = tables.filter(({ name }) => (kind === 'pglite' ? isPersonal(name) : changed.includes(name)))
  for (const table of ofPeople) await forgetStatistics(db, table)
  if (kind === 'postgres') {
    for (const { identifier } of ofPeople) await db.execute(sql`vacuum (analyze) ${identifier}`)
    return
  }
  await db.execute(sql`vacuum full`)
  await renewLog(db)
}

/** ANALYZE keeps common values of each column beside the table, and leaves them when the table has become empty. */
async function forgetStatistics(db: Db, { name, texts }: Table): Promise<void> {
  const [table = '', schema = 'public'] = name.split('.').reverse()
  for (const column of texts) {
    // PostgreSQL before 18 has no such function; should anything be left there, the search says so.
    await db.execute(sql`select pg_clear_attribute_stats(${schema}, ${table}, ${column}, false)`).catch(() => {})
  }
}

/** Files of the log are used again with their old content, so each has to be filled or removed. */
async function renewLog(db: Db): Promise<void> {
  const files = async () => {
    const found = await query<{ name: string }>(db, sql`select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'`)
    return found.map(({ name }) => name).sort()
  }
  const last = (await files()).at(-1) ?? ''
  await db.execute(sql`set wal_recycle = off`)
  try {
    await db.execute(sql`checkpoint`)
    while (((await files())[0] ?? '') <= last) {
      await db.execute(sql`select pg_switch_wal()`)
      await db.execute(sql`checkpoint`)
    }
  } finally {
    await db.execute(sql`reset wal_recycle`)
  }
}
