import type { Operation } from '#server/operation.ts'
import { noSuchVisit, visitOr404 } from '../find-visit.ts'
import { possibleDuration } from '../rules/visit.ts'

/** VISIT-02, VISIT-04 */
export const updateVisitDuration: Operation<'updateVisitDuration'> = async (context, request) => {
  const { visitor_session_id: id, duration_seconds: reported } = request.body
  const { beganAt } = await visitOr404(context, request, request.params.id, id)

  const seconds = possibleDuration(reported, beganAt, context.clock())
  const kept = await context.visits.report({ sessionId: id, seconds, end: null })
  if (kept === null) throw noSuchVisit()
  return { success: true, duration_seconds: kept }
}
