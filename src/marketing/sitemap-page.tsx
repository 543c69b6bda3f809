import { useEffect } from 'react'
import { sitemapXml } from './sitemap.ts'

/**
 * ROUTE-08: who comes to /sitemap.xml by a link of the site sees nothing; the same text that the server sends to everybody
 * else is kept on the element, for whoever reads the page.
 */
export function SitemapPage() {
  useEffect(() => {
    document.title = 'Sitemap · Pending'
  }, [])
  return <div hidden data-sitemap={sitemapXml(location.origin)} />
}
