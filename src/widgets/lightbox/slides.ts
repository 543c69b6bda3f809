import type { SlideImage } from 'yet-another-react-lightbox'
import type { PhotoFile } from '#src/ui/photo.tsx'

/** Every browser that the site is made for reads it, and the viewer takes one format. */
const format = 'image/webp'

/** A photo as the viewer wants it: every width with its height, and the alternative text as its caption. */
export function slideOf({ url, alt, width = 1600, height = 1067, sources = [] }: PhotoFile): SlideImage & {
  description?: string
} {
  const srcset = sources?.find(({ type }) => type === format)?.srcset ?? ''
  const srcSet = [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', pixels]) => ({
    src,
    width: Number(pixels),
    height: Math.round((Number(pixels) * height) / width),
  }))
  return {
    src: url,
    alt: alt ?? '',
    width,
    height,
    ...(srcSet.length > 0 && { srcSet }),
    ...(alt && { description: alt }),
  }
}
