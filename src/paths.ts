import { sampleListing } from '#domain/sample.ts'
/** Addresses of the site, in one place for links and routes alike. */
export const paths = {
  home: '/',
  propertyView: '/property-view',
  /** The server sends this on to where it is configured to lead (ROUTE-03). */
  signUp: '/sign-up',
  listing: (slug: string) => `/p/${encodeURIComponent(slug)}`,
  /** What the letter's third link leads to; it takes over token and action as they are (CONFIRM-02). */
  tourReschedule: (token: string) => `/tour/reschedule?${new URLSearchParams({ token, action: 'propose_new_time' })}`,
}

/** The property that marketing pages, the demo and this repository's examples show. */
export const sample = { id: sampleListing.id, path: paths.listing(sampleListing.slug) }
