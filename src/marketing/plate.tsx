import { type SitePhotoName, sitePhoto } from '#src/content/site-photos.ts'
import { Photo } from '#src/ui/photo.tsx'

interface Props {
  name: SitePhotoName
  sizes: string
  /** Tailwind classes for its shape; 3:2 unless told. */
  shape?: string
  /** Among the first things that are seen. */
  first?: boolean
  /** Says nothing that the text beside it does not say. */
  decorative?: boolean
}

/** A photo of the site in a frame that has its size before it is there. */
export function Plate({ name, sizes, shape = 'aspect-[3/2]', first = false, decorative = false }: Props) {
  const photo = sitePhoto(name)
  return (
    <div className={`overflow-hidden rounded-plate bg-shade ${shape}`}>
      <Photo
        photo={decorative ? { ...photo, alt: '' } : photo}
        sizes={sizes}
        {...(first ? { priority: 'high' as const } : { lazy: true })}
      />
    </div>
  )
}
