import { createHash } from 'node:crypto'
import { test as base, expect, type TestInfo } from '@playwright/test'
import { startPostgres } from '#tests/server/support/embedded-postgres.ts'
import { RealServer } from './real-server.ts'

interface OfTest {
  /** What the browser may complain of in its console, beside answers that are no success. */
  expectedComplaints: RegExp | null
  noComplaints: undefined
}

interface OfWorker {
  /** One for all tests of a worker, on the embedded database. */
  server: RealServer
  /** The same on a PostgreSQL, which can be looked into while the server runs. */
  serverOnPostgres: RealServer & { databaseUrl: string }
}

const servers: RealServer[] = []

/** A journey through the real site on the real server. Whatever browser or server complain of makes it fail. */
export const test = base.extend<OfTest, OfWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const server = await RealServer.start()
      servers.push(server)
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  serverOnPostgres: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const postgres = await startPostgres()
      await postgres.createDatabase('pending')
      const databaseUrl = `${postgres.url}/pending`
      const server = await RealServer.start({ DATABASE_URL: databaseUrl, SEED: 'samples' })
      servers.push(server)
      await use(Object.assign(server, { databaseUrl }))
      await server.dispose()
      await postgres.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  baseURL: ({ server }, use) => use(server.origin),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  extraHTTPHeaders: ({}, use, info) => use(from(addressOf(info))),

  expectedComplaints: [null, { option: true }],

  noComplaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      const known = servers.map((server) => server.faults.length)
      context.on('weberror', (error) => complaints.push(`thrown: ${error.error().message}`))
      context.on('console', (message) => {
        // The browser itself writes this of every answer that is no success.
        const isAboutAnswer = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isAboutAnswer) complaints.push(`console: ${message.text()}`)
      })
      await use(undefined)
      const faults = servers.flatMap((server, index) => server.faults.slice(known[index] ?? 0))
      const unexpected = complaints.filter((complaint) => !expectedComplaints?.test(complaint))
      expect([...unexpected, ...faults]).toEqual([])
    },
    { auto: true },
  ],
})

/** The headers of a visitor from an address, as a proxy passes them on. */
export function from(address: string): Record<string, string> {
  return { 'x-forwarded-for': address }
}

/** An address for each run of each test: nobody's wrong passwords or many leads are counted as another's. */
function addressOf({ testId, repeatEachIndex, retry }: TestInfo): string {
  const [a, b, c] = createHash('sha256').update(`${testId} ${repeatEachIndex} ${retry}`).digest()
  return `10.${a}.${b}.${c}`
}
