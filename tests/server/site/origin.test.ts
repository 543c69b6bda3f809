import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { type Env, readEnv } from '#server/platform/env/env.ts'
import { readBuiltSite } from '#server/site/built-site.ts'
import { qrCode } from '#server/site/qr-code.ts'
import { copyOfTemplate } from '../support/databases.ts'
import { startServer } from '../support/server.ts'
import { buildSmallSite } from './built.ts'

let database: Database
let folder = ''
beforeAll(async () => {
  database = await copyOfTemplate('postgres')
  folder = await buildSmallSite()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function withServer<T>(env: Env, use: (server: ReturnType<typeof startServer>) => Promise<T>): Promise<T> {
  const server = startServer(database, { env, built: await readBuiltSite(folder) })
  try {
    return await use(server)
  } finally {
    await server.app.close()
  }
}

const slug = '48-alder-ridge-road'
const addresses = [
  '/',
  `/p/${slug}`,
  '/property/4',
  '/property-view',
  '/robots.txt',
  '/sitemap.xml',
  `/qr/${slug}.svg`,
  `/sign/${slug}.svg`,
]
const forged = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '198.51.100.1',
  forwarded: 'host=evil.example',
}

describe.each([
  ['nothing', {}, 'http://localhost:4173'],
  ['a port', { PORT: '8080' }, 'http://localhost:8080'],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://pending.example/' }, 'https://pending.example'],
  ['a trusted proxy', { TRUST_PROXY: '127.0.0.1, 203.0.113.0/24' }, 'http://localhost:4173'],
  ['one trusted hop', { TRUST_PROXY: '1' }, 'http://localhost:4173'],
])('[PROP-07] [ROUTE-08] the address of the site, where %s is configured', (_, settings, origin) => {
  it('is the same for any Host header in everything that is cached', async () => {
    const env = readEnv({ LOG_LEVEL: 'silent', ...settings })
    await withServer(env, async ({ visitor }) => {
      for (const url of addresses) {
        const [plain, hostile] = [
          await visitor().get(url),
          await visitor().send({ method: 'GET', url, headers: forged }),
        ]
        expect([url, plain.status]).toEqual([url, 200])
        expect(hostile.text).toBe(plain.text)
        expect(`${hostile.text}${JSON.stringify(hostile.headers)}`).not.toContain('evil')
      }
    })
  })

  it('is in the QR code, the sign, the head, robots.txt and the sitemap', async () => {
    const env = readEnv({ LOG_LEVEL: 'silent', ...settings })
    await withServer(env, async ({ visitor }) => {
      const text = async (url: string) => (await visitor().get(url)).text
      expect(await text(`/qr/${slug}.svg`)).toBe(qrCode(`${origin}/p/${slug}`))
      expect(await text(`/sign/${slug}.svg`)).toContain(`>${origin.replace(/^https?:\/\//, '')}/p/${slug}</text>`)
      expect(await text('/property/4')).toContain(`<link rel="canonical" href="${origin}/p/${slug}" />`)
      expect(await text('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
      expect(await text('/sitemap.xml')).toContain(`<loc>${origin}/</loc>`)
    })
  })
})

it('[API-08] a server on a random port uses that port on its signs', async () => {
  const env = readEnv({ LOG_LEVEL: 'silent', PORT: '0' })
  await withServer(env, async ({ visitor }) => {
    env.port = 41_730
    expect((await visitor().get(`/sign/${slug}.svg`)).text).toContain(`>localhost:41730/p/${slug}</text>`)
  })
})
