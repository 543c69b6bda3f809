import { settings } from '#src/env.ts'
import type { PhotoFile } from '#src/ui/photo.tsx'

/** What is seen on the photographs that the site shows of itself; `npm run build` makes their renditions. */
const seen = {
  'exterior-dusk': 'A long, low house of stone and cedar at dusk, every window lit',
  'living-room': 'A living room with linen walls, a sage armchair and a wall of glass',
  kitchen: 'A kitchen with green-black cabinets and a walnut island under brass lamps',
  bedroom: 'A bedroom with a walnut headboard and morning light',
  'backyard-pool': 'A pool beside a terrace, the house behind it',
  'exterior-day': 'The house by day, a yard sign with a QR code on the lawn',
  'condo-tower': 'A residential tower of glass and concrete',
  'apartment-living': 'The living room of a small apartment',
  'townhouse-row': 'A row of townhouses with stoops',
} as const

export type PhotographName = keyof typeof seen

const widths = [480, 800, 1200, 1600]
const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** A photograph of the site, 3:2, from where its assets are (API-09). */
export function photograph(name: PhotographName): PhotoFile & { alt: string } {
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
