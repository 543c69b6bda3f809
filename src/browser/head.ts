/** What a page says about itself outside its own text. */
export interface PageHead {
  title: string
  description: string
  isIndexed: boolean
  image?: string
}

/** PROP-07: the head that the server sent belongs to the address that was asked for; this keeps it true as the page changes. */
export function describePage({ title, description, isIndexed, image }: PageHead): void {
  document.title = title
  meta('name', 'description', description)
  meta('name', 'robots', isIndexed ? null : 'noindex, nofollow')
  meta('property', 'og:title', title)
  meta('property', 'og:description', description)
  meta('property', 'og:url', location.origin + location.pathname)
  meta('property', 'og:image', image ? new URL(image, location.href).href : null)
}

function meta(attribute: 'name' | 'property', key: string, content: string | null): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`)
  if (content === null) return known?.remove()
  const element = known ?? document.head.appendChild(document.createElement('meta'))
  element.setAttribute(attribute, key)
  element.content = content
}
