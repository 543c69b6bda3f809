/** One picture in one format, as a `source` element wants it. */
export interface EarlyPhotoSource {
  type: string
  srcset: string
  sizes: string
}

/** The photo that the server has had fetched before any script ran; null away from the address that it belongs to. */
export function earlyPhoto(): EarlyPhotoSource | null {
  const photo = document.head.querySelector('link[rel="preload"][as="image"]')
  const owner = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!photo || !owner || new URL(owner.href).pathname !== location.pathname) return null
  const said = (attribute: string) => photo.getAttribute(attribute) ?? ''
  return { type: said('type'), srcset: said('imagesrcset'), sizes: said('imagesizes') }
}
