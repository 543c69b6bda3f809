/** @module-tag nightly */
import { gt } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { databaseOn } from '#server/database/pglite.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { hasSamples, type Preparation } from '#server/database/prepare.ts'
import { agents, properties, propertyFacts } from '#server/listings/schema.ts'
import { emails } from '#server/mail/schema.ts'
import { type Database, DatabaseError, type Db } from '#server/platform/db/database.ts'
import { createPglite } from '#server/platform/db/pglite-files.ts'
import { settingsTable } from '#server/platform/db/schema.ts'
import { tours } from '#server/tours/schema.ts'
import { widgetKeys } from '#server/widget/schema.ts'
import { describeDatabases, newPostgresDatabase } from '../support/databases.ts'
import { addProperty } from '../support/server.ts'

describeDatabases('[API-04] a new database', (kind) => {
  /** Each call is another start on the same database. */
  let start: (seed?: Preparation['seed']) => Promise<Database>
  beforeAll(async () => {
    if (kind === 'postgres') {
      const { url, drop } = await newPostgresDatabase()
      start = (seed) => openPostgres({ secret: null, ...(seed && { seed }) }, url)
      return drop
    }
    const client = await createPglite()
    start = async (seed) => ({
      ...(await databaseOn(client, { secret: null, ...(seed && { seed }) })),
      close: async () => {},
    })
    return () => client.close()
  })

  const countOf = async (db: Db) => {
    const rows = await Promise.all(
      [properties, tours, emails, propertyFacts, widgetKeys].map((t) => db.select().from(t)),
    )
    return rows.map(({ length }) => length)
  }

  it('has no sample, no password of the README and no key by default, but its assistants', async () => {
    const { db, close } = await start('none')
    expect(await countOf(db)).toEqual([0, 0, 0, 0, 0])
    expect(await hasSamples(db)).toBe(false)
    expect((await db.select().from(agents)).map(({ id }) => id).sort()).toEqual([30, 4, 41, 42].sort())
    await close()
  })

  it('isn’t new on its second start, and gets none then either', async () => {
    const { db, close } = await start('new database')
    expect(await countOf(db)).toEqual([0, 0, 0, 0, 0])
    await close()
  })

  it('reports in one sentence that a listing of the owner uses a sample’s place', async () => {
    const own = await start()
    await addProperty(own.db, { id: 6 })
    await own.close()
    await expect(start('samples')).rejects.toThrow(
      new DatabaseError(
        'SEED=samples needs the listing numbers 4 to 9 and the addresses of the samples, and listing 6 of this database has one of them.',
      ),
    )
    const after = await start()
    expect(await countOf(after.db)).toEqual([1, 0, 0, 0, 0])
    await after.db.delete(properties)
    await after.close()
  })

  it('gets the samples once when asked for, at any number of starts', async () => {
    for (let times = 0; times < 2; times++) {
      const { db, close } = await start('samples')
      expect(await countOf(db)).toEqual([6, 1, 0, 6, 1])
      expect(await hasSamples(db)).toBe(true)
      await close()
    }
  })

  it('keeps the samples when started without the setting', async () => {
    const { db, close } = await start('none')
    expect(await countOf(db)).toEqual([6, 1, 0, 6, 1])
    await close()
  })
})

it('[API-04] a database with samples from before the setting existed isn’t new', async () => {
  const { url, drop } = await newPostgresDatabase('pending_template')
  const before = await openPostgres({ secret: null }, url)
  await before.db.execute(`delete from settings where key = 'first_started_at'`)
  await before.db.delete(agents).where(gt(agents.id, 40))
  await before.close()
  const after = await openPostgres({ secret: null, seed: 'new database' }, url)
  expect(await after.db.select().from(properties)).toHaveLength(6)
  expect(await after.db.select().from(agents)).toHaveLength(2)
  expect((await after.db.select().from(settingsTable)).map(({ key }) => key)).toContain('first_started_at')
  await after.close()
  await drop()
})
