import { findSession, keepDuration } from '#server/db/queries/visits.ts'
import { notFound } from '#server/http/problem.ts'
import type { Operation } from '#server/operation.ts'
import { possibleDuration } from '#server/rules/visit.ts'

/** VISIT-02, VISIT-04 */
export const updateVisitDuration: Operation<'updateVisitDuration'> = async ({ db, clock }, request) => {
  const { visitor_session_id: id, duration_seconds: told } = request.body
  const session = await findSession(db, request.params.id, id)
  if (!session) throw notFound('Visitor session not found')

  const kept = await keepDuration(db, session, possibleDuration(told, session.beganAt, clock()))
  return { success: true, duration_seconds: kept }
}
