import mapboxgl from 'mapbox-gl'
import { useEffect, useRef } from 'react'
import { day } from '#domain/palette.ts'
import type { Coordinates } from '#machines/map/map.machine.ts'
import { map as words } from '#src/content/map.ts'
import 'mapbox-gl/dist/mapbox-gl.css'
import { firstPicture } from './first-picture.ts'

/** MAP-04: San Francisco, where nothing better is known. */
const defaultCentre: Coordinates = { latitude: 37.7749, longitude: -122.4194 }
const defaultZoom = 14
const style = 'mapbox://styles/mapbox/light-v11'

interface Props {
  token: string
  coordinates: Coordinates | null
  zoom?: number
  /** How much of its upper edge lies under something, in pixels: the place is in the middle of the rest. */
  coveredTop?: number
  /** The address, for those who hear the map. */
  label: string | null
  /** There is a picture: the first one, or one again after `onLost`. */
  onDrawn: () => void
  /** Before the first picture only; a tile that is missing later is the library's own business. */
  onFailed: () => void
  /** The browser took the drawing surface away. */
  onLost: () => void
}

/**
 * The map itself, in a chunk of its own, with the provider's logo and attribution as its terms ask. The library throws
 * without a usable token or WebGL, and only tells when offline; it honours a wish for reduced motion by itself.
 */
export function MapCanvas({ token, coordinates, zoom = defaultZoom, coveredTop = 0, label, ...handlers }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const listeners = useRef(handlers)
  listeners.current = handlers
  const { latitude, longitude } = coordinates ?? defaultCentre
  const isPlaced = coordinates !== null

  useEffect(() => {
    if (!frame.current) return
    const failed = (error: unknown) => {
      console.warn('The map cannot be drawn', error)
      listeners.current.onFailed()
    }
    if (!mapboxgl.supported()) return failed('this browser has no WebGL')
    let map: mapboxgl.Map
    try {
      map = new mapboxgl.Map({
        container: frame.current,
        accessToken: token,
        style,
        center: [longitude, latitude],
        zoom,
        cooperativeGestures: true,
        locale: { 'Map.Title': words.label(label) },
      })
    } catch (error) {
      return failed(error)
    }
    map.setPadding({ top: coveredTop, right: 0, bottom: 0, left: 0 })
    map.addControl(new mapboxgl.NavigationControl({ showCompass: false }), 'bottom-right')
    if (isPlaced) new mapboxgl.Marker({ color: day.walnut }).setLngLat([longitude, latitude]).addTo(map)
    firstPicture(map).then(() => listeners.current.onDrawn(), failed)
    map.on('webglcontextlost', () => listeners.current.onLost())
    map.on('webglcontextrestored', () => map.once('idle', () => listeners.current.onDrawn()))
    return () => map.remove()
  }, [token, latitude, longitude, isPlaced, zoom, coveredTop, label])

  // The library's own styles place the frame, and would undo a position of ours. Its edge hides what lies outside.
  return (
    <div className="absolute inset-0 [&_canvas]:-outline-offset-4">
      <div ref={frame} className="size-full" />
    </div>
  )
}
