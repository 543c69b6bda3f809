import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { sentencesInThread } from '#server/assistant/sentences/sentences.ts'
import { startUnderstanding } from '#server/assistant/understanding/understanding.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { type RunningPostgres, startPostgres } from '#tests/server/support/embedded-postgres.ts'
import type { Visitor } from '#tests/server/support/requests.ts'
import { api, startServer } from '#tests/server/support/server.ts'
import { secret } from '#tests/server/support/template.ts'
import type { Figures } from './figures.ts'
import { prospectsQuestions } from './prospects-questions.ts'

const visits = 1000
const chats = 250
const atOnce = 10
const questionsInChat = 4

/** What a thousand visits and a thousand chats cost: rows and bytes in PostgreSQL, and processor seconds. */
export async function cost(): Promise<Figures> {
  const postgres = await startPostgres({ durable: true })
  const question = await prospectsQuestions()
  try {
    const visit = await costOf(postgres, 'visits', visits, async (visitor, number) => {
      const lead = { email: `visitor-${number}@example.com`, first_name: 'Ada', last_name: 'Moss' }
      await expectOk(visitor.get(api('by-url/77-juniper-row')))
      const details = { ...lead, phone: '+1 415 555 0100', company: 'Moss' }
      const { session_id } = (await expectOk(visitor.post(api('6/capture-lead'), details))).body
      await expectOk(visitor.get(api('by-url/77-juniper-row')))
      await expectOk(visitor.get(api('6/images')))
      const report = { visitor_session_id: session_id, duration_seconds: 0 }
      for (let update = 0; update < 3; update++) await expectOk(visitor.post(api('6/update-visit-duration'), report))
      await expectOk(visitor.post(api('6/end-visit'), report))
    })
    const chat = await costOf(postgres, 'chats', chats, async (visitor, number) => {
      let chat_conversation_id: string | null = null
      for (let index = 0; index < questionsInChat; index++) {
        const message = question(number * questionsInChat + index)
        const said: object = { property_id: 4, agent_id: 4, message, chat_conversation_id }
        chat_conversation_id = (await expectOk(visitor.post('/api/v1/chat', said))).body.chat_conversation_id
      }
    })
    return {
      title: 'Cost',
      story: `A visit passes a lead form, reads the listing twice and its photos, reports its duration three times and its end: ${visits} of them. A chat is ${questionsInChat} questions of the corpora, a different one each time, with the sentence encoder and without a language model: ${chats} of them, times ${1000 / chats}. ${atOnce} at once; bytes are those of tables and indexes, the log (WAL) apart; processor seconds are those of the server and of PostgreSQL.`,
      columns: ['for 1,000', 'rows', 'bytes kept', 'bytes of WAL', 'server, s', 'PostgreSQL, s'],
      rows: [
        ['visits', ...visit],
        ['chats', ...chat],
      ],
    }
  } finally {
    await postgres.stop()
  }
}

async function expectOk<A extends { status: number; text: string }>(call: Promise<A>): Promise<A> {
  const answer = await call
  if (answer.status !== 200) throw new Error(`The server answered ${answer.status}: ${answer.text}`)
  return answer
}

async function costOf(
  postgres: RunningPostgres,
  name: string,
  count: number,
  one: (visitor: Visitor, number: number) => Promise<void>,
): Promise<string[]> {
  await postgres.createDatabase(name)
  const url = `${postgres.url}/${name}`
  const database = await openPostgres({ secret, seed: 'samples' }, url)
  const sentences = sentencesInThread(onTrouble)
  const understanding = startUnderstanding(sentences, onTrouble)
  await understanding.ready
  await sentences.load()
  await understanding.warmUp()
  const { app, visitor } = startServer(database, { clock: () => new Date(), understanding })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // The first ones load code and caches, which the others don't pay for.
  for (let number = 0; number < 10; number++) await one(visitor(`10.5.0.${number}`), number)
  const sizes = async () => {
    await client.query('vacuum analyze')
    const { rows } = await client.query(`
      select sum(n_live_tup)::int as rows, sum(pg_total_relation_size(relid))::bigint as bytes,
        pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as wal from pg_stat_user_tables`)
    return { rows: Number(rows[0].rows), bytes: Number(rows[0].bytes), wal: Number(rows[0].wal) }
  }
  const before = { ...(await sizes()), own: process.cpuUsage(), postgres: await secondsOf(postgres) }
  const numbers = Array.from({ length: count }, (_, number) => number)
  const work = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
      await one(visitor(`10.6.${number >> 8}.${number & 255}`), number + 100)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const own = process.cpuUsage(before.own)
  const ofPostgres = (await secondsOf(postgres)) - before.postgres
  const { wal } = (await client.query(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as wal`)).rows[0]
  const after = await sizes()
  await client.end()
  await app.close()
  await understanding.close()
  await sentences.close()
  await database.close()
  const times = 1000 / count
  return [
    Math.round((after.rows - before.rows) * times).toLocaleString('en'),
    megabytes((after.bytes - before.bytes) * times),
    megabytes((Number(wal) - before.wal) * times),
    (((own.user + own.system) / 1e6) * times).toFixed(1),
    (ofPostgres * times).toFixed(1),
  ]
}

const onTrouble = (error: Error) => console.error(error)

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Processor seconds of PostgreSQL's processes so far, including those that have ended. Linux counts ticks of 10 ms. */
async function secondsOf({ folder }: RunningPostgres): Promise<number> {
  const [postmaster] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  let ticks = 0
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = stat
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const [parent, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [fields[1], ...fields.slice(11, 15)]
    if (pid === postmaster) ticks += user + system + endedUser + endedSystem
    else if (String(parent) === postmaster) ticks += user + system
  }
  return ticks / 100
}
