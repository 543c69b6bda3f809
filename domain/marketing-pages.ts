import { headOf, type PageRow, productName } from './pages.ts'

interface MarketingRow extends PageRow {
  /** The photo that stands for the page where it is shared. */
  image?: string
  /** ROUTE-08: only what has it is in the sitemap. */
  sitemap?: SitemapEntry
  /** The title is complete without the product's name after it. */
  isTitleWhole?: true
}

export interface SitemapEntry {
  changefreq: 'weekly' | 'monthly'
  priority: number
}

/** The pages that are the same for everyone, prerendered when the site is built (`pages.ts` has the others). */
export const marketingPages = {
  home: {
    path: '/',
    title: 'Pending · The AI assistant for real estate',
    isTitleWhole: true,
    description: 'Give every listing its own page, with an assistant who answers buyers 24/7.',
    image: 'exterior-dusk',
    sitemap: { changefreq: 'weekly', priority: 1 },
  },
  insights: {
    path: '/insights',
    title: 'Insights',
    description: 'Practical articles on answering buyers, writing better listings and following up with leads.',
    image: 'living-room',
    sitemap: { changefreq: 'weekly', priority: 0.9 },
  },
  'use-cases': {
    path: '/customers',
    title: 'Use Cases',
    description: 'See how sales teams, property managers, brokerages and developers can use Pending.',
    image: 'condo-tower',
    sitemap: { changefreq: 'weekly', priority: 0.9 },
  },
  enterprise: {
    path: '/enterprise',
    title: 'For multi-unit projects and large portfolios',
    description:
      'Add Penny to your project’s site to answer questions about every unit, capture leads and schedule tours.',
    image: 'condo-tower',
  },
  demo: {
    path: '/demo',
    // DEMO-01: its title is the greeting, which needs no name of the product after it.
    title: `Welcome to ${productName}`,
    isTitleWhole: true,
    description:
      'Try Pending in your browser: ask Penny from a yard sign, explore a listing page and open a private listing.',
    image: 'exterior-day',
    sitemap: { changefreq: 'monthly', priority: 0.8 },
  },
  request: {
    path: '/request',
    title: 'Request a demo',
    description:
      'See Penny on a listing like yours. Tell us what you sell or rent out, and we’ll reply within 24-48 hours.',
    image: 'kitchen',
  },
  pendra: {
    path: '/pendra',
    title: 'PENDRA, five days to live',
    description: 'A short piece of fiction about an AI assistant in an empty house, and a countdown.',
    image: 'exterior-dusk',
  },
  // ROUTE-01: `/home` is a layout of its own, with the three pages below it.
  landing: {
    path: '/home',
    title: 'Homes before they hit the market',
    description: 'Off-market and pre-market homes for registered buyers. Request access to see them.',
    image: 'backyard-pool',
  },
  about: {
    path: '/about',
    alsoAt: '/home/about',
    title: 'About Us',
    description:
      'Why we’re building Pending, the AI assistant that answers buyers’ questions about every listing 24/7.',
    image: 'living-room',
  },
  'how-it-works': {
    path: '/how-it-works',
    alsoAt: '/home/how-it-works',
    title: 'How it works: off-market homes on demand',
    description: 'Register to see off-market and pre-market homes, make a non-binding offer, and tour them in private.',
    image: 'exterior-dusk',
  },
  contact: {
    path: '/contact',
    alsoAt: '/home/contact',
    title: 'Get in touch',
    description: 'New to Pending, already a customer, or interested in a partnership? Here’s how to reach our team.',
    image: 'kitchen',
  },
  'under-construction': {
    path: '/under-construction',
    title: 'Under construction',
    description: 'This page isn’t ready yet. Try a sample listing in the meantime.',
    isHidden: true,
    image: 'exterior-day',
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What information Pending collects when you visit a property page, how we use it, and what rights you have.',
    image: 'exterior-dusk',
  },
  terms: {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: 'The terms for using Pending: what you can expect from us, and what we expect from you.',
    image: 'exterior-dusk',
  },
  // ROUTE-05: every unknown path shows it with status 404, and so does its own.
  'not-found': {
    path: '/sellers',
    title: "This page doesn't exist.",
    description: 'Check the address, or start from the home page.',
    isHidden: true,
  },
} as const satisfies Record<string, MarketingRow>

export type MarketingPageName = keyof typeof marketingPages

export function marketingHeadOf(row: MarketingRow) {
  const head = headOf(row)
  return row.isTitleWhole ? { ...head, title: row.title } : head
}

/** MKT-08…10: the articles of each list, whose titles and descriptions are their own. */
export const articleSitemap: SitemapEntry = { changefreq: 'monthly', priority: 0.8 }

export const articlePath = {
  insights: (slug: string) => `${marketingPages.insights.path}/${slug}`,
  customers: (slug: string) => `${marketingPages['use-cases'].path}/${slug}`,
}
