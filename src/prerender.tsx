import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'
import type { MarketingPage } from './marketing/marketing-page.ts'
import { marketingPages } from './marketing/marketing-pages.tsx'
import { sitemapXml } from './marketing/sitemap.ts'
import { Marketing, Routes } from './routes.tsx'

/** A page of the built site as the server hands it out. */
export interface PrerenderedPage extends Omit<MarketingPage, 'Page'> {
  html: string
}

/**
 * Every marketing page as HTML, just as the browser renders it first, and the sitemap with `%origin%` for where the site is
 * reached. Rejects when a page cannot be rendered.
 */
export async function prerender(): Promise<{ pages: PrerenderedPage[]; sitemap: string }> {
  await Marketing.arrive()
  const pages: PrerenderedPage[] = []
  for (const { Page, ...page } of marketingPages) {
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
