/** @module-tag nightly */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readEnv } from '#server/platform/env/env.ts'
import { plan } from '#server/privacy/plan.ts'
import { deleteOldEmails, deleteOldRows, rules } from '#server/privacy/retention.ts'
import { startRetentionJob } from '#server/privacy/retention-job.ts'
import { query } from '#server/privacy/tables.ts'
import { chatPath, conversationsIn, said, talk } from '../support/chat.ts'
import { addTours, addVisits, ben, everythingIn, quiet, signsIn, zora } from '../support/people.ts'
import { api, type TestServer } from '../support/server.ts'
import { book, describeServerInNovember, onEachDatabaseInNovember } from '../support/tours.ts'

const day = 24 * 3600

/** Deletes expired data, and reads what is left. */
function toolsFor(server: TestServer) {
  const clean = async (days = 365, emailDays = 30) => {
    while ((await deleteOldRows(server.db, { days, emailDays }, server.time.now)) > 0);
  }
  const counts = async () => {
    const tables = Object.entries(await everythingIn(server))
    return Object.fromEntries(tables.map(([name, text]) => [name, (JSON.parse(text) as unknown[]).length]))
  }
  const signs = async (who = zora) => signsIn(JSON.stringify(await everythingIn(server)), who)
  return { clean, counts, signs }
}

// The rules and their batches run on both databases; the other tests are about what the rules keep.
onEachDatabaseInNovember('expired data', (server) => {
  const { clean, counts, signs } = toolsFor(server)

  it('is deleted after a year: visits, leads, conversations with their rows, tours and demo requests', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'retention-'))
    await addVisits(zora, server.visitor())
    await addTours(server, zora)
    await quiet(server, folder)
    await rm(folder, { recursive: true })
    await server.db.execute(sql`delete from tours where proposed_at < '2026-02-01'`)
    const before = await counts()
    server.time.grant(364 * day)
    await clean(365, 3650)
    expect(await counts()).toEqual(before)

    server.time.grant(7 * day)
    await clean()
    expect(await signs()).toEqual([])
    const { leads, visitor_sessions, conversations, messages, lead_notes, open_questions, follow_ups } = await counts()
    expect([leads, visitor_sessions, conversations, messages, lead_notes, open_questions, follow_ups]).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ])
    expect(await counts()).toMatchObject({ tours: 0, tour_tokens: 0, demo_requests: 0, letters: 0 })
  })

  it('is deleted in batches, and once when several processes run at the same time', async () => {
    await server.db.execute(
      sql`insert into demo_requests (form, name, email, team_size, message, asker, asked_at)
        select 'short', 'N', 'n' || i || '@example.com', '1-10', 'm', 'a', '2020-01-01' from generate_series(1, 1600) i`,
    )
    const worker = async () => {
      let deleted = 0
      for (let batch = 1; batch > 0; deleted += batch)
        batch = await deleteOldRows(server.db, { days: 365, emailDays: 30 }, server.time.now)
      return deleted
    }
    const deleted = await Promise.all([worker(), worker(), worker()])
    expect([deleted.reduce((sum, each) => sum + each, 0), (await counts()).demo_requests]).toEqual([1600, 0])
    expect(await deleteOldRows(server.db, { days: 365, emailDays: 30 }, server.time.now)).toBe(0)
  })
})

describeServerInNovember('retention', (server) => {
  const { clean, counts, signs } = toolsFor(server)

  it('keeps a visitor who came back since', async () => {
    await addVisits(zora, server.visitor())
    await addVisits(ben, server.visitor('203.0.113.2'))
    const folder = await mkdtemp(join(tmpdir(), 'retention-'))
    await quiet(server, folder)
    await rm(folder, { recursive: true })
    server.time.grant(364 * day)
    const { rows } = (await server.db.execute(
      sql`select session_id from leads where last_name = ${ben.last}`,
    )) as never as {
      rows: { session_id: string }[]
    }
    const session = rows[0]?.session_id
    // The gate's cookie has expired by then, so the visit is inserted directly.
    await server.db.execute(
      sql`update visitor_sessions set ended_at = ${server.time.now.toISOString()} where id = ${session}`,
    )
    server.time.grant(2 * day)
    await clean()
    expect(await counts()).toMatchObject({ visitor_sessions: 1, leads: 2, conversations: 0 })
    expect(await signs(zora)).toEqual([])
  })

  it('keeps a question and its conversation while the seller can still answer it', async () => {
    await server.visitor().post(chatPath, said('Is there a wine cellar?'))
    server.time.grant(50 * day)
    await clean(1)
    expect(await counts()).toMatchObject({ conversations: 1, open_questions: 1 })
    server.time.grant(11 * day)
    await clean(1)
    expect(await counts()).toMatchObject({ conversations: 0, open_questions: 0 })
  })

  it('keeps an upcoming tour with its lead and the conversation that booked it', async () => {
    const browser = server.visitor()
    const lead = { email: zora.email, first_name: zora.first, phone: zora.phone }
    const { session_id: visitor_session_id } = (await browser.post(api('6/capture-lead'), lead)).body
    const visit = talk(browser, { property_id: 6, visitor_session_id })
    for (const message of [
      'I would like to see it on Saturday, December 26 at 11 am',
      `${zora.first} ${zora.last}`,
      'yes',
    ])
      await visit.say(message)
    expect(await counts()).toMatchObject({ tours: 1 })
    server.time.grant(30 * day)
    await clean(1)
    expect(await counts()).toMatchObject({ tours: 1, leads: 1, conversations: 1, visitor_sessions: 1 })
    server.time.grant(60 * day)
    await clean(1)
    expect(await counts()).toMatchObject({ tours: 0, leads: 0, conversations: 0, visitor_sessions: 0 })
  })

  it('keeps a waiting tour while its seller’s link is valid', async () => {
    await book(server)
    server.time.grant(12 * day)
    await clean(1)
    expect(await counts()).toMatchObject({ tours: 1 })
    server.time.grant(20 * day)
    await clean(1)
    expect(await counts()).toMatchObject({ tours: 0 })
  })

  it('deletes an email a month after it was sent, and not while it waits', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'retention-'))
    const { id } = await book(server)
    await quiet(server, folder)
    await rm(folder, { recursive: true })
    await book(server, { time: '2026-11-25T11:30:00' })
    server.time.grant(29 * day)
    await clean()
    expect(await counts()).toMatchObject({ letters: 4 })
    server.time.grant(2 * day)
    await clean()
    const { rows } = (await server.db.execute('select topic, status from letters')) as never as { rows: object[] }
    const queued = { topic: `tour:${id + 1}`, status: 'queued' }
    expect(rows).toEqual([queued, queued])
    await server.db.execute(sql`update letters set status = 'given_up'`)
    await clean()
    expect(await counts()).toMatchObject({ letters: 0, tours: 2 })
  })

  it('passes a request to talk on only once in a conversation, even when its email is long deleted', async () => {
    const visit = talk(server.visitor())
    await visit.say('Can I talk to a person?')
    await server.db.execute(sql`update letters set status = 'sent', sent_at = ${server.time.now.toISOString()}`)
    server.time.grant(40 * day)
    await clean()
    await visit.say('I want to talk to a human')
    const { rows } = (await server.db.execute(`select 1 from letters where kind = 'person-wanted'`)) as never as {
      rows: object[]
    }
    expect(rows).toHaveLength(1)
  })

  it('deletes password guesses after a day', async () => {
    await server.visitor().post(api('5/validate-password'), { password: 'wrong' })
    server.time.grant(day - 60)
    await clean()
    expect(await counts()).toMatchObject({ password_guesses: 2 })
    server.time.grant(120)
    await clean()
    expect(await counts()).toMatchObject({ password_guesses: 0 })
  })

  it('covers every table with personal data, by a rule or with another table’s rows', async () => {
    const cascades = await query<{ table: string }>(
      server.db,
      sql`select distinct conrelid::regclass::text as table from pg_constraint where contype = 'f' and confdeltype = 'c'`,
    )
    const people = Object.keys(plan).filter((table) => plan[table]?.rows === 'person')
    const covered = [...Object.keys(rules), ...cascades.map(({ table }) => table)]
    expect(people.filter((table) => !covered.includes(table))).toEqual([])
  })

  it('runs by itself while the job is running, which logs once when it can’t', async () => {
    await addVisits(zora, server.visitor())
    server.time.grant(400 * day)
    await server.db.execute('alter table demo_requests rename to hidden')
    const errors: unknown[] = []
    const infos: unknown[] = []
    const log = { error: (error: unknown) => errors.push(error), info: (line: unknown) => infos.push(line) }
    let looks = 0
    const clock = () => {
      looks++
      return server.time.now
    }
    const retention = { days: 365, emailDays: 30 }
    const job = startRetentionJob({
      db: server.db,
      retention,
      outbox: 'nowhere',
      clock,
      log: log as never,
      pollIntervalMs: 5,
    })
    while (looks < 4) await pause(5)
    await server.db.execute('alter table hidden rename to demo_requests')
    await expect
      .poll(async () => (await conversationsIn(server)).length + ((await counts()).demo_requests ?? 0))
      .toBe(0)
    await job.stop()
    expect(errors).toHaveLength(1)
    expect(infos).toContainEqual({ rows: expect.any(Number), emails: 0 })
  })
})

it('deletes old files of the outbox and half-written ones, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'retention-'))
  const old = new Date('2026-10-01T00:00:00Z')
  for (const name of ['old.eml', '.old.eml.cut-off', 'new.eml', 'notes.txt']) {
    await writeFile(join(folder, name), '')
    if (name !== 'new.eml') await utimes(join(folder, name), old, old)
  }
  expect(await deleteOldEmails(folder, new Date('2026-10-21T00:00:00Z'))).toBe(2)
  expect((await readdir(folder)).sort()).toEqual(['new.eml', 'notes.txt'])
  expect(await deleteOldEmails(join(folder, 'none'), old)).toBe(0)
  await rm(folder, { recursive: true })
})

it('has settings for both periods', () => {
  expect(readEnv({})).toMatchObject({ retentionDays: 365, emailRetentionDays: 30 })
  expect(readEnv({ RETENTION_DAYS: '90', EMAIL_RETENTION_DAYS: '3650' })).toMatchObject({
    retentionDays: 90,
    emailRetentionDays: 3650,
  })
  for (const days of ['0', '-1', '1.5', '3651', 'forever'])
    expect(() => readEnv({ RETENTION_DAYS: days })).toThrow('RETENTION_DAYS should be a number of days from 1 to 3650.')
})
