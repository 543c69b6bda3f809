import { accessOf, type Passed } from '#server/access/rules/access.ts'
import type { AppContext } from '#server/context.ts'
import { forbidden, notFound } from '#server/platform/http/problem.ts'
import { findHost } from './queries/hosts.ts'
import { findContentById } from './queries/listing-content.ts'
import { findRecord } from './queries/listing-record.ts'
import { listPriceChanges } from './queries/price-history.ts'
import {
  findMovedAddress,
  findProperty,
  findPropertyBySlug,
  type MovedListing,
  type PublishedProperty,
} from './queries/properties.ts'
import { listingAnswer, withheldAnswer } from './rules/listing.ts'

type Reads = Pick<AppContext, 'db'>

/** The published listing with this number, or a 404. */
export async function propertyOr404({ db }: Reads, id: number): Promise<PublishedProperty> {
  const property = await findProperty(db, id)
  if (!property) throw notFound('listing_not_found', 'Property not found')
  return property
}

/** The published listing with this number and all that a page shows of it, or a 404. Asked once for all who ask at once. */
export async function contentOr404({ db, answers }: Pick<AppContext, 'db' | 'answers'>, id: number) {
  const found = await answers.load(`listing number ${id}`, () => findContentById(db, id))
  if (!found) throw notFound('listing_not_found', 'Property not found')
  return found
}

/** PROP-17: a 403 unless the listing is open or its gate was passed. */
export function accessOr403(property: PublishedProperty, passed: Passed): void {
  if (accessOf(property, passed) === 'withheld') throw forbidden('listing_private', 'This listing is private.')
}

/** The listing as far as this visitor may see it: of a withheld one, only that it is there. */
export async function listingFor({ db }: Reads, property: PublishedProperty, passed: Passed) {
  const access = accessOf(property, passed)
  if (access === 'withheld') return withheldAnswer(property.id)
  return listingAnswer(property, access, {
    record: await findRecord(db, property),
    priceChanges: await listPriceChanges(db, property.id),
    host: await findHost(db, property.id),
  })
}

/** Where a listing lives whose older slug, number or slug in other capitals this is. */
export async function movedFrom(context: Reads, key: string): Promise<MovedListing | null> {
  const moved = await movedFromExactly(context, key)
  const lower = key.toLowerCase()
  return moved ?? (lower === key ? null : movedFromExactly(context, lower))
}

async function movedFromExactly({ db }: Reads, key: string): Promise<MovedListing | null> {
  const moved = await findMovedAddress(db, key)
  if (moved) return moved
  const property = isNumber(key) ? await findProperty(db, Number(key)) : await findPropertyBySlug(db, key)
  return property ? { propertyId: property.id, slug: property.slug } : null
}

function isNumber(key: string): boolean {
  return /^[1-9]\d{0,9}$/.test(key) && Number(key) < 2 ** 31
}
