import { standingOf } from '#assistant/booking/dialogue.ts'
import { RealServer } from '#e2e/support/real-server.ts'
import { noSentences } from '#server/assistant/sentences/sentences.ts'
import { startUnderstanding, type Understand } from '#server/assistant/understanding/understanding.ts'
import { turnOf } from '#tests/assistant/support/ask.ts'
import { hostileShapes, longestMessage } from '#tests/assistant/support/hostile-messages.ts'
import { records } from '#tests/assistant/support/records.ts'
import { type Figures, median, met, percentile } from './figures.ts'

/** In milliseconds. */
const readWithin = 100
const rounds = 12
const slowest = 12
const attackers = 3
const messagesEach = 60
const listing = '/p/48-alder-ridge-road'

/** The cost of the slowest messages of the greatest length: alone, and for other visitors. */
export async function hostile(): Promise<Figures[]> {
  return [await reading(), await underAttack()]
}

async function reading(): Promise<Figures> {
  const before = process.memoryUsage().rss
  let givenUp = 0
  const understanding = startUnderstanding(noSentences, () => givenUp++)
  await understanding.ready
  const memory = process.memoryUsage().rss - before
  const understand = understanding.runFor('bench')
  const measured = []
  // Twice, since the first reading of a shape compiles its patterns.
  for (let time = 0; time < 2; time++) {
    measured.length = 0
    for (const { name, of } of hostileShapes) measured.push({ name, times: await timesOf(understand, of) })
  }
  await understanding.close()
  const all = measured.flatMap(({ times }) => times)
  const p99 = percentile(all, 99)
  const rows = measured
    .sort((one, other) => percentile(other.times, 99) - percentile(one.times, 99))
    .map(({ name, times }) => rowOf(name, times))
  return {
    title: 'Hostile messages',
    story: `${hostileShapes.length} shapes of message with ${longestMessage.toLocaleString('en-US')} characters, each made to be expensive to read, ${rounds} times with a different word in front. A time is that of the whole way to a thread and back: the engine, the guard, the notes, and what the message says of a tour. The ${slowest} slowest shapes are listed here; \`npm run bench -- hostile\` lists all.`,
    columns: ['', 'p50, ms', 'p99, ms', 'max, ms', 'target'],
    rows: [
      [...rowOf('**all shapes**', all), `p99 ≤ ${readWithin} ms, ${met(p99 <= readWithin)}`],
      ...rows.slice(0, slowest),
    ],
    moreRows: rows.slice(slowest),
    notes: [
      `The two threads that read take ${Math.round(memory / 1e6)} MB together. Readings that were given up: ${givenUp}.`,
    ],
  }
}

async function timesOf(understand: Understand, of: (length: number) => string): Promise<number[]> {
  const now = new Date('2026-11-24T20:00:00Z')
  const record = records[4]
  const standing = standingOf({ snapshot: null, record, now })
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const front = `${round} `
    const message = front + of(longestMessage - front.length)
    const began = performance.now()
    const turn = turnOf(record, message, { now })
    // An aborted call counts with the time until it was aborted.
    await understand('readMessage', turn).catch(() => {})
    await understand('readForTour', { message, standing }).catch(() => {})
    times.push(performance.now() - began)
  }
  return times
}

/** The listing's page while others send the slowest messages as fast as the server accepts them. */
async function underAttack(): Promise<Figures> {
  const server = await RealServer.start()
  try {
    const quiet = await pagesFor(server.origin, async () => {
      for (let wait = 0; wait < 30; wait++) await new Promise((resolve) => setTimeout(resolve, 100))
    })
    const answered: number[] = []
    const during = await pagesFor(server.origin, async () => {
      const attack = (address: number) => attackFrom(server.origin, `198.51.100.${address}`, answered)
      await Promise.all(Array.from({ length: attackers }, (_, address) => attack(address + 1)))
    })
    return {
      title: 'A listing’s page while others attack the chat',
      story: `${attackers} addresses send ${messagesEach} hostile messages each, five at a time, which is all that the limits allow in a minute; meanwhile the page is asked for again and again, each time after 20 ms. On PGlite, with everything on the same machine.`,
      columns: ['', 'requests', 'p50, ms', 'p90, ms', 'max, ms'],
      rows: [
        attackRow('the page, nobody attacks', quiet),
        attackRow('the page, under attack', during),
        attackRow('the answers to the attackers', answered),
      ],
    }
  } finally {
    await server.dispose()
  }
}

async function pagesFor(origin: string, meanwhile: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now()
      await (await fetch(origin + listing)).text()
      times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  await meanwhile()
  isOver = true
  await asking
  return times
}

async function attackFrom(origin: string, address: string, answered: number[]): Promise<void> {
  let sent = 0
  const one = async () => {
    while (sent < messagesEach) {
      const { of } = worst[sent++ % worst.length] ?? worst[0]
      const began = performance.now()
      const response = await fetch(`${origin}/api/v1/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({
          message: of(longestMessage),
          agent_id: 4,
          property_id: 4,
          chat_conversation_id: null,
        }),
      })
      await response.text()
      if (response.ok) answered.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: 5 }, one))
}

const shapeOf = (name: string) => hostileShapes.find((shape) => shape.name === name) ?? hostileShapes[0]
const worst = ['tens after a tour', 'words on lines of their own', 'dates', 'sentences of one letter'].map(shapeOf) as [
  (typeof hostileShapes)[number],
]

const rowOf = (name: string, times: number[]) => [
  name,
  ...[median(times), percentile(times, 99), Math.max(...times)].map((time) => time.toFixed(1)),
]

const attackRow = (name: string, times: number[]) => [
  name,
  String(times.length),
  ...[median(times), percentile(times, 90), Math.max(...times)].map((time) => time.toFixed(0)),
]
