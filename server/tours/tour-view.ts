import { oneLine } from '#domain/text.ts'
import { isoAt } from '#domain/time-zone.ts'
import type { components } from '#openapi/generated/types.ts'
import type { AppContext } from '#server/context.ts'
import { findHost } from '#server/listings/queries/hosts.ts'
import { offMarketStatus } from '#server/listings/rules/tours.ts'
import { isErased } from '#server/mail/rules/erased.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { SeenTour } from './confirm-request.ts'
import { tourDeps } from './deps.ts'
import { feedAddress } from './feed-address.ts'
import { newMomentOf } from './rules/tour-request.ts'

type TourContact = components['schemas']['TourContact']

/** A tour as its page shows it to one side. Whom the other side meets is shown once both agreed to meet. */
export async function tourView(
  context: Pick<AppContext, 'db' | 'env' | 'keys'>,
  { side, tour, state, actions }: SeenTour,
): Promise<components['schemas']['TourView']> {
  const newTime = tour.status === 'new_time_proposed' ? newMomentOf(tour) : null
  const isAgreed = state === 'accepted' || state === 'done'
  const contact = isAgreed ? await contactOf(context.db, side, tour) : null
  const gone = offMarketStatus(tour)
  const { origin, feedKey } = tourDeps(context)
  return {
    side,
    property_address: tour.address,
    property_slug: tour.slug,
    listing_type: tour.listingType,
    proposed_time: isoAt(tour.proposedAt, tour.zone),
    time_zone: tour.zone,
    kind: tour.kind,
    state,
    ...(gone && { off_market: gone }),
    ...(newTime && { new_time: isoAt(newTime, tour.zone) }),
    ...(newTime && tour.sellerNotes !== null && { seller_notes: tour.sellerNotes }),
    ...(side === 'seller' && { buyer_name: buyerNameOf(tour) }),
    ...(state === 'cancelled' && { cancelled_by: tour.cancelledBy ?? 'buyer' }),
    ...(contact && { contact }),
    ...(side === 'seller' && isAgreed && { feed_url: feedAddress(origin, feedKey, tour) }),
    actions,
  }
}

async function contactOf(db: Db, side: SeenTour['side'], tour: SeenTour['tour']): Promise<TourContact | null> {
  if (side === 'seller') {
    if (isErased(tour.buyerEmail)) return null
    return { name: buyerNameOf(tour), company: null, email: tour.buyerEmail, phone: tour.buyerPhone }
  }
  const host = await findHost(db, tour.propertyId)
  return host && { name: host.name, company: host.company, email: host.email, phone: host.phone }
}

const buyerNameOf = ({ buyerName }: SeenTour['tour']) => oneLine(buyerName) || 'A visitor'
