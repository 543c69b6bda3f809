import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/settings.ts'
import {
  filledIn,
  htmlFileOf,
  pathOfHtml,
  prerenderedDocument,
  type RenderedPage,
  readPrerendered,
  writtenOrigin,
} from '#server/site/prerendered.ts'

const template =
  '<!doctype html><html><head><!--head--><!--settings-->' +
  '<script type="module" crossorigin src="/assets/main-1.js"></script></head><body><!--root--></body></html>'
const page: RenderedPage = {
  path: '/contact',
  name: 'contact',
  head: { title: 'Get in touch', description: 'How to reach us', isIndexed: true, image: 'kitchen' },
  html: '<img srcset="/./pictures/a/480.webp 480w, /./pictures/a/800.webp 800w"/><a href="mailto:hello@pending.example">hello@pending.example</a><p>Since 2026. © 2026 Pending</p>',
}
const written = { ...defaultSettings, assetBase: '/.', year: '2026' }
const files = {
  early: '<link rel="stylesheet" href="/assets/a.css" />',
  start: '/assets/start-1.js',
  late: ['/assets/main-1.js', '/assets/b.js'],
}
const document = prerenderedDocument(template, page, written, files)

describe('[MKT-13] a prerendered file', () => {
  it('is a whole document that a browser reads as it is', () => {
    expect(document).toContain('<title>Get in touch</title>')
    expect(document).toContain(files.early)
    expect(document.match(/<script type="module"[^>]*>/g)).toEqual([
      '<script type="module" fetchpriority="low" crossorigin src="/assets/start-1.js" data-scripts="/assets/main-1.js /assets/b.js">',
    ])
    expect(document).not.toMatch(/<!--|%\w+%/)
  })

  it('is the same again with the values that it was written with', () => {
    const plain = { ...page, head: { title: 'Get in touch', description: 'How to reach us', isIndexed: true } }
    const same = prerenderedDocument(template, plain, written, files)
    expect(filledIn(readPrerendered(same), writtenOrigin, written)).toBe(same)
  })

  it('[API-09] [NAV-04] has the server’s address, asset base, contact address and year in their places alone', () => {
    const settings = {
      ...defaultSettings,
      mapboxToken: 'pk.</script>',
      contactEmail: 'sales&rentals@homes.example',
      assetBase: 'https://assets.example',
      year: '2031',
    }
    const filled = filledIn(readPrerendered(document), 'https://homes.example', settings)
    expect(filled).toContain('<link rel="canonical" href="https://homes.example/contact" />')
    expect(filled).toContain('<meta property="og:image" content="https://assets.example/pictures/kitchen/1200.jpg" />')
    expect(filled).toContain(
      '<img srcset="https://assets.example/pictures/a/480.webp 480w, https://assets.example/pictures/a/800.webp 800w"/>' +
        '<a href="mailto:sales&amp;rentals@homes.example">sales&amp;rentals@homes.example</a><p>Since 2026. © 2031 Pending</p>',
    )
    const [, json = ''] = /id="settings">([^<]*)</.exec(filled) ?? []
    expect(JSON.parse(json)).toEqual(settings)
  })

  it('[API-09] has its pictures on the server that delivers it where no asset base is set', () => {
    const filled = filledIn(readPrerendered(document), 'https://homes.example', { ...defaultSettings, year: '2026' })
    expect(filled).toContain('content="https://homes.example/pictures/kitchen/1200.jpg"')
    expect(filled).toContain('<img srcset="/pictures/a/480.webp 480w, /pictures/a/800.webp 800w"/>')
  })

  it.each([
    ['/', 'index.html'],
    ['/enterprise', 'enterprise.html'],
    ['/insights/first-steps', 'insights/first-steps.html'],
  ])('of %s is %s', (path, file) => {
    expect([htmlFileOf(path), pathOfHtml(file)]).toEqual([file, path])
  })

  it('says by its head whether search engines may know it', () => {
    const hidden = { ...page, head: { ...page.head, isIndexed: false } }
    const isIndexed = [page, hidden].map(
      (each) => readPrerendered(prerenderedDocument(template, each, written, files)).isIndexed,
    )
    expect(isIndexed).toEqual([true, false])
  })
})
