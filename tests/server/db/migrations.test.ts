import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database, Db } from '#server/db/database.ts'
import { databaseOn } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import * as schema from '#server/db/schema.ts'
import * as tourSchema from '#server/db/tour-schema.ts'
import { type Kind, kinds, newPostgresDatabase } from '../support/databases.ts'

const folder = new URL('../../../server/db/migrations/meta/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

describe('[API-04] the migrations', () => {
  it('make what the schema says: none is left to be generated', async () => {
    const last = read('_journal.json').entries.at(-1)
    const snapshot = read(`${String(last.idx).padStart(4, '0')}_snapshot.json`)
    expect(await generateMigration(snapshot, generateDrizzleJson({ ...schema, ...tourSchema }, snapshot.id))).toEqual(
      [],
    )
  })

  describe.each(kinds)('on an empty database (%s)', (kind) => {
    it('make every table, once', async () => {
      await withEmptyDatabase(kind, async (open) => {
        const first = await open()
        const tables = await tablesOf(first.db)
        const applied = await appliedTo(first.db)
        const { secret } = first
        await first.close()
        const again = await open()
        expect(tables).toEqual([
          'agents',
          'conversations',
          'leads',
          'letters',
          'messages',
          'moved_addresses',
          'password_guesses',
          'properties',
          'property_images',
          'settings',
          'tour_hours',
          'tour_tokens',
          'tours',
          'visitor_sessions',
        ])
        expect(await tablesOf(again.db)).toEqual(tables)
        expect(await appliedTo(again.db)).toEqual(applied)
        expect(again.secret).toBe(secret)
        await again.close()
      })
    })
  })
})

async function tablesOf(db: Db): Promise<unknown[]> {
  const rows = await rowsOf(
    db,
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  return rows.map(({ name }) => name).sort()
}

const appliedTo = (db: Db) => rowsOf(db, 'select hash from drizzle.__drizzle_migrations')

async function rowsOf(db: Db, query: string): Promise<Record<string, unknown>[]> {
  return ((await db.execute(sql.raw(query))) as { rows: Record<string, unknown>[] }).rows
}

/** `open` twice is the same database again. */
async function withEmptyDatabase(kind: Kind, use: (open: () => Promise<Database>) => Promise<void>): Promise<void> {
  const env = { secret: null }
  if (kind === 'postgres') {
    const { url, drop } = await newPostgresDatabase()
    await use(() => openPostgres(env, url)).finally(drop)
    return
  }
  const client = await PGlite.create()
  const keepOpen = async () => ({ ...(await databaseOn(client, env)), close: async () => {} })
  await use(keepOpen).finally(() => client.close())
}
