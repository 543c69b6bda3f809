import { Fragment } from 'react'
import { Link } from 'wouter'
import { contactHere, type privacy } from '#src/content/marketing/legal.ts'
import { legalFrame as words } from '#src/content/marketing/legal-frame.ts'
import { settings } from '#src/env.ts'
import { RequestDemoLink } from '#src/marketing/request-demo.tsx'
import { SiteFrame } from '#src/marketing/site-frame.tsx'
import { paths } from '#src/paths.ts'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { ChevronDownIcon } from '#src/ui/site-icons.tsx'

/** MKT-06, MKT-07: a page of law, set like a book. */
export function LegalView({ page }: { page: typeof privacy }) {
  return (
    <SiteFrame>
      <article className="page grid gap-x-gutter gap-y-10 pt-10 md:grid-cols-12 md:pt-20">
        <header className="md:col-span-4">
          <div className="md:sticky md:top-8">
            <Link href={paths.home} className="-ml-1 inline-flex min-h-12 items-center gap-2 text-note font-medium">
              <ArrowLeftIcon />
              {words.returnHome}
            </Link>
            <h1 className="mt-4 font-serif text-heading text-balance">{page.title}</h1>
            <p className="mt-4 text-note text-ink-soft">{page.updated}</p>
            <nav aria-label={words.contents}>
              <details className="group mt-4 border-y border-rule md:hidden">
                <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
                  {words.contents}
                  <span className="transition-transform duration-150 group-open:rotate-180">
                    <ChevronDownIcon />
                  </span>
                </summary>
                <Contents page={page} />
              </details>
              <div className="mt-8 hidden md:block">
                <Contents page={page} />
              </div>
            </nav>
            <div className="mt-8">
              <RequestDemoLink look="quiet">{words.requestDemo}</RequestDemoLink>
            </div>
          </div>
        </header>
        <div className="prose max-w-[66ch] md:col-span-8 lg:col-span-7">
          {page.sections.map(({ title, paragraphs, list }) => (
            <section key={title} id={idOf(title)} className="scroll-mt-8">
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <WithContact text={paragraph} />
                </p>
              ))}
              {list && (
                <ul>
                  {list.map((entry) => (
                    <li key={entry}>{entry}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </article>
    </SiteFrame>
  )
}

function Contents({ page }: { page: typeof privacy }) {
  return (
    <ol className="flex flex-col gap-1 text-note text-ink-soft max-md:pb-3">
      {page.sections.map(({ title }) => (
        <li key={title}>
          <a href={`#${idOf(title)}`} className="inline-flex min-h-11 items-center hover:text-ink md:min-h-8">
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

function WithContact({ text }: { text: string }) {
  const [before, ...others] = text.split(contactHere)
  return (
    <>
      {before}
      {others.map((after) => (
        <Fragment key={after}>
          <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
          {after}
        </Fragment>
      ))}
    </>
  )
}

const idOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')
