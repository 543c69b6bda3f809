import type { Operation } from '#server/operation.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { writtenText } from '#server/platform/written-text.ts'
import { decideTour } from '../decide-tour.ts'
import { tourDeps } from '../deps.ts'
import { provenTourOr404 } from '../find-tour.ts'
import { tourMessage } from '../rules/tour-message.ts'

/** RESCHED-10: the seller may propose any hour; tour hours are for those who ask. */
export const submitNewTime: Operation<'submitNewTime'> = async (context, request) => {
  const { new_time: newTime, seller_notes: notes = '' } = request.body
  const tour = await provenTourOr404(context, request, request.params.tour_id)
  const proposal = { type: 'PROPOSE', newTime, notes: writtenText(notes) } as const
  const outcome = await decideTour(context.db, tour.id, proposal, tourDeps(context), context.clock(), tour)
  if (outcome.kind === 'refused') throw new Problem(422, outcome.refusal.code, outcome.refusal.detail)
  return tourMessage(outcome.tour, proposal, context.clock())
}
