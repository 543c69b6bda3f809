import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImageStore } from '#server/photos/image-store.ts'
import type { Finding } from '#server/site/finding.ts'
import { shareCard } from '#server/site/share-image.ts'
import { shareImages } from '#server/site/share-images.ts'
import { openListingWith } from './listing.ts'

let folder: string
let app: FastifyInstance
const asked: string[] = []
const logged: string[] = []
const findings: Record<string, Finding> = {
  'the-house': { kind: 'open', propertyId: 4, listing: openListingWith() },
  'the-flat': {
    kind: 'open',
    propertyId: 4,
    listing: openListingWith({ address: 'Apt <3> & "B"', salePrice: null, rentalPrice: 3400 }),
  },
  'no-photo': { kind: 'open', propertyId: 4, listing: openListingWith({ photos: [] }) },
  'torn-photo': {
    kind: 'open',
    propertyId: 4,
    listing: openListingWith({ photos: [{ id: '13', original: 'torn.jpg', alt: '', width: 1600, height: 1067 }] }),
  },
  long: { kind: 'open', propertyId: 4, listing: openListingWith({ address: 'A very long address, '.repeat(20) }) },
  secret: { kind: 'withheld' },
  'old-secret': { kind: 'moved', slug: null },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'))
  const red = { create: { width: 1200, height: 800, channels: 3 as const, background: '#ff0000' } }
  await sharp(red).jpeg().toFile(join(folder, '1200.jpg'))
  await writeFile(join(folder, 'torn.jpg'), 'This is no photo.')
  const imageStore: ImageStore = {
    photo: () => null,
    rendition: (original, name) => {
      if (original === 'torn.jpg') return { path: join(folder, 'torn.jpg'), type: 'image/jpeg', etag: '"b"' }
      return original === 'house.jpg' ? { path: join(folder, name), type: 'image/jpeg', etag: '"a"' } : null
    },
  }
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } })
  await app.register(shareImages, {
    imageStore,
    findProperty: async (address) => {
      asked.push(address)
      return findings[address] ?? { kind: 'missing' }
    },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (slug: string, headers = {}) => app.inject({ url: `/og/p/${slug}.jpg`, headers })

/** The share of an image area with the color, from 0 to 1. */
async function share(
  image: Buffer,
  area: { left: number; top: number; width: number; height: number },
  isIt: (rgb: number[]) => boolean,
) {
  const raw = await sharp(image).extract(area).removeAlpha().raw().toBuffer()
  let found = 0
  for (let at = 0; at < raw.length; at += 3) if (isIt([...raw.subarray(at, at + 3)])) found += 1
  return found / (area.width * area.height)
}
const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 200 && g < 60 && b < 60
const isDark = ([r = 0, g = 0, b = 0]: number[]) => r + g + b < 250
const photo = { left: 0, top: 0, width: 1200, height: 400 }
const address = { left: 56, top: 475, width: 1088, height: 74 }

describe('[PROP-28] the share image of an open listing', () => {
  it('is a JPEG of 1200 × 630, with the photo above and the address below', async () => {
    const answer = await get('the-house')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(await share(answer.rawPayload, photo, isRed)).toBeGreaterThan(0.98)
    expect(await share(answer.rawPayload, address, isDark)).toBeGreaterThan(0.03)
    expect(await share(answer.rawPayload, address, isRed)).toBe(0)
  })

  it('shows status, address, price and facts', () => {
    expect(shareCard(openListingWith())).toEqual({
      status: 'For sale',
      address: '48 Alder Ridge Road, Mill Valley, CA 94941',
      price: '$4,750,000',
      facts: '5 beds · 4.5 baths · 4,820 sq ft',
    })
    expect(shareCard(openListingWith({ salePrice: null, rentalPrice: 3400, beds: 1, baths: null }))).toMatchObject({
      status: 'For rent',
      price: '$3,400/month',
      facts: '1 bed · 4,820 sq ft',
    })
    const facts = { ...openListingWith().facts, availability: 'pre-market' }
    expect(shareCard(openListingWith({ facts }))).toMatchObject({ status: 'Coming soon' })
    expect(shareCard(openListingWith({ salePrice: null, marketStatus: 'under_contract' }))).toMatchObject({
      status: 'Under contract',
      price: 'Price on request',
    })
  })

  it.each(['the-flat', 'no-photo', 'long'])('is drawn for %s, too', async (slug) => {
    const { rawPayload } = await get(slug)
    expect(await share(rawPayload, address, isDark)).toBeGreaterThan(0.01)
    // No text extends into the margin.
    expect(await share(rawPayload, { ...address, left: 0, width: 50 }, isDark)).toBe(0)
    expect(await share(rawPayload, { ...address, left: 1150, width: 50 }, isDark)).toBe(0)
  })

  it('has the drawing of a house when the photo can’t be read, and the log says so', async () => {
    const [torn, none] = [await get('torn-photo'), await get('no-photo')]
    expect(torn.statusCode).toBe(200)
    expect(torn.rawPayload.equals(none.rawPayload)).toBe(true)
    // A repaired photo has another name.
    expect(torn.headers.etag).toBe(none.headers.etag)
    expect(logged.join('')).toContain('reading the photo for a link preview failed')
  })

  it('is drawn once, and not sent again when unchanged', async () => {
    const first = await get('the-house')
    expect(first.headers['cache-control']).toBe('public, max-age=3600')
    const again = await get('the-house')
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    const known = await get('the-house', { 'if-none-match': first.headers.etag })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  it('changes its name with its content', async () => {
    expect((await get('the-house')).headers.etag).not.toBe((await get('no-photo')).headers.etag)
  })
})

describe('[PROP-28] [PROP-17] the share image of a private listing', () => {
  it('contains nothing of it: the same bytes and headers for every listing and address', async () => {
    const [neutral, ...others] = await Promise.all([app.inject('/og/private.jpg'), get('secret'), get('old-secret')])
    const without = ({ date: _, ...headers }: Record<string, unknown>) => headers
    for (const other of others) {
      expect(other.rawPayload.equals(neutral.rawPayload)).toBe(true)
      expect(without(other.headers)).toEqual(without(neutral.headers))
    }
    expect(await share(neutral.rawPayload, photo, isRed)).toBe(0)
    expect((await sharp(neutral.rawPayload).metadata()).width).toBe(1200)
  })

  it('is drawn without a database query', async () => {
    asked.length = 0
    await app.inject('/og/private.jpg')
    expect(asked).toEqual([])
  })
})

it('[PROP-28] there is no share image for an unknown listing', async () => {
  const answer = await get('nowhere')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})
