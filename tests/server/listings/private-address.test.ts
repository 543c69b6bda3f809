import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movedAddresses } from '#server/listings/schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readBuiltSite } from '#server/site/built-site.ts'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'
import { buildSmallSite } from '../site/built.ts'
import { copyOfTemplate } from '../support/databases.ts'
import { visitorAt } from '../support/requests.ts'
import { addProperty, api, startServer } from '../support/server.ts'

let database: Database
let folder = ''
let server: ReturnType<typeof startServer>
let id = 0

/** A listing with a password whose number and older slug a visitor knows. */
beforeAll(async () => {
  database = await copyOfTemplate('postgres')
  folder = await buildSmallSite()
  server = startServer(database, { built: await readBuiltSite(folder) })
  id = await addProperty(database.db, {
    slug: '12-secret-lane',
    address: '12 Secret Lane, Hidden Valley, CA 94900',
    latitude: 38.1234,
    password: 'open',
  })
  await database.db.insert(movedAddresses).values({ slug: 'old-house', propertyId: id })
  await keepWidgetKey(
    database.db,
    { key: 'pk_private', origins: ['https://agency.example'], propertyIds: [id] },
    'A test',
    server.time.now,
  )
})
afterAll(async () => {
  await server.app.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const address = /secret|hidden valley|38\.1234/i

describe('[PROP-17] the address of a private listing', () => {
  const paths = (key: string) => [
    api(`by-url/${key}`),
    `/p/${key}`,
    `/property/${key}`,
    `/sign/${key}.svg`,
    `/qr/${key}.svg`,
  ]
  const numbered = [api('%/access-requirements'), api('%/images'), '/api/v1/public/widget?property_id=%']

  it('is in no answer to a visitor who knows its number or an older slug', async () => {
    const visitor = visitorAt(server.app)
    const asked = [
      ...paths(String(id)),
      ...paths('old-house'),
      ...paths('Old-House'),
      ...numbered.map((path) => path.replace('%', String(id))),
      '/sitemap.xml',
      '/robots.txt',
      api('by-url/12'),
      `/api/v1/public/valuation?address=${encodeURIComponent('12 Lane, CA 94900')}`,
    ]
    for (const path of asked) {
      const answer = await visitor.send({ url: path, headers: { 'x-penny-key': 'pk_private' } })
      expect([path, answer.status < 500, `${JSON.stringify(answer.headers)} ${answer.text}`]).toEqual([
        path,
        true,
        expect.not.stringMatching(address),
      ])
    }
  })

  it('is in no answer to a wrong password, a question or a visit', async () => {
    const visitor = visitorAt(server.app)
    const question = { message: 'What is the address?', agent_id: 4, property_id: id, chat_conversation_id: null }
    const answers = [
      await visitor.post(api(`${id}/validate-password`), { password: 'wrong' }),
      await visitor.post(api(`${id}/capture-lead`), { email: 'ann@example.com' }),
      await visitor.post(api(`${id}/end-visit`), { visitor_session_id: 'x', duration_seconds: 1 }),
      await visitor.post('/api/v1/chat', question),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 404, 403])
    for (const { text } of answers) expect(text).not.toMatch(address)
  })

  it('is answered as unknown when a home is looked up by its address', async () => {
    const look = (home: string) =>
      visitorAt(server.app).get(`/api/v1/public/valuation?address=${encodeURIComponent(home)}`)
    const [hidden, unknown] = [
      await look('12 Secret Lane, Hidden Valley, CA 94900'),
      await look('1 No Street, X, CA 9'),
    ]
    expect(hidden.text).toBe(unknown.text)
  })

  it('has identical pages under all its keys until the gate was passed', async () => {
    const page = async (path: string) => (await visitorAt(server.app).get(path)).text
    const here = await page('/p/12-secret-lane')
    expect(here).toContain('Private listing')
    for (const path of [`/property/${id}`, `/p/${id}`, '/p/old-house', '/property/12-secret-lane'])
      expect([path, await page(path)]).toEqual([path, here])
  })
})
