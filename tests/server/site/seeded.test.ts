import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/database/open.ts'
import type { ImageStore } from '#server/photos/image-store.ts'
import { formatOf, mediaTypes } from '#server/photos/renditions.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { readBuiltSite } from '#server/site/built-site.ts'
import { buildSmallSite } from './built.ts'

let folder = ''
let siteFolder = ''
let database: Database
let app: FastifyInstance
let now = new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seeded-'))
  siteFolder = await buildSmallSite()
  const env = readEnv({
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://pending.example',
    SEED: 'samples',
  })
  database = await openDatabase(env)
  const path = join(folder, 'picture')
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#75462a' } })
    .jpeg()
    .toFile(path)
  const imageStore: ImageStore = {
    photo: () => null,
    rendition: (original, name) => ({ path, type: mediaTypes[formatOf(name)], etag: `"${original}-${name}"` }),
  }
  app = buildApp({ env, database, imageStore, built: await readBuiltSite(siteFolder), clock: () => now })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true })
  await rm(siteFolder, { recursive: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })
const imagesOf = (id: number, headers = {}) => get(`/api/v1/public/properties/${id}/images?size=large`, headers)

describe('the HTML of the sample listings', () => {
  it('[PROP-07] [PROP-20] an open listing’s structured data has its photos, host and tours; a private listing has none', async () => {
    const data = (body: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1]
    const { images } = (await imagesOf(4)).json()
    const paths = images.map(({ url }: { url: string }) => `https://pending.example${url}`)
    expect(paths.length).toBeGreaterThanOrEqual(8)
    expect(JSON.parse(data((await get('/p/48-alder-ridge-road')).body) ?? '{}')).toMatchObject({
      image: paths,
      provider: { name: 'Marisol Vega', worksFor: { name: 'Ridge & Bay Realty' }, telephone: '(415) 555-0163' },
      mainEntity: { tourBookingPage: 'https://pending.example/p/48-alder-ridge-road#tour' },
    })
    for (const slug of ['harbor-tower-2104', '77-juniper-row', 'the-linden-house'])
      expect(data((await get(`/p/${slug}`)).body)).toBeUndefined()
  })

  it('[PROP-07] an open listing: its address, its description, its first photo at the API’s address', async () => {
    const { body, statusCode } = await get('/p/48-alder-ridge-road')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>48 Alder Ridge Road, Mill Valley, CA 94941 · Pending</title>')
    const { images } = (await imagesOf(4)).json()
    const primary = images.find((image: { is_primary: boolean }) => image.is_primary)
    expect(body).toContain(`imagesrcset="${primary.sources[0].srcset}"`)
    const share = /<meta property="og:image" content="https:\/\/pending\.example([^"]+)"/.exec(body)?.[1] ?? ''
    expect((await get(share)).headers['content-type']).toBe('image/jpeg')
  })

  it('[PROP-07] an open rental', async () => {
    const { body } = await get('/p/415-valencia-3b')
    expect(body).toContain('<title>415 Valencia Street #3B, San Francisco, CA 94103 · Pending</title>')
    expect(body).toContain('"price":3400')
  })

  it.each([
    ['harbor-tower-2104', 'password'],
    ['77-juniper-row', 'lead form'],
    ['the-linden-house', 'password and lead form'],
    ['22-carver-lofts-5', 'lead form without a field'],
  ])('[PROP-17] %s, behind its %s: only that it exists', async (slug) => {
    const { body, statusCode, headers } = await get(`/p/${slug}`)
    expect(statusCode).toBe(200)
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(body).toContain('<title>Private listing · Pending</title>')
    expect(body).not.toMatch(/canonical|og:url|preload" as="image|ld\+json|Spear|Juniper|Linden|Carver/)
    expect(body).toContain('<meta property="og:image" content="https://pending.example/og/private.jpg" />')
  })

  it.each(['/p/alder-ridge', '/p/4', '/property/4'])('[PROP-04] %s: its new address', async (url) => {
    const { body, statusCode } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<link rel="canonical" href="https://pending.example/p/48-alder-ridge-road" />')
  })

  it.each(['/p/loop-a', '/p/loop-b', '/property/5'])('[PROP-17] %s: neutral, without an address', async (url) => {
    const { body, statusCode } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/canonical|harbor/)
  })

  it.each([
    '/p/no-such-house',
    '/p/%00',
    '/p/%F0%9F%8F%A0',
    '/property/999999999999',
    `/p/${'a'.repeat(900)}`,
    "/p/'--",
  ])('[ROUTE-05] %s: 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('the photos of the sample listings', () => {
  it('[PROP-17] of a private listing are served at the addresses that an admitted visitor gets, until they expire', async () => {
    expect((await imagesOf(5)).statusCode).toBe(403)
    const admission = await app.inject({
      method: 'POST',
      url: '/api/v1/public/properties/5/validate-password',
      payload: { password: 'harbor-light' },
    })
    expect(admission.json()).toEqual({ success: true })
    const cookie = admission.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { images } = (await imagesOf(5, { cookie })).json()
    expect(images).toHaveLength(8)

    const { url } = images[0]
    expect((await get(url)).statusCode).toBe(200)
    expect((await get(url)).headers['cache-control']).toMatch(/^private/)
    const unsigned = url.split('?')[0]
    expect((await get(unsigned)).statusCode).toBe(404)
    expect((await get(unsigned, { cookie })).statusCode).toBe(404)
    now = new Date('2026-11-20T16:00:00Z')
    expect((await get(url)).statusCode).toBe(403)
    now = new Date('2026-11-20T10:00:00Z')
  })
})

describe('every answer', () => {
  it.each([
    '/',
    '/p/harbor-tower-2104',
    '/nowhere',
    '/api/v1/nothing',
    '/media/x/800.avif',
    '/assets/main-1.js',
    '/robots.txt',
  ])('%s has caching and security headers', async (url) => {
    const { headers } = await get(url)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('is compressed when it is text, and not when it is an image', async () => {
    const accepting = { 'accept-encoding': 'gzip, br' }
    expect((await get('/p/48-alder-ridge-road', accepting)).headers['content-encoding']).toBe('br')
    expect((await imagesOf(4, accepting)).headers['content-encoding']).toBe('br')
    const { url } = (await imagesOf(4)).json().images[0]
    expect((await get(url, accepting)).headers).not.toHaveProperty('content-encoding')
  })

  it('[PROP-17] isn’t cached when it depends on the visitor, and is revalidated when it is the page', async () => {
    expect((await imagesOf(5)).headers['cache-control']).toContain('no-store')
    expect((await get('/api/v1/public/properties/by-url/harbor-tower-2104')).headers['cache-control']).toContain(
      'no-store',
    )
    expect((await get('/p/harbor-tower-2104')).headers['cache-control']).toBe('no-cache')
  })
})
