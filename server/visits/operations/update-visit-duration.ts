import { sessionOr404 } from '#server/access/grants.ts'
import { keepDuration } from '#server/access/queries/sessions.ts'
import type { Operation } from '#server/operation.ts'
import { possibleDuration } from '../rules/visit.ts'

/** VISIT-02, VISIT-04 */
export const updateVisitDuration: Operation<'updateVisitDuration'> = async (context, request) => {
  const { visitor_session_id: id, duration_seconds: reported } = request.body
  const session = await sessionOr404(context, request, request.params.id, id)

  const kept = await keepDuration(context.db, session, possibleDuration(reported, session.beganAt, context.clock()))
  return { success: true, duration_seconds: kept }
}
