import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'
import { type PrerenderedPage, prerenderedPages } from './marketing/prerendered-pages.tsx'
import { sitemapXml } from './marketing/sitemap.ts'
import { LazyMarketing, Routes } from './routes.tsx'

/** A page of the built site as the server sends it. */
export interface WrittenPage extends Omit<PrerenderedPage, 'Page'> {
  html: string
}

/**
 * Every marketing page as HTML, just as the browser renders it first, and the sitemap with `%origin%` for where the site is
 * reached. Rejects when a page cannot be rendered.
 */
export async function prerender(): Promise<{ pages: WrittenPage[]; sitemap: string }> {
  await LazyMarketing.arrive()
  const pages: WrittenPage[] = []
  for (const { Page, ...page } of prerenderedPages) {
    await Page.arrive()
    pages.push({ ...page, html: htmlOf(page.path) })
  }
  return { pages, sitemap: sitemapXml('%origin%') }
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
