import { rm } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteSettings } from '#server/platform/env/site-settings.ts'
import { readBuiltSite } from '#server/site/built-site.ts'
import type { Finding } from '#server/site/finding.ts'
import { serveSite } from '#server/site/site.ts'
import { buildSmallSite, mainScript } from './built.ts'
import { openListingWith } from './listing.ts'

const findings: Record<string, Finding> = {
  '48-alder-ridge-road': { kind: 'open', propertyId: 4, listing: openListingWith() },
  'harbor-tower-2104': { kind: 'withheld' },
  'alder-ridge': { kind: 'moved', slug: '48-alder-ridge-road' },
  'old-tower': { kind: 'moved', slug: null },
  4: { kind: 'moved', slug: '48-alder-ridge-road' },
}
let folder = ''
let app: FastifyInstance

beforeAll(async () => {
  folder = await buildSmallSite()
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not Found' }))
  await app.register(serveSite, {
    built: await readBuiltSite(folder),
    settings: siteSettings({ MAPBOX_TOKEN: 'pk.</script>', ASSET_BASE: 'https://assets.example' }),
    clock: () => new Date('2027-06-01T12:00:00Z'),
    origin: () => 'https://pending.example',
    redirects: { '/sign-up': 'https://app.example/begin', '/login': '/request' },
    findProperty: async (address) => {
      if (address === 'broken') throw new Error('the database is away')
      return findings[address] ?? { kind: 'missing' }
    },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('the HTML of an address', () => {
  it('[PROP-07] of an open listing: its head, its page, its settings, revalidated by caches', async () => {
    const answer = await get('/p/48-alder-ridge-road')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(answer.headers).not.toHaveProperty('x-robots-tag')
    expect(answer.body).toContain('<title>48 Alder Ridge Road, Mill Valley, CA 94941 · Pending</title>')
    expect(answer.body).toContain('imagesrcset="/media/12/480.avif 480w')
    expect(answer.body).toContain('<link rel="modulepreload" crossorigin href="/assets/property-1.js" />')
  })

  it('[PROP-09] of an open listing: its first photo, visible before any script has run', async () => {
    const { body } = await get('/p/48-alder-ridge-road')
    const [, srcset, sizes] = /imagesrcset="(.*?)" imagesizes="(.*?)"/.exec(body) ?? []
    expect(body).toContain(
      `<div id="root"><div class="first-look"><picture><source type="image/avif" srcset="${srcset}" sizes="${sizes}" />`,
    )
  })

  it.each(['/p/nowhere', '/p/alder-ridge'])('of %s: an empty page until a script has run', async (url) => {
    expect((await get(url)).body).toContain('<div id="root"></div>')
  })

  it('[API-02] contains the settings, which are read back unchanged', async () => {
    const { body } = await get('/')
    const [, json] = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(json ?? '')).toEqual({
      apiBaseUrl: '',
      chatPath: '/api/v1/chat',
      mapboxToken: 'pk.</script>',
      advisorEmail: 'advisor@pending.example',
      supportEmail: 'support@pending.example',
      contactEmail: 'hello@pending.example',
      assetBase: 'https://assets.example',
      year: '2027',
    })
  })

  it.each(['/p/harbor-tower-2104', '/p/harbor-tower-2104/', '/property/harbor-tower-2104', '/p/old-tower'])(
    '[PROP-17] of a private listing at %s: neutral, not indexed, the same for everyone',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(answer.body).toContain('<title>Private listing · Pending</title>')
      expect(answer.body).toContain('<meta name="robots" content="noindex, nofollow" />')
      expect(answer.body).not.toMatch(/harbor|tower|media|canonical|og:url|ld\+json/i)
      expect(answer.body.match(/[^"]*\.jpg/g)).toEqual(['https://pending.example/og/private.jpg'])
      expect(answer.body).toContain('<link rel="modulepreload" crossorigin href="/assets/gate-1.js" />')
      const withCookie = await get(url, { cookie: 'access-5=granted' })
      expect(withCookie.body).toBe(answer.body)
    },
  )

  it.each(['/p/alder-ridge', '/property/4'])(
    '[PROP-04] of a moved listing at %s: no redirect, so that the page replaces its address itself',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<link rel="canonical" href="https://pending.example/p/48-alder-ridge-road" />')
    },
  )

  it.each([
    '/p/no-such-house',
    '/property/99',
    '/sellers',
    '/nowhere',
    '/index.html',
    '/.vite/manifest.json',
    '/p/a/b',
  ])('[ROUTE-05] of %s: the site itself, with 404 and not indexed', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    const root = /^\/(p|property)\/[^/]+$/.test(url)
      ? '<div id="root"></div>'
      : '<div id="root" data-prerendered><h1>Gone</h1></div>'
    expect(answer.body).toContain(root)
  })

  it.each(['/', '/?from=email'])(
    '[MKT-13] [API-09] of %s: the prerendered page, with the server’s settings',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<title>Pending</title>')
      expect(answer.body).toContain('<link rel="canonical" href="https://pending.example/" />')
      expect(answer.body).toContain('content="https://assets.example/pictures/exterior-dusk/1200.jpg"')
      expect(answer.body).toContain(
        '<div id="root" data-prerendered><h1>Home</h1><img src="https://assets.example/pictures/a.jpg"/><p>hello@pending.example, © 2027</p></div>',
      )
    },
  )

  it.each(['/home/about', '/Home/About/'])('[ROUTE-01] of %s: one canonical address', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<link rel="canonical" href="https://pending.example/about" />')
  })

  it('of a listing that can’t be looked up: the site itself, neutral, with 503', async () => {
    const answer = await get('/p/broken')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('<title>Private listing · Pending</title>')
    expect(answer.body).not.toContain('database')
  })

  it('answers HEAD like GET, without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/p/no-such-house' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe('')
  })

  it.each(['/api/v1/nothing', '/api', '/media/12', '/assets/gone-1.js', '/pictures/gone.webp'])(
    '[ROUTE-05] isn’t sent for %s, which isn’t a page',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'Not Found' })
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )
})

describe('the page for any home', () => {
  it('[PVIEW-01] is indexed at one address, and never with a home in its query', async () => {
    const empty = await get('/property-view')
    expect(empty.statusCode).toBe(200)
    expect(empty.headers).not.toHaveProperty('x-robots-tag')
    expect(empty.body).toContain('<title>Home value illustration · Pending</title>')
    expect(empty.body).toContain('<link rel="canonical" href="https://pending.example/property-view" />')
    const home = await get('/property-view?address=1+Elm+Street&lat=1&lng=2')
    expect(home.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(home.body).toContain('<title>Home value illustration · Pending</title>')
    expect(home.body).not.toMatch(/Elm|canonical/)
  })

  it('[PVIEW-01] sends the home to no one, and only the site’s origin to the maps’ provider', async () => {
    expect((await get('/property-view?address=1+Elm+Street')).headers['referrer-policy']).toBe('strict-origin')
  })

  it('[ROUTE-09] /dashboard has a page, which isn’t indexed', async () => {
    const { statusCode, headers, body } = await get('/dashboard')
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
    expect(body).toContain('<title>Dashboard · Pending</title>')
  })

  it.each([
    ['/sign-up', 'https://app.example/begin'],
    ['/Sign-Up/?from=home', 'https://app.example/begin'],
    ['/login', '/request'],
  ])('[PVIEW-04] %s redirects temporarily to %s', async (path, place) => {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, place, 'no-store'])
  })
})

describe('the files of the site', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are sent precompressed as %s and cached forever', async (encoding, decompress) => {
    const answer = await get('/assets/main-1.js', { 'accept-encoding': encoding })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding')
    expect(decompress(answer.rawPayload).toString()).toBe(mainScript)
  })

  it('are sent uncompressed to clients that accept no compression', async () => {
    const answer = await get('/assets/main-1.js')
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.body).toBe(mainScript)
  })

  it('are revalidated by ETag when their name has no hash', async () => {
    const answer = await get('/favicon.svg')
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml' })
    const again = await get('/favicon.svg', { 'if-none-match': answer.headers.etag })
    expect(again.statusCode).toBe(304)
  })

  it.each(['/assets/main-1.js.br', '/assets/../index.html', '/assets/..%2findex.html', '/..%2f..%2fetc%2fpasswd'])(
    'don’t include %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )

  it('robots are disallowed only from the sellers’ tours', async () => {
    const answer = await get('/robots.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toBe(
      'User-agent: *\nDisallow: /tour/\nDisallow: /question\n\nSitemap: https://pending.example/sitemap.xml\n',
    )
  })

  it('[ROUTE-08] the sitemap lists what should be found', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(answer.body.match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://pending.example/</loc>'])
  })
})

describe('[WIDGET-03] Penny’s files for other sites', () => {
  it('are readable from any origin; the loader is revalidated soon, the panel never', async () => {
    const anywhere = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    expect((await get('/widget/penny-widget.js')).headers).toMatchObject({
      ...anywhere,
      'cache-control': 'public, max-age=300',
    })
    expect((await get('/widget/assets/panel-1.js')).headers).toMatchObject({
      ...anywhere,
      'cache-control': expect.stringContaining('immutable'),
    })
  })

  it('are the only ones there, and a missing one isn’t answered with a page', async () => {
    expect((await get('/assets/main-1.js')).headers).not.toHaveProperty('access-control-allow-origin')
    expect((await get('/widget/assets/panel-0.js')).statusCode).toBe(404)
    expect((await get('/widget/assets/panel-0.js')).headers['content-type']).toContain('application/json')
  })
})
