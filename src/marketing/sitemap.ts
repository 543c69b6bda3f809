import { prerenderedPages } from './prerendered-pages.tsx'

/** ROUTE-08: what is to be found, as XML. `origin` is where the site is reached, such as https://pending.example. */
export function sitemapXml(origin: string): string {
  const urls = prerenderedPages.flatMap(({ path, sitemap }) => (sitemap ? [{ path, ...sitemap }] : []))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(({ path, changefreq, priority }) =>
      [
        '  <url>',
        `    <loc>${origin}${path}</loc>`,
        `    <changefreq>${changefreq}</changefreq>`,
        `    <priority>${priority}</priority>`,
        '  </url>',
      ].join('\n'),
    ),
    '</urlset>\n',
  ].join('\n')
}
