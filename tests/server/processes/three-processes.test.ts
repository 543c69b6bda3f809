/** @module-tag nightly */
import { randomUUID } from 'node:crypto'
import { and, count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { longForm } from '#domain/moment-words.ts'
import { localAt, momentOf } from '#domain/time-zone.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { leads } from '#server/gate/schema.ts'
import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import { properties } from '#server/listings/schema.ts'
import { emails } from '#server/mail/schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { tours } from '#server/tours/schema.ts'
import { visitorSessions } from '#server/visits/schema.ts'
import { chatPath, questionTokens, said } from '#tests/server/support/chat.ts'
import { apiServer, type Child, startChild } from '#tests/server/support/child.ts'
import { newPostgresDatabase } from '#tests/server/support/databases.ts'
import { followUpdates } from '#tests/server/support/following.ts'
import { api } from '#tests/server/support/server.ts'
import { secret, templateName } from '#tests/server/support/template.ts'
import { example } from '#tests/support/examples.ts'
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

async function call(path: string, network: number, body?: object, cookie = '', origin = proxy.origin): Promise<Answer> {
  const answer = await fetch(origin + path, {
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

const zone = 'America/Los_Angeles'
const momentAt = (slot: string) => momentOf(slot, zone) ?? new Date(0)

/** A buyer who has seen that a time is free, at one of the processes. */
interface Buyer {
  email: string
  /** Asks for the time. Resolves with the times offered instead, on the property's clock; null where it was booked. */
  ask(): Promise<string[] | null>
}

let lastBuyer = 8000

/** A new buyer's email address, and their calls, which all go to one process. */
function newBuyer({ port }: Process) {
  const number = ++lastBuyer
  let cookie = ''
  const send = async (path: string, body?: object) => {
    const answer = await call(path, number, body, cookie, `http://127.0.0.1:${port}`)
    cookie = answer.cookie || cookie
    return answer
  }
  const times = async () => (await send(api('4/tour-times'))).body.available_times as string[]
  return { email: `buyer-${number}@example.com`, send, times }
}

async function buyerWithForm(process: Process, slot: string): Promise<Buyer> {
  const { email, send, times } = newBuyer(process)
  const nextOf = (all: string[]) => all.filter((time) => time > slot).slice(0, 3)
  const before = await times()
  expect(before).toContain(slot)
  return {
    email,
    async ask() {
      const body = { request_id: randomUUID(), time: slot, name: 'Ada Moss', email }
      const answer = await send(api('4/tours'), body)
      if (answer.status === 200) return null
      expect([answer.status, answer.body]).toEqual([409, example('requestTour.timeGone').body])
      const offered = await times()
      expect(nextOf(offered)).toEqual(nextOf(before))
      return offered
    },
  }
}

async function buyerInChat(process: Process, slot: string): Promise<Buyer> {
  const { email, send } = newBuyer(process)
  const at = longForm(momentAt(slot), zone, new Date())
  const wish = `Can I book a tour on ${at}? My name is Ada Moss and my email is ${email}`
  const { body } = await send(chatPath, said(wish))
  const { chat_conversation_id, booking_summary: summary } = body
  expect(localAt(new Date(summary.starts_at), zone)).toBe(slot)
  return {
    email,
    async ask() {
      const answer = await send(chatPath, said(summary.confirm_message, { chat_conversation_id }))
      expect(answer.status).toBe(200)
      const { response, offered_times: offered } = answer.body
      if (!offered) {
        expect(response).toContain('asked the seller')
        return null
      }
      expect(response).toContain('was just taken. The closest open times:')
      return offered.map(({ starts_at }: { starts_at: string }) => localAt(new Date(starts_at), zone))
    },
  }
}

type Offers = Awaited<ReturnType<Buyer['ask']>>[]

const askAtOnce = (buyers: Buyer[]): Promise<Offers> => Promise.all(buyers.map((buyer) => buyer.ask()))

/**
 * Holds the listing's lock until all have asked, each once those before wait for it. Penny takes longer than the form to
 * get there: if they were sent together, the form would always be first.
 */
async function askInTurn(buyers: Buyer[]): Promise<Offers> {
  const asked: ReturnType<Buyer['ask']>[] = []
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`
  await database.db.transaction(async (tx) => {
    await lockForTours(tx, 4)
    for (const buyer of buyers) {
      asked.push(buyer.ask())
      await expect.poll(() => database.db.$count(sql`pg_stat_activity`, isWaiting)).toBe(asked.length)
    }
  })
  return Promise.all(asked)
}

/** Three buyers ask for a free time, each at another process: one gets it, the others are offered other times. */
async function raceFor(slot: string, buyersAt: (typeof buyerWithForm)[], askAll = askAtOnce): Promise<void> {
  const queued = () => database.db.select().from(emails)
  const before = new Set((await queued()).map(({ id }) => id))
  const buyers = await Promise.all(buyersAt.map((buyerAt, index) => buyerAt(processes[index] as Process, slot)))
  const offers = await askAll(buyers)
  const winners = buyers.filter((_, index) => offers[index] === null)
  expect(winners).toHaveLength(1)
  for (const offered of offers.filter((one) => one !== null)) {
    expect(offered.length).toBeGreaterThanOrEqual(3)
    expect(offered).not.toContain(slot)
  }

  const email = winners[0]?.email
  const atSlot = and(eq(tours.propertyId, 4), eq(tours.proposedAt, momentAt(slot)))
  const booked = await database.db.select().from(tours).where(atSlot)
  expect(booked).toMatchObject([{ buyerEmail: email, status: 'requested' }])
  const topic = `tour:${booked[0]?.id}`
  const added = (await queued()).filter(({ id }) => !before.has(id))
  expect(added.map((one) => [one.topic, one.kind, one.recipient]).sort()).toEqual([
    [topic, 'tour-requested', 'seller@example.com'],
    [topic, 'tour-to-confirm', email],
  ])
}

/** Times to race for: none that is about to be too soon. */
async function freeSlots(most: number): Promise<string[]> {
  const { times } = newBuyer(processes[0] as Process)
  const slots = (await times()).slice(4, 4 + most)
  expect(slots).toHaveLength(most)
  return slots
}

it('[API-04] [API-06] of three buyers who request a time at once, each at another process, one gets it and the others the next times', {
  timeout: 240_000,
}, async () => {
  for (const slot of await freeSlots(5)) await raceFor(slot, [buyerWithForm, buyerWithForm, buyerWithForm])
})

it('[API-04] [API-05] [API-06] a time goes to one buyer when some say yes to Penny while others send the form', {
  timeout: 240_000,
}, async () => {
  const [one = '', other = ''] = await freeSlots(2)
  await raceFor(one, [buyerInChat, buyerWithForm, buyerWithForm], askInTurn)
  await raceFor(other, [buyerWithForm, buyerInChat, buyerInChat], askInTurn)
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
