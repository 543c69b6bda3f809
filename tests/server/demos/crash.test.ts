import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { databaseOn } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { requestDemo } from '#server/demos/request-demo.ts'
import { readEnv } from '#server/env.ts'
import { sendNextLetter } from '#server/mail/job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { lettersOfKind } from '../support/chat.ts'
import { runUntilDeath } from '../support/child.ts'
import { kinds, newPostgresDatabase } from '../support/databases.ts'
import { requestsIn } from '../support/demos.ts'
import { secret } from '../support/template.ts'
import type { Orders } from './crashing.ts'
import { team, wishOf } from './wish.ts'

const program = fileURLToPath(new URL('./crashing.ts', import.meta.url))
const patience = { timeout: 600_000 }
const now = new Date('2026-11-20T12:00:00Z')
const halfAMinuteLater = new Date('2026-11-20T12:00:30Z')
const afterTheClaim = new Date('2026-11-20T12:02:00Z')
const log = { info() {}, warn() {}, error() {} }

// An embedded database has to be opened anew after each death, so that there every fourth step has to do.
const between = { pglite: 4, postgres: 1 }

describe.each(kinds)('[REQ-03] [DMODAL-04] a process that is killed while somebody asks for a demo (%s)', (kind) => {
  let folder = ''
  let place = ''
  let database: Database

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crash-'))
    if (kind === 'pglite') {
      place = join(folder, 'postgres')
      const dump = new Blob([await readFile(inject('pgliteDump'))])
      database = await databaseOn(await PGlite.create(place, { loadDataDir: dump }), { secret })
      return
    }
    const { url, drop } = await newPostgresDatabase()
    place = url
    database = await openPostgres({ secret }, url)
    return drop
  }, patience.timeout)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  /** Lets a process work on the database; of an embedded one it is the only process meanwhile. */
  async function runAlone(orders: Orders) {
    if (kind === 'postgres') return runUntilDeath(program, orders)
    await database.close()
    const result = await runUntilDeath(program, orders)
    database = await databaseOn(await PGlite.create(place), { secret })
    return result
  }

  it(
    'a request and its letter are there together or not at all, and asking again leaves one of each',
    patience,
    async () => {
      const deaths = { kept: 0, lost: 0 }
      for (let dieBefore = 1; ; dieBefore += between[kind]) {
        const [dataDir, name] = [await mkdtemp(join(folder, 'data-')), `Ann ${dieBefore}`]
        const { died, steps } = await runAlone({ kind, place, dataDir, name, now: now.toISOString(), dieBefore })

        const mine = async () => (await requestsIn(database)).filter((request) => request.name === name)
        const told = async () =>
          (await lettersOfKind(database, 'demo-requested')).filter(({ subject }) => subject.startsWith(`${name} `))
        const [kept, queued] = [await mine(), await told()]
        expect(queued.map(({ topic }) => topic)).toEqual(kept.map(({ id }) => `demo-request:${id}`))
        deaths[kept.length > 0 ? 'kept' : 'lost']++

        // Whoever heard nothing presses once more; the next process sends.
        await requestDemo(database.db, wishOf(name), team, halfAMinuteLater)
        const send = outbox(join(dataDir, 'outbox'), readEnv({}).mailFrom)
        while (await sendNextLetter({ db: database.db, send, clock: () => afterTheClaim, log }));
        expect(await mine()).toHaveLength(1)
        expect(await told()).toMatchObject([{ status: 'sent' }])
        expect(await readdir(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/Z-demo-requested-.*\.eml$/)])
        if (died) continue
        expect(steps).toBeGreaterThan(8)
        expect(Math.min(deaths.kept, deaths.lost)).toBeGreaterThan(0)
        break
      }
    },
  )
})
