/** What the visitor typed, and the provider's match. */
export const typed = '48 alder rigde road, mill valley'
export const suggested = {
  propertyAddress: '48 Alder Ridge Road, Mill Valley, California 94941, United States',
  propertyLat: 37.9061,
  propertyLong: -122.5449,
}

/** The map in a wide window, in CSS pixels: the size of the requested image and the pin's area. */
export const mapSize = { width: 592, height: 296 }

/** Offset from the center of the map. */
export const dragged = { x: 50, y: 30 }
