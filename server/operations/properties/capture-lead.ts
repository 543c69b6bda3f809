import { keepLead } from '#server/db/queries/leads.ts'
import { propertyOr404 } from '#server/http/listings.ts'
import { keepPass, passOf } from '#server/http/passes.ts'
import { forbidden, invalid, tooMany } from '#server/http/problem.ts'
import type { Operation } from '#server/operation.ts'
import { leftToGive } from '#server/rules/access.ts'
import { issuesOf, trimmedLead } from '#server/rules/lead.ts'
import { networkOf } from '#server/rules/visitor-address.ts'

/** GATE-11: where there is a password too, it comes first. A visitor who has a session keeps it. */
export const captureLead: Operation<'captureLead'> = async (world, request, reply) => {
  const now = world.clock()
  const wait = world.limits.leads.take(networkOf(request.ip), now)
  if (wait > 0) throw tooMany('Too many forms were sent from here. Please try again later.', wait)

  const property = await propertyOr404(world, request.params.id)
  const pass = await passOf(world, request, property)
  if (leftToGive(property, pass).password) throw forbidden('This listing asks for its password first.')
  const lead = trimmedLead(request.body)
  const issues = issuesOf(lead, property.leadCaptureEnabled ? property.requiredFields : null)
  if (issues.length > 0) throw invalid(issues)

  const sessionId = await keepLead(world.db, { propertyId: property.id, lead, sessionId: pass.sessionId, now })
  keepPass(world, reply, property, { ...pass, lead: true, sessionId })
  return { success: true, session_id: sessionId }
}
