import mapboxgl from 'mapbox-gl'
import { useEffect, useRef } from 'react'
import type { Coordinates } from '#machines/map/map.machine.ts'
import 'mapbox-gl/dist/mapbox-gl.css'

/** MAP-04: San Francisco, where nothing better is known. */
const defaultCentre: Coordinates = { latitude: 37.7749, longitude: -122.4194 }
const defaultZoom = 14
const style = 'mapbox://styles/mapbox/light-v11'

interface Props {
  token: string
  coordinates: Coordinates | null
  onDrawn: () => void
  /** Before the first picture only; a tile that is missing later is the library's own business. */
  onFailed: () => void
}

/** The map itself, in a chunk of its own. The library throws without a usable token or WebGL, and only tells when offline. */
export function MapCanvas({ token, coordinates, onDrawn, onFailed }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const told = useRef({ onDrawn, onFailed })
  told.current = { onDrawn, onFailed }
  const { latitude, longitude } = coordinates ?? defaultCentre
  const isPlaced = coordinates !== null

  useEffect(() => {
    if (!frame.current) return
    let isDrawn = false
    let map: mapboxgl.Map
    try {
      map = new mapboxgl.Map({
        container: frame.current,
        accessToken: token,
        style,
        center: [longitude, latitude],
        zoom: defaultZoom,
        cooperativeGestures: true,
      })
    } catch (error) {
      console.warn('The map cannot be drawn', error)
      told.current.onFailed()
      return
    }
    map.addControl(new mapboxgl.NavigationControl({ showCompass: false }), 'bottom-right')
    if (isPlaced) new mapboxgl.Marker({ color: '#6b4226' }).setLngLat([longitude, latitude]).addTo(map)
    map.once('load', () => {
      isDrawn = true
      told.current.onDrawn()
    })
    map.on('error', ({ error }) => {
      if (!isDrawn) {
        console.warn('The map cannot be drawn', error)
        told.current.onFailed()
      }
    })
    return () => map.remove()
  }, [token, latitude, longitude, isPlaced])

  return <div ref={frame} className="absolute inset-0" />
}
