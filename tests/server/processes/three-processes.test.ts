import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgres } from '#server/database/postgres.ts'
import { leads } from '#server/gate/schema.ts'
import { properties } from '#server/listings/schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { visitorSessions } from '#server/visits/schema.ts'
import { questionTokens } from '#tests/server/support/chat.ts'
import { apiServer, type Child, startChild } from '#tests/server/support/child.ts'
import { newPostgresDatabase } from '#tests/server/support/databases.ts'
import { followUpdates } from '#tests/server/support/following.ts'
import { api } from '#tests/server/support/server.ts'
import { secret, templateName } from '#tests/server/support/template.ts'
import { type LoadBalancer, roundRobin } from './round-robin.ts'

interface Process {
  child: Child
  port: number
}

let storage: { url: string; drop(): Promise<void> }
let database: Database
let proxy: LoadBalancer
let processes: Process[] = []

async function start(): Promise<Process> {
  const child = startChild(apiServer, {
    DATABASE_URL: storage.url,
    SECRET: secret.padEnd(32, '.'),
    // The load balancer sets visitors' network addresses.
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '1',
  })
  const [, port] = await child.says(/listening on (\d+)/)
  return { child, port: Number(port) }
}

beforeAll(async () => {
  storage = await newPostgresDatabase(templateName)
  database = await openPostgres({ secret }, storage.url)
  proxy = await roundRobin()
  processes = await Promise.all([start(), start(), start()])
  for (const { port } of processes) proxy.add(port)
}, 240_000)

afterAll(async () => {
  for (const { child } of processes) child.process.kill('SIGKILL')
  await Promise.all(processes.map(({ child }) => child.ended))
  proxy.close()
  await database.close()
  await storage.drop()
})

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the body as it expects it
  body: any
  cookie: string
}

async function call(path: string, network: number, body?: object, cookie = ''): Promise<Answer> {
  const answer = await fetch(proxy.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': `10.1.${network >> 8}.${network & 255}`,
      cookie,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const set = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '')
  return { status: answer.status, body: await answer.json().catch(() => null), cookie: set.join('; ') }
}

const lead = (n: number) => ({
  email: `visitor-${n}@example.com`,
  first_name: 'Ada',
  last_name: 'Moss',
  phone: '+1 415 555 0100',
  company: 'Moss',
})

/** A visitor whose every call goes to another process: passes the gate, reads, reports the visit twice, ends it. */
async function visit(n: number): Promise<string> {
  const passed = await call(api('6/capture-lead'), n, lead(n))
  expect(passed.status).toBe(200)
  const id = passed.body.session_id as string
  const listing = await call(api('by-url/77-juniper-row'), n, undefined, passed.cookie)
  expect([listing.status, listing.body.access]).toEqual([200, 'granted'])
  const stranger = await call(api('by-url/77-juniper-row'), n)
  expect([stranger.status, stranger.body.access]).toEqual([200, 'withheld'])
  const open = await call(api('by-url/48-alder-ridge-road'), n)
  expect([open.status, open.body.access]).toEqual([200, 'open'])
  for (const path of ['update-visit-duration', 'update-visit-duration', 'end-visit']) {
    const said = { visitor_session_id: id, duration_seconds: 0 }
    expect((await call(api(`6/${path}`), n, said, passed.cookie)).status).toBe(200)
  }
  return id
}

it('[API-04] three processes serve each visitor as one does, and share their limits', {
  timeout: 240_000,
}, async () => {
  const ids = await Promise.all(Array.from({ length: 40 }, (_, n) => visit(n)))
  expect(new Set(ids).size).toBe(40)
  const [kept] = await database.db.select({ leads: count() }).from(leads)
  expect(kept?.leads).toBe(40)
  const rows = await database.db.select().from(visitorSessions)
  for (const id of ids) expect(rows.find((row) => row.id === id)?.endedAt).not.toBeNull()

  // One network may make 30 of these calls in ten minutes, over all processes.
  const calls = await Promise.all(Array.from({ length: 45 }, () => call(api('6/capture-lead'), 999, lead(999))))
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(calls.filter(({ status }) => status === 429)).toHaveLength(15)

  // A change reaches every process.
  await database.db.update(properties).set({ price: 7_654_321 }).where(eq(properties.id, 4))
  await expect
    .poll(async () => {
      const seen = await Promise.all([0, 1, 2].map(() => call(api('by-url/48-alder-ridge-road'), 1)))
      return seen.map(({ body }) => body.price)
    })
    .toEqual([7_654_321, 7_654_321, 7_654_321])
})

it('[API-04] a rolling restart fails no request and loses no answered write', {
  timeout: 240_000,
}, async () => {
  let isOver = false
  const ids: string[] = []
  const visitors = [0, 1, 2, 3].map(async (line) => {
    for (let n = 0; !isOver; n++) ids.push(await visit(1000 + line * 1000 + n))
  })
  for (const old of [...processes]) {
    const next = await start()
    proxy.add(next.port)
    processes.push(next)
    old.child.process.kill('SIGTERM')
    expect(await old.child.ended).toBe(0)
    proxy.remove(old.port)
    processes = processes.filter((one) => one !== old)
  }
  isOver = true
  await Promise.all(visitors)
  expect(ids.length).toBeGreaterThan(10)
  const rows = new Map((await database.db.select().from(visitorSessions)).map((row) => [row.id, row]))
  for (const id of ids) expect(rows.get(id)?.endedAt ?? null).not.toBeNull()
})

it('[API-04] [API-05] open pages at three processes get an answer, and the page of a draining process reconnects to another', {
  timeout: 240_000,
}, async () => {
  const question = { agent_id: 4, property_id: 4, message: 'Is there a wine cellar?', chat_conversation_id: null }
  const asked = await call('/api/v1/chat', 2000, question)
  expect(asked.status).toBe(200)
  const id = asked.body.chat_conversation_id as string
  const cookies = new Map([asked.cookie.split('=', 2) as [string, string]])
  const opens = (knows?: string) => followUpdates(proxy.origin, { id, cookies, ...(knows !== undefined && { knows }) })
  const pages = await Promise.all([opens(), opens(), opens()])
  for (const page of pages) await expect.poll(() => page.events().length).toBe(1)

  const [draining] = processes
  draining?.child.process.kill('SIGTERM')
  await expect.poll(() => pages.filter((page) => page.isOver()).length).toBe(1)
  const rest = pages.filter((page) => !page.isOver())
  let back = await opens(pages[0]?.events()[0]?.id)
  // The load balancer may not have noticed yet.
  while (back.response.statusCode === 503) back = await opens(pages[0]?.events()[0]?.id)
  expect(back.response.statusCode).toBe(200)

  const [token = ''] = await questionTokens(database)
  expect((await call(`/api/v1/question/${token}/answer`, 2001, { answer: 'Yes.' })).status).toBe(200)
  for (const page of [...rest, back])
    await expect
      .poll(() =>
        page
          .events()
          .at(-1)
          ?.data.updates.map(({ text }) => text),
      )
      .toEqual(['You asked: “Is there a wine cellar?” The answer is: “Yes.”'])
  for (const page of [...rest, back]) page.leave()
  expect(await draining?.child.ended).toBe(0)
  processes = processes.filter((one) => one !== draining)
})
