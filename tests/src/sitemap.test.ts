import { expect, it } from 'vitest'
import { prerenderedPages } from '#src/marketing/prerendered-pages.tsx'
import { sitemapXml } from '#src/marketing/sitemap.ts'

it('[ROUTE-08] only home, insights, customers, demo and every article have a frequency and priority', () => {
  const xml = new DOMParser().parseFromString(sitemapXml('https://pending.example'), 'application/xml')
  const urls = [...xml.querySelectorAll('url')].map((url) => [...url.children].map(({ textContent }) => textContent))
  const articles = prerenderedPages.map(({ path }) => path).filter((path) => /^\/(insights|customers)\/./.test(path))
  expect(articles).toHaveLength(8)
  expect(urls.sort()).toEqual(
    [
      ['https://pending.example/', 'weekly', '1'],
      ['https://pending.example/insights', 'weekly', '0.9'],
      ['https://pending.example/customers', 'weekly', '0.9'],
      ['https://pending.example/demo', 'monthly', '0.8'],
      ...articles.map((path) => [`https://pending.example${path}`, 'monthly', '0.8']),
    ].sort(),
  )
})
