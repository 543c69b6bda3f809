/**
 * Where "Open in Maps" leads: Apple's maps where the device is Apple's, else Google's. Both are web addresses that a phone
 * opens in its own app. The address finds the home; coordinates are for homes without one.
 */
export function mapsAddress(
  address: string | null,
  coordinates: { latitude: number; longitude: number } | null,
  userAgent: string,
): string | null {
  const place = address ?? (coordinates && `${coordinates.latitude},${coordinates.longitude}`)
  if (place === null) return null
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(userAgent)
  return isApple
    ? `https://maps.apple.com/?q=${encodeURIComponent(place)}`
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
