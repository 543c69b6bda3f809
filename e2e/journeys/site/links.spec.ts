import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { sitePages } from '#e2e/support/site-pages.ts'

test('[ROUTE-01] every link of every page works, and every anchor exists', { tag: '@smoke' }, async ({
  server,
  request,
}) => {
  const links = new Map<string, string>()
  const broken: string[] = []
  for (const { path } of sitePages) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g))
      if (!href.startsWith('#')) links.set(href.replaceAll('&amp;', '&'), path)
      else if (!html.includes(` id="${href.slice(1)}"`)) broken.push(`${href} on ${path}: no such anchor`)
  }
  expect(links.size).toBeGreaterThan(15)
  const seen = new Map<string, string>()
  for (const [href, from] of links) {
    if (/^(mailto:|tel:)/.test(href)) continue
    const url = new URL(href, `${server.origin}${from}`)
    if (url.origin !== server.origin) continue
    const anchor = url.hash.slice(1)
    url.hash = ''
    if (!seen.has(url.href)) {
      const answer = await request.get(url.href, { maxRedirects: 0 })
      const isThere = answer.status() < 400
      seen.set(url.href, isThere ? await answer.text() : '')
      if (!isThere) broken.push(`${href} on ${from}: ${answer.status()}`)
    }
    if (anchor && !seen.get(url.href)?.includes(` id="${anchor}"`)) broken.push(`${href} on ${from}: no such anchor`)
  }
  expect(broken).toEqual([])
})

test('[ROUTE-08] sitemap.xml lists the public pages, and robots.txt names it', { tag: '@smoke' }, async ({
  server,
  request,
  page,
}) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const xml = await answer.text()
  const urls = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    return [...document.querySelectorAll('url')].map((url) =>
      [...url.children].map(({ localName, textContent }) => `${localName} ${textContent}`).join(', '),
    )
  }, xml)
  const entry = (path: string, changefreq: string, priority: number) =>
    `loc ${server.publicOrigin}${path}, changefreq ${changefreq}, priority ${priority}`
  const articles = [
    ...['beyond-the-obvious', 'scaling-excellence', 'the-growth-playbook', 'the-future-of-real-estate'].map(
      (slug) => `/insights/${slug}`,
    ),
    ...[
      'automating-buyer-journeys-before-launch',
      'how-property-managers-reduce-vacancy',
      'how-brokerages-unlock-higher-conversion',
      'how-developers-close-gaps-follow-up',
    ].map((slug) => `/customers/${slug}`),
  ]
  expect([...urls].sort()).toEqual(
    [
      entry('/', 'weekly', 1),
      entry('/insights', 'weekly', 0.9),
      entry('/customers', 'weekly', 0.9),
      entry('/demo', 'monthly', 0.8),
      ...articles.map((path) => entry(path, 'monthly', 0.8)),
    ].sort(),
  )
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${server.publicOrigin}/sitemap.xml`)
})
