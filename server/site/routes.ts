import type { Head } from './head.ts'

/** The pages that the site has, by the address that the server is asked for. What is not here is answered with 404. */
const siteRoutes = [
  { path: /^\/$/, page: 'home' },
  { path: /^\/(?:p|property)\/([^/]+)\/?$/i, page: 'property' },
] as const satisfies { path: RegExp; page: string }[]

export type SitePage = { page: 'home' } | { page: 'property'; address: string } | { page: 'unknown' }

/** Which page answers a path; a property's address is its slug or its number, decoded. */
export function pageOf(path: string): SitePage {
  for (const route of siteRoutes) {
    const found = route.path.exec(path)
    if (!found) continue
    if (route.page === 'home') return { page: 'home' }
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
