import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { site } from '#src/content/site.ts'
import { Wordmark } from './wordmark.tsx'

export interface PageFrameProps {
  /** On the pages of a home: its street, which goes before the product's name; null while it isn't known. */
  home?: string | null
  /** Beside it. */
  action?: ReactNode
  children: ReactNode
}

/** Header, the one main region, and footer. */
export function PageFrame({ home, action, children }: PageFrameProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-4 z-50 -translate-y-16 rounded-field bg-ink px-4 py-3 text-paper focus-visible:translate-y-0"
      >
        {site.skipLink}
      </a>
      <header className="page flex h-16 shrink-0 items-center gap-4">
        {home === undefined ? (
          <Link href="/" aria-label={site.homeLink} className="-ml-2 flex h-12 items-center px-2">
            <Wordmark />
          </Link>
        ) : (
          <>
            <p className="min-w-0 grow truncate font-serif text-title">{home}</p>
            {action}
            <Link
              href="/"
              aria-label={site.byHome}
              className="flex h-12 shrink-0 items-center text-note text-ink-soft hover:text-ink"
            >
              {site.by}
            </Link>
          </>
        )}
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <footer className="page mt-24 pb-8">
        <div className="flex flex-col gap-4 border-t border-rule pt-8 text-note text-ink-soft md:flex-row md:items-baseline md:justify-between">
          <p className="font-serif text-lead text-ink">{site.tagline}</p>
          <p className="text-pretty">{site.footnote}</p>
        </div>
      </footer>
    </div>
  )
}
