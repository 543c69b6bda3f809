import type { AddressParts, AddressSuggestion } from '#machines/address-search/suggestion.ts'
import type { Failure } from '#machines/failure.ts'
import { isDegrees } from './degrees.ts'

/** The provider's suggestions, if they are what it promises (ADDR-04); throws a Failure `unreadable` where one of them is not. */
export function suggestionsIn(answer: unknown): AddressSuggestion[] {
  const { suggestions } = objectIn(answer)
  return listIn(suggestions).map((suggestion) => {
    const { action, ...fields } = objectIn(suggestion)
    return {
      id: textIn(objectIn(action).id),
      full_address: textIn(fields.full_address),
      geometry: null,
      ...partsIn(fields),
    }
  })
}

/** Where the first feature of an answer stands: longitude, then latitude, in degrees. Throws a Failure `unreadable` where it does not say. */
export function coordinatesIn(answer: unknown): [longitude: number, latitude: number] {
  const [feature] = listIn(objectIn(answer).features)
  const [longitude, latitude, ...rest] = listIn(objectIn(objectIn(feature).geometry).coordinates)
  if (rest.length > 0) throw unreadable
  return [degreesIn(longitude, 180), degreesIn(latitude, 90)]
}

/** The parts of an address, each null where there is none. */
function partsIn(fields: Record<string, unknown>): AddressParts {
  return {
    address_line1: partIn(fields.address_line1),
    address_line2: partIn(fields.address_line2),
    address_line3: partIn(fields.address_line3),
    address_level1: partIn(fields.address_level1),
    address_level2: partIn(fields.address_level2),
    address_level3: partIn(fields.address_level3),
    postcode: partIn(fields.postcode),
    country: partIn(fields.country),
    country_code: partIn(fields.country_code),
  }
}

const unreadable: Failure = { kind: 'unreadable' }

function objectIn(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable
  return value as Record<string, unknown>
}

function listIn(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw unreadable
  return value
}

function textIn(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw unreadable
  return value.trim()
}

function partIn(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') throw unreadable
  return value.trim() || null
}

function degreesIn(value: unknown, most: 90 | 180): number {
  if (!isDegrees(value, most)) throw unreadable
  return value
}
