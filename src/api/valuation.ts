import type { Valuation } from '#machines/property-view/known-home.ts'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { call } from './call.ts'
import { answerOf, client } from './client.ts'

/** What a home is asked for may change between two looks, and so may who is allowed to know. */
const fresh = { cache: 'no-store' } as const

export const getValuation = call<Valuation, PropertyLocation>((input, signal) =>
  answerOf(
    client.GET('/api/v1/public/valuation', {
      params: { query: { address: input.propertyAddress ?? '', ...coordinatesOf(input) } },
      signal,
      ...fresh,
    }),
    isValuation,
  ),
)

function coordinatesOf({ propertyLat, propertyLong }: PropertyLocation) {
  return propertyLat === null || propertyLong === null ? {} : { lat: propertyLat, lng: propertyLong }
}

function isValuation({ value, listing }: Valuation): boolean {
  const isFigure = value === null || (typeof value === 'number' && Number.isFinite(value))
  return isFigure && (listing === null || typeof listing?.id === 'number')
}
