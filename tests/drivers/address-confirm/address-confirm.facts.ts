/** What the visitor typed, and which address the provider takes it for. */
export const typed = '48 alder rigde road, mill valley'
export const suggested = {
  propertyAddress: '48 Alder Ridge Road, Mill Valley, California 94941, United States',
  propertyLat: 37.9061,
  propertyLong: -122.5449,
}

/** The map in a wide window, in CSS pixels: what is asked of the provider, and what a pin moves in. */
export const mapSize = { width: 592, height: 296 }

/** From the middle of the map. */
export const dragged = { x: 50, y: 30 }
