import { findHost } from '#server/db/queries/hosts.ts'
import { propertyOr404 } from '#server/http/listings.ts'
import { passOf } from '#server/http/passes.ts'
import type { Operation } from '#server/operation.ts'
import { requirementsLeft } from '#server/rules/access.ts'
import { gateHostAnswer } from '#server/rules/host.ts'

export const getAccessRequirements: Operation<'getAccessRequirements'> = async (world, request) => {
  const property = await propertyOr404(world, request.params.id)
  const asked = requirementsLeft(property, await passOf(world, request, property))
  const isAsked = asked.password_protection_enabled || asked.lead_capture_enabled
  return isAsked ? { ...asked, ...gateHostAnswer(await findHost(world.db, property.id)) } : asked
}
