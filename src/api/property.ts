import type { PropertyImages } from '#machines/photos/photo.ts'
import type { Property } from '#machines/property-page/listing.ts'
import type { components } from '#openapi/generated/types.ts'
import { call } from './call.ts'
import { answerOf, client } from './client.ts'

type AccessRequirements = components['schemas']['AccessRequirements']

/** PROP-01: a listing may change hands or passwords between two looks. */
const fresh = { headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }, cache: 'no-store' } as const

export const loadProperty = call<Property, { key: string }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/public/properties/by-url/{propertyId}', {
      params: { path: { propertyId: input.key } },
      signal,
      ...fresh,
    }),
    (property) => typeof property.id === 'number',
  ),
)

export const checkAccess = call<AccessRequirements, { propertyId: number }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/public/properties/{id}/access-requirements', {
      params: { path: { id: input.propertyId } },
      signal,
      ...fresh,
    }),
    (asked) => typeof asked.required_fields === 'object' || !asked.lead_capture_enabled,
  ),
)

/** PROP-09. */
export const loadImages = call<PropertyImages, { propertyId: number }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/public/properties/{id}/images', {
      params: { path: { id: input.propertyId }, query: { size: 'large' } },
      signal,
    }),
    ({ images }) => Array.isArray(images) && images.every((image) => typeof image?.url === 'string'),
  ),
)
