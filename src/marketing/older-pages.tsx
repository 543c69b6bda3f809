import { lazyPart } from '#src/chunks.ts'
import { about } from '#src/content/marketing/about.ts'
import { contact } from '#src/content/marketing/contact.ts'
import { howItWorks } from '#src/content/marketing/how-it-works.ts'
import { landing } from '#src/content/marketing/landing.ts'
import { OpeningPage } from '#src/ui/opening-page.tsx'
import { headOf } from './head-of.ts'
import type { MarketingPage } from './marketing-page.ts'

const AboutPage = lazyPart(
  () => import('#src/pages/about/about-page.tsx'),
  ({ AboutPage }) => AboutPage,
  OpeningPage,
)
const HowItWorksPage = lazyPart(
  () => import('#src/pages/how-it-works/how-it-works-page.tsx'),
  ({ HowItWorksPage }) => HowItWorksPage,
  OpeningPage,
)
const ContactPage = lazyPart(
  () => import('#src/pages/contact/contact-page.tsx'),
  ({ ContactPage }) => ContactPage,
  OpeningPage,
)

/** The pages of the older site, which have two addresses each; the shorter one is the one that search engines are told. */
const twice: MarketingPage[] = [
  {
    path: '/about',
    module: 'src/pages/about/about-page.tsx',
    head: headOf(about, 'living-room'),
    Page: AboutPage,
  },
  {
    path: '/how-it-works',
    module: 'src/pages/how-it-works/how-it-works-page.tsx',
    head: headOf(howItWorks, 'exterior-dusk'),
    Page: HowItWorksPage,
  },
  {
    path: '/contact',
    module: 'src/pages/contact/contact-page.tsx',
    head: headOf(contact, 'kitchen'),
    Page: ContactPage,
  },
]

/** ROUTE-01: `/home` is a layout of its own with the three below it. */
export const olderPages: MarketingPage[] = [
  {
    path: '/home',
    module: 'src/pages/landing/landing-page.tsx',
    head: headOf(landing, 'backyard-pool'),
    Page: lazyPart(
      () => import('#src/pages/landing/landing-page.tsx'),
      ({ LandingPage }) => LandingPage,
      OpeningPage,
    ),
  },
  ...twice,
  ...twice.map((page) => ({ ...page, path: `/home${page.path}`, head: { ...page.head, canonicalPath: page.path } })),
]
