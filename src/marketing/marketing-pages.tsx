import { pageTitle } from '#domain/pages.ts'
import { lazyPart } from '#src/chunks.ts'
import { demoRequest } from '#src/content/demo-request.ts'
import { articles } from '#src/content/marketing/articles.ts'
import { demo } from '#src/content/marketing/demo.ts'
import { enterprise } from '#src/content/marketing/enterprise.ts'
import { privacy, terms } from '#src/content/marketing/legal.ts'
import { pendra } from '#src/content/marketing/pendra.ts'
import { underConstruction } from '#src/content/marketing/under-construction.ts'
import { home, notFound } from '#src/content/site.ts'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { NotFoundView } from '#src/pages/not-found-view.tsx'
import { paths } from '#src/paths.ts'
import { OpeningPage } from '#src/ui/opening-page.tsx'
import { articlePages } from './article-pages.tsx'
import { headOf } from './head-of.ts'
import type { MarketingPage } from './marketing-page.ts'
import { olderPages } from './older-pages.tsx'

/** All of them are written out as HTML when the site is built. */
export const marketingPages: MarketingPage[] = [
  {
    path: paths.home,
    module: 'src/pages/home/home-page.tsx',
    head: { title: home.title, description: home.sentence, isIndexed: true, image: 'exterior-dusk' },
    sitemap: { changefreq: 'weekly', priority: 1 },
    Page: lazyPart(
      () => import('#src/pages/home/home-page.tsx'),
      ({ HomePage }) => HomePage,
      OpeningPage,
    ),
  },
  {
    path: sitePaths.insights,
    module: 'src/pages/articles/insights-page.tsx',
    head: headOf(articles.insights, 'living-room'),
    sitemap: { changefreq: 'weekly', priority: 0.9 },
    Page: lazyPart(
      () => import('#src/pages/articles/insights-page.tsx'),
      ({ InsightsPage }) => InsightsPage,
      OpeningPage,
    ),
  },
  {
    path: sitePaths.useCases,
    module: 'src/pages/articles/use-cases-page.tsx',
    head: headOf(articles.customers, 'condo-tower'),
    sitemap: { changefreq: 'weekly', priority: 0.9 },
    Page: lazyPart(
      () => import('#src/pages/articles/use-cases-page.tsx'),
      ({ UseCasesPage }) => UseCasesPage,
      OpeningPage,
    ),
  },
  ...articlePages,
  {
    path: '/enterprise',
    module: 'src/pages/enterprise/enterprise-page.tsx',
    head: headOf(enterprise, 'condo-tower'),
    Page: lazyPart(
      () => import('#src/pages/enterprise/enterprise-page.tsx'),
      ({ EnterprisePage }) => EnterprisePage,
      OpeningPage,
    ),
  },
  {
    // DEMO-01: its title is the greeting, which needs no name of the product after it.
    path: sitePaths.demo,
    module: 'src/pages/demo/demo-page.tsx',
    head: { ...headOf(demo, 'exterior-day'), title: demo.title },
    sitemap: { changefreq: 'monthly', priority: 0.8 },
    Page: lazyPart(
      () => import('#src/pages/demo/demo-page.tsx'),
      ({ DemoPage }) => DemoPage,
      OpeningPage,
    ),
  },
  {
    path: sitePaths.request,
    module: 'src/pages/request/request-page.tsx',
    head: headOf(demoRequest, 'kitchen'),
    Page: lazyPart(
      () => import('#src/pages/request/request-page.tsx'),
      ({ RequestPage }) => RequestPage,
      OpeningPage,
    ),
  },
  {
    path: '/pendra',
    module: 'src/pages/pendra/pendra-page.tsx',
    head: headOf(pendra, 'exterior-dusk'),
    Page: lazyPart(
      () => import('#src/pages/pendra/pendra-page.tsx'),
      ({ PendraPage }) => PendraPage,
      OpeningPage,
    ),
  },
  ...olderPages,
  {
    path: '/under-construction',
    module: 'src/pages/under-construction/under-construction-page.tsx',
    head: { ...headOf(underConstruction, 'exterior-day'), isIndexed: false },
    Page: lazyPart(
      () => import('#src/pages/under-construction/under-construction-page.tsx'),
      ({ UnderConstructionPage }) => UnderConstructionPage,
      OpeningPage,
    ),
  },
  {
    path: sitePaths.privacy,
    module: 'src/pages/legal/privacy-page.tsx',
    head: headOf(privacy, 'exterior-dusk'),
    Page: lazyPart(
      () => import('#src/pages/legal/privacy-page.tsx'),
      ({ PrivacyPage }) => PrivacyPage,
      OpeningPage,
    ),
  },
  {
    path: sitePaths.terms,
    module: 'src/pages/legal/terms-page.tsx',
    head: headOf(terms, 'exterior-dusk'),
    Page: lazyPart(
      () => import('#src/pages/legal/terms-page.tsx'),
      ({ TermsPage }) => TermsPage,
      OpeningPage,
    ),
  },
  {
    // ROUTE-05: what every unknown address shows is a page by itself, too.
    path: '/sellers',
    module: 'src/marketing/marketing.tsx',
    head: { title: pageTitle(notFound.title), description: notFound.sentence, isIndexed: false },
    Page: Object.assign(NotFoundView, { arrive: async () => {} }),
  },
]
