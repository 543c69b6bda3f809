import { findPropertyBySlug } from '#server/db/queries/properties.ts'
import { listingFor, movedFrom, propertyOr404 } from '#server/http/listings.ts'
import { passOf } from '#server/http/passes.ts'
import { notFound } from '#server/http/problem.ts'
import type { Operation } from '#server/operation.ts'
import { accessOf } from '#server/rules/access.ts'
import { movedAnswer, withheldAnswer } from '#server/rules/listing.ts'

/**
 * By its slug, the listing; by an older slug or its number, where it lives (PROP-04). The slug is the address: of a listing
 * that is withheld, nobody gets it, and the gate is reached at every one of its keys.
 */
export const getPropertyByUrl: Operation<'getPropertyByUrl'> = async (world, request) => {
  const key = request.params.propertyId
  const property = await findPropertyBySlug(world.db, key)
  if (property) return listingFor(world, property, await passOf(world, request, property))

  const moved = await movedFrom(world, key)
  if (!moved) throw notFound('Property not found')
  const target = await propertyOr404(world, moved.propertyId)
  const isWithheld = accessOf(target, await passOf(world, request, target)) === 'withheld'
  return isWithheld ? withheldAnswer(target.id) : movedAnswer(target.id, moved.slug)
}
