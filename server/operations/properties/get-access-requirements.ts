import { propertyOr404 } from '#server/http/listings.ts'
import { passOf } from '#server/http/passes.ts'
import type { Operation } from '#server/operation.ts'
import { requirementsLeft } from '#server/rules/access.ts'

export const getAccessRequirements: Operation<'getAccessRequirements'> = async (world, request) => {
  const property = await propertyOr404(world, request.params.id)
  return requirementsLeft(property, await passOf(world, request, property))
}
