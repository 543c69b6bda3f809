import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { settings } from './env.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { type PrerenderedPage, prerenderedPages } from './marketing/prerendered-pages.tsx'
import { sitemapXml } from './marketing/sitemap.ts'
import { LazyMarketing, Routes } from './routes.tsx'

/**
 * Every marketing page as HTML, just as the browser renders it first, the settings that it was rendered with, and the sitemap of
 * a site that is reached at `origin`. Rejects when a page cannot be rendered.
 */
export async function prerender(origin: string) {
  await LazyMarketing.preload()
  const pages: (Omit<PrerenderedPage, 'Page'> & { html: string })[] = []
  for (const { Page, ...page } of prerenderedPages) {
    await Page.preload()
    pages.push({ ...page, html: htmlOf(page.path) })
  }
  return { pages, sitemap: sitemapXml(origin), settings }
}

function htmlOf(path: string): string {
  return renderToString(
    <StrictMode>
      <ErrorBoundary>
        <Router ssrPath={path}>
          <Routes />
        </Router>
      </ErrorBoundary>
    </StrictMode>,
  )
}
