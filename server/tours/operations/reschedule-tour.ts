import type { Operation } from '#server/operation.ts'
import { provenTourOr404 } from '../find-tour.ts'
import { tourMessage } from '../rules/tour-message.ts'

/** Says what is next. A tour waits for its seller as it is; only a proposed time changes that. */
export const rescheduleTour: Operation<'rescheduleTour'> = async (context, request) =>
  tourMessage(await provenTourOr404(context, request, request.params.tour_id), null, context.clock())
