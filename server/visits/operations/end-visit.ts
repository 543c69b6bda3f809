import type { Operation } from '#server/operation.ts'
import { noSuchVisit, visitOr404 } from '../find-visit.ts'
import { possibleDuration, possibleExit } from '../rules/visit.ts'

/** VISIT-03 */
export const endVisit: Operation<'endVisit'> = async (context, request) => {
  const { visitor_session_id: id, duration_seconds: reported, exit_time: reportedExit } = request.body
  const now = context.clock()
  const { beganAt } = await visitOr404(context, request, request.params.id, id)

  const seconds = possibleDuration(reported, beganAt, now)
  const exit = possibleExit(reportedExit, beganAt, now)
  const kept = await context.visits.report({ sessionId: id, seconds, end: { at: now, exit } })
  if (kept === null) throw noSuchVisit()
  return { success: true, duration_seconds: kept }
}
