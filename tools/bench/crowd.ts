import { RealServer } from '#e2e/support/real-server.ts'
import { startPostgres } from '#tests/server/support/embedded-postgres.ts'
import { type Figures, median, met, percentile } from './figures.ts'
import { prospectsQuestions } from './prospects-questions.ts'

const visitors = 100
const messages = 8
/** Milliseconds between an answer and the visitor's next question: minimum and maximum. */
const pause = { from: 4000, to: 12_000 }
/** 95th percentile in milliseconds. */
const answersWithin = 300

/** What many visitors ask, in the same words. The sentence encoder remembers what it has read. */
const common = [
  'How much is it?',
  'Is there parking, and what about the HOA fee?',
  'Could I bring two cats?',
  'whats the lot size',
  'How old is the roof?',
  'When could I move in?',
  '¿Cuántos baños tiene?',
  'What would 20% down be?',
]

/** The question of that number. */
type Questions = (number: number) => string

/** A hundred visitors chat at the same time on both databases, each asking, reading and asking again. */
export async function crowd(): Promise<Figures> {
  const postgres = await startPostgres({ durable: true })
  try {
    await postgres.createDatabase('pending')
    const onPostgres = { DATABASE_URL: `${postgres.url}/pending`, SEED: 'samples' }
    const asked: [string, Questions][] = [
      ['common questions', (number) => common[number % common.length] ?? ''],
      ['questions that nobody asked before', await prospectsQuestions()],
    ]
    const rows: string[][] = []
    for (const [what, question] of asked) {
      rows.push(rowOf(`${what}: PGlite`, await talksOn({}, question)))
      rows.push(rowOf(`${what}: PostgreSQL`, await talksOn(onPostgres, question)))
    }
    return {
      title: 'A hundred visitors talking at once',
      story: `${visitors} visitors, each from an address of their own, ask ${messages} questions about a listing, ${common.length} in turn or each time another one of the corpora, and read for ${pause.from / 1000} to ${pause.to / 1000} seconds before each, so that about ${Math.round((visitors * 2000) / (pause.from + pause.to))} messages a second come in. The first half comes to a server that has just started. Penny's own answers, with the sentence encoder; what asks runs on the same machine.`,
      columns: ['', 'answers', 'p50, ms', 'p95, ms', 'p99, ms', 'p95 of each half, ms', 'target'],
      rows,
    }
  } finally {
    await postgres.stop()
  }
}

/** `talks`: the milliseconds of each visitor's answers, in their order. */
function rowOf(name: string, talks: number[][]): string[] {
  const times = talks.flat()
  const halves = [talks.map((talk) => talk.slice(0, messages / 2)), talks.map((talk) => talk.slice(messages / 2))]
  const p95 = percentile(times, 95)
  return [
    name,
    `${times.length}`,
    median(times).toFixed(0),
    p95.toFixed(0),
    percentile(times, 99).toFixed(0),
    halves.map((half) => percentile(half.flat(), 95).toFixed(0)).join(', '),
    `p95 ≤ ${answersWithin} ms, ${met(p95 <= answersWithin)}`,
  ]
}

/** Milliseconds of each visitor's answers. */
async function talksOn(variables: Record<string, string>, question: Questions): Promise<number[][]> {
  const server = await RealServer.start({ ...variables, SENTENCE_ENCODER: 'on' })
  try {
    const talks = Array.from({ length: visitors }, (_, visitor) => talk(server.origin, visitor, question))
    return await Promise.all(talks)
  } finally {
    await server.dispose()
  }
}

async function talk(origin: string, visitor: number, question: Questions): Promise<number[]> {
  const times: number[] = []
  let conversation: string | null = null
  let cookie = ''
  for (let index = 0; index < messages; index++) {
    // Evenly distributed, and the same in each run.
    const part = ((visitor * messages + index) * 0.618) % 1
    await new Promise((resolve) => setTimeout(resolve, pause.from + part * (pause.to - pause.from)))
    const began = performance.now()
    const response: Response = await fetch(`${origin}/api/v1/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': `203.0.113.${visitor}` },
      body: JSON.stringify({
        message: question(visitor * messages + index),
        agent_id: 4,
        property_id: 4,
        chat_conversation_id: conversation,
      }),
    })
    if (!response.ok) throw new Error(`The assistant answered ${response.status}: ${await response.text()}`)
    conversation = ((await response.json()) as { chat_conversation_id: string }).chat_conversation_id
    times.push(performance.now() - began)
    cookie ||= response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
  }
  return times
}
