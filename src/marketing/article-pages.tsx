import { pageTitle } from '#domain/pages.ts'
import { lazyPart } from '#src/chunks.ts'
import { type Article, bodyOf, insights, stories } from '#src/content/articles.ts'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { OpeningPage } from '#src/ui/opening-page.tsx'
import type { MarketingPage } from './marketing-page.ts'

/** MKT-08…10: one page for each article, with its text as a chunk of its own. */
export const articlePages: MarketingPage[] = [
  ...insights.map((article) => pageOf('insights', sitePaths.insight(article.slug), article)),
  ...stories.map((story) => pageOf('customers', sitePaths.story(story.slug), story)),
]

function pageOf(room: 'insights' | 'customers', path: string, article: Article): MarketingPage {
  const { title, description, image, published, slug } = article
  return {
    path,
    module: 'src/pages/articles/article-page.tsx',
    head: {
      title: pageTitle(title),
      description,
      isIndexed: true,
      image,
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description,
        datePublished: published,
        author: { '@type': 'Organization', name: 'Pending' },
        publisher: { '@type': 'Organization', name: 'Pending' },
      },
    },
    sitemap: { changefreq: 'monthly', priority: 0.8 },
    Page: lazyPart(
      async () => {
        const [{ ArticlePage }, body] = await Promise.all([
          import('#src/pages/articles/article-page.tsx'),
          bodyOf(room, slug),
        ])
        return { Page: () => <ArticlePage room={room} article={article} body={body} /> }
      },
      ({ Page }) => Page,
      OpeningPage,
    ),
  }
}
