import { listingPage } from '#server/mail/emails/names.ts'
import type { Operation } from '#server/operation.ts'
import { notFound } from '#server/platform/http/problem.ts'
import { standingCalendar } from '../calendar-file.ts'
import { tourDeps } from '../deps.ts'
import { buyerNote } from '../emails/buyer-contact.ts'
import { findTourByEitherToken } from '../queries/tours.ts'
import { noRequest, tokenOr400 } from './get-tour-request.ts'

/** "Add to calendar": shown by iOS, opened by Android and computers with the program that keeps the calendar. */
export const getTourCalendar: Operation<'getTourCalendar'> = async (context, request, reply) => {
  const token = tokenOr400(request.params.token)
  const found = await findTourByEitherToken(context.db, token, context.clock())
  if (!found) throw notFound('tour_not_found', noRequest)
  const { side, tour } = found
  const { from, origin } = tourDeps(context)
  const note = side === 'seller' && tour.status === 'accepted' ? buyerNote(tour) : undefined
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="tour.ics"')
    .send(standingCalendar({ ...tour, ...(note && { note }) }, from, listingPage(origin, tour)))
}
