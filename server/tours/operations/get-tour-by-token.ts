import { isoAt } from '#domain/time-zone.ts'
import type { Operation } from '#server/operation.ts'
import { keepProof, tourByTokenOr404 } from '../find-tour.ts'
import { linkStatusOf } from '../rules/tour-message.ts'

/** RESCHED-02: what the seller's form shows, with a cookie that lets it be sent. */
export const getTourByToken: Operation<'getTourByToken'> = async (context, request, reply) => {
  const { token } = request.params
  const tour = await tourByTokenOr404(context, token)
  keepProof(context, reply, tour, token)
  return {
    tour_id: tour.id,
    buyer_name: tour.buyerName,
    property_address: tour.address,
    proposed_time: isoAt(tour.proposedAt, tour.zone),
    time_zone: tour.zone,
    kind: tour.kind,
    status: linkStatusOf(tour),
  }
}
