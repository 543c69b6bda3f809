/** @module-tag nightly */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertyImages } from '#server/listings/schema.ts'
import type { ImageStore } from '#server/photos/image-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readBuiltSite } from '#server/site/built-site.ts'
import { buildSmallSite } from './site/built.ts'
import { copyOfTemplate } from './support/databases.ts'
import { type Visitor, visitorAt } from './support/requests.ts'
import { addProperty, api, startServer } from './support/server.ts'

let database: Database
let folder = ''
let server: ReturnType<typeof startServer>

beforeAll(async () => {
  database = await copyOfTemplate('postgres')
  folder = await buildSmallSite()
  server = startServer(database, { built: await readBuiltSite(folder), imageStore: await imageStoreWithOnePhoto() })
})
afterAll(async () => {
  await server.app.close()
  await database.close()
  await rm(folder, { recursive: true })
})

/** Every rendition of every photo has the same few bytes. */
async function imageStoreWithOnePhoto(): Promise<ImageStore> {
  const path = join(await mkdtemp(join(folder || tmpdir(), 'images-')), 'picture')
  await writeFile(path, 'picture')
  return {
    photo: () => null,
    rendition: (original, name) => ({ path, type: 'image/jpeg', etag: `"${original}-${name}"` }),
  }
}

describe('[PROP-07] the page that the server sends', () => {
  const page = async (path: string) => visitorAt(server.app).get(path)

  it('has the head of an open listing, with its first photo', async () => {
    const { status, text } = await page('/p/48-alder-ridge-road')
    expect(status).toBe(200)
    expect(text).toContain('<title>48 Alder Ridge Road, Mill Valley, CA 94941 · Pending</title>')
    expect(text).toMatch(/og:image" content="[^"]*\/og\/p\/48-alder-ridge-road\.jpg"/)
  })

  it.each(['harbor-tower-2104', '77-juniper-row', 'the-linden-house', '22-carver-lofts-5'])(
    '[PROP-17] has a neutral head for %s, also for a visitor who passed its gate',
    async (slug) => {
      const visitor = visitorAt(server.app)
      await visitor.post(api('5/validate-password'), { password: 'harbor-light' })
      const { status, text, headers } = await visitor.get(`/p/${slug}`)
      expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
      expect(text).not.toMatch(/Spear|Juniper|Linden|Carver|media\//)
    },
  )

  it.each([
    ['/p/alder-ridge', 200, /rel="canonical" href="[^"]*\/p\/48-alder-ridge-road"/],
    ['/property/4', 200, /rel="canonical" href="[^"]*\/p\/48-alder-ridge-road"/],
    ['/property/5', 200, /Private listing/],
    ['/p/loop-a', 200, /Private listing/],
    ['/p/nobody', 404, /Property Not Available/],
    ['/p/%00', 404, /Property Not Available/],
    ['/nowhere', 404, /<h1>Gone/],
  ])('%s: %i', async (path, status, text) => {
    const answer = await page(path)
    expect(answer.status).toBe(status)
    expect(answer.text).toMatch(text)
  })

  it.each(['/sign-up', '/login', '/Login/', '/sign-up?from=listing'])(
    '[PVIEW-04] redirects %s to /request when nothing else is configured',
    async (path) => {
      const { status, headers } = await page(path)
      expect([status, headers.location]).toEqual([302, '/request'])
    },
  )

  it('[API-02] [API-09] [CHAT-09] [NAV-04] [PVIEW-04] carries the settings', async () => {
    expect((await page('/')).text).toContain(
      '{"apiBaseUrl":"","chatPath":"/api/v1/chat","mapboxToken":"","advisorEmail":"advisor@pending.example","supportEmail":"support@pending.example","contactEmail":"hello@pending.example","assetBase":"","year":"',
    )
  })

  it('has headers that forbid framing, as every answer does', async () => {
    for (const path of ['/', '/p/nobody', '/api/v1/nothing', '/healthz', api('by-url/4'), '/media/x/480.jpg']) {
      const { headers } = await page(path)
      expect([path, headers['x-frame-options'], headers['x-request-id']]).toEqual([path, 'DENY', expect.any(String)])
    }
  })

  it('isn’t sent for unknown calls', async () => {
    for (const path of ['/api/v1/nothing', '/api', '/media/nothing']) {
      const { status, body } = await page(path)
      expect([path, status, typeof body?.detail]).toEqual([path, 404, 'string'])
    }
  })
})

describe('[PROP-17] the bytes of a photo', () => {
  const firstOf = async (visitor: Visitor, id: number): Promise<string> =>
    (await visitor.get(api(`${id}/images`))).body.images[0].url

  it('are public for an open listing', async () => {
    const address = await firstOf(visitorAt(server.app), 4)
    expect(await visitorAt(server.app).get(address)).toMatchObject({ status: 200, text: 'picture' })
  })

  it('of a private listing are served only at the address that the API gave', async () => {
    const invited = visitorAt(server.app)
    await invited.post(api('5/validate-password'), { password: 'harbor-light' })
    const address = await firstOf(invited, 5)
    const other = visitorAt(server.app)
    expect((await other.get(address)).status).toBe(200)
    expect((await other.get(address.replace(/\?.*/, ''))).status).toBe(404)
    expect((await other.get(address.replace('1600.jpg', '480.jpg'))).status).toBe(404)
    server.time.grant(6 * 3600)
    expect((await other.get(address)).status).toBe(403)
  })

  it('[PROP-17] of the private samples aren’t served without a signature, those of the open ones are', async () => {
    const photos = await database.db
      .select({ id: propertyImages.id, propertyId: propertyImages.propertyId })
      .from(propertyImages)
      .where(inArray(propertyImages.propertyId, [4, 5, 6, 7, 8, 9]))
    const stranger = visitorAt(server.app)
    const answers = await Promise.all(
      photos.map(async ({ id, propertyId }) => `${propertyId} ${(await stranger.get(`/media/${id}/1600.jpg`)).status}`),
    )
    expect([...new Set(answers)].sort()).toEqual(['4 200', '5 404', '6 404', '7 404', '8 200', '9 404'])
  })

  it('aren’t served for an unpublished listing', async () => {
    const id = await addProperty(database.db, { listingStatus: 'draft' })
    await database.db.execute(
      `insert into property_images (id, property_id, original, alt, width, height, display_order)
       values ('draft-picture', ${id}, 'kitchen.jpg', '', 1600, 1067, 1)`,
    )
    expect((await visitorAt(server.app).get('/media/draft-picture/480.jpg')).status).toBe(404)
  })
})
