import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { databaseOn } from '#server/database/pglite.ts'
import { openPostgres } from '#server/database/postgres.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { createPglite } from '#server/platform/db/pglite-files.ts'
import { type Ended, runUntilDeath } from './child.ts'
import { runUntilCutOff } from './cut-off.ts'
import { copyTemplateInto, type DatabaseKind, newPostgresDatabase } from './databases.ts'
import type { Death } from './dying.ts'
import type { Program } from './programs.ts'
import { secret, templateName } from './template.ts'

interface CrashSite<Orders extends Death> {
  /** Removed after the tests. */
  folder: string
  /** The database's folder or address. */
  place: string
  /** A new copy after each death of an embedded database. */
  database: Database
  /** Runs `program` on the database until it dies; it is an embedded database's only process meanwhile. */
  runAlone(orders: Orders): Promise<Ended>
}

/**
 * Sets up a database on which the tests of a `describe` kill processes. `timeout` in milliseconds. `work`: what the program
 * does, where it does nothing but query: in CI it is done here on PostgreSQL, and its connections are cut off.
 */
export function crashSite<Orders extends Death>(
  kind: DatabaseKind,
  program: Program,
  timeout: number,
  work?: (db: Db, orders: Orders) => Promise<unknown>,
): CrashSite<Orders> {
  const site = {
    folder: '',
    place: '',
    runAlone: async (orders: Orders) => {
      if (kind === 'postgres') {
        const result =
          work && !process.env.EVERY_CASE
            ? await runUntilCutOff(site.place, orders.dieBefore, (db) => work(db, orders))
            : await runUntilDeath(program, orders)
        await othersHaveLeft(site.database.db)
        return result
      }
      await site.database.close()
      const result = await runUntilDeath(program, orders)
      site.database = await databaseOn(await createPglite({ dataDir: site.place }), { secret })
      return result
    },
  } as CrashSite<Orders>

  beforeAll(async () => {
    site.folder = await mkdtemp(join(tmpdir(), 'crash-'))
    if (kind === 'pglite') {
      site.place = await copyTemplateInto(site.folder)
      site.database = await databaseOn(await createPglite({ dataDir: site.place }), { secret })
      return
    }
    const { url, drop } = await newPostgresDatabase(templateName)
    site.place = url
    site.database = await openPostgres({ secret }, `${url}?application_name=${ownName}`)
    return drop
  }, timeout)
  afterAll(async () => {
    await site.database.close()
    await rm(site.folder, { recursive: true })
  })
  return site
}

const ownName = 'crash-site'

/** PostgreSQL notices a client's death only at its next read or write; until then its locks remain. */
const othersHaveLeft = (db: Database['db']) =>
  vi.waitFor(
    async () => {
      const others = await db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and application_name <> ${ownName}`,
      )
      expect(others).toMatchObject({ rows: [] })
    },
    { timeout: 30_000, interval: 20 },
  )
