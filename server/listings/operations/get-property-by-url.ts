import { grantOf } from '#server/access/grants.ts'
import { accessOf, isOpen } from '#server/access/rules/access.ts'
import type { Operation } from '#server/operation.ts'
import { shareAnswer } from '#server/platform/cache/shared-routes.ts'
import { notFound } from '#server/platform/http/problem.ts'
import { movedFrom, propertyOr404 } from '../find-listing.ts'
import { findContentBySlug } from '../queries/listing-content.ts'
import { listingAnswer, movedAnswer, withheldAnswer } from '../rules/listing.ts'

/**
 * By its slug, the listing; by an older slug or its number, where it lives (PROP-04). The slug is the address: of a listing
 * that is withheld, nobody gets it, and the gate is reached at every one of its keys.
 */
export const getPropertyByUrl: Operation<'getPropertyByUrl'> = async (context, request) => {
  const key = request.params.propertyId
  const found = await context.answers.load(`listing ${key}`, () => findContentBySlug(context.db, key))
  if (found) {
    const { property } = found
    if (isOpen(property)) {
      shareAnswer(request, property.id)
      return listingAnswer(property, 'open', found)
    }
    const access = accessOf(property, await grantOf(context, request, property))
    return access === 'withheld' ? withheldAnswer(property.id) : listingAnswer(property, access, found)
  }

  const moved = await movedFrom(context, key)
  if (!moved) throw notFound('listing_not_found', 'Property not found')
  const target = await propertyOr404(context, moved.propertyId)
  const isWithheld = accessOf(target, await grantOf(context, request, target)) === 'withheld'
  return isWithheld ? withheldAnswer(target.id) : movedAnswer(target.id, moved.slug)
}
