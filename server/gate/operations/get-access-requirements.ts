import { grantOf } from '#server/access/grants.ts'
import { requirementsLeft } from '#server/access/rules/access.ts'
import { propertyOr404 } from '#server/listings/find-listing.ts'
import { findHost } from '#server/listings/queries/hosts.ts'
import { gateHostAnswer } from '#server/listings/rules/host.ts'
import type { Operation } from '#server/operation.ts'

export const getAccessRequirements: Operation<'getAccessRequirements'> = async (context, request) => {
  const property = await propertyOr404(context, request.params.id)
  const asked = requirementsLeft(property, await grantOf(context, request, property))
  const isAsked = asked.password_protection_enabled || asked.lead_capture_enabled
  return isAsked ? { ...asked, ...gateHostAnswer(await findHost(context.db, property.id)) } : asked
}
