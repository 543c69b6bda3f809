import { grantOf } from '#server/access/grants.ts'
import { accessOf } from '#server/access/rules/access.ts'
import type { Operation } from '#server/operation.ts'
import { notFound } from '#server/platform/http/problem.ts'
import { listingFor, movedFrom, propertyOr404 } from '../find-listing.ts'
import { findPropertyBySlug } from '../queries/properties.ts'
import { movedAnswer, withheldAnswer } from '../rules/listing.ts'

/**
 * By its slug, the listing; by an older slug or its number, where it lives (PROP-04). The slug is the address: of a listing
 * that is withheld, nobody gets it, and the gate is reached at every one of its keys.
 */
export const getPropertyByUrl: Operation<'getPropertyByUrl'> = async (context, request) => {
  const key = request.params.propertyId
  const property = await findPropertyBySlug(context.db, key)
  if (property) return listingFor(context, property, await grantOf(context, request, property))

  const moved = await movedFrom(context, key)
  if (!moved) throw notFound('Property not found')
  const target = await propertyOr404(context, moved.propertyId)
  const isWithheld = accessOf(target, await grantOf(context, request, target)) === 'withheld'
  return isWithheld ? withheldAnswer(target.id) : movedAnswer(target.id, moved.slug)
}
