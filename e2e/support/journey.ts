import { createHash } from 'node:crypto'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { builtServer } from './built-server.ts'
import { DevServer } from './dev-server.ts'
import { ForeignSite, keyFor } from './foreign-site.ts'
import { KeptContext } from './kept-context.ts'
import { RealServer } from './real-server.ts'
import { type Samples, startSamples } from './samples.ts'

export type ServerOnPostgres = RealServer & { databaseUrl: string }

interface OfTest {
  /** Expected console messages besides failed answers. */
  expectedComplaints: RegExp | null
  noComplaints: undefined
  /**
   * Starts a server for this test only, on its own copy of the sample database or another one; its log isn't checked.
   */
  ownServer: (variables?: Record<string, string>, databaseUrl?: string) => Promise<ServerOnPostgres>
  /** The embedded database, for journeys that may depend on the kind of database. One for all tests of a worker. */
  embedded: RealServer
}

interface OfWorker {
  samples: Samples
  /** One for all tests of a worker, on PostgreSQL, which can be read while the server runs. */
  server: ServerOnPostgres
  embeddedServer: RealServer
  /** `npm run dev`, as an engineer opens it. */
  dev: DevServer
  /** Another site, and one that isn't allowed by the first one's key. */
  foreign: ForeignSite
  elsewhere: ForeignSite
  keptContext: KeptContext
}

const servers = new Set<RealServer>()

async function watched<Server extends RealServer>(server: Server, use: (server: Server) => Promise<void>) {
  servers.add(server)
  try {
    await use(server)
  } finally {
    servers.delete(server)
    await server.dispose()
  }
}

/**
 * A journey through the real site on the real server. Any error in the browser's console or the server's log fails it.
 * Worker fixtures are all declared here: a test file with its own would restart the workers and their servers.
 */
export const test = base.extend<OfTest, OfWorker>({
  samples: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const samples = await startSamples()
      await use(samples)
      await samples.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  server: [
    async ({ samples }, use) => watched(await serverOn(await samples.copy()), use),
    { scope: 'worker', timeout: 150_000 },
  ],

  embeddedServer: [
    async (
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
      {},
      use,
    ) => watched(await RealServer.start({}, builtServer), use),
    { scope: 'worker', timeout: 150_000 },
  ],

  embedded: [
    async ({ embeddedServer }, use) => {
      if (!embeddedServer.isRunning) await embeddedServer.start()
      await use(embeddedServer)
    },
    { timeout: 150_000 },
  ],

  ownServer: [
    async ({ samples }, use) => {
      const own: ServerOnPostgres[] = []
      await use(async (variables, databaseUrl) => {
        const server = await serverOn(databaseUrl ?? (await samples.copy()), variables)
        own.push(server)
        return server
      })
      await Promise.all(own.map((server) => server.dispose()))
    },
    { timeout: 150_000 },
  ],

  foreign: [
    async ({ server }, use) => {
      const site = new ForeignSite(server.origin, '')
      await site.listen()
      site.key = await keyFor(server.databaseUrl, site.origin)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  elsewhere: [
    async ({ foreign }, use) => {
      const site = new ForeignSite(foreign.product, foreign.key)
      await site.listen()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],

  dev: [
    async ({ samples }, use) => {
      const dev = await DevServer.start(await samples.copy())
      await use(dev)
      await dev.dispose()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  keptContext: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const kept = new KeptContext()
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      browser,
      keptContext,
      baseURL,
      viewport,
      extraHTTPHeaders,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      timezoneId,
    },
    use,
    info,
  ) => {
    const options = { baseURL, contextOptions, hasTouch, isMobile, javaScriptEnabled, timezoneId }
    const kept = await keptContext.take(JSON.stringify(options), () => browser.newContext())
    await kept.context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    if (viewport) await kept.page.setViewportSize(viewport)
    await use(kept.context)
    if (info.status !== info.expectedStatus || javaScriptEnabled === false) return keptContext.close()
    await keptContext.leave(kept, new URL(baseURL ?? '').origin, contextOptions.reducedMotion ?? 'no-preference')
  },

  page: ({ context }, use) => use(context.pages()[0] as Page),

  baseURL: ({ server }, use) => use(server.origin),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  extraHTTPHeaders: ({}, use, info) => use(from(addressOf(info))),

  expectedComplaints: [null, { option: true }],

  noComplaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      const known = [...servers].map((server) => ({ server, before: server.faults.length }))
      context.on('weberror', (error) => complaints.push(`thrown: ${error.error().message}`))
      context.on('console', (message) => {
        // The browser logs this for every unsuccessful answer.
        const isAboutAnswer = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isAboutAnswer) complaints.push(`console: ${message.text()}`)
      })
      await use(undefined)
      const faults = known.flatMap(({ server, before }) => server.faults.slice(before))
      const unexpected = complaints.filter((complaint) => !expectedComplaints?.test(complaint))
      expect([...unexpected, ...faults]).toEqual([])
    },
    { auto: true },
  ],
})

async function serverOn(databaseUrl: string, variables: Record<string, string> = {}): Promise<ServerOnPostgres> {
  const server = await RealServer.start({ ...variables, DATABASE_URL: databaseUrl }, builtServer)
  return Object.assign(server, { databaseUrl })
}

/** The headers of a visitor from a network address, as a proxy sets them. */
export function from(address: string): Record<string, string> {
  return { 'x-forwarded-for': address }
}

/** An address for each run of each test: wrong passwords and leads of one test don't count against another. */
function addressOf({ testId, repeatEachIndex, retry }: TestInfo): string {
  const [a, b, c] = createHash('sha256').update(`${testId} ${repeatEachIndex} ${retry}`).digest()
  return `10.${a}.${b}.${c}`
}
