/** What a page says about itself outside its own text. */
export interface PageHead {
  title: string
  description: string
  isIndexed: boolean
}

/** The address whose head the server sent. */
const servedPath = import.meta.env.SSR ? '' : location.pathname

/** What the server says of that address, and what would be wrong of any other. */
const ofServedPage = 'link[rel=canonical], meta[property^="og:image"], script[type="application/ld+json"]'

/** PROP-07: the head that the server sent belongs to the address that was asked for; this keeps it true as the page changes. */
export function describePage({ title, description, isIndexed }: PageHead): void {
  document.title = title
  meta('name', 'description', description)
  meta('name', 'robots', isIndexed ? null : 'noindex, nofollow')
  meta('property', 'og:title', title)
  meta('property', 'og:description', description)
  meta('property', 'og:url', location.origin + location.pathname)
  if (location.pathname !== servedPath) for (const said of document.head.querySelectorAll(ofServedPage)) said.remove()
}

function meta(attribute: 'name' | 'property', key: string, content: string | null): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`)
  if (content === null) {
    known?.remove()
    return
  }
  const element = known ?? document.head.appendChild(document.createElement('meta'))
  element.setAttribute(attribute, key)
  element.content = content
}
