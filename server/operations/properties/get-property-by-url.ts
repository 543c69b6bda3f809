import { findFacts } from '#server/db/queries/listing-record.ts'
import { findPropertyBySlug } from '#server/db/queries/properties.ts'
import { movedFrom } from '#server/http/listings.ts'
import { passOf } from '#server/http/passes.ts'
import { notFound } from '#server/http/problem.ts'
import type { Operation } from '#server/operation.ts'
import { listingAnswer, movedAnswer } from '#server/rules/listing.ts'

/** By its slug, the listing; by an older slug or its number, where it lives (PROP-04). */
export const getPropertyByUrl: Operation<'getPropertyByUrl'> = async (world, request) => {
  const key = request.params.propertyId
  const property = await findPropertyBySlug(world.db, key)
  if (property)
    return listingAnswer(property, await findFacts(world.db, property.id), await passOf(world, request, property))

  const moved = await movedFrom(world, key)
  if (!moved) throw notFound('Property not found')
  return movedAnswer(moved.propertyId, moved.slug)
}
