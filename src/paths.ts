/** Addresses of the site, in one place for links and routes alike. */
export const paths = {
  home: '/',
  listing: (slug: string) => `/p/${encodeURIComponent(slug)}`,
}

/** The property that marketing pages, the demo and this repository's examples show. */
export const sample = { id: 4, path: paths.listing('48-alder-ridge-road') }
