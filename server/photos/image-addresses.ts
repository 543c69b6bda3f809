import { mediaTypes, type RenditionName, type RenditionWidth, renditionFormats, widthsOf } from './renditions.ts'

/** Where a rendition of an image is served, for instance `/media/12/800.avif`. */
function mediaPath(imageId: string, name: RenditionName): string {
  return `/media/${imageId}/${name}`
}

/** `size` of the images call → the width, in pixels, of the picture at `url`. */
export const widthOfSize = { small: 480, medium: 800, large: 1600 } as const satisfies Record<string, RenditionWidth>

export interface ImageAddresses {
  url: string
  /** Pixels of the picture at url. */
  width: number
  height: number
  sources: { type: string; srcset: string }[]
}

/**
 * All addresses of one image: `url` is a JPEG of the asked size, `sources` hold every format and width, best format
 * first. `original` is its size in pixels; `address` turns a path into what the visitor gets (itself, or signed).
 */
export function imageAddresses(
  imageId: string,
  original: { width: number; height: number },
  size: keyof typeof widthOfSize,
  address: (path: string) => string = (path) => path,
): ImageAddresses {
  const widths = widthsOf(original.width)
  const width = widths.findLast((one) => one <= widthOfSize[size]) ?? widths[0] ?? 480
  return {
    url: address(mediaPath(imageId, `${width}.jpg`)),
    width,
    height: Math.round((width * original.height) / original.width),
    sources: renditionFormats.map((format) => ({
      type: mediaTypes[format],
      srcset: widths.map((one) => `${address(mediaPath(imageId, `${one}.${format}`))} ${one}w`).join(', '),
    })),
  }
}
