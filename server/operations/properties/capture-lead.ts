import { keepLead } from '#server/db/queries/leads.ts'
import { propertyOr404 } from '#server/http/listings.ts'
import { keepPass, passOf } from '#server/http/passes.ts'
import { forbidden, invalid } from '#server/http/problem.ts'
import type { Operation } from '#server/operation.ts'
import { leftToGive } from '#server/rules/access.ts'
import { issuesOf, trimmedLead } from '#server/rules/lead.ts'

/** GATE-11: where there is a password too, it comes first. A visitor who has a session keeps it. */
export const captureLead: Operation<'captureLead'> = async (world, request, reply) => {
  const property = await propertyOr404(world, request.params.id)
  const pass = await passOf(world, request, property)
  if (leftToGive(property, pass).password) throw forbidden('Enter the listing’s password first.')
  const lead = trimmedLead(request.body)
  const issues = issuesOf(lead, property.leadCaptureEnabled ? property.requiredFields : null)
  if (issues.length > 0) throw invalid(issues)

  const now = world.clock()
  const sessionId = await keepLead(world.db, { propertyId: property.id, lead, sessionId: pass.sessionId, now })
  keepPass(world, reply, property, { ...pass, lead: true, sessionId })
  return { success: true, session_id: sessionId }
}
