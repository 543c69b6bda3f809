import { useEffect } from 'react'
import { pageTitle } from '#domain/pages.ts'
import { sitemapXml } from './sitemap.ts'

/**
 * ROUTE-08: /sitemap.xml inside the app shows nothing; the XML that the server sends is in the element's data attribute.
 */
export function SitemapPage() {
  useEffect(() => {
    document.title = pageTitle('Sitemap')
  }, [])
  return <div hidden data-sitemap={sitemapXml(location.origin)} />
}
