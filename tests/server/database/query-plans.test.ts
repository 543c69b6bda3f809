import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPostgres } from '#server/database/postgres.ts'
import { newPostgresDatabase } from '#tests/server/support/databases.ts'
import { grow } from '#tests/server/support/growth.ts'
import { api, startServer } from '#tests/server/support/server.ts'
import { secret, templateName } from '#tests/server/support/template.ts'

/** Tables that grow with the visitors and the listings. */
const growing = [
  'properties',
  'property_images',
  'visitor_sessions',
  'leads',
  'conversations',
  'messages',
  'rate_limits',
]

let client: pg.Client
let storage: { url: string; drop(): Promise<void> }
beforeAll(async () => {
  storage = await newPostgresDatabase(templateName)
  client = new pg.Client({ connectionString: storage.url })
  await client.connect()
  await grow(client, { listings: 2000, visits: 20_000, leads: 5000, conversations: 5000 })
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

it('no statement of a page or of a visitor’s call reads a growing table from end to end', {
  timeout: 240_000,
}, async () => {
  const database = await openPostgres({ secret }, storage.url)
  const { app, visitor } = startServer(database, { clock: () => new Date() })
  const statements = new Map<string, unknown[]>()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const ada = visitor('10.1.2.3')
  const said: [string, number][] = []
  const note = (what: string, { status }: { status: number }) => said.push([what, status])
  note('open', await ada.get(api('by-url/grown-77')))
  note('number', await ada.get(api('by-url/1077')))
  note('requirements', await ada.get(api('6/access-requirements')))
  note('lead', await ada.post(api('6/capture-lead'), leadOf('ada@example.com')))
  note('granted', await ada.get(api('by-url/77-juniper-row')))
  note('images', await ada.get(api('6/images')))
  const { session_id } = (await ada.get(api('6/access-requirements'))).body
  note('visit', await ada.post(api('6/update-visit-duration'), { visitor_session_id: session_id, duration_seconds: 0 }))
  note('end', await ada.post(api('6/end-visit'), { visitor_session_id: session_id, duration_seconds: 0 }))
  note('password', await ada.post(api('5/validate-password'), { password: 'no' }))
  note('chat', await ada.post('/api/v1/chat', { property_id: 4, agent_id: 4, message: 'Is there parking?' }))
  note('conversation', await ada.get(api('4/conversation')))
  note('value', await ada.get('/api/v1/public/valuation?address=5%20Grown%20Street%2C%20Oakland%2C%20CA%2094601'))
  note('tours', await ada.get(api('4/tour-times')))
  for (const [asked, values] of query.mock.calls as unknown as [string | { text: string }, unknown[] | undefined][]) {
    const text = typeof asked === 'string' ? asked : asked.text
    if (/^\s*(select|insert|update|delete|with)\b/i.test(text)) statements.set(text, values ?? [])
  }
  query.mockRestore()
  await app.close()
  await database.close()
  expect(said.filter(([, status]) => status >= 500)).toEqual([])
  expect(said.filter(([, status]) => status === 200).length).toBeGreaterThanOrEqual(10)
  expect(statements.size).toBeGreaterThan(15)

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

const leadOf = (email: string) => ({
  email,
  first_name: 'Ada',
  last_name: 'Moss',
  phone: '+1 415 555 0100',
  company: 'Moss',
})
