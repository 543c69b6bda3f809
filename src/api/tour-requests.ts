import type { components } from '#openapi/generated/types.ts'
import { call } from './call.ts'
import { answerOf, client, discreet, isText } from './client.ts'

type BuyerTour = components['schemas']['BuyerTour']
type TourTimes = components['schemas']['TourTimes']

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

export const acceptNewTime = call<BuyerTour, { token: string; time: string }>(({ token, ...body }, signal) =>
  answerOf(
    client.POST('/api/v1/tour/request/{token}/accept', { params: { path: { token } }, body, signal, ...discreet }),
    isWhole,
  ),
)

export const listNewTimes = call<TourTimes, { token: string }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/tour/request/{token}/times', { params: { path: input }, signal, ...discreet }),
    ({ available_times: times }) => Array.isArray(times) && times.every(isText),
  ),
)

export const suggestNewTime = call<BuyerTour, { token: string; from: string; time: string }>(
  ({ token, ...body }, signal) =>
    answerOf(
      client.POST('/api/v1/tour/request/{token}/move', { params: { path: { token } }, body, signal, ...discreet }),
      isWhole,
    ),
)

export const cancelTourRequest = call<BuyerTour, { token: string }>((input, signal) =>
  answerOf(
    client.POST('/api/v1/tour/request/{token}/cancel', { params: { path: input }, signal, ...discreet }),
    isWhole,
  ),
)

function isWhole(tour: BuyerTour): boolean {
  const { property_address, property_slug, proposed_time, time_zone, state, actions } = tour
  return [property_address, property_slug, proposed_time, time_zone, state].every(isText) && Array.isArray(actions)
}
