import { grantOf } from '#server/access/grants.ts'
import { accessOf, type Passed } from '#server/access/rules/access.ts'
import type { AppContext } from '#server/context.ts'
import type { Operation, OperationRequest } from '#server/operation.ts'
import { invalid } from '#server/platform/http/problem.ts'
import { listingFor } from '../find-listing.ts'
import { findPropertiesAt, type PublishedProperty } from '../queries/properties.ts'
import { addressKey } from '../rules/address-key.ts'
import { valuationOf } from '../rules/valuation.ts'

type Request = OperationRequest<'getValuation'>

/** VALUE-04, PROP-17: a home that is not for this visitor to see is answered like one that doesn't exist. */
export const getValuation: Operation<'getValuation'> = async (context, request) => {
  refuseHalfPlace(request.query)
  const seen = await seenAt(context, request)
  if (!seen) return { value: null, listing: null }
  const { property, passed } = seen
  return { value: valuationOf(property), listing: await listingFor(context, property, passed) }
}

/** The first listing at the address whose gate this visitor has passed, or that has none. */
async function seenAt(
  context: AppContext,
  request: Request,
): Promise<{ property: PublishedProperty; passed: Passed } | null> {
  const key = addressKey(request.query.address)
  for (const property of key ? await findPropertiesAt(context.db, key) : []) {
    const passed = await grantOf(context, request, property)
    if (accessOf(property, passed) !== 'withheld') return { property, passed }
  }
  return null
}

function refuseHalfPlace({ lat, lng }: Request['query']): void {
  if ((lat === undefined) === (lng === undefined)) return
  const [missing, given] = lat === undefined ? ['lat', 'lng'] : ['lng', 'lat']
  throw invalid([{ loc: ['query', missing], msg: `is required beside ${given}`, type: 'missing' }])
}
