import { findSession, keepEnd } from '#server/db/queries/visits.ts'
import { notFound } from '#server/http/problem.ts'
import type { Operation } from '#server/operation.ts'
import { possibleDuration, possibleExit } from '#server/rules/visit.ts'

/** VISIT-03 */
export const endVisit: Operation<'endVisit'> = async ({ db, clock }, request) => {
  const { visitor_session_id: id, duration_seconds: told, exit_time: exitTold } = request.body
  const now = clock()
  const session = await findSession(db, request.params.id, id)
  if (!session) throw notFound('Visitor session not found')

  const seconds = possibleDuration(told, session.beganAt, now)
  const exit = possibleExit(exitTold, session.beganAt, now)
  const kept = await keepEnd(db, session, { seconds, exit, now })
  return { success: true, duration_seconds: kept }
}
