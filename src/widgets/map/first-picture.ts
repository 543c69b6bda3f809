import type { Map as MapboxMap, MapEvents } from 'mapbox-gl'

/** What the library says along with an error, beyond what its types tell. */
type MapError = MapEvents['error'] & { sourceId?: string; tile?: unknown }

/**
 * Waits until there is something to see. Rejects when the style or what it draws from does not come, and when the picture
 * is complete and no part of it has come: that would be an empty sheet. One missing part among others is no failure.
 */
export function firstPicture(map: MapboxMap): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasStyle = false
    let parts = 0
    let lastError: unknown = new Error('nothing to draw has come')
    map.once('style.load', () => {
      hasStyle = true
    })
    map.on('sourcedata', ({ tile, coord }) => {
      if (tile && coord) parts++
    })
    map.on('error', ({ error, sourceId, tile }: MapError) => {
      lastError = error
      if (!hasStyle || (sourceId && !tile)) reject(error)
    })
    map.once('load', () => (parts > 0 ? resolve() : reject(lastError)))
  })
}
