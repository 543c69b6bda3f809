import { grantOf } from '#server/access/grants.ts'
import { requirementsLeft } from '#server/access/rules/access.ts'
import type { AccessGrant } from '#server/access/rules/grant.ts'
import { contentOr404 } from '#server/listings/find-listing.ts'
import { gateHostAnswer } from '#server/listings/rules/host.ts'
import type { Operation } from '#server/operation.ts'
import { shareAnswer } from '#server/platform/cache/shared-routes.ts'

export const getAccessRequirements: Operation<'getAccessRequirements'> = async (context, request) => {
  const { property, host } = await contentOr404(context, request.params.id)
  const grant = await grantOf(context, request, property)
  if (isEmpty(grant)) shareAnswer(request, property.id)
  const asked = requirementsLeft(property, grant)
  const isAsked = asked.password_protection_enabled || asked.lead_capture_enabled
  return isAsked ? { ...asked, ...gateHostAnswer(host) } : asked
}

const isEmpty = ({ password, lead, sessionId }: AccessGrant) => !password && !lead && sessionId === null
