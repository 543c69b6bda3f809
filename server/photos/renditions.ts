/** The widths, in pixels, that every photo is made in. */
export const renditionWidths = [480, 800, 1200, 1600] as const
export type RenditionWidth = (typeof renditionWidths)[number]

/** Best format first: a browser takes the first one that it reads. */
export const renditionFormats = ['avif', 'webp', 'jpg'] as const
export type RenditionFormat = (typeof renditionFormats)[number]

export const mediaTypes: Record<RenditionFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

export type RenditionName = `${RenditionWidth}.${RenditionFormat}`

const names = new Set<string>(
  renditionWidths.flatMap((width) => renditionFormats.map((format): RenditionName => `${width}.${format}`)),
)

/** Whether a text, from an address for instance, is one of the twelve names such as `800.avif`. */
export function isRenditionName(text: string): text is RenditionName {
  return names.has(text)
}

export function formatOf(name: RenditionName): RenditionFormat {
  return name.slice(name.indexOf('.') + 1) as RenditionFormat
}

/** The widths that a photo of `originalWidth` pixels has: none is enlarged, and the smallest is always there. */
export function widthsOf(originalWidth: number): RenditionWidth[] {
  return renditionWidths.filter((width) => width <= originalWidth || width === renditionWidths[0])
}
