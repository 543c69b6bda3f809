/** @module-tag nightly */
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPostgres } from '#server/database/postgres.ts'
import { newPostgresDatabase } from '#tests/server/support/databases.ts'
import { everyCall, everyJob } from '#tests/server/support/every-call.ts'
import { grow } from '#tests/server/support/growth.ts'
import { startServer } from '#tests/server/support/server.ts'
import { secret, templateName } from '#tests/server/support/template.ts'

/** Tables that grow with the visitors and the listings. */
const growing = [
  'properties',
  'property_images',
  'visitor_sessions',
  'leads',
  'conversations',
  'messages',
  'lead_notes',
  'open_questions',
  'tours',
  'tour_tokens',
  'buyer_links',
  'letters',
  'price_history',
  'rate_limits',
]

let client: pg.Client
let storage: { url: string; drop(): Promise<void> }
beforeAll(async () => {
  storage = await newPostgresDatabase(templateName)
  client = new pg.Client({ connectionString: storage.url })
  await client.connect()
  await grow(client, { listings: 2000, visits: 20_000, leads: 20_000, conversations: 20_000 })
}, 240_000)
afterAll(async () => {
  await client.end()
  await storage.drop()
})

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const scansIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
]

it('no statement of a page, a call or a job scans a growing table', {
  timeout: 240_000,
}, async () => {
  const database = await openPostgres({ secret }, storage.url)
  const { app, visitor } = startServer(database, { clock: () => new Date() })
  const statements = new Map<string, unknown[]>()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const note = () => {
    for (const [asked, values] of query.mock.calls as unknown as [string | { text: string }, unknown[] | undefined][]) {
      const text = typeof asked === 'string' ? asked : asked.text
      if (/^\s*(select|insert|update|delete|with)\b/i.test(text)) statements.set(text, values ?? [])
    }
  }
  const begin = (what: string | null) => {
    if (what === null) note()
    else query.mockClear()
  }
  const said = await everyCall(database, visitor('10.1.2.3'), 1, begin)
  await everyJob(database, new Date(), begin)
  query.mockRestore()
  await app.close()
  await database.close()
  expect(said.filter(([, status]) => status !== 200)).toEqual([])
  expect(statements.size).toBeGreaterThan(60)

  const found: string[] = []
  for (const [text, values] of statements) {
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    const scanned = scansIn(rows[0]['QUERY PLAN'][0].Plan).filter((table) => growing.includes(table))
    if (scanned.length > 0) found.push(`${scanned.join(', ')}: ${text}`)
  }
  expect(found).toEqual([])
})

it('the check finds a statement that does', async () => {
  const { rows } = await client.query("explain (format json) select * from messages where text = 'a'")
  expect(scansIn(rows[0]['QUERY PLAN'][0].Plan)).toEqual(['messages'])
})

it('every foreign key to a growing table has an index, so that no deletion scans it', async () => {
  const { rows } = await client.query(
    `
    select c.conrelid::regclass || '.' || a.attname as reference from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid::regclass::text = any($1)
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    [growing],
  )
  expect(rows.map(({ reference }) => reference)).toEqual([])
})
