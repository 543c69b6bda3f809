import { createHash } from 'node:crypto'
import { streetOf } from '#domain/address.ts'
import { listingPage } from '#server/mail/emails/names.ts'
import type { Operation } from '#server/operation.ts'
import { isKnown } from '#server/platform/http/if-none-match.ts'
import { notFound } from '#server/platform/http/problem.ts'
import { feedCalendar } from '../calendar-file.ts'
import { tourDeps } from '../deps.ts'
import { buyerNote } from '../emails/buyer-contact.ts'
import { isFeedToken, propertyInFeedToken } from '../feed-address.ts'
import { findFeedListing, listToursForFeed } from '../queries/tour-feed.ts'

/** What the seller's calendar program asks for every now and then. */
export const getTourFeed: Operation<'getTourFeed'> = async (context, request, reply) => {
  const { feed_token: token } = request.params
  const { from, origin, feedKey } = tourDeps(context)
  const propertyId = propertyInFeedToken(token)
  const listing = propertyId === null ? null : await findFeedListing(context.db, propertyId)
  if (!listing || !isFeedToken(token, feedKey, listing)) throw notFound('not_found', 'There is no such calendar.')
  const tours = await listToursForFeed(context.db, listing, context.clock())
  const name = `Tours of ${streetOf(listing.address)}`
  const noted = tours.map((tour) => ({ ...tour, note: buyerNote(tour) }))
  const content = feedCalendar(noted, { name, from, page: listingPage(origin, listing) })

  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  // The program may keep the answer, and asks each time whether it is still good.
  reply.headers({ etag, 'cache-control': 'private, no-cache' }).removeHeader('pragma')
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="tours.ics"')
    .send(content)
}
