import type { FastifyRequest } from 'fastify'
import { ownsSession } from '#server/access/grants.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/platform/http/problem.ts'
import type { Visit } from './reports.ts'

/** The visit of this name where the visitor's own cookie proves it, or a 404: anyone else's counts as none. */
export async function visitOr404(
  context: AppContext,
  request: FastifyRequest,
  propertyId: number,
  id: string,
): Promise<Visit> {
  const visit = ownsSession(context, request, propertyId, id) ? await context.visits.find(propertyId, id) : null
  if (!visit) throw noSuchVisit()
  return visit
}

export const noSuchVisit = () => notFound('visit_not_found', 'Visitor session not found')
