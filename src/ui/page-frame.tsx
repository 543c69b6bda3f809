import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { site } from '#src/content/site.ts'
import { Wordmark } from './wordmark.tsx'

/** Header, the one main region, and footer, the same on every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-4 z-50 -translate-y-16 rounded-field bg-ink px-4 py-3 text-paper focus-visible:translate-y-0"
      >
        {site.skipLink}
      </a>
      <header className="page flex h-16 shrink-0 items-center">
        <Link href="/" aria-label={site.homeLink} className="-ml-2 flex h-12 items-center px-2">
          <Wordmark />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <footer className="page mt-24 pb-8">
        <div className="flex flex-col gap-4 border-t border-rule pt-8 text-note text-ink-soft md:flex-row md:items-baseline md:justify-between">
          <p className="font-serif text-lead text-ink">{site.tagline}</p>
          <p className="max-w-[60ch] text-pretty">{site.footnote}</p>
        </div>
      </footer>
    </div>
  )
}
