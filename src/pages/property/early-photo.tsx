import { earlyPhoto } from '#src/browser/early-photo.ts'

/** The first photo before anything is known of the listing; the photos themselves come to lie over it. */
export function EarlyPhoto() {
  const photo = earlyPhoto()
  if (!photo) return null
  return (
    <picture className="contents">
      <source type={photo.type} srcSet={photo.srcset} sizes={photo.sizes} />
      <img alt="" fetchPriority="high" decoding="sync" className="absolute inset-0 size-full object-cover" />
    </picture>
  )
}
