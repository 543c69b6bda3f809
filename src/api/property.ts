import type { PropertyImages } from '#machines/photos/photo.ts'
import type { Property } from '#machines/property-page/listing.ts'
import { accessRequirementsShape } from '#openapi/generated/answers/access-requirements.ts'
import { propertyShape } from '#openapi/generated/answers/property.ts'
import { propertyImagesShape } from '#openapi/generated/answers/property-images.ts'
import type { components } from '#openapi/generated/types.ts'
import { call } from './call.ts'
import { answerOf, client, unreadable } from './client.ts'

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
    propertyShape,
  ),
)

export const checkAccess = call<AccessRequirements, { propertyId: number }>(async (input, signal) => {
  const asked = await answerOf(
    client.GET('/api/v1/public/properties/{id}/access-requirements', {
      params: { path: { id: input.propertyId } },
      signal,
      ...fresh,
    }),
    accessRequirementsShape,
  )
  // By hand, because a shape says nothing of one field that depends on another.
  if (asked.lead_capture_enabled && !asked.required_fields) throw unreadable
  return asked
})

/** PROP-09. */
export const loadImages = call<PropertyImages, { propertyId: number }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/public/properties/{id}/images', {
      params: { path: { id: input.propertyId }, query: { size: 'large' } },
      signal,
    }),
    propertyImagesShape,
  ),
)
