import type { PropertyLocation } from '../property-view/location.ts'

/**
 * An address that the provider knows (ADDR-04). Its coordinates (degrees, longitude first) take a request of their own.
 */
export interface AddressSuggestion extends AddressParts {
  /** The id for retrieving its coordinates. */
  id: string
  full_address: string
  geometry: { coordinates: [longitude: number, latitude: number] } | null
}

export interface AddressParts {
  address_line1: string | null
  address_line2: string | null
  address_line3: string | null
  address_level1: string | null
  address_level2: string | null
  address_level3: string | null
  postcode: string | null
  country: string | null
  country_code: string | null
}

/** ADDR-02: suggestions after more than two characters. */
export const mostForTooShort = 2

/** The box's text as a location: with coordinates only while it is the picked address. */
export function locationOf(text: string, picked: AddressSuggestion | null): PropertyLocation {
  const [propertyLong, propertyLat] = picked?.geometry?.coordinates ?? [null, null]
  return { propertyAddress: text, propertyLat, propertyLong }
}
