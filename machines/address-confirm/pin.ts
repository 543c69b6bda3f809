/** A position on the map image in CSS pixels from its center: x to the east, y to the south. */
export interface Offset {
  x: number
  y: number
}

/** The requested image: its size in CSS pixels, and the device pixels per CSS pixel. */
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

/** Pixels around the earth at this zoom: the provider's images have tiles of 512. */
const circumference = 512 * 2 ** zoom
/** In meters, at the equator. */
const equator = 40_075_016.686

/**
 * The image for a frame in CSS pixels at a device pixel ratio. The provider supports ratios of one and two; when a side
 * would exceed 1280 device pixels, the whole image is scaled down.
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

/** The location under a pin in degrees, to a tenth of a meter, when the image's center is `place`. */
export function placeUnder({ latitude, longitude }: Place, { x, y }: Offset): Place {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) - (y * 2 * Math.PI) / circumference
  const east = longitude + (x * 360) / circumference
  return {
    latitude: rounded((Math.atan(Math.sinh(north)) * 180) / Math.PI),
    longitude: rounded(east > 180 ? east - 360 : east < -180 ? east + 360 : east),
  }
}

/** The pin's offset in meters; negative values are to the west or the south. */
export function metresOf({ x, y }: Offset, latitude: number): { east: number; north: number } {
  const metre = (equator * Math.cos((latitude * Math.PI) / 180)) / circumference
  return { east: x * metre, north: -y * metre }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
