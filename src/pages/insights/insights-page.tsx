import { Link } from 'wouter'
import { cutTitle } from '#domain/teaser.ts'
import { type Article, insights } from '#src/content/articles.ts'
import { articles, publishedOn } from '#src/content/marketing/articles.ts'
import { Intro } from '#src/marketing/intro.tsx'
import { Plate } from '#src/marketing/plate.tsx'
import { SiteFrame } from '#src/marketing/site-frame.tsx'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { TwoPartTitle } from '#src/marketing/two-part-title.tsx'

const words = articles.insights

/** MKT-08: the newest article large, the others in a row. */
export function InsightsPage() {
  const [featured, ...others] = insights
  return (
    <SiteFrame>
      <Intro headline={words.headline} lead={words.lead} />
      {featured && (
        <article className="page group relative grid gap-x-gutter gap-y-6 md:grid-cols-12 md:items-center">
          <div className="md:col-span-6">
            <Plate name={featured.image} first decorative sizes="(width < 900px) 100vw, 47vw" />
          </div>
          <div className="md:col-span-6">
            <Facts article={featured} />
            <h2 className="mt-3 font-serif text-heading text-balance md:max-lg:text-title">
              <Title article={featured} />
            </h2>
            <p className="mt-4 text-lead text-pretty text-ink-soft">{featured.description}</p>
          </div>
        </article>
      )}
      <div className="page mt-16 grid gap-x-8 gap-y-12 md:mt-24 md:grid-cols-3">
        {others.map((article) => (
          <article
            key={article.slug}
            className="group relative grid content-start gap-x-8 gap-y-5 sm:max-md:grid-cols-2 sm:max-md:items-center"
          >
            <Plate name={article.image} decorative sizes="(width < 600px) 100vw, (width < 900px) 46vw, 30vw" />
            <div>
              <Facts article={article} />
              <h2 className="mt-2 font-serif text-title text-balance">
                <Title article={article} />
              </h2>
              <p className="mt-3 text-pretty text-ink-soft">{article.description}</p>
            </div>
          </article>
        ))}
      </div>
    </SiteFrame>
  )
}

function Title({ article }: { article: Article }) {
  const shown = cutTitle(article.title)
  return (
    <Link
      href={sitePaths.insight(article.slug)}
      aria-label={shown === article.title ? undefined : article.title}
      className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      <TwoPartTitle title={shown} />
    </Link>
  )
}

function Facts({ article }: { article: Article }) {
  return (
    <p className="text-note text-ink-soft">
      <time dateTime={article.published}>{publishedOn(article.published)}</time> · {articles.minutes(article.minutes)}
    </p>
  )
}
