/** @module-tag nightly */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { rateLimits } from '#server/platform/rate-limits/schema.ts'
import { copyOfTemplate } from '#tests/server/support/databases.ts'
import { visitorAt } from '#tests/server/support/requests.ts'
import { api, startServer } from '#tests/server/support/server.ts'

let database: Database
beforeAll(async () => {
  database = await copyOfTemplate('postgres')
})
afterAll(() => database.close())
// Limits are in the database, and every test starts at zero.
beforeEach(() => database.db.delete(rateLimits))

type Server = ReturnType<typeof startServer>

async function withSettings(settings: Record<string, string>, use: (server: Server) => Promise<void>): Promise<void> {
  const server = startServer(database, { env: { ...readEnv(settings), logLevel: 'info' } })
  try {
    await use(server)
  } finally {
    await server.app.close()
  }
}

/** Sends the form this many times, each with another `X-Forwarded-For`, and counts the answers that aren't 429. */
async function passed(server: Server, times: number, forwarded: (i: number) => string, from = '10.0.0.1') {
  let count = 0
  for (let i = 0; i < times; i++) {
    const headers = { 'x-forwarded-for': forwarded(i) }
    const { status } = await visitorAt(server.app, from).post(api('6/capture-lead'), {}, headers)
    if (status !== 429) count++
  }
  return count
}

const invented = (i: number) => `192.0.2.${i}`

describe('a visitor who invents addresses is limited as one', () => {
  it.each([
    ['nothing', {}],
    ['one hop', { TRUST_PROXY: '1' }],
    ['two hops', { TRUST_PROXY: '2' }],
    ['a list', { TRUST_PROXY: '10.0.0.0/8' }],
  ])('when %s is trusted', async (_, settings) => {
    await withSettings(settings, async (server) => {
      // Each proxy appends the address that called it.
      const behindProxy = (i: number) => `${invented(i)}, 198.51.100.1, 10.0.0.2`
      const behindOne = (i: number) => `${invented(i)}, 198.51.100.1`
      const forwarded = 'TRUST_PROXY' in settings && settings.TRUST_PROXY !== '1' ? behindProxy : behindOne
      expect(await passed(server, 40, forwarded)).toBe(30)
    })
  })

  it('when a list is trusted and the visitor bypasses the proxy', async () => {
    await withSettings({ TRUST_PROXY: '10.0.0.0/8' }, async (server) => {
      expect(await passed(server, 40, invented, '198.51.100.1')).toBe(30)
    })
  })
})

describe('visitors behind a proxy', () => {
  it.each([
    ['one hop', { TRUST_PROXY: '1' }],
    ['a list', { TRUST_PROXY: '10.0.0.1' }],
  ])('are limited separately when %s is trusted', async (_, settings) => {
    await withSettings(settings, async (server) => {
      expect(await passed(server, 40, (i) => `198.51.100.${i % 2}`)).toBe(40)
      expect(await passed(server, 40, (i) => `198.51.100.${i % 2}`)).toBe(20)
    })
  })
})

describe('X-Forwarded-For', () => {
  const warnings = (server: Server) => server.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)

  it('is warned about once when no proxy is configured, without an address', async () => {
    await withSettings({}, async (server) => {
      await visitorAt(server.app).get('/healthz')
      expect(warnings(server)).toEqual([])
      await passed(server, 3, invented)
      expect(warnings(server)).toMatchObject([{ msg: expect.stringContaining('set TRUST_PROXY') }])
      expect(JSON.stringify(warnings(server))).not.toMatch(/192\.0\.2|10\.0\.0\.1/)
    })
  })

  it.each(['1', '10.0.0.0/8'])('causes no warning when TRUST_PROXY is %s', async (TRUST_PROXY) => {
    await withSettings({ TRUST_PROXY }, async (server) => {
      await passed(server, 3, invented)
      expect(warnings(server)).toEqual([])
    })
  })
})
