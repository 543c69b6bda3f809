import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import * as chatSchema from '#server/chat/schema.ts'
import * as conversationsSchema from '#server/conversations/schema.ts'
import { databaseOn } from '#server/database/pglite.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { migrationsFolder } from '#server/database/prepare.ts'
import * as demosSchema from '#server/demos/schema.ts'
import * as gateSchema from '#server/gate/schema.ts'
import * as listingReportsSchema from '#server/listing-reports/schema.ts'
import * as listingsSchema from '#server/listings/schema.ts'
import * as mailSchema from '#server/mail/schema.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { createPglite } from '#server/platform/db/pglite-files.ts'
import * as settingsSchema from '#server/platform/db/schema.ts'
import * as rateLimitSchema from '#server/platform/rate-limits/schema.ts'
import * as questionsSchema from '#server/questions/schema.ts'
import * as toursSchema from '#server/tours/schema.ts'
import * as visitsSchema from '#server/visits/schema.ts'
import * as widgetSchema from '#server/widget/schema.ts'
import { type DatabaseKind, databaseKinds, newPostgresDatabase } from '../support/databases.ts'

// drizzle-kit adds enumerable methods to Array.prototype, which the worker's other tests must not see.
for (const name of Object.keys(Array.prototype)) Object.defineProperty(Array.prototype, name, { enumerable: false })

const folder = new URL('../../../server/platform/db/migrations/meta/', import.meta.url)
const tables = {
  ...visitsSchema,
  ...chatSchema,
  ...conversationsSchema,
  ...demosSchema,
  ...gateSchema,
  ...listingReportsSchema,
  ...listingsSchema,
  ...mailSchema,
  ...settingsSchema,
  ...rateLimitSchema,
  ...questionsSchema,
  ...toursSchema,
  ...widgetSchema,
}
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

describe('[API-04] the migrations', () => {
  it('match the schema: none is left to be generated', async () => {
    const last = read('_journal.json').entries.at(-1)
    const snapshot = read(`${String(last.idx).padStart(4, '0')}_snapshot.json`)
    expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([])
  })

  describe.each(databaseKinds)('on an empty database (%s)', { tags: ['nightly'] }, (kind) => {
    it('create every table, and run only once', async () => {
      await withEmptyDatabase(kind, async (open) => {
        const first = await open()
        const made = await tablesOf(first.db)
        const applied = await appliedTo(first.db)
        const { secret } = first
        await first.close()
        const again = await open()
        expect(made).toEqual([
          'agents',
          'buyer_links',
          'conversations',
          'demo_requests',
          'follow_ups',
          'lead_notes',
          'leads',
          'letters',
          'listing_hosts',
          'listing_reports',
          'messages',
          'moved_addresses',
          'open_questions',
          'password_guesses',
          'price_history',
          'properties',
          'property_facts',
          'property_images',
          'rate_limits',
          'seller_answers',
          'settings',
          'tour_hours',
          'tour_tokens',
          'tours',
          'visitor_sessions',
          'widget_keys',
          'widget_origins',
          'widget_properties',
        ])
        expect(await tablesOf(again.db)).toEqual(made)
        expect(await appliedTo(again.db)).toEqual(applied)
        expect(again.secret).toBe(secret)
        await again.close()
      })
    })

    it('[API-06] keep queued emails with their topic, and record when a visitor last wrote', async () => {
      const { folder: earlier, remove } = await migrationsUntil('0001_tours')
      await withPlainDatabase(kind, async ({ run, migrateWith }) => {
        await migrateWith(earlier)
        await run(`insert into properties (id, slug, address, property_type, listing_type, time_zone)
          values (4, 'a', 'b', 'condo', 'sale', 'America/New_York')`)
        await run(`insert into tours (id, property_id, buyer_name, buyer_email, seller_email, proposed_at, ical_uid, created_at)
          values (12, 4, 'a', 'b', 'c', now(), 'd', now())`)
        await run(`insert into letters (id, tour_id, kind, recipient, subject, text, html, attachments, next_attempt_at, created_at)
          values (gen_random_uuid(), 12, 'tour-requested', 'c', 'd', 'e', 'f', '[]', now(), now())`)
        await run(`insert into conversations (id, property_id, agent_id, visitor, began_at)
          values ('one', 4, 4, 'v', '2026-11-01T00:00:00Z'), ('two', 4, 4, 'v', '2026-11-02T00:00:00Z')`)
        await run(`insert into messages (conversation_id, author, text, written_at) values
          ('one', 'visitor', 'Hi', '2026-11-03T00:00:00Z'), ('one', 'assistant', 'Hello', '2026-11-03T00:00:05Z')`)
        await migrateWith(migrationsFolder)
        expect(await run('select topic, kind from letters')).toEqual([{ topic: 'tour:12', kind: 'tour-requested' }])
        const spoken = await run(
          `select to_char(last_spoken_at at time zone 'UTC', 'MM-DD') as day from conversations order by id`,
        )
        expect(spoken).toEqual([{ day: '11-03' }, { day: '11-02' }])
      }).finally(remove)
    })
  })
})

/** The migrations up to that one. */
async function migrationsUntil(last: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const earlier = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrationsFolder, earlier, { recursive: true })
  const journal = read('_journal.json') as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1
  const cut = { ...journal, entries: journal.entries.slice(0, end) }
  await writeFile(join(earlier, 'meta', '_journal.json'), JSON.stringify(cut))
  return { folder: earlier, remove: () => rm(earlier, { recursive: true }) }
}

interface PlainDatabase {
  run(query: string): Promise<Record<string, unknown>[]>
  migrateWith(folder: string): Promise<void>
}

/** A database with only the migrations. */
async function withPlainDatabase(kind: DatabaseKind, use: (database: PlainDatabase) => Promise<void>): Promise<void> {
  if (kind === 'postgres') {
    const { url, drop } = await newPostgresDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const run = async (query: string) => (await client.query(query)).rows
    await use({ run, migrateWith: (given) => migrate(drizzle(client), { migrationsFolder: given }) })
      .finally(() => client.end())
      .finally(drop)
    return
  }
  const client = await createPglite()
  const run = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows
  await use({ run, migrateWith: (given) => migratePglite(drizzlePglite(client), { migrationsFolder: given }) }).finally(
    () => client.close(),
  )
}

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

/** Calling `open` twice opens the same database again. */
async function withEmptyDatabase(
  kind: DatabaseKind,
  use: (open: () => Promise<Database>) => Promise<void>,
): Promise<void> {
  const env = { secret: null }
  if (kind === 'postgres') {
    const { url, drop } = await newPostgresDatabase()
    await use(() => openPostgres(env, url)).finally(drop)
    return
  }
  const client = await createPglite()
  const keepOpen = async () => ({ ...(await databaseOn(client, env)), close: async () => {} })
  await use(keepOpen).finally(() => client.close())
}
