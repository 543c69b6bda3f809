import type { Failure } from '#machines/failure.ts'
import type { Coordinates } from '#machines/map/map.machine.ts'
import { settings } from '../env.ts'
import { call } from './call.ts'
import { failureFrom } from './client.ts'
import { isDegrees } from './degrees.ts'

const placeSearch = 'https://api.mapbox.com/geocoding/v5/mapbox.places'

type Found = { features?: { center?: unknown }[] } | null

/** MAP-03: the center of the first place that the provider finds for an address in the United States. */
export const geocode = call<Coordinates, { address: string }>(async (input, signal) => {
  const query = new URLSearchParams({
    country: 'us',
    types: 'address',
    limit: '1',
    access_token: settings.mapboxToken,
  })
  // Between semicolons the provider would see several searches.
  const place = encodeURIComponent(input.address.replaceAll(';', ','))
  const found = await fetch(`${placeSearch}/${place}.json?${query}`, { signal })
    .then((response) => {
      if (!response.ok) throw { kind: 'status', status: response.status } satisfies Failure
      return response.json() as Promise<Found>
    })
    .catch((thrown: unknown) => {
      throw thrown instanceof Error ? failureFrom(thrown) : thrown
    })
  return centerOf(found)
})

/** The provider's center is [longitude, latitude]. Throws for anything else. */
function centerOf(found: Found): Coordinates {
  const center = found?.features?.[0]?.center
  if (Array.isArray(center) && center.length === 2) {
    const [longitude, latitude] = center as unknown[]
    if (isDegrees(longitude, 180) && isDegrees(latitude, 90)) return { longitude, latitude }
  }
  throw { kind: 'unexpected', message: 'the place search found no such address' } satisfies Failure
}
