/** @module-tag nightly */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { ConversationFeed } from '#server/chat/conversation-feed.ts'
import { conversations } from '#server/conversations/schema.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { watchPostgres } from '#server/platform/db/changes.ts'
import type { Database } from '#server/platform/db/database.ts'
import { tours } from '#server/tours/schema.ts'
import { questionTokens, talk } from '../support/chat.ts'
import { copyOfTemplate, describeDatabases, newPostgresDatabase } from '../support/databases.ts'
import { type Following, followUpdates } from '../support/following.ts'
import { lineTo } from '../support/frozen-line.ts'
import type { Visitor } from '../support/requests.ts'
import { startServer } from '../support/server.ts'
import { secret, templateName } from '../support/template.ts'
import { book } from '../support/tours.ts'

/** One server process; on PGlite there is only one. */
async function startOn(database: Database) {
  const feed = new ConversationFeed()
  const watch = await database.watch(feed)
  const server = startServer(database, { feed })
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...server, db: database.db, feed, origin, close: () => Promise.all([watch.stop(), server.app.close()]) }
}

type Process = Awaited<ReturnType<typeof startOn>>

/** A repeated question isn't sent to the owner again, so each test asks something else. */
const things = ['wine cellar', 'bowling alley', 'helipad', 'moat', 'sauna', 'dumbwaiter', 'darkroom', 'turret', 'loom']
let question = ''
beforeEach(() => {
  const thing = things.shift() ?? 'gong'
  things.push(thing)
  question = `Is there a ${thing}?`
})
const says = (answer: string) => `You asked: “${question}” The answer is: “${answer}”`

/** A visitor has asked something that the listing doesn't say. */
async function asks(visitor: Visitor): Promise<string> {
  const { say, id } = talk(visitor)
  await say(question)
  return id()
}

async function ownerAnswers(server: Pick<Process, 'db' | 'visitor'>, answer: string): Promise<void> {
  const token = (await questionTokens(server)).at(-1) ?? ''
  const { status } = await server.visitor().post(`/api/v1/question/${token}/answer`, { answer })
  expect(status).toBe(200)
}

const textsOf = (page: Following) => page.events().map(({ data }) => data.updates.map(({ text }) => text))

describeDatabases('[API-05] an open page', (kind) => {
  let database: Database
  /** The page is connected to one process, the owner answers at another. */
  let here: Process
  let there: Process
  let pages: Following[] = []

  beforeAll(async () => {
    database = await copyOfTemplate(kind)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    here = await startOn(database)
    there = kind === 'postgres' ? await startOn(database) : here
  })
  afterEach(async () => {
    for (const page of pages) page.leave()
    pages = []
    for (const each of new Set([here, there])) await each.close()
  })

  const opens = async (visitor: Visitor, id: string, knows?: string) => {
    const page = await followUpdates(here.origin, {
      id,
      cookies: visitor.cookies,
      ...(knows !== undefined && { knows }),
    })
    pages.push(page)
    return page
  }

  it('gets the owner’s answer when it arrives, whichever process received it', async () => {
    const visitor = here.visitor()
    const id = await asks(visitor)
    const page = await opens(visitor, id)
    expect(page.response.statusCode).toBe(200)
    expect(page.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
    })
    await expect.poll(() => textsOf(page)).toEqual([[]])
    await ownerAnswers(there, 'Yes, under the stairs.')
    await expect.poll(() => textsOf(page)).toEqual([[], [says('Yes, under the stairs.')]])
    expect(page.events()[1]?.id).toBe(page.events()[1]?.data.version)
  })

  it('resumes from its last version: missed updates come at once, and none twice', async () => {
    const visitor = here.visitor()
    const id = await asks(visitor)
    const before = await opens(visitor, id)
    await expect.poll(() => before.events().length).toBe(1)
    before.leave()
    await ownerAnswers(there, 'No.')
    const after = await opens(visitor, id, before.events()[0]?.id)
    await expect.poll(() => textsOf(after)).toEqual([[says('No.')]])
    after.leave()

    const last = await opens(visitor, id, after.events()[0]?.id)
    await expect.poll(last.comments).toEqual([': open'])
    expect(last.events()).toEqual([])
  })

  it('[API-06] gets every decision about a tour requested in its conversation', async () => {
    const visitor = here.visitor()
    const id = await asks(visitor)
    const [conversation] = await here.db.select().from(conversations).where(eq(conversations.id, id))
    if (!conversation) throw new Error('There is no conversation.')
    const tour = await book(here, { time: '2026-11-25T11:30:00', asker: conversation })
    const page = await opens(visitor, id)
    await expect.poll(() => textsOf(page)).toEqual([[]])
    const decided = { decidedAt: new Date('2026-11-20T13:00:00Z') }
    await there.db
      .update(tours)
      .set({ ...decided, status: 'new_time_proposed', newTime: '2026-11-26T14:00:00', sellerNotes: 'Ring twice.' })
      .where(eq(tours.id, tour.id))
    await expect
      .poll(() => textsOf(page).at(-1))
      .toEqual([
        'The seller suggests another time for your tour: Thu, Nov 26 at 2 PM PST. Note from the seller: “Ring twice.” Use the link in the email I sent you to accept it or suggest another.',
      ])
    await there.db
      .update(tours)
      .set({ status: 'accepted', newTime: null, sellerNotes: null, proposedAt: new Date('2026-11-26T22:00:00Z') })
      .where(eq(tours.id, tour.id))
    await expect.poll(() => textsOf(page).at(-1)).toEqual(['Your tour is confirmed: Thu, Nov 26 at 2 PM PST.'])
  })

  it('gets nothing from another visitor’s conversation', async () => {
    const [visitor, other] = [here.visitor(), here.visitor()]
    const id = await asks(visitor)
    const { say, id: othersId } = talk(other)
    await say('Is there a portcullis?')
    const page = await opens(visitor, id)
    await expect.poll(() => page.events().length).toBe(1)
    await ownerAnswers(there, 'No.')
    await expect.poll(async () => (await other.get(`/api/v1/chat/${othersId()}/updates`)).body.updates.length).toBe(1)
    expect(page.events()).toHaveLength(1)
  })

  it('is disconnected when the server stops, which then accepts no new ones', async () => {
    const visitor = here.visitor()
    const id = await asks(visitor)
    const page = await opens(visitor, id)
    here.feed.close()
    await expect.poll(page.isOver).toBe(true)
    expect(here.feed.size).toBe(0)
    const refused = await visitor.send({
      method: 'GET',
      url: `/api/v1/chat/${id}/updates`,
      headers: { accept: 'text/event-stream' },
    })
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
    expect((await visitor.get(`/api/v1/chat/${id}/updates`)).status).toBe(200)
  })

  it('doesn’t delay a server that closes', async () => {
    const visitor = here.visitor()
    const id = await asks(visitor)
    const page = await opens(visitor, id)
    await here.close()
    await expect.poll(page.isOver).toBe(true)
  })

  it('leaves no listeners behind', async () => {
    const visitor = here.visitor()
    const id = await asks(visitor)
    const page = await opens(visitor, id)
    expect(here.feed.size).toBe(1)
    page.leave()
    await expect.poll(() => here.feed.size).toBe(0)
  })

  it('is one of at most six for its conversation', async () => {
    const visitor = here.visitor()
    const id = await asks(visitor)
    for (let n = 0; n < 6; n++) expect((await opens(visitor, id)).response.statusCode).toBe(200)
    const seventh = await opens(visitor, id)
    expect([seventh.response.statusCode, seventh.response.headers['retry-after']]).toEqual([429, '60'])
  })
})

it('[API-05] an open page gets what arrived while notifications were lost', { timeout: 60_000 }, async () => {
  const { url, drop } = await newPostgresDatabase(templateName)
  const line = await lineTo(url)
  const database = await openPostgres({ secret }, url)
  const feed = new ConversationFeed()
  const watch = await watchPostgres(line.url, { checkEvery: 50, checkTimeout: 300, retryAfter: 50 })(feed)
  const server = startServer(database, { feed })
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const visitor = server.visitor()
  const id = await asks(visitor)
  const page = await followUpdates(origin, { id, cookies: visitor.cookies })
  await expect.poll(() => page.events().length).toBe(1)
  line.freeze()
  await expect.poll(() => feed.isOn).toBe(false)
  await ownerAnswers({ ...server, db: database.db }, 'Yes.')
  expect(page.events()).toHaveLength(1)
  line.thaw()
  await expect.poll(() => textsOf(page).at(-1)).toEqual([says('Yes.')])
  page.leave()
  await watch.stop()
  await server.app.close()
  line.close()
  await database.close()
  await drop()
})
