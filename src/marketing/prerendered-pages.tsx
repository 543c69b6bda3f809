import type { ComponentType } from 'react'
import {
  articlePath,
  articleSitemap,
  type MarketingPageName,
  marketingHeadOf,
  marketingPages,
  type SitemapEntry,
} from '#domain/marketing-pages.ts'
import { headOf, productName } from '#domain/pages.ts'
import type { PageHead } from '#src/browser/head.ts'
import { lazyPart } from '#src/chunks.ts'
import { type Article, bodyOf, insights, stories } from '#src/content/articles.ts'
import type { SitePhotoName } from '#src/content/site-photos.ts'
import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { OpeningPage } from '#src/ui/opening-page.tsx'

type PagePart = ComponentType & { preload: () => Promise<void> }

/** A page at one path, as it is rendered when the site is built. */
export interface PrerenderedPage {
  path: string
  /** The page's name in the table (domain/marketing-pages.ts); the articles' is `article`. */
  name: MarketingPageName | 'article'
  head: PageHead & {
    /** The photo that stands for the page where it is shared. */
    image?: SitePhotoName
    /** Where the page lives for search engines, when it is not at its path. */
    canonicalPath?: string
    structuredData?: object
  }
  sitemap?: SitemapEntry
  Page: PagePart
}

/** The component of each page of the table, in its own chunk. */
const parts: Record<MarketingPageName, PagePart> = {
  home: lazyPart(
    () => import('#src/pages/home/home-page.tsx'),
    ({ HomePage }) => HomePage,
    OpeningPage,
  ),
  insights: lazyPart(
    () => import('#src/pages/insights/insights-page.tsx'),
    ({ InsightsPage }) => InsightsPage,
    OpeningPage,
  ),
  'use-cases': lazyPart(
    () => import('#src/pages/use-cases/use-cases-page.tsx'),
    ({ UseCasesPage }) => UseCasesPage,
    OpeningPage,
  ),
  enterprise: lazyPart(
    () => import('#src/pages/enterprise/enterprise-page.tsx'),
    ({ EnterprisePage }) => EnterprisePage,
    OpeningPage,
  ),
  demo: lazyPart(
    () => import('#src/pages/demo/demo-page.tsx'),
    ({ DemoPage }) => DemoPage,
    OpeningPage,
  ),
  request: lazyPart(
    () => import('#src/pages/request/request-page.tsx'),
    ({ RequestPage }) => RequestPage,
    OpeningPage,
  ),
  pendra: lazyPart(
    () => import('#src/pages/pendra/pendra-page.tsx'),
    ({ PendraPage }) => PendraPage,
    OpeningPage,
  ),
  landing: lazyPart(
    () => import('#src/pages/landing/landing-page.tsx'),
    ({ LandingPage }) => LandingPage,
    OpeningPage,
  ),
  about: lazyPart(
    () => import('#src/pages/about/about-page.tsx'),
    ({ AboutPage }) => AboutPage,
    OpeningPage,
  ),
  'how-it-works': lazyPart(
    () => import('#src/pages/how-it-works/how-it-works-page.tsx'),
    ({ HowItWorksPage }) => HowItWorksPage,
    OpeningPage,
  ),
  contact: lazyPart(
    () => import('#src/pages/contact/contact-page.tsx'),
    ({ ContactPage }) => ContactPage,
    OpeningPage,
  ),
  'under-construction': lazyPart(
    () => import('#src/pages/under-construction/under-construction-page.tsx'),
    ({ UnderConstructionPage }) => UnderConstructionPage,
    OpeningPage,
  ),
  privacy: lazyPart(
    () => import('#src/pages/privacy/privacy-page.tsx'),
    ({ PrivacyPage }) => PrivacyPage,
    OpeningPage,
  ),
  terms: lazyPart(
    () => import('#src/pages/terms/terms-page.tsx'),
    ({ TermsPage }) => TermsPage,
    OpeningPage,
  ),
  // Not a chunk of its own: any path may need it, one of a chunk that didn't arrive included.
  'not-found': Object.assign(NotFoundPage, { preload: async () => {} }),
}

/** Checks that each row's image is a photo of the site. */
const rows: { [Name in MarketingPageName]: (typeof marketingPages)[Name] & { image?: SitePhotoName } } = marketingPages

/** Every page that is written out as HTML when the site is built, one for each path. */
export const prerenderedPages: PrerenderedPage[] = [
  ...(Object.keys(rows) as MarketingPageName[]).flatMap(pagesOf),
  ...insights.map((article) => articlePage('insights', article)),
  ...stories.map((story) => articlePage('customers', story)),
]

function pagesOf(name: MarketingPageName): PrerenderedPage[] {
  const row: (typeof rows)[MarketingPageName] & { alsoAt?: string; sitemap?: SitemapEntry } = rows[name]
  const { path, alsoAt, image, sitemap } = row
  const head = { ...marketingHeadOf(row), ...(image && { image }) }
  const page = { path, name, head, Page: parts[name], ...(sitemap && { sitemap }) }
  return alsoAt ? [page, { ...page, path: alsoAt, head: { ...head, canonicalPath: path } }] : [page]
}

/** MKT-08…10: one page for each article, with its text as a chunk of its own. */
function articlePage(list: 'insights' | 'customers', article: Article): PrerenderedPage {
  const { title, description, image, published, slug } = article
  const path = articlePath[list](slug)
  return {
    path,
    name: 'article',
    head: {
      ...headOf({ title, description }),
      image,
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description,
        datePublished: published,
        author: { '@type': 'Organization', name: productName },
        publisher: { '@type': 'Organization', name: productName },
      },
    },
    sitemap: articleSitemap,
    Page: lazyPart(
      async () => {
        const [{ ArticlePage }, body] = await Promise.all([
          import('#src/pages/article/article-page.tsx'),
          bodyOf(list, slug),
        ])
        return { Page: () => <ArticlePage room={list} article={article} body={body} /> }
      },
      ({ Page }) => Page,
      OpeningPage,
    ),
  }
}
