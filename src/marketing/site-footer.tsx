import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { site } from '#src/content/site.ts'
import { siteFrame } from '#src/content/site-frame.ts'
import { settings } from '#src/env.ts'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { Wordmark } from '#src/ui/wordmark.tsx'

const words = siteFrame.footer

/** NAV-04. */
export function SiteFooter() {
  return (
    <footer className="mt-10 bg-shade md:mt-32">
      <div className="page flex flex-wrap gap-x-[min(3rem,6vw)] gap-y-6 pt-8 pb-6 md:gap-y-12 md:pt-16 md:pb-8">
        <div className="w-full md:w-auto md:grow md:basis-[17rem]">
          <Wordmark />
          <p className="mt-4 max-w-[44ch] text-pretty text-ink-soft">{site.footnote}</p>
        </div>
        <Column title={words.product}>
          <To href={sitePaths.request}>{words.requestDemo}</To>
          <To href={sitePaths.demo}>{words.demo}</To>
          <a href={sitePaths.signUp} className={entry}>
            {words.getStarted}
          </a>
          <To href={sitePaths.enterprise}>{words.enterprise}</To>
        </Column>
        <Column title={words.company}>
          <To href={sitePaths.useCases}>{siteFrame.useCases}</To>
          <To href={sitePaths.insights}>{siteFrame.insights}</To>
          <To href={sitePaths.about}>{words.about}</To>
          <To href={sitePaths.contact}>{words.contact}</To>
        </Column>
        <Column title={words.legal} isShort>
          <To href={sitePaths.terms}>{words.terms}</To>
          <To href={sitePaths.privacy}>{words.privacy}</To>
        </Column>
        <p className="border-t border-rule pt-6 text-note text-ink-soft w-full">{siteFrame.copyright(settings.year)}</p>
      </div>
    </footer>
  )
}

const entry = 'flex min-h-11 items-center text-ink-soft transition-colors duration-150 hover:text-ink'

interface ColumnProps {
  title: string
  /** Few entries, which share a row where the columns do not. */
  isShort?: boolean
  children: ReactNode
}

function Column({ title, isShort = false, children }: ColumnProps) {
  return (
    <nav aria-label={title} className="grow basis-32 md:grow-0">
      <p className="mb-1 font-serif text-lead font-medium">{title}</p>
      <div className={isShort ? 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-[min(3rem,6vw)]' : ''}>{children}</div>
    </nav>
  )
}

function To({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={entry}>
      {children}
    </Link>
  )
}
