import { truncate } from './text.ts'

/**
 * The pages of the site: paths, titles and descriptions, what search engines and caches get. Routes, the server's
 * answers, preloads, prerendering, the sitemap and the 404 page are made from it. It stands in two files, because a listing's
 * page loads this half alone: the prerendered pages are in `marketing-pages.ts`.
 *
 * A page named `x` is `src/pages/x/x-page.tsx`.
 */
export interface PageRow {
  /** As wouter matches it. */
  path: string
  /** Another path of the same page; search engines get `path`. */
  alsoAt?: string
  title: string
  description: string
  isHidden?: true
  /** What the query string holds and must not reach others: the token of a link, whose page is hidden, or the address of a home. */
  query?: 'token' | 'address'
}

export const productName = 'Pending'

/** The title of a page as the browser's tab shows it. */
export function pageTitle(title: string): string {
  return `${title} · ${productName}`
}

/** What a page says of itself in its head; `title` where it differs from the row's. */
export function headOf(row: Omit<PageRow, 'path'>, title = row.title) {
  return { title: pageTitle(title), description: row.description, isIndexed: !row.isHidden && row.query !== 'token' }
}

/** The pages that scripts render, because they depend on the link or on stored data. */
export const appPages = {
  property: {
    path: '/p/:slug',
    alsoAt: '/property/:number',
    title: 'Property',
    description: 'This page has moved.',
  },
  'tour-confirm': {
    path: '/tour/confirm',
    title: 'Tour request',
    description: 'Answer a tour request.',
    query: 'token',
  },
  'tour-reschedule': {
    path: '/tour/reschedule',
    title: 'Propose New Time',
    description: 'Propose another time.',
    query: 'token',
  },
  'tour-request': {
    path: '/tour/request',
    title: 'Your tour request',
    description: 'See or change your tour.',
    query: 'token',
  },
  question: {
    path: '/question',
    title: 'Answer a question',
    description: 'Answer a question.',
    query: 'token',
  },
  chat: {
    path: '/chat',
    title: 'Meet Penny',
    description: 'Meet Penny, your AI home companion, in a demo of the chat.',
  },
  'penny-test': {
    path: '/penny-test',
    title: 'Penny on another page',
    description: 'A test page.',
    isHidden: true,
  },
  'property-view': {
    path: '/property-view',
    title: 'Home value illustration',
    description: 'An illustration of a US home’s value over time.',
    query: 'address',
  },
  dashboard: { path: '/dashboard', title: 'Dashboard', description: 'This page has moved.', isHidden: true },
} as const satisfies Record<string, PageRow>

export type AppPage = keyof typeof appPages

export const listingPath = (slug: string) => appPages.property.path.replace(':slug', encodeURIComponent(slug))

/** What an open listing's page says of itself in its head, in at most 160 characters. */
export function listingDescription({ address, description }: { address: string; description: string | null }): string {
  return truncate(description ?? '', 160) || truncate(`${address}. Ask Penny anything about it.`, 160)
}

/** What a listing's page says of itself when it doesn't show the listing. */
export const privateListing = {
  title: 'Private listing',
  description: 'This listing is private. Open it to enter the password or your contact details.',
  isHidden: true,
} as const
export const missingListing = {
  title: 'Property Not Available',
  description: 'This listing isn’t available right now.',
  isHidden: true,
} as const
