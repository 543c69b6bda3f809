import pg from 'pg'
import { openPostgres } from '#server/database/postgres.ts'
import { deleteOldRows } from '#server/privacy/retention.ts'
import { startPostgres } from '#tests/server/support/embedded-postgres.ts'
import { everyCall, everyJob } from '#tests/server/support/every-call.ts'
import { grow, type Size } from '#tests/server/support/growth.ts'
import { startServer } from '#tests/server/support/server.ts'
import { secret } from '#tests/server/support/template.ts'
import { type Figures, median, met } from './figures.ts'

const full: Size = { listings: 10_000, visits: 1_000_000, leads: 100_000, conversations: 100_000 }
const thousandth: Size = { listings: 10, visits: 1000, leads: 100, conversations: 100 }

const rounds = 25
/** Warm-up rounds: statements aren't planned and pages aren't in the cache yet. */
const unmeasured = 5
/** Largest allowed ratio to the time at a thousandth of the size. */
const growsTo = 1.2

interface Grown {
  /** Makes every call and runs every job once; returns the milliseconds of the statements by call. */
  round(number: number): Promise<Map<string, number>>
  seconds: number
  megabytes: number
  /** Deletes rows older than this many days in batches. */
  clean(days: number): Promise<Cleaned>
  close(): Promise<void>
}

interface Cleaned {
  rows: number
  seconds: number
  /** Milliseconds of the slowest batch, during which its rows are locked. */
  longest: number
}

/** Statement times of each call and job in a database of full size and in one with a thousandth of it. */
export async function growth(): Promise<Figures> {
  const postgres = await startPostgres({ durable: true })
  try {
    const small = await grown(postgres, 'small', thousandth)
    const large = await grown(postgres, 'large', full)
    const times = new Map<string, { small: number[]; large: number[] }>()
    for (let round = 0; round < rounds + unmeasured; round++) {
      // Alternating, so that other load on the machine affects both.
      for (const [size, database] of [
        ['small', small],
        ['large', large],
      ] as const) {
        const taken = await database.round(round)
        if (round < unmeasured) continue
        for (const [what, ms] of taken) {
          const of = times.get(what) ?? { small: [], large: [] }
          of[size].push(ms)
          times.set(what, of)
        }
      }
    }
    const figures = { seconds: large.seconds, megabytes: large.megabytes }
    const [day, month] = [await large.clean(359), await large.clean(329)]
    await small.close()
    await large.close()
    return {
      title: 'Growth',
      story: `PostgreSQL with ${full.visits.toLocaleString('en')} visits, ${full.conversations.toLocaleString('en')} conversations, ${full.leads.toLocaleString('en')} leads and ${full.listings.toLocaleString('en')} listings (${figures.megabytes.toFixed(0)} MB, made in ${figures.seconds.toFixed(0)} s), and with a thousandth of that, in turns, ${rounds} times. Milliseconds are those of all statements of a call together, from the pool and back; each figure is the one in the middle. Nothing is cached in the process.`,
      columns: ['', 'a thousandth, ms', 'full size, ms', 'times', `≤ ${growsTo}`],
      rows: [...times].map(([what, of]) => {
        const [before, after] = [median(of.small), median(of.large)]
        return [what, before.toFixed(2), after.toFixed(2), (after / before).toFixed(2), met(after / before <= growsTo)]
      }),
      notes: [`Retention at full size: ${retentionOf('a day', day)}; ${retentionOf('the 30 days after it', month)}.`],
    }
  } finally {
    await postgres.stop()
  }
}

function retentionOf(time: string, { rows, seconds, longest }: Cleaned): string {
  return `${time} that has become too old, ${rows.toLocaleString('en')} rows besides those that go with them, is deleted in ${seconds.toFixed(1)} s, its longest round of batches taking ${longest.toFixed(0)} ms`
}

async function grown(postgres: Awaited<ReturnType<typeof startPostgres>>, name: string, size: Size): Promise<Grown> {
  await postgres.createDatabase(name)
  const database = await openPostgres({ secret, seed: 'samples' }, `${postgres.url}/${name}`)
  const client = new pg.Client({ connectionString: `${postgres.url}/${name}` })
  await client.connect()
  const began = performance.now()
  await grow(client, size)
  const seconds = (performance.now() - began) / 1000
  const { rows } = await client.query('select pg_database_size(current_database()) / 1e6 as megabytes')
  await client.end()
  const { app, visitor } = startServer(database, { clock: () => new Date() })
  const stopwatch = timeStatements(name)
  return {
    async round(number) {
      const taken = new Map<string, number>()
      const begin = (what: string | null) => {
        if (what === null) stopwatch.end(taken)
        else stopwatch.begin(what)
      }
      const answers = await everyCall(database, visitor(`10.4.${number >> 8}.${number & 255}`), number, begin)
      const failed = answers.filter(([, status]) => status !== 200)
      if (failed.length > 0) throw new Error(`Not everything was answered: ${JSON.stringify(failed)}`)
      await everyJob(database, new Date(), begin)
      // The next round needs an email to its seller: the hourly limit is reset, and answered questions aren't asked
      // again.
      await database.db.execute(`delete from seller_answers where question like 'Is there a cellar number%'`)
      await database.db.execute(`delete from open_questions where question like 'Is there a cellar number%'`)
      await database.db.execute(`delete from letters where topic not like 'conversation:grown-%'`)
      await database.db.execute(`delete from rate_limits where key not like 'visits:grown-%'`)
      return taken
    },
    seconds,
    megabytes: Number(rows[0].megabytes),
    async clean(days) {
      const cleaned: Cleaned = { rows: 0, seconds: 0, longest: 0 }
      for (let rows = 1; rows > 0; cleaned.rows += rows) {
        const began = performance.now()
        rows = await deleteOldRows(database.db, { days, emailDays: 30 }, new Date())
        const ms = performance.now() - began
        cleaned.seconds += ms / 1000
        cleaned.longest = Math.max(cleaned.longest, ms)
      }
      return cleaned
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** Sums the times of the statements sent to one database during a measurement. */
function timeStatements(name: string) {
  let current: { what: string; ms: number } | null = null
  const ofClient = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const began = performance.now()
    const add = () => {
      if (current && this.database === name) current.ms += performance.now() - began
    }
    const last = args.at(-1)
    if (typeof last === 'function') {
      const done = (...given: unknown[]) => {
        add()
        return last(...given)
      }
      return Reflect.apply(ofClient, this, [...args.slice(0, -1), done])
    }
    const result = Reflect.apply(ofClient, this, args)
    if (result instanceof Promise) result.then(add, add)
    return result
  } as typeof ofClient
  return {
    begin(what: string) {
      current = { what, ms: 0 }
    },
    end(taken: Map<string, number>) {
      if (current) taken.set(current.what, current.ms)
      current = null
    },
  }
}
