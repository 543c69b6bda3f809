import { respond } from '#assistant/respond.ts'
import { RealServer } from '#e2e/support/real-server.ts'
import { turnOf } from '#tests/assistant/support/ask.ts'
import { records } from '#tests/assistant/support/records.ts'
import { type Figures, median, met, percentile } from './figures.ts'

/** In milliseconds. */
const answerWithin = 50
const rounds = 40
const talks = 60

const questions = [
  'How much is it?',
  'Is there parking, and what about the HOA fee?',
  'Can I bring two dogs? And cats?',
  'is the prcie firm',
  'When could I move in, and how long is the lease?',
  'Is there a wine cellar?',
  'Tell me about the house',
  'Could I see it on Saturday at 11?',
  'Is it a safe neighborhood for a family like ours?',
  'What does the description say about the kitchen, the garden, the light and the storage, and is any of it new?',
]

/**
 * Measures the deterministic engine in this process, then whole answers over HTTP, streamed and as JSON, alternating.
 */
export async function assistant(): Promise<Figures> {
  const engine = await answersOf()
  const server = await RealServer.start()
  try {
    const [streamed, whole] = await talkWith(server.origin)
    const p99 = percentile(engine, 99)
    return {
      title: 'Penny’s answers',
      story: `${questions.length} questions, easy and long ones, about ${Object.keys(records).length} listings, ${rounds} times over; the first round warms up and is not counted. Over HTTP: ${talks} first questions on PGlite, each by a visitor and from an address of their own, streamed and in one piece by turns, on the same machine.`,
      columns: ['', 'answers/s', 'p50, ms', 'p99, ms', 'target'],
      rows: [
        [
          'the engine alone',
          Math.round(1000 / mean(engine)).toLocaleString('en-US'),
          median(engine).toFixed(2),
          p99.toFixed(2),
          `p99 < ${answerWithin} ms, ${met(p99 < answerWithin)}`,
        ],
        ['streamed: until the first byte', '', ...timesOf(streamed.map(({ first }) => first)), ''],
        ['streamed: until the last', '', ...timesOf(streamed.map(({ last }) => last)), ''],
        ['in one piece: until the last', '', ...timesOf(whole.map(({ last }) => last)), ''],
      ],
    }
  } finally {
    await server.dispose()
  }
}

/** Milliseconds of each answer. */
async function answersOf(): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const record of Object.values(records)) {
      for (const message of questions) {
        const turn = turnOf(record, message)
        const began = performance.now()
        await respond(turn)
        if (round > 0) times.push(performance.now() - began)
      }
    }
  }
  return times
}

interface Took {
  /** Milliseconds until the first byte of the answer's body, and until its last. */
  first: number
  last: number
}

async function talkWith(origin: string): Promise<[Took[], Took[]]> {
  const took: [Took[], Took[]] = [[], []]
  for (let talk = 0; talk < talks; talk++) {
    const message = questions[talk % questions.length] ?? ''
    took[0].push(await ask(origin, message, 'text/event-stream', 2 * talk))
    took[1].push(await ask(origin, message, 'application/json', 2 * talk + 1))
  }
  return took
}

async function ask(origin: string, message: string, accept: string, visitor: number): Promise<Took> {
  const began = performance.now()
  const response = await fetch(`${origin}/api/v1/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, 'x-forwarded-for': `203.0.113.${visitor}` },
    body: JSON.stringify({ message, agent_id: 4, property_id: 4, chat_conversation_id: null }),
  })
  if (!response.ok || !response.body) throw new Error(`The assistant answered ${response.status}.`)
  let first = 0
  for await (const _ of response.body) first ||= performance.now() - began
  return { first, last: performance.now() - began }
}

const mean = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length

const timesOf = (times: number[]) => [median(times).toFixed(1), percentile(times, 99).toFixed(1)]
