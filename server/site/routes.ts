import {
  chatPage,
  dashboardPage,
  type PageWords,
  pageTitle,
  pennyTestPage,
  propertyViewPage,
  questionPage,
  tourConfirmPage,
  tourRequestPage,
  tourReschedulePage,
  unknownPage,
} from '#domain/pages.ts'
import type { Head } from './head.ts'

/** The pages that differ by who asks for what, by their address; the others were written out when the site was built. */
const siteRoutes = [
  { path: /^\/tour\/confirm\/?$/i, page: 'tour-confirm' },
  { path: /^\/tour\/reschedule\/?$/i, page: 'tour-reschedule' },
  { path: /^\/tour\/request\/?$/i, page: 'tour-request' },
  { path: /^\/question\/?$/i, page: 'question' },
  { path: /^\/chat\/?$/i, page: 'chat' },
  { path: /^\/penny-test\/?$/i, page: 'penny-test' },
  { path: /^\/property-view\/?$/i, page: 'property-view' },
  { path: /^\/dashboard\/?$/i, page: 'dashboard' },
  { path: /^\/(?:p|property)\/([^/]+)\/?$/i, page: 'property' },
] as const satisfies { path: RegExp; page: string }[]

export type SitePage =
  | { page: 'property'; address: string }
  | { page: 'tour-confirm' }
  | { page: 'tour-reschedule' }
  | { page: 'tour-request' }
  | { page: 'question' }
  | { page: 'chat' }
  | { page: 'penny-test' }
  | { page: 'property-view' }
  | { page: 'dashboard' }
  | { page: 'unknown' }

/** Which page answers a path; a property's address is its slug or its number, decoded. */
export function pageOf(path: string): SitePage {
  for (const route of siteRoutes) {
    const found = route.path.exec(path)
    if (!found) continue
    if (route.page !== 'property') return { page: route.page }
    const address = decoded(found[1] ?? '')
    return address ? { page: 'property', address } : { page: 'unknown' }
  }
  return { page: 'unknown' }
}

/** For the pages of a link with a token: neutral, whatever the link says. */
export const linkHeads: Record<'tour-confirm' | 'tour-reschedule' | 'tour-request' | 'question', Head> = {
  'tour-confirm': hidden(tourConfirmPage),
  'tour-reschedule': hidden(tourReschedulePage),
  'tour-request': hidden(tourRequestPage),
  question: hidden(questionPage),
}

/** Penny by herself (WIDGET-01, WIDGET-02). */
export const pennyHeads: Record<'chat' | 'penny-test', Head> = {
  chat: indexed(chatPage),
  'penny-test': hidden(pennyTestPage),
}

/** For any home in the country (PVIEW), and where that was once shown (ROUTE-09). */
export const valueHeads: Record<'property-view' | 'dashboard', Head> = {
  'property-view': indexed(propertyViewPage),
  dashboard: hidden(dashboardPage),
}

export const unknownHead: Head = hidden(unknownPage)

function indexed({ title, description }: PageWords): Head {
  return { title: pageTitle(title), description, isIndexed: true }
}

function hidden(words: PageWords): Head {
  return { ...indexed(words), isIndexed: false }
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
