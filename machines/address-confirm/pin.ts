/** A place in a picture of the map, in CSS pixels from its middle: x to the east, y to the south. */
export interface Offset {
  x: number
  y: number
}

/** What is asked of the provider: a picture of so many CSS pixels, with so many of its own to each. */
export interface MapPicture {
  width: number
  height: number
  ratio: 1 | 2
}

interface Place {
  latitude: number
  longitude: number
}

/** ADDR-05. */
export const zoom = 16
const greatestSide = 1280

/** Pixels round the earth at this zoom: the provider's pictures are made of tiles of 512. */
const circumference = 512 * 2 ** zoom
/** In metres, at the equator. */
const equator = 40_075_016.686

/**
 * The picture for a frame of CSS pixels on a screen of so many pixels to each. The provider knows one and two; a side that
 * would be longer than 1280 of its own pixels makes the whole picture smaller, in its proportions.
 */
export function pictureFor(frame: { width: number; height: number }, pixelRatio: number): MapPicture {
  const ratio = pixelRatio > 1 ? 2 : 1
  const scale = Math.min(1, greatestSide / ratio / Math.max(frame.width, frame.height))
  const side = (length: number) => Math.max(1, Math.floor(length * scale))
  return { width: side(frame.width), height: side(frame.height), ratio }
}

export function keptInside({ width, height }: MapPicture, { x, y }: Offset): Offset {
  const within = (value: number, half: number) => Math.min(half, Math.max(-half, value))
  return { x: within(x, width / 2), y: within(y, height / 2) }
}

/** The place under a pin, in degrees to a tenth of a metre, when the middle of the picture is `place`. */
export function placeUnder({ latitude, longitude }: Place, { x, y }: Offset): Place {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) - (y * 2 * Math.PI) / circumference
  const east = longitude + (x * 360) / circumference
  return {
    latitude: rounded((Math.atan(Math.sinh(north)) * 180) / Math.PI),
    longitude: rounded(east > 180 ? east - 360 : east < -180 ? east + 360 : east),
  }
}

/** How far a pin was moved, in metres; what is negative lies to the west or the south. */
export function metresOf({ x, y }: Offset, latitude: number): { east: number; north: number } {
  const metre = (equator * Math.cos((latitude * Math.PI) / 180)) / circumference
  return { east: x * metre, north: -y * metre }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
