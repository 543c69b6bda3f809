import type { Verdict } from '#machines/address-confirm/confirming.ts'
import type { Failure } from '#machines/failure.ts'
import { isDegrees } from './degrees.ts'

interface Feature {
  properties?: { full_address?: unknown; place_name?: unknown; match_code?: { confidence?: unknown } | null } | null
  geometry?: { coordinates?: unknown } | null
}

/**
 * What the provider's answer says of an address: the same one, however sure the provider is of it; another one; or none. A
 * match of low confidence, of which most parts differ, is none. Throws a Failure where the answer is not what was promised.
 */
export function verdictIn(answer: unknown, entered: string): Verdict {
  const features = (answer as { features?: unknown } | null)?.features
  if (!Array.isArray(features)) throw unreadable
  if (features.length === 0) return { match: 'none' }
  const { properties, geometry } = (features[0] ?? {}) as Feature
  const address = [properties?.full_address, properties?.place_name].find(isWords)
  const place = placeIn(geometry?.coordinates)
  if (address === undefined || !place) throw unreadable
  const found = { propertyAddress: address, ...place }
  const confidence = properties?.match_code?.confidence
  if (confidence === 'exact' || bare(address) === bare(entered)) return { match: 'exact', found }
  return confidence === 'low' ? { match: 'none' } : { match: 'other', found }
}

const unreadable: Failure = { kind: 'unreadable' }

const isWords = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Longitude, then latitude. */
function placeIn(coordinates: unknown): { propertyLat: number; propertyLong: number } | null {
  const [propertyLong, propertyLat] = (Array.isArray(coordinates) ? coordinates : []) as unknown[]
  if (!isDegrees(propertyLat, 90) || !isDegrees(propertyLong, 180)) return null
  return { propertyLat, propertyLong }
}

/** An address without what makes no difference: case, punctuation, and the country that all of them are in. */
function bare(address: string): string {
  return address
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
    .replace(/ (united states( of america)?|usa)$/, '')
}
