/** Addresses of the marketing site; apart from the others, so that a property's page does not carry them. */
export const sitePaths = {
  useCases: '/customers',
  insights: '/insights',
  request: '/request',
  demo: '/demo',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  /** The server sends these two on to where they are configured to lead (ROUTE-02, MKT-04). */
  login: '/login',
  booking: '/book',
  insight: (slug: string) => `/insights/${slug}`,
  story: (slug: string) => `/customers/${slug}`,
}
