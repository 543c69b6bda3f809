/** @module-tag nightly */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { erasePerson } from '#server/privacy/erase.ts'
import { chatPath, openQuestionsIn, questionTokens, said } from '../support/chat.ts'
import { addTours, addVisits, ben, everythingIn, quiet, signsIn, zora } from '../support/people.ts'
import { api, type TestServer } from '../support/server.ts'
import { describeServerInNovember, onEachDatabaseInNovember, tourRow } from '../support/tours.ts'

let outbox = ''
beforeEach(async () => {
  outbox = join(await mkdtemp(join(tmpdir(), 'erase-')), 'outbox')
})
afterEach(() => rm(join(outbox, '..'), { recursive: true }))

/** Erases, and searches for what is left. */
function toolsFor(server: TestServer) {
  const erase = (email: string, isDryRun = false) =>
    erasePerson({ database: server.database, outbox, files: null, email, isDryRun, now: server.time.now })
  const mails = async () => {
    const names = await readdir(outbox).catch(() => [])
    return Promise.all(names.map(async (name) => readFile(join(outbox, name), 'utf8')))
  }
  /** Every occurrence of a person in any table and any file, with its place. */
  const signs = async (who: typeof zora) => {
    const tables = Object.entries(await everythingIn(server)).flatMap(([table, text]) =>
      signsIn(text, who).map((sign) => `${table}: ${sign}`),
    )
    return [...tables, ...(await mails()).flatMap((text) => signsIn(text, who).map((sign) => `outbox: ${sign}`))]
  }
  const count = (table: string) =>
    everythingIn(server).then((all) => (JSON.parse(all[table] ?? '[]') as unknown[]).length)
  return { erase, mails, signs, count }
}

// What is written after an erasure differs between the two databases, and so does listing the tables.
onEachDatabaseInNovember('erasing a person', (server) => {
  const { erase, signs } = toolsFor(server)

  it('removes everything of them from all tables and emails, and nothing of others', async () => {
    await addVisits(zora, server.visitor('203.0.113.1'))
    await addTours(server, zora)
    await addVisits(ben, server.visitor('203.0.113.2'))
    await server.visitor().post(`/api/v1/question/${(await questionTokens(server))[0]}/answer`, {
      answer: `Yes, ${zora.first}, next to the stairs.`,
    })
    await quiet(server, outbox, 4)
    const before = await signs(ben)
    const places = new Set((await signs(zora)).map((sign) => sign.replace(/:.*/, '')))
    expect([...places].sort()).toEqual(
      [
        'conversations',
        'demo_requests',
        'follow_ups',
        'lead_notes',
        'leads',
        'letters',
        'listing_reports',
        'messages',
        'open_questions',
        'outbox',
        'seller_answers',
        'tours',
      ].sort(),
    )

    const report = await erase(zora.email)
    expect(report).toMatchObject({ left: [], doubtful: [], otherAddresses: [] })
    expect(await signs(zora)).toEqual([])
    expect(await signs(ben)).toEqual(before)
    const changed = Object.fromEntries(report.changes.map(({ table, deleted, changed }) => [table, [deleted, changed]]))
    expect(changed).toMatchObject({
      leads: [2, 0],
      visitor_sessions: [1, 0],
      conversations: [1, 0],
      messages: [2, 0],
      open_questions: [1, 0],
      seller_answers: [1, 0],
      follow_ups: [1, 0],
      tours: [3, 1],
      demo_requests: [1, 0],
      listing_reports: [1, 0],
    })
    expect((await erase(zora.email)).changes).toEqual([])
  })

  it('removes rows of tables added later, by address and by foreign key', async () => {
    await addVisits(zora, server.visitor())
    await server.db.execute(
      'create table late_notes (id integer primary key, conversation_id text references conversations (id), note jsonb)',
    )
    try {
      await server.db.execute(sql`insert into late_notes (id, conversation_id) select 1, id from conversations`)
      await server.db.execute(sql`insert into late_notes values (2, null, ${JSON.stringify({ to: zora.email })})`)
      await server.db.execute('create table late_words (words text)')
      await server.db.execute(sql`insert into late_words values (${`mailto:${zora.email}`}), ('others')`)
      await server.db.execute(sql`insert into late_notes values (3, null, '{"to": "ben@example.com"}')`)
      const report = await erase(zora.email)
      expect(report.changes).toContainEqual({ table: 'late_notes', deleted: 2, changed: 0 })
      expect(report.changes).toContainEqual({ table: 'late_words', deleted: 1, changed: 0 })
      expect(report.left).toEqual([])
      expect(await everythingIn(server)).toMatchObject({ late_notes: expect.stringContaining('"id":3') })
    } finally {
      await server.db.execute('drop table late_notes, late_words')
    }
  })

  it('removes their values from the planner’s statistics', async () => {
    for (let index = 0; index < 3; index++) await addVisits(zora, server.visitor(`203.0.113.${index}`))
    await server.db.execute('analyze')
    const remembered = async () => {
      const { rows } = (await server.db.execute(
        sql`select * from pg_stats where schemaname = 'public'`,
      )) as unknown as { rows: unknown[] }
      return signsIn(JSON.stringify(rows), zora)
    }
    expect(await remembered()).not.toEqual([])
    expect((await erase(zora.email)).left).toEqual([])
    expect(await remembered()).toEqual([])
  })
})

describeServerInNovember('erasing a person', (server) => {
  const { erase, mails, signs, count } = toolsFor(server)

  it('keeps the time of an upcoming tour as booked, and deletes the other tours', async () => {
    const { coming, waiting, declined, over } = await addTours(server, zora)
    await erase(zora.email)
    expect(await tourRow(server, coming.id)).toMatchObject({
      buyerName: 'Erased visitor',
      buyerEmail: 'erased@pending.invalid',
      status: 'accepted',
    })
    for (const { id } of [waiting, declined, over]) await expect(tourRow(server, id)).rejects.toThrow()
    const { status } = await server.visitor().get(`/api/v1/tour/token/${waiting.token}`)
    expect(status).toBe(404)
    const still = await server.visitor().get(`/api/v1/tour/token/${coming.token}`)
    expect([still.status, still.body.buyer_name]).toEqual([200, 'Erased visitor'])
  })

  it('as a dry run lists the changes and makes none', async () => {
    await addVisits(zora, server.visitor())
    await quiet(server, outbox)
    const before = [await everythingIn(server), await mails()]
    const report = await erase(zora.email, true)
    expect(report.changes.map(({ table }) => table)).toEqual(expect.arrayContaining(['leads', 'messages', 'letters']))
    expect(report.emails.length).toBeGreaterThan(0)
    expect([await everythingIn(server), await mails()]).toEqual(before)
  })

  it('in a browser that two people used removes both sides of the chat and keeps the other’s lead and tour', async () => {
    const browser = server.visitor()
    await addVisits(zora, browser)
    await browser.post(chatPath, said(`I'm ${ben.first}. Is there a ${ben.word}?`))
    await addVisits(ben, server.visitor('203.0.113.2'))
    await addTours(server, ben)
    const report = await erase(zora.email)
    expect(report.left).toEqual([])
    expect(await count('conversations')).toBe(1)
    expect((await signs(ben)).join('\n')).toContain(`leads: ${ben.last}`)
    expect((await signs(ben)).join('\n')).toContain(`tours: ${ben.last}`)
    expect(await signs(zora)).toEqual([])
  })

  it('keeps a session in which someone else left an address, and reports it', async () => {
    const browser = server.visitor()
    const lead = (who: typeof zora) => ({ email: who.email, first_name: who.first, phone: who.phone })
    await browser.post(api('6/capture-lead'), lead(zora))
    await browser.post(api('6/capture-lead'), lead(ben))
    const report = await erase(zora.email)
    expect([await signs(zora), report.left, await count('leads'), await count('visitor_sessions')]).toEqual([
      [],
      [],
      1,
      1,
    ])
  })

  it('removes a lead without an address by its phone number, and reports one with another address for review', async () => {
    const lead = { email: zora.email, first_name: zora.first, phone: zora.phone }
    await server.visitor().post(api('6/capture-lead'), lead)
    await server.visitor('203.0.113.2').post(api('6/capture-lead'), { ...lead, email: 'other@second.example' })
    await server.visitor('203.0.113.3').post(api('6/capture-lead'), { ...lead, email: ben.email, phone: ben.phone })
    await server.visitor('203.0.113.4').post(api('6/capture-lead'), { ...lead, email: 'third@second.example' })
    await server.db.execute(sql`update leads set email = null, phone = '415.555.0142' where email like 'third@%'`)
    const found = await erase(zora.email)
    // A server that runs ANALYZE meanwhile has the number in its statistics, too.
    const report = { ...found, doubtful: found.doubtful.filter(({ place }) => !place.startsWith('planner statistics')) }
    expect(report).toMatchObject({
      changes: [
        { table: 'leads', deleted: 2 },
        { table: 'visitor_sessions', deleted: 2 },
      ],
      left: [],
      doubtful: [{ place: 'leads.phone', term: { kind: 'phone' } }],
    })
    expect(await count('leads')).toBe(2)
  })

  it('removes a second address in the same session with the same phone number, and reports it', async () => {
    const browser = server.visitor()
    const lead = { email: zora.email, first_name: zora.first, phone: zora.phone }
    await browser.post(api('6/capture-lead'), lead)
    await browser.post(api('6/capture-lead'), { ...lead, email: 'other@second.example' })
    const report = await erase(zora.email)
    expect([report.otherAddresses, await count('leads'), report.left]).toEqual([['other@second.example'], 0, []])
  })

  it('keeps a similar address, and reports it', async () => {
    const lead = { email: `b.${zora.email}`, first_name: 'Someone', phone: ben.phone }
    await server.visitor().post(api('6/capture-lead'), lead)
    const report = await erase(zora.email)
    expect(report).toMatchObject({ changes: [], left: [], doubtful: [{ place: 'leads.email', isPartOf: lead.email }] })
    expect(await count('leads')).toBe(1)
  })

  it('keeps the question’s email, so that another visitor who asked the same gets the answer', async () => {
    const ask = (address: string) =>
      server.visitor(address).post(chatPath, said(`I am ${address}@same.example. Is there a wine cellar?`))
    await ask('203.0.113.1')
    await ask('203.0.113.2')
    const [token = ''] = await questionTokens(server)
    expect(await openQuestionsIn(server)).toHaveLength(2)
    await erase('203.0.113.1@same.example')
    const answer = { answer: 'Yes, below the kitchen.' }
    expect((await server.visitor().post(`/api/v1/question/${token}/answer`, answer)).status).toBe(200)
    expect(await openQuestionsIn(server)).toMatchObject([answer])
  })

  it('makes visitors who come back with their cookies start over', async () => {
    const browser = server.visitor()
    const { session } = await addVisits(zora, browser)
    await erase(zora.email)
    const listing = await browser.get(api('by-url/77-juniper-row'))
    expect([listing.status, listing.body.access]).toEqual([200, 'withheld'])
    const visit = { visitor_session_id: session, duration_seconds: 9 }
    expect((await browser.post(api('6/update-visit-duration'), visit)).status).toBe(404)
    const lead = { email: zora.email, first_name: zora.first, phone: zora.phone }
    const again = await browser.post(api('6/capture-lead'), lead)
    expect([again.status, again.body.session_id === session]).toEqual([200, false])
  })

  it('is refused for a listing’s seller, and changes nothing', async () => {
    await addTours(server, zora)
    const before = await everythingIn(server)
    await expect(erase('seller@example.com')).rejects.toThrow(
      'seller@example.com belongs to a listing (properties.seller_email): put another address there first.',
    )
    expect(await everythingIn(server)).toEqual(before)
  })

  it('removes a former seller from other people’s tours', async () => {
    const { coming } = await addTours(server, ben)
    await server.db.execute(
      sql`update tours set seller_email = ${zora.email}, seller_notes = ${`Ask ${zora.email}`} where id = ${coming.id}`,
    )
    const report = await erase(zora.email)
    expect([report.left, await signs(zora)]).toEqual([[], []])
    expect(await tourRow(server, coming.id)).toMatchObject({
      buyerEmail: ben.email,
      sellerEmail: 'erased@pending.invalid',
    })
  })

  it('reports what it may not change', async () => {
    await addVisits(zora, server.visitor())
    await server.db.execute(sql`insert into settings select 'odd', id from visitor_sessions`)
    const { left } = await erase(zora.email)
    await server.db.execute(`delete from settings where key = 'odd'`)
    expect(left).toMatchObject([{ place: 'settings.value', key: '["odd"]', term: { kind: 'id' } }])
  })
})
