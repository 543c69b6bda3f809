/** @module-tag nightly */
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOn } from '#server/database/pglite.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createPglite } from '#server/platform/db/pglite-files.ts'
import { erasePerson } from '#server/privacy/erase.ts'
import { filesIn, searchBytes } from '#server/privacy/search-files.ts'
import { emailTerm } from '#server/privacy/terms.ts'
import { copyTemplateInto } from '../support/databases.ts'
import { addVisits, ben, signsIn, zora } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { secret } from '../support/template.ts'

/** Words of seven letters that occur nowhere else: a compressed text still contains some of them. */
const rare = Array.from({ length: 300 }, (_, index) =>
  createHash('sha256').update(`word ${index}`).digest('base64').replace(/[+/=]/g, '').slice(0, 7),
)

let folder = ''
let postgres = ''
let database: Database

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erase-files-'))
  postgres = await copyTemplateInto(folder)
  database = await databaseOn(await createPglite({ dataDir: postgres }), { secret })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** Every byte of every file, read without the code under test. */
async function bytes(): Promise<string> {
  const files = await Promise.all((await filesIn(postgres)).map((file) => readFile(file)))
  return Buffer.concat(files).toString('latin1')
}

/** Those of the rare words that are in a text: in one pass instead of three hundred searches. */
function rareIn(content: string): string[] {
  const byStart = new Map<number, string[]>()
  for (const word of rare) byStart.set(startAt(word, 0), [...(byStart.get(startAt(word, 0)) ?? []), word])
  const isStart = new Uint8Array(1 << 16)
  for (const start of byStart.keys()) isStart[start] = 1
  const found = new Set<string>()
  for (let place = 0; place < content.length - 1; place++) {
    const start = startAt(content, place)
    if (isStart[start] !== 1) continue
    for (const word of byStart.get(start) ?? []) if (content.startsWith(word, place)) found.add(word)
  }
  return [...found]
}
/** Two bytes of a text as one number. */
const startAt = (text: string, place: number) => (text.charCodeAt(place) << 8) | text.charCodeAt(place + 1)

const erase = (email: string) =>
  erasePerson({ database, outbox: join(folder, 'outbox'), files: postgres, email, isDryRun: false, now: new Date() })

describe('the files of the embedded database', { timeout: 240_000 }, () => {
  it('contain no byte of an erased person in tables, indexes, compressed texts or the log', async () => {
    const server = startServer(database)
    await addVisits(zora, server.visitor('203.0.113.1'))
    await addVisits(ben, server.visitor('203.0.113.2'))
    const long = rare.map((word) => `${word} and then a good deal of the same words again and again, `).join('')
    await database.db.execute(
      sql`insert into messages (conversation_id, author, text, written_at)
        select id, 'visitor', ${long}, now() from conversations where visitor_email = ${zora.email}`,
    )
    // Rows changed or deleted before leave their bytes as well.
    await database.db.execute(sql`update leads set company = ${zora.word} where email = ${zora.email}`)
    await database.db.execute(sql`update leads set company = null where email = ${zora.email}`)
    await database.db.execute('analyze')
    await database.db.execute('checkpoint')
    const before = await bytes()
    expect(signsIn(before, zora)).toEqual(expect.arrayContaining([zora.email, zora.phone, zora.first, zora.word]))
    expect(rareIn(before).length).toBeGreaterThan(20)

    const report = await erase(zora.email)
    expect(report).toMatchObject({ left: [], doubtful: [] })
    await server.app.close()
    await database.close()
    const after = await bytes()
    expect([signsIn(after, zora), rareIn(after)]).toEqual([[], []])
    expect(signsIn(after, ben)).toEqual(expect.arrayContaining([ben.email, ben.phone, ben.first]))
    database = await databaseOn(await createPglite({ dataDir: postgres }), { secret })
  })

  it('are searched, and remaining data is reported', async () => {
    const never = 'never.kept@planted.example'
    await database.db.execute(sql`select pg_logical_emit_message(false, 'test', ${`for ${ben.email}`}, true)`)
    const hits = await searchBytes(join(postgres, 'pg_wal'), [emailTerm(ben.email), emailTerm(never)], [])
    expect(hits).toMatchObject([{ place: expect.stringContaining('pg_wal'), term: { value: ben.email } }])
  })

  it('are also cleaned of people who were deleted earlier without being erased', async () => {
    await database.db.execute(
      sql`truncate messages, conversations, leads, letters, demo_requests, listing_reports cascade`,
    )
    const report = await erase(ben.email)
    expect(report).toMatchObject({ changes: [], left: [] })
    expect(signsIn(await bytes(), ben)).toEqual([])
  })
})
