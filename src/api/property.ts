import type { PropertyImages } from '#machines/photos/photo.ts'
import type { Property } from '#machines/property-page/listing.ts'
import type { components } from '#openapi/generated/types.ts'
import { call } from './call.ts'
import { answerOf, client } from './client.ts'

type AccessRequirements = components['schemas']['AccessRequirements']

/** PROP-01: a listing may change hands or passwords between two looks. */
const fresh = { headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }, cache: 'no-store' } as const

const texts = ['address', 'description', 'preferred_url'] as const
const figures = ['price', 'sale_price', 'rental_price', 'beds', 'baths', 'sqft'] as const

/** Whatever the page reads is there as promised, or withheld. */
function isProperty(property: Property): boolean {
  return (
    typeof property.id === 'number' &&
    texts.every((field) => isOrWithheld('string', property[field])) &&
    figures.every((field) => isOrWithheld('number', property[field])) &&
    isOrWithheld('object', property.agent) &&
    isOrWithheld('number', property.agent?.id)
  )
}

function isAccessRequirements(asked: AccessRequirements): boolean {
  return (
    typeof asked.password_protection_enabled === 'boolean' &&
    typeof asked.lead_capture_enabled === 'boolean' &&
    isOrWithheld('string', asked.session_id) &&
    (!asked.lead_capture_enabled || (typeof asked.required_fields === 'object' && asked.required_fields !== null))
  )
}

function isOrWithheld(type: 'string' | 'number' | 'object', value: unknown): boolean {
  return value === undefined || value === null || typeof value === type
}

export const loadProperty = call<Property, { key: string }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/public/properties/by-url/{propertyId}', {
      params: { path: { propertyId: input.key } },
      signal,
      ...fresh,
    }),
    isProperty,
  ),
)

export const checkAccess = call<AccessRequirements, { propertyId: number }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/public/properties/{id}/access-requirements', {
      params: { path: { id: input.propertyId } },
      signal,
      ...fresh,
    }),
    isAccessRequirements,
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
