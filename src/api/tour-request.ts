import type { TourReceipt, TourRequestDetails, TourTimes } from '#machines/tour-request/request.ts'
import { call } from './call.ts'
import { answerOf, client, isText } from './client.ts'
import { messageName } from './message-name.ts'

export const listTourTimes = call<TourTimes, { propertyId: number }>(({ propertyId }, signal) =>
  answerOf(
    client.GET('/api/v1/public/properties/{id}/tour-times', { params: { path: { id: propertyId } }, signal }),
    ({ available_times, time_zone }) =>
      isText(time_zone) && Array.isArray(available_times) && available_times.every(isText),
  ),
)

/** The same request sent again, its answer having been lost, has the same id, so that the server books it once. */
export const requestTour = call<TourReceipt, { propertyId: number; request: TourRequestDetails }>(
  ({ propertyId, request }, signal) =>
    answerOf(
      client.POST('/api/v1/public/properties/{id}/tours', {
        params: { path: { id: propertyId } },
        body: { ...request, request_id: idOf(propertyId, request) },
        signal,
      }),
      ({ proposed_time, time_zone }) => isText(proposed_time) && isText(time_zone),
    ),
)

const ids = new Map<string, string>()

function idOf(propertyId: number, request: TourRequestDetails): string {
  const content = JSON.stringify([propertyId, request])
  const id = ids.get(content) ?? messageName()
  ids.set(content, id)
  return id
}
