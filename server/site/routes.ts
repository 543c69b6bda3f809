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
  'tour-confirm': {
    title: 'Tour request · Pending',
    description: 'Answer a tour request.',
    isIndexed: false,
  },
  'tour-reschedule': {
    title: 'Propose New Time · Pending',
    description: 'Propose another time for a tour.',
    isIndexed: false,
  },
  'tour-request': {
    title: 'Your tour request · Pending',
    description: 'See, change or cancel your tour.',
    isIndexed: false,
  },
  question: {
    title: 'Answer a question · Pending',
    description: 'Answer a question about your listing.',
    isIndexed: false,
  },
}

/** Penny by herself (WIDGET-01, WIDGET-02). */
export const pennyHeads: Record<'chat' | 'penny-test', Head> = {
  chat: {
    title: 'Meet Penny · Pending',
    description: 'Meet Penny, your AI home companion, in a demo of the chat.',
    isIndexed: true,
  },
  'penny-test': {
    title: 'Penny on another page · Pending',
    description: 'A test page for Penny’s chat widget: photos, text and one script tag.',
    isIndexed: false,
  },
}

/** For any home in the country (PVIEW), and where that was once shown (ROUTE-09). */
export const valueHeads: Record<'property-view' | 'dashboard', Head> = {
  'property-view': {
    title: 'Home value · Pending',
    description: 'Enter a US address to see an illustration of the home’s value over time.',
    isIndexed: true,
  },
  dashboard: {
    title: 'Dashboard · Pending',
    description: 'The dashboard has moved.',
    isIndexed: false,
  },
}

export const unknownHead: Head = {
  title: "This page doesn't exist. · Pending",
  description: 'Check the address, or start from the home page.',
  isIndexed: false,
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
