import { Problem } from '#server/http/problem.ts'
import { provenTourOr404 } from '#server/http/tours.ts'
import type { Operation } from '#server/operation.ts'
import { tourMessage } from '#server/rules/tour-message.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { tourDesk } from '#server/tours/desk.ts'

/** RESCHED-10: the seller may propose any hour; tour hours are for those who ask. */
export const submitNewTime: Operation<'submitNewTime'> = async (world, request) => {
  const { new_time: newTime, seller_notes: notes } = request.body
  const tour = await provenTourOr404(world, request, request.params.tour_id)
  const proposal = { type: 'PROPOSE', newTime, notes: writtenNotes(notes) } as const
  const outcome = await decideTour(world.db, tour.id, proposal, tourDesk(world.env), world.clock())
  if (outcome.kind === 'refused') throw new Problem(422, outcome.sentence)
  return tourMessage(outcome.tour, proposal)
}

/** Line breaks stay; what else controls a terminal or a mail program goes. */
function writtenNotes(notes = ''): string {
  const lines = notes.replaceAll(/\r\n?/g, '\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return lines.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ').trim()
}
