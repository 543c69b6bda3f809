import { Link } from 'wouter'
import { type Article, insights, type Story, stories } from '#src/content/articles.ts'
import { articles, publishedOn } from '#src/content/marketing/articles.ts'
import { Plate } from '#src/marketing/plate.tsx'
import { RequestDemoLink } from '#src/marketing/request-demo.tsx'
import { SiteFrame } from '#src/marketing/site-frame.tsx'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { TwoPartTitle } from '#src/marketing/two-part-title.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'

export interface ArticlePageProps {
  room: 'insights' | 'customers'
  article: Article | Story
  /** HTML of the project's own making (scripts/articles-plugin.ts). */
  body: string
}

const rooms = {
  insights: { list: sitePaths.insights, entry: sitePaths.insight, all: insights },
  customers: { list: sitePaths.useCases, entry: sitePaths.story, all: stories },
}

/** MKT-09, MKT-10: one article to be read in peace. */
export function ArticlePage({ room, article, body }: ArticlePageProps) {
  const words = articles[room]
  const others = rooms[room].all.filter(({ slug }) => slug !== article.slug).slice(0, 2)
  return (
    <SiteFrame>
      <article>
        <header className="page pt-8 md:pt-12">
          <Link
            href={rooms[room].list}
            className="-ml-1 inline-flex min-h-12 items-center gap-2 text-note font-medium hover:text-walnut-ink"
          >
            <ArrowLeftIcon />
            {words.back}
          </Link>
          <div className="mt-6 grid gap-x-gutter gap-y-6 md:mt-10 md:grid-cols-12 md:items-end">
            <h1 className="font-serif text-display font-normal text-balance md:col-span-8">
              <TwoPartTitle title={article.title} />
            </h1>
            <p className="text-note text-ink-soft md:col-span-4 md:text-right">
              {'audience' in article && <span className="block font-medium text-walnut-ink">{article.audience}</span>}
              <span className="block">{articles.author}</span>
              <time dateTime={article.published}>{publishedOn(article.published)}</time> ·{' '}
              {articles.minutes(article.minutes)}
            </p>
          </div>
        </header>
        <div className="mx-auto mt-10 w-full max-w-[100rem] md:mt-14 md:px-[clamp(1rem,4vw,4rem)]">
          <Plate
            name={article.image}
            first
            shape="max-md:rounded-none aspect-[3/2] lg:aspect-[21/9]"
            sizes="(width < 1600px) 100vw, 1472px"
          />
        </div>
        <div className="page mt-12 md:mt-16">
          {/* The font size of the text, so that both columns are 66 of its characters wide. */}
          <div className="mx-auto max-w-[66ch] text-lead">
            <Contents body={body} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by us, and turned into HTML when the site is built */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
          </div>
        </div>
      </article>
      <aside className="page mt-20 md:mt-28">
        <div className="grid gap-x-gutter gap-y-10 border-t border-rule pt-10 md:grid-cols-12">
          <div className="md:col-span-5">
            <p className="max-w-[24ch] font-serif text-heading text-balance">{articles.close}</p>
            <div className="mt-6">
              <RequestDemoLink>{articles.requestDemo}</RequestDemoLink>
            </div>
          </div>
          <nav aria-label={words.next} className="md:col-span-6 md:col-start-7">
            <p className="text-note text-ink-soft">{words.next}</p>
            <ul className="mt-2">
              {others.map(({ slug, title }) => (
                <li key={slug} className="border-b border-rule">
                  <Link
                    href={rooms[room].entry(slug)}
                    className="flex min-h-16 items-center py-3 font-serif text-title text-balance underline-offset-4 hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </aside>
    </SiteFrame>
  )
}

/** The headings of an article that has several, each with its way there; the body's own have their ids (articles-plugin). */
function Contents({ body }: { body: string }) {
  const headings = [...body.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)]
  if (headings.length < 3) return null
  return (
    <nav aria-label={articles.contents} className="mb-10 border-y border-rule py-5 text-body">
      <p className="text-note font-medium text-ink-soft">{articles.contents}</p>
      <ol className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {headings.map(([, id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
