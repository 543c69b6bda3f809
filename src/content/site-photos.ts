import { settings } from '#src/env.ts'
import type { PhotoFile } from '#src/ui/photo.tsx'

/** What is seen on the photos that the site shows of itself; `npm run build` makes their renditions. */
const seen = {
  'exterior-dusk': 'A two-story white and cedar house at dusk, its windows lit',
  'living-room': 'A living room with a white sofa in front of a wood-paneled wall, and a fireplace',
  kitchen: 'A kitchen with a marble island, leather stools, green cabinets and brass lamps',
  bedroom: 'A bedroom with a wide bed in front of a slatted wood wall, and a large window',
  'backyard-pool': 'A pool and a terrace with lounge chairs and umbrellas, the house behind them',
  'exterior-day': 'The house by day, a yard sign with a QR code on the lawn',
  'condo-tower': 'A tall residential tower with balconies, above a small park',
  'apartment-living': 'A living room with a brick wall, a blue sofa and a patterned rug',
  'townhouse-row': 'A row of painted townhouses with bay windows on a sloping street',
} as const

export type SitePhotoName = keyof typeof seen

const widths = [480, 800, 1200, 1600]
const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** A photo of the site, 3:2, from where its assets are (API-09). */
export function sitePhoto(name: SitePhotoName): PhotoFile & { alt: string } {
  const at = (width: number, format: string) => `${settings.assetBase}/pictures/${name}/${width}.${format}`
  return {
    url: at(1600, 'jpg'),
    alt: seen[name],
    width: 1600,
    height: 1067,
    sources: Object.entries(formats).map(([format, type]) => ({
      type,
      srcset: widths.map((width) => `${at(width, format)} ${width}w`).join(', '),
    })),
  }
}
