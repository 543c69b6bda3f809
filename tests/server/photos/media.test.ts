import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openImageStore } from '#server/photos/image-store.ts'
import { developPhotos } from '#server/photos/make-renditions.ts'
import { type MediaImage, media } from '#server/photos/media.ts'
import { mediaSigner } from '#server/photos/rules/signed-media.ts'

let folder = ''
let app: FastifyInstance
let now = new Date('2026-11-20T10:00:00Z')
const signer = mediaSigner('secret')
const images = new Map<string, MediaImage>([
  ['1', { original: 'open.jpg', isOpen: true }],
  ['2', { original: 'closed.jpg', isOpen: false }],
  ['3', { original: 'lost.jpg', isOpen: true }],
  ['4', { original: '../secret.jpg', isOpen: true }],
])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  const originals = join(folder, 'originals')
  await mkdir(originals)
  for (const [name, background] of [
    ['open.jpg', '#775533'],
    ['closed.jpg', '#335577'],
    ['placeholder.svg', '#eeeeee'],
  ] as const) {
    await sharp({ create: { width: 820, height: 410, channels: 3, background } })
      .jpeg()
      .toFile(join(originals, name))
  }
  await developPhotos(originals, join(folder, 'image-store'))
  const imageStore = await openImageStore(join(folder, 'image-store'))
  app = Fastify()
  await app.register(media, { imageStore, signer, findImage: async (id) => images.get(id) ?? null, now: () => now })
})
beforeEach(() => {
  now = new Date('2026-11-20T10:00:00Z')
  images.set('2', { original: 'closed.jpg', isOpen: false })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('200: a photo of an open listing', () => {
  it.each([
    ['800.avif', 'image/avif', 'heif'],
    ['480.webp', 'image/webp', 'webp'],
    ['800.jpg', 'image/jpeg', 'jpeg'],
  ])('[PROP-09] %s is sent as %s and cached for a day', async (variant, type, format) => {
    const answer = await get(`/media/1/${variant}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: Number.parseInt(variant, 10) })
  })

  it('[PROP-09] the placeholder is public', async () => {
    expect((await get('/media/placeholder/800.jpg')).statusCode).toBe(200)
  })

  it('HEAD returns the same headers without the bytes', async () => {
    const full = await get('/media/1/800.avif')
    const head = await app.inject({ method: 'HEAD', url: '/media/1/800.avif' })
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(full.rawPayload.length))
    expect(head.headers.etag).toBe(full.headers.etag)
  })
})

describe('304: a photo the browser already has', () => {
  it.each([(etag: string) => etag, (etag: string) => `W/${etag}`, (etag: string) => `"other", ${etag}`, () => '*'])(
    'isn’t sent again',
    async (known) => {
      const { headers } = await get('/media/1/800.avif')
      const again = await get('/media/1/800.avif', { 'if-none-match': known(String(headers.etag)) })
      expect(again.statusCode).toBe(304)
      expect(again.rawPayload).toHaveLength(0)
      expect(again.headers.etag).toBe(headers.etag)
    },
  )

  it('is sent when it differs, as another photo or rendition does', async () => {
    const { headers } = await get('/media/1/800.avif')
    expect((await get('/media/1/800.webp', { 'if-none-match': headers.etag })).statusCode).toBe(200)
    expect((await get('/media/placeholder/800.avif', { 'if-none-match': headers.etag })).statusCode).toBe(200)
  })

  it('[PROP-17] doesn’t reveal to a stranger that a private photo is unchanged', async () => {
    const signed = await get(signer.signed('/media/2/800.avif', now))
    expect((await get('/media/2/800.avif', { 'if-none-match': signed.headers.etag })).statusCode).toBe(404)
    expect((await get('/media/2/800.avif', { 'if-none-match': '*' })).statusCode).toBe(404)
  })
})

describe('a photo of a private listing', () => {
  it('[PROP-17] 200 at a signed address, cached privately until the address expires', async () => {
    const answer = await get(signer.signed('/media/2/800.avif', now))
    expect(answer.statusCode).toBe(200)
    const [, seconds] = /^private, max-age=(\d+)$/.exec(String(answer.headers['cache-control'])) ?? []
    expect(Number(seconds)).toBeGreaterThan(3 * 3600 - 1)
    expect(Number(seconds)).toBeLessThanOrEqual(6 * 3600)
  })

  it('[PROP-17] 404 without a signature, as if it didn’t exist', async () => {
    const unsigned = await get('/media/2/800.avif')
    const missing = await get('/media/99/800.avif')
    expect(unsigned.statusCode).toBe(404)
    expect(unsigned.json()).toEqual({ status: 404, title: 'Not Found', code: 'not_found', detail: 'Image not found' })
    expect(unsigned.body).toBe(missing.body)
    expect(unsigned.headers['cache-control']).toBe('no-store')
  })

  it('[PROP-17] 404 with the signature of another photo or rendition, or a changed one', async () => {
    const query = signer.signed('/media/1/800.avif', now).split('?')[1]
    expect((await get(`/media/2/800.avif?${query}`)).statusCode).toBe(404)
    const own = signer.signed('/media/2/800.avif', now)
    expect((await get(own.replace('800.avif', '480.avif'))).statusCode).toBe(404)
    expect((await get(own.replace(/expires=\d+/, 'expires=9999999999'))).statusCode).toBe(404)
    expect((await get(`${own}&signature=x`)).statusCode).toBe(404)
  })

  it('[PROP-17] 403 after the address has expired', async () => {
    const address = signer.signed('/media/2/800.avif', now)
    now = new Date('2026-11-20T16:00:01Z')
    const answer = await get(address)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      status: 403,
      title: 'Forbidden',
      code: 'address_expired',
      detail: 'This address has expired. Load the page again.',
    })
  })

  it('[PROP-17] needs a signature as soon as the listing becomes private', async () => {
    images.set('2', { original: 'closed.jpg', isOpen: true })
    expect((await get('/media/2/800.avif')).statusCode).toBe(200)
    images.set('2', { original: 'closed.jpg', isOpen: false })
    expect((await get('/media/2/800.avif')).statusCode).toBe(404)
  })
})

describe('404: a photo that doesn’t exist', () => {
  it.each([
    '/media/99/800.avif',
    '/media/3/800.avif',
    '/media/4/800.avif',
    '/media/a.b/800.avif',
    '/media/%27/800.avif',
    '/media/1/801.avif',
    '/media/1/800.png',
    '/media/1/1600.avif',
    '/media/1/800',
    '/media/1/..%2f..%2findex.json',
    '/media/..%2f..%2f/800.avif',
    '/media/1/%2e%2e%2f800.avif',
    '/media/1/800.avif%00',
  ])('%s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toHaveProperty('detail')
  })
})
