import type { Valuation } from '#machines/property-view/known-home.ts'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { valuationShape } from '#openapi/generated/answers/valuation.ts'
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
    valuationShape,
  ),
)

function coordinatesOf({ propertyLat, propertyLong }: PropertyLocation) {
  return propertyLat === null || propertyLong === null ? {} : { lat: propertyLat, lng: propertyLong }
}
