import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { site } from '#src/content/site.ts'
import { paths } from '#src/paths.ts'
import { Wordmark } from '#src/ui/wordmark.tsx'
import { SiteFooter } from './site-footer.tsx'

interface Props {
  /** Beside the wordmark, in the header. */
  navigation: ReactNode
  children: ReactNode
}

/** What every frame of a marketing page has: the way past its header, the wordmark, the main part and the footer. */
export function FrameShell({ navigation, children }: Props) {
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-4 z-50 -translate-y-20 rounded-field bg-ink px-4 py-3 text-paper focus-visible:translate-y-0"
      >
        {site.skipLink}
      </a>
      <header className="page relative flex min-h-20 shrink-0 flex-wrap items-center justify-between gap-x-6">
        <Link href={paths.home} aria-label={site.homeLink} className="-ml-2 flex h-12 items-center px-2">
          <Wordmark />
        </Link>
        {navigation}
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
