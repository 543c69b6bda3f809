import { listingPath } from '#domain/pages.ts'
import { noGrant } from '#server/access/rules/grant.ts'
import { accessOr403, propertyOr404 } from '#server/listings/find-listing.ts'
import { agentOf } from '#server/listings/rules/agent.ts'
import { givesTours } from '#server/listings/rules/tours.ts'
import type { Operation } from '#server/operation.ts'

/** WIDGET-03: whom Penny talks about on another site; only of a listing without a gate. */
export const getWidgetListing: Operation<'getWidgetListing'> = async (context, request) => {
  const property = await propertyOr404(context, request.query.property_id)
  accessOr403(property, noGrant)
  return {
    property_id: property.id,
    agent_id: agentOf(property),
    address: property.address,
    path: listingPath(property.slug),
    gives_tours: givesTours(property),
  }
}
