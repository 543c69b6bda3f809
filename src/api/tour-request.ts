import type { TourReceipt, TourRequestDetails, TourTimes } from '#machines/tour-request/request.ts'
import { tourRequestReceiptShape } from '#openapi/generated/answers/tour-request-receipt.ts'
import { tourTimesShape } from '#openapi/generated/answers/tour-times.ts'
import { call } from './call.ts'
import { answerOf, client } from './client.ts'
import { requestIds } from './request-ids.ts'

export const listTourTimes = call<TourTimes, { propertyId: number }>(({ propertyId }, signal) =>
  answerOf(
    client.GET('/api/v1/public/properties/{id}/tour-times', { params: { path: { id: propertyId } }, signal }),
    tourTimesShape,
  ),
)

const idOf = requestIds()

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
