import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { RealServer } from '#e2e/support/real-server.ts'
import { startPostgres } from '#tests/server/support/embedded-postgres.ts'
import { type Figures, met } from './figures.ts'

/** One round has the traffic of 60 visitors in ten minutes, so six rounds are a busy hour. */
const rounds = 6
const visitorsPerRound = 60
const atOnce = 6
/** No round starts after this many milliseconds. */
const longest = 8 * 60_000
/** Milliseconds after a round for garbage collection. */
const rest = 5000
/** The last round is compared with the second: code and caches are loaded in the first. */
const growsBy = 1.1

const listings = ['48-alder-ridge-road', '415-valencia-3b']
const questions = ['How much is it?', 'Is there parking?', 'Could I bring two cats?', 'How old is the roof?']

/** An hour of mixed traffic without pauses: whether the server's memory stays constant. */
export async function measureMemory(): Promise<Figures> {
  const postgres = await startPostgres({ durable: true })
  try {
    await postgres.createDatabase('pending')
    const onPostgres = { DATABASE_URL: `${postgres.url}/pending`, SEED: 'samples', SENTENCE_ENCODER: 'off' }
    const server = await RealServer.start(onPostgres)
    try {
      return figuresOf(await replay(server))
    } finally {
      await server.dispose()
    }
  } finally {
    await postgres.stop()
  }
}

interface Round {
  calls: number
  /** The resident set size at the end. */
  megabytes: number
}

async function replay(server: RealServer): Promise<Round[]> {
  const began = performance.now()
  const done: Round[] = []
  for (let round = 0; round < rounds && performance.now() - began < longest; round++) {
    const first = round * visitorsPerRound
    const waiting = Array.from({ length: visitorsPerRound }, (_, index) => first + index)
    const visitors = Array.from({ length: atOnce }, async () => {
      let calls = 0
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) calls += await visit(server, next)
      return calls
    })
    const calls = (await Promise.all(visitors)).reduce((sum, each) => sum + each, 0)
    await pause(rest)
    done.push({ calls, megabytes: await residentMegabytes(server.pid) })
  }
  return done
}

/**
 * A visitor passes a lead form, reads listings and photos, reports the visit, and asks Penny. Returns the number of
 * calls.
 */
async function visit({ origin }: RealServer, number: number): Promise<number> {
  let calls = 0
  let cookie = ''
  const ask = async (path: string, body?: object) => {
    calls++
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        cookie,
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    const given = response.headers.getSetCookie().map((each) => each.split(';')[0])
    cookie = [cookie, ...given].filter(Boolean).join('; ')
    return text
  }
  const listing = '/api/v1/public/properties'
  for (const slug of listings) {
    await ask(`/p/${slug}`)
    for (let read = 0; read < 10; read++) await ask(`${listing}/by-url/${slug}`)
  }
  const lead = {
    email: `visitor-${number}@example.com`,
    first_name: 'Ada',
    last_name: 'Moss',
    phone: '+1 415 555 0100',
    company: 'Moss',
  }
  const { session_id } = JSON.parse(await ask(`${listing}/6/capture-lead`, lead)) as { session_id: string }
  await ask(`${listing}/6/images`)
  for (let seconds = 0; seconds < 10; seconds++)
    await ask(`${listing}/6/update-visit-duration`, { visitor_session_id: session_id, duration_seconds: seconds })
  await ask(`${listing}/6/end-visit`, { visitor_session_id: session_id, duration_seconds: 10 })
  let conversation: string | null = null
  for (const message of questions) {
    const chat = { message, agent_id: 4, property_id: 4, chat_conversation_id: conversation }
    const said = JSON.parse(await ask('/api/v1/chat', chat)) as { chat_conversation_id: string }
    conversation = said.chat_conversation_id
  }
  return calls
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

function figuresOf(done: Round[]): Figures {
  const [, before] = done
  const after = done.at(-1)
  const grew = before && after && done.length > 2 ? after.megabytes / before.megabytes : Number.NaN
  const target = `≤ ${growsBy} × the second, ${met(grew <= growsBy)}`
  return {
    title: 'Memory over an hour of traffic',
    story: `What ${visitorsPerRound} visitors do in ten minutes (pages, listings, photos, a lead form, reports of their visit, four questions to Penny each), ${done.length} times with other visitors, without their pauses and ${atOnce} visitors at once. The resident set of the server, on PostgreSQL and without the sentence encoder, ${rest / 1000} s after each round.`,
    columns: ['round', 'calls', 'memory, MB', 'target'],
    rows: done.map(({ calls, megabytes }, index) => [
      `${index + 1}`,
      `${calls}`,
      `${Math.round(megabytes)}`,
      index === done.length - 1 ? target : '',
    ]),
  }
}
