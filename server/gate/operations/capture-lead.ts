import { grantOf, keepGrant } from '#server/access/grants.ts'
import { leftToGive } from '#server/access/rules/access.ts'
import { propertyOr404 } from '#server/listings/find-listing.ts'
import type { Operation } from '#server/operation.ts'
import { forbidden, invalid } from '#server/platform/http/problem.ts'
import { keepLead } from '../queries/leads.ts'
import { issuesOf, trimmedLead } from '../rules/lead.ts'

/** GATE-11: where there is a password too, it comes first. A visitor who has a session keeps it. */
export const captureLead: Operation<'captureLead'> = async (context, request, reply) => {
  const property = await propertyOr404(context, request.params.id)
  const grant = await grantOf(context, request, property)
  if (leftToGive(property, grant).password) throw forbidden('password_first', 'Enter the listing’s password first.')
  const lead = trimmedLead(request.body)
  const issues = issuesOf(lead, property.leadCaptureEnabled ? property.requiredFields : null)
  if (issues.length > 0) throw invalid(issues)

  const now = context.clock()
  const sessionId = await keepLead(context.db, { propertyId: property.id, lead, sessionId: grant.sessionId, now })
  keepGrant(context, reply, property, { ...grant, lead: true, sessionId })
  return { success: true, session_id: sessionId }
}
