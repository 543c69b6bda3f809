import type { PropertyType } from '#machines/property-page/listing.ts'
import { gallery as words } from '#src/content/gallery.ts'
import block from '#src/ui/block-elevation.svg?no-inline'
import house from '#src/ui/gabled-house-elevation.svg?no-inline'
import plot from '#src/ui/plot-elevation.svg?no-inline'
import storefront from '#src/ui/storefront-elevation.svg?no-inline'
import townhouse from '#src/ui/townhouse-elevation.svg?no-inline'

const drawings: Partial<Record<PropertyType, string>> = {
  condo: block,
  apartment: block,
  multi_family: block,
  townhouse,
  land: plot,
  commercial: storefront,
}

export const drawingOf = (type: PropertyType) => drawings[type] ?? house

/** PROP-25: a drawing for the property type, with a note that there are no photos. */
export function NoPhotos({ type }: { type: PropertyType }) {
  return (
    <div className="no-photos">
      <img src={drawingOf(type)} alt="" width="1600" height="1067" />
      <p className="overlay">{words.none}</p>
    </div>
  )
}
