import type { Head } from './head.ts'

/** The pages that the site has, by the address that the server is asked for. What is not here is answered with 404. */
const siteRoutes = [
  { path: /^\/$/, page: 'home' },
  { path: /^\/tour\/confirm\/?$/i, page: 'tour-confirm' },
  { path: /^\/tour\/reschedule\/?$/i, page: 'tour-reschedule' },
  { path: /^\/(?:p|property)\/([^/]+)\/?$/i, page: 'property' },
] as const satisfies { path: RegExp; page: string }[]

export type SitePage =
  | { page: 'home' }
  | { page: 'property'; address: string }
  | { page: 'tour-confirm' }
  | { page: 'tour-reschedule' }
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

export const homeHead: Head = {
  title: 'Pending · The AI assistant for real estate',
  description:
    'Every home gets a page of its own, and Penny, who answers buyers’ questions at any hour from what is on record.',
  isIndexed: true,
}

/** For the pages of a seller's link: neutral, whatever the link says. */
export const tourHeads: Record<'tour-confirm' | 'tour-reschedule', Head> = {
  'tour-confirm': {
    title: 'Tour request · Pending',
    description: 'A seller answers a request for a tour.',
    isIndexed: false,
  },
  'tour-reschedule': {
    title: 'Propose New Time · Pending',
    description: 'A seller proposes another time for a tour.',
    isIndexed: false,
  },
}

export const unknownHead: Head = {
  title: "This page doesn't exist. · Pending",
  description: 'The address may be misspelled, or the page may have moved.',
  isIndexed: false,
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
