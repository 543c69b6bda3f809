import type { components } from '#openapi/generated/types.ts'
import { call } from './call.ts'
import { answerOf, client, discreet, isText } from './client.ts'

type BuyerTour = components['schemas']['BuyerTour']

/** API-06: the request behind the link of a buyer's email. */
export const getTourRequest = call<BuyerTour, { token: string }>((input, signal) =>
  answerOf(client.GET('/api/v1/tour/request/{token}', { params: { path: input }, signal, ...discreet }), isWhole),
)

export const confirmTourRequest = call<BuyerTour, { token: string }>((input, signal) =>
  answerOf(
    client.POST('/api/v1/tour/request/{token}/confirm', { params: { path: input }, signal, ...discreet }),
    isWhole,
  ),
)

function isWhole({ property_address, property_slug, proposed_time, time_zone, state }: BuyerTour): boolean {
  return [property_address, property_slug, proposed_time, time_zone, state].every(isText)
}
