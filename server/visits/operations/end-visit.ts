import { sessionOr404 } from '#server/access/grants.ts'
import { keepEnd } from '#server/access/queries/sessions.ts'
import type { Operation } from '#server/operation.ts'
import { possibleDuration, possibleExit } from '../rules/visit.ts'

/** VISIT-03 */
export const endVisit: Operation<'endVisit'> = async (context, request) => {
  const { visitor_session_id: id, duration_seconds: reported, exit_time: reportedExit } = request.body
  const now = context.clock()
  const session = await sessionOr404(context, request, request.params.id, id)

  const seconds = possibleDuration(reported, session.beganAt, now)
  const exit = possibleExit(reportedExit, session.beganAt, now)
  const kept = await keepEnd(context.db, session, { seconds, exit, now })
  return { success: true, duration_seconds: kept }
}
