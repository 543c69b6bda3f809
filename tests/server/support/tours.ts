import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { emails } from '#server/mail/schema.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { keysFrom } from '#server/platform/signing.ts'
import { placeTourRequest, type TourWish } from '#server/tours/book-tour.ts'
import { tourDeps } from '#server/tours/deps.ts'
import { tours } from '#server/tours/schema.ts'
import type { Visitor } from './requests.ts'
import { describeServer, onEachDatabase, onEachDatabaseAlways, type TestServer } from './server.ts'
import { secret } from './template.ts'

/** The tour dependencies of the tests' servers. */
export const deps = tourDeps({ env: readEnv({}), keys: keysFrom(secret) })

export const ann = { name: 'Ann Chen', email: 'ann.chen@example.com' }

/** A buyer of this name with their own email address, since the requests of one buyer are limited. */
export const buyerOf = (number: number) => ({ name: 'Ann Chen', email: `ann${number}@example.com` })

/** As onEachDatabase, with every test starting on Friday, November 20, 2026, at 4 AM in California. */
export function onEachDatabaseInNovember(name: string, tests: (server: TestServer) => void): void {
  onEachDatabase(name, inNovember(tests))
}

/** As onEachDatabaseAlways, at the same time. */
export function onEachDatabaseInNovemberAlways(name: string, tests: (server: TestServer) => void): void {
  onEachDatabaseAlways(name, inNovember(tests))
}

/** As describeServer, at the same time. */
export function describeServerInNovember(name: string, tests: (server: TestServer) => void): void {
  describeServer(name, inNovember(tests))
}

const inNovember = (tests: (server: TestServer) => void) => (server: TestServer) => {
  beforeEach(() => {
    server.time.now = new Date('2026-11-20T12:00:00.000Z')
  })
  tests(server)
}

/** An example of an accepted tour with the calendar address of these tests' servers, which contains a signature. */
export function withFeedOfServer(body: unknown): unknown {
  const address = expect.stringMatching(/^http:\/\/localhost:4173\/api\/v1\/tour\/feed\/4-[\w-]{22}\/tours\.ics$/)
  return JSON.parse(JSON.stringify(body), (name, value) => (name === 'feed_url' ? address : value))
}

export interface TestTour {
  id: number
  /** As the seller reads it in the email. */
  token: string
}

/** A tour that waits for its seller, on the next Wednesday by default. */
export async function book(server: Pick<TestServer, 'db' | 'time'>, wish: Partial<TourWish> = {}): Promise<TestTour> {
  const asked = { propertyId: 4, buyer: ann, time: '2026-11-25T10:30:00', ...wish }
  const requested = await placeTourRequest(server.db, asked, deps, server.time.now)
  if (requested.kind === 'refused') throw new Error(`The tour was refused: ${requested.reason}`)
  const { text } = (await emailsOf(server, requested.tourId))[0] ?? { text: '' }
  return { id: requested.tourId, token: tokensIn(text)[0] ?? '' }
}

export function tokensIn(text: string): string[] {
  return [...text.matchAll(/token=([\w-]+)/g)].map(([, token]) => token ?? '')
}

/** The emails of a tour, sorted by kind. */
export async function emailsOf({ db }: Pick<TestServer, 'db'>, tourId: number) {
  return db
    .select()
    .from(emails)
    .where(eq(emails.topic, `tour:${tourId}`))
    .orderBy(asc(emails.kind))
}

export async function kindsOf(server: Pick<TestServer, 'db'>, tourId: number): Promise<string[]> {
  return (await emailsOf(server, tourId)).map(({ kind }) => kind)
}

export async function tourRow({ db }: Pick<TestServer, 'db'>, id: number) {
  const row = (await db.select().from(tours)).find((tour) => tour.id === id)
  if (!row) throw new Error(`There is no tour ${id}.`)
  return row
}

export const confirmPath = (token: string, action: string) => `/api/v1/tour/confirm?token=${token}&action=${action}`

/** The header that the page sends once a person has acted. */
export const byPerson = { 'x-confirmed-by': 'person' }

/** The seller opens a link of the email and acts on its page. */
export const decide = (seller: Visitor, token: string, action: string) =>
  seller.send({ method: 'GET', url: confirmPath(token, action), headers: byPerson })
