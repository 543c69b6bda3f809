import { notInArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe } from 'vitest'
import { buildApp } from '#server/app.ts'
import { hashPassword } from '#server/gate/passwords/scrypt.ts'
import { withAddressKey } from '#server/listings/queries/address-keys.ts'
import { properties, sellerAnswers } from '#server/listings/schema.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { sampleAnswers } from '#server/samples/facts.ts'
import { copyOfTemplate, type DatabaseKind, databaseKinds, describeDatabases } from './databases.ts'
import { type Visitor, visitorAt } from './requests.ts'

export interface TestServer {
  app: FastifyInstance
  database: Database
  db: Db
  kind: DatabaseKind
  /** The clock is set by the test. */
  time: { now: Date; grant(seconds: number): void }
  /** Every log line so far. */
  lines: string[]
  visitor(address?: string): Visitor
}

/**
 * The same tests on the embedded database, at night, and on PostgreSQL, for what depends on SQL, locks or concurrent
 * statements. Each test starts with only the samples, an hour after the previous one, so that counters in memory have
 * expired.
 */
export function onEachDatabase(name: string, tests: (server: TestServer) => void): void {
  describeDatabases(name, (kind) => tests(newServer(kind)))
}

/** As onEachDatabase, with both halves in each commit. */
export function onEachDatabaseAlways(name: string, tests: (server: TestServer) => void): void {
  describe.each(databaseKinds)(`${name} (%s)`, (kind) => tests(newServer(kind)))
}

/** As onEachDatabase, on PostgreSQL only: its copies are cheaper, and statements can run at the same time. */
export function describeServer(name: string, tests: (server: TestServer) => void): void {
  describe(name, () => tests(newServer('postgres')))
}

/** A server for the tests of the surrounding `describe`. */
function newServer(kind: DatabaseKind): TestServer {
  const server = {} as TestServer
  beforeAll(async () => {
    const database = await copyOfTemplate(kind)
    Object.assign(server, { kind, database, db: database.db, ...startServer(database) })
    return async () => {
      await server.app.close()
      await database.close()
    }
  })
  beforeEach(async () => {
    await forgetVisitors(server.db)
    server.time.grant(3600)
    server.lines.length = 0
  })
  return server
}

/** A server on a database that the caller closes. */
export function startServer(
  database: Database,
  options: Partial<Parameters<typeof buildApp>[0]> = {},
): Pick<TestServer, 'app' | 'time' | 'lines' | 'visitor'> {
  const time = {
    now: new Date('2026-11-20T12:00:00.000Z'),
    grant(seconds: number) {
      time.now = new Date(time.now.getTime() + seconds * 1000)
    },
  }
  const lines: string[] = []
  const app = buildApp({
    env: { ...readEnv({}), logLevel: 'trace' },
    database,
    clock: () => time.now,
    logStream: { write: (line) => lines.push(line) },
    ...options,
  })
  return { app, time, lines, visitor: (address) => visitorAt(app, address) }
}

/** Adds a listing and returns its number. */
export async function addProperty(
  db: Db,
  { password, ...columns }: Partial<typeof properties.$inferInsert> & { password?: string },
): Promise<number> {
  const [added] = await db
    .insert(properties)
    .values(
      withAddressKey({
        slug: `test-${Math.random().toString(36).slice(2)}`,
        address: '1 Test Lane, Testville, CA 90000',
        propertyType: 'condo',
        listingType: 'sale',
        timeZone: 'America/Los_Angeles',
        passwordHash: password === undefined ? null : await hashPassword(password, cheap),
        ...columns,
      }),
    )
    .returning({ id: properties.id })
  if (!added) throw new Error('The listing was not added.')
  return added.id
}

const visitorTables = [
  'rate_limits',
  'letters',
  'demo_requests',
  'listing_reports',
  'tour_tokens',
  'buyer_links',
  'tours',
  'follow_ups',
  'lead_notes',
  'open_questions',
  'leads',
  'messages',
  'conversations',
  'visitor_sessions',
  'password_guesses',
]

/** One statement, so that references are checked at its end. `truncate` is many times slower on small tables. */
const deleteVisitors = `with ${visitorTables.map((table) => `${table}_ as (delete from ${table})`).join()}
  delete from properties where id >= 1000`

async function forgetVisitors(db: Db): Promise<void> {
  await db.execute(sql.raw(deleteVisitors))
  await db.delete(sellerAnswers).where(
    notInArray(
      sellerAnswers.question,
      sampleAnswers.map(({ question }) => question),
    ),
  )
}

/** A password with a low cost. */
const cheap = { N: 2 ** 10, r: 8, p: 1 }

export const api = (path: string) => `/api/v1/public/properties/${path}`
