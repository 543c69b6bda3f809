import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openPostgres } from '#server/database/postgres.ts'
import { agents, properties } from '#server/listings/schema.ts'
import { SharedAnswers } from '#server/platform/cache/shared-answers.ts'
import { watchPostgres } from '#server/platform/db/changes.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { BuiltSite } from '#server/site/built-site.ts'
import {
  copyOfTemplate,
  type DatabaseKind,
  describeDatabases,
  newPostgresDatabase,
} from '#tests/server/support/databases.ts'
import { lineTo } from '#tests/server/support/frozen-line.ts'
import type { HttpAnswer } from '#tests/server/support/requests.ts'
import { api, startServer } from '#tests/server/support/server.ts'
import { secret, templateName } from '#tests/server/support/template.ts'

const id = 4
const slug = '48-alder-ridge-road'
const built: BuiltSite = {
  folder: fileURLToPath(new URL('../../support', import.meta.url)),
  template: '<html><head><!--head--></head><body><!--root--><!--settings--></body></html>',
  early: () => '',
  pages: new Map(),
  sitemap: '',
  signFonts: { serif: '', sans: '' },
}

/** Two server processes on one database; on PGlite there is only one. */
async function processesOn(kind: DatabaseKind, database: Database) {
  const start = async () => {
    const answers = new SharedAnswers()
    const watch = await database.watch(answers)
    return { answers, watch, ...startServer(database, { answers, built, clock: () => new Date() }) }
  }
  const one = await start()
  const two = kind === 'postgres' ? await start() : one
  const close = async () => {
    for (const each of new Set([one, two])) {
      await each.watch.stop()
      await each.app.close()
    }
  }
  return { database, one, two, close }
}

const paths = [
  api(`by-url/${slug}`),
  api(`${id}/images`),
  api(`${id}/images?size=small`),
  api(`${id}/access-requirements`),
  `/p/${slug}`,
]

/** The statements sent to the database during `call`. */
async function statementsOf(database: Database, call: () => Promise<unknown>): Promise<number> {
  // Drizzle has one session for all queries of a database.
  const { session } = database.db as unknown as { session: { prepareQuery(...all: unknown[]): unknown } }
  const prepared = vi.spyOn(session, 'prepareQuery')
  await call()
  const { length } = prepared.mock.calls
  prepared.mockRestore()
  return length
}

const ownHeaders = ({
  headers: { date: _, 'x-request-id': __, 'content-length': ___, connection: ____, ...rest },
}: HttpAnswer) => rest

describeDatabases('[API-01] cached answers that are the same for everyone', (kind) => {
  let all: Awaited<ReturnType<typeof processesOn>>
  let database: Database
  let before: (typeof properties.$inferSelect)[]
  beforeAll(async () => {
    database = await copyOfTemplate(kind)
    before = await database.db.select().from(properties).where(eq(properties.id, id))
    return () => database.close()
  })
  beforeEach(async () => {
    all = await processesOn(kind, database)
  })
  afterEach(async () => {
    await all.close()
    for (const { id: _, ...row } of before) await database.db.update(properties).set(row).where(eq(properties.id, id))
  })

  it.each(paths)('%s needs one statement the first time and none after it, and stays the same', async (path) => {
    let [first, again] = [{} as HttpAnswer, {} as HttpAnswer]
    const ask = async () => {
      again = await all.one.visitor().get(path)
    }
    expect(await statementsOf(all.database, ask)).toBe(1)
    first = again
    expect(await statementsOf(all.database, ask)).toBe(0)
    expect(first.status).toBe(200)
    expect([again.status, again.text, ownHeaders(again)]).toEqual([200, first.text, ownHeaders(first)])
    expect(again.headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })

  it('need one database query for many concurrent requests', async () => {
    const [path = ''] = paths
    const crowd = () => Promise.all(Array.from({ length: 50 }, () => all.one.visitor().get(path)))
    expect(await statementsOf(all.database, crowd)).toBe(1)
  })

  it('are compressed as the visitor accepts, and not sent again when unchanged', async () => {
    for (const path of paths) {
      const plain = await all.one.visitor().get(path)
      for (const round of [1, 2]) {
        const [br, gzip] = await Promise.all(
          ['gzip, br', 'gzip'].map((coding) =>
            all.one.app.inject({ url: path, headers: { 'accept-encoding': coding } }),
          ),
        )
        if (plain.text.length >= 1024) {
          expect([path, round, br?.headers['content-encoding']]).toEqual([path, round, 'br'])
          expect(br && brotliDecompressSync(br.rawPayload).toString()).toBe(plain.text)
          expect(gzip && gunzipSync(gzip.rawPayload).toString()).toBe(plain.text)
        } else expect([br?.body, gzip?.body]).toEqual([plain.text, plain.text])
        const known = { 'if-none-match': String(plain.headers.etag) }
        const unchanged = await all.one.app.inject({ url: path, headers: known })
        expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
        all.one.answers.listingChanged(null)
      }
    }
  })

  it('are made again in every process after a change', async () => {
    for (const path of paths) for (const process of [all.one, all.two]) await process.visitor().get(path)
    await all.database.db.update(properties).set({ address: '1 New Street' }).where(eq(properties.id, id))
    for (const process of [all.one, all.two])
      await expect.poll(async () => (await process.visitor().get(`/p/${slug}`)).text).toContain('1 New Street')
    // A table with its own trigger for all listings.
    await all.database.db.update(agents).set({ name: 'Pen' }).where(eq(agents.id, 4))
    for (const process of [all.one, all.two])
      await expect.poll(async () => (await process.visitor().get(api(`by-url/${slug}`))).body.agent.name).toBe('Pen')
  })

  it.each([
    ['property_facts', `update property_facts set parking = 'two' where property_id = ${id}`],
    ['property_images', `update property_images set alt = 'A' where property_id = ${id}`],
    ['price_history', `insert into price_history (property_id, changed_on, event) values (${id}, now(), 'listed')`],
    ['listing_hosts', `delete from listing_hosts where property_id = ${id}`],
    ['seller_answers', `insert into seller_answers (property_id, question, answer) values (${id}, 'a', 'b')`],
    ['tour_hours', `delete from tour_hours where property_id = ${id}`],
    ['properties', `update properties set price = 1 where id = ${id}`],
  ])('are dropped when a row of %s changes, and those of other listings are kept', async (_, statement) => {
    await all.one.visitor().get(api(`by-url/${slug}`))
    await all.one.visitor().get(api('8/access-requirements'))
    expect(all.one.answers.size).toBe(2)
    await all.database.db.execute(sql.raw(statement))
    await expect.poll(() => all.one.answers.size).toBe(1)
  })

  it('are kept when a change is rolled back', async () => {
    await all.one.visitor().get(api(`by-url/${slug}`))
    await expect(
      all.database.db.transaction(async (tx) => {
        await tx.update(properties).set({ price: 1 }).where(eq(properties.id, id))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await all.database.db.update(properties).set({ price: 2 }).where(eq(properties.id, 8))
    await expect.poll(() => all.one.answers.version).toBeGreaterThan(0)
    expect(all.one.answers.size).toBe(1)
  })

  it('aren’t cached when something changed while they were made', async () => {
    const { answers } = all.one
    const made = { propertyId: id, headers: [], text: 'old' }
    const { version } = answers
    const loading = answers.load('a', async () => 'old')
    answers.listingChanged(id)
    // Later requests don't get what was read before.
    expect(await answers.load('a', async () => 'new')).toBe('new')
    expect(await loading).toBe('old')
    expect((await answers.keep('key', version, made)).forms.identity.body.toString()).toBe('old')
    expect(answers.find('key')).toBeUndefined()
    await answers.keep('key', answers.version, made)
    expect(answers.find('key')?.forms.identity.body.toString()).toBe('old')
  })

  it('[PROP-17] never contain anything of a private listing or a visitor’s access', async () => {
    const { one } = all
    const ada = one.visitor()
    expect((await ada.post(api('5/validate-password'), { password: 'harbor-light' })).body.success).toBe(true)
    const private_ = (await all.database.db.select().from(properties).where(eq(properties.id, 5)))[0]
    const secrets = [private_?.address ?? '', private_?.description ?? '']
    expect(secrets.every(Boolean)).toBe(true)
    const key = 'harbor-tower-2104'
    const places = [api(`by-url/${key}`), api('5/images'), api('5/access-requirements'), `/p/${key}`]
    for (const path of places) expect([path, (await ada.get(path)).status]).toEqual([path, 200])
    expect((await ada.get(api(`by-url/${key}`))).body.address).toBe(private_?.address)
    expect((await ada.get(api('5/access-requirements'))).body.password_protection_enabled).toBe(false)

    const stranger = one.visitor()
    for (const path of places)
      for (const secret of secrets) expect((await stranger.get(path)).text).not.toContain(secret)
    expect((await stranger.get(api('5/images'))).status).toBe(403)
    expect((await stranger.get(api('5/access-requirements'))).body.password_protection_enabled).toBe(true)
    // The stranger's answer isn't used for the visitor who has passed.
    expect((await ada.get(api('5/access-requirements'))).body.password_protection_enabled).toBe(false)
    expect((await ada.get(api(`by-url/${key}`))).body.access).toBe('granted')
  })

  it('[PROP-17] are dropped when an open listing becomes private', async () => {
    for (const path of paths) await all.one.visitor().get(path)
    await all.database.db
      .update(properties)
      .set({ leadCaptureEnabled: true, leadEmail: true })
      .where(eq(properties.id, id))
    await expect.poll(async () => (await all.one.visitor().get(api(`${id}/images`))).status).toBe(403)
    for (const path of paths) expect((await all.one.visitor().get(path)).text).not.toContain('Alder Ridge Road, Mill')
  })

  it('aren’t used for a request with an unknown query parameter', async () => {
    for (const query of ['?a=1', '?size=huge', '?size=small&b'])
      await all.one.visitor().get(api(`${id}/images${query}`))
    expect(all.one.answers.size).toBe(0)
    for (const query of ['', '?utm_source=a', '?utm_source=b']) await all.one.visitor().get(`/p/${slug}${query}`)
    expect(all.one.answers.size).toBe(1)
  })
})

it('[API-01] caches nothing while change notifications may be lost, and resumes by itself', {
  timeout: 60_000,
}, async () => {
  const { url, drop } = await newPostgresDatabase(templateName)
  const line = await lineTo(url)
  const database = await openPostgres({ secret }, url)
  const answers = new SharedAnswers()
  const watch = await watchPostgres(line.url, { checkEvery: 50, checkTimeout: 300, retryAfter: 50 })(answers)
  const { app, visitor } = startServer(database, { answers, clock: () => new Date() })
  const path = api(`by-url/${slug}`)
  await visitor().get(path)
  expect([answers.isOn, answers.size]).toEqual([true, 1])
  line.freeze()
  await expect.poll(() => answers.isOn).toBe(false)
  await database.db.update(properties).set({ price: 7 }).where(eq(properties.id, id))
  expect((await visitor().get(path)).body.price).toBe(7)
  expect(answers.size).toBe(0)
  line.thaw()
  await expect.poll(() => answers.isOn).toBe(true)
  await visitor().get(path)
  expect(answers.size).toBe(1)
  await watch.stop()
  await app.close()
  line.close()
  await database.close()
  await drop()
})

it('every table that a listing is read from sends change notifications', async () => {
  const queries = await Promise.all(
    ['content', 'record'].map((name) => readFile(`server/listings/queries/listing-${name}.ts`, 'utf8')),
  )
  const imported = queries.flatMap(
    (query) => /import \{ (.+) \} from '\.\.\/schema\.ts'/.exec(query)?.[1]?.split(', ') ?? [],
  )
  const read = [...new Set(imported)].sort()
  expect(read).toEqual([
    'agents',
    'listingHosts',
    'priceHistory',
    'properties',
    'propertyFacts',
    'propertyImages',
    'sellerAnswers',
    'tourHours',
  ])
  const migration = await readFile('server/platform/db/migrations/0010_listing_changes.sql', 'utf8')
  for (const table of read)
    expect(migration).toContain(`ON "${table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`)
})
