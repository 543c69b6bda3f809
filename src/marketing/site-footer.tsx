import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { site } from '#src/content/site.ts'
import { siteFrame } from '#src/content/site-frame.ts'
import { settings } from '#src/env.ts'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { paths } from '#src/paths.ts'
import { Wordmark } from '#src/ui/wordmark.tsx'

const words = siteFrame.footer

/** NAV-04. */
export function SiteFooter() {
  return (
    <footer className="mt-10 bg-shade md:mt-32">
      <div className="page flex flex-wrap gap-x-[min(3rem,6vw)] gap-y-8 pt-10 pb-8 md:gap-y-12 md:pt-16">
        <div className="w-full md:w-auto md:grow md:basis-[17rem]">
          <Wordmark />
          <p className="mt-4 max-w-[44ch] text-pretty text-ink-soft">{site.footnote}</p>
        </div>
        <Column title={words.product}>
          <To href={sitePaths.request}>{words.requestDemo}</To>
          <To href={sitePaths.demo}>{words.demo}</To>
          <a href={paths.signUp} className={entry}>
            {words.getStarted}
          </a>
          <To href="/enterprise">{words.enterprise}</To>
        </Column>
        <Column title={words.company}>
          <To href={sitePaths.useCases}>{siteFrame.useCases}</To>
          <To href={sitePaths.insights}>{siteFrame.insights}</To>
          <To href="/about">{words.about}</To>
          <To href="/contact">{words.contact}</To>
        </Column>
        <Column title={words.legal}>
          <To href={sitePaths.terms}>{words.terms}</To>
          <To href={sitePaths.privacy}>{words.privacy}</To>
        </Column>
        <p className="border-t border-rule pt-6 text-note text-ink-soft w-full">{siteFrame.copyright(settings.year)}</p>
      </div>
    </footer>
  )
}

const entry = 'flex min-h-10 items-center text-ink-soft transition-colors duration-150 hover:text-ink'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="grow basis-32 md:grow-0">
      <p className="mb-2 font-serif text-lead font-medium">{title}</p>
      {children}
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
