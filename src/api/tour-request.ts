import type { TourReceipt, TourRequestDetails, TourTimes } from '#machines/tour-request/request.ts'
import { tourRequestReceiptShape } from '#openapi/generated/answers/tour-request-receipt.ts'
import { tourTimesShape } from '#openapi/generated/answers/tour-times.ts'
import { call } from './call.ts'
import { answerOf, client } from './client.ts'
import { createMessageId } from './message-id.ts'

export const listTourTimes = call<TourTimes, { propertyId: number }>(({ propertyId }, signal) =>
  answerOf(
    client.GET('/api/v1/public/properties/{id}/tour-times', { params: { path: { id: propertyId } }, signal }),
    tourTimesShape,
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
      tourRequestReceiptShape,
    ),
)

const ids = new Map<string, string>()

function idOf(propertyId: number, request: TourRequestDetails): string {
  const content = JSON.stringify([propertyId, request])
  const id = ids.get(content) ?? createMessageId()
  ids.set(content, id)
  return id
}
