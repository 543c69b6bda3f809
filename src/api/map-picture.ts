import { type MapPicture, zoom } from '#machines/address-confirm/pin.ts'
import { settings } from '../env.ts'

const style = 'https://api.mapbox.com/styles/v1/mapbox/streets-v12/static'

/** ADDR-05: the address of the provider's picture around a place, in degrees; its attribution is part of it. */
export function mapPicture(latitude: number, longitude: number, { width, height, ratio }: MapPicture): string {
  const size = `${width}x${height}${ratio === 2 ? '@2x' : ''}`
  return `${style}/${longitude},${latitude},${zoom},0/${size}?access_token=${encodeURIComponent(settings.mapboxToken)}`
}
