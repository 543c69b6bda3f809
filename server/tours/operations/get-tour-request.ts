import { isoAt } from '#domain/time-zone.ts'
import type { Operation } from '#server/operation.ts'
import { badRequest, notFound } from '#server/platform/http/problem.ts'
import { looksLikeToken } from '#server/platform/link-token.ts'
import { type BuyersTour, findRequest } from '../confirm-request.ts'
import { newMomentOf } from '../rules/tour-request.ts'

/** What the buyer's page shows. It decides nothing, so that a link scanner may follow the link. */
export const getTourRequest: Operation<'getTourRequest'> = async ({ db, clock }, request) => {
  const token = tokenOr400(request.params.token)
  return answerOr404(await findRequest(db, token, clock()))
}

export function tokenOr400(token: string): string {
  if (!looksLikeToken(token)) throw badRequest('This link is incomplete. Please open it again from the email.')
  return token
}

export function answerOr404(found: BuyersTour | null) {
  if (!found) throw notFound(noRequest)
  const { tour, state, actions } = found
  const newTime = tour.status === 'new_time_proposed' ? newMomentOf(tour) : null
  return {
    property_address: tour.address,
    property_slug: tour.slug,
    proposed_time: isoAt(tour.proposedAt, tour.zone),
    time_zone: tour.zone,
    state,
    ...(newTime && { new_time: isoAt(newTime, tour.zone) }),
    ...(newTime && tour.sellerNotes !== null && { seller_notes: tour.sellerNotes }),
    actions,
  }
}

export const noRequest = 'We couldn’t find a tour request for this link. It may have expired.'
