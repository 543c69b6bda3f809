import { photos } from '#src/content/photos.ts'
import drawing from './house-elevation.svg?no-inline'

/** Stands where a photo is missing: the elevation of a house, drawn on the page's own paper (PROP-09). */
export function PlaceholderPhoto() {
  return (
    <img
      src={drawing}
      alt={photos.placeholderAlt}
      width="1600"
      height="1067"
      draggable={false}
      className="size-full object-cover"
    />
  )
}
