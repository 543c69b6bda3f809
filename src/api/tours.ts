import type { NewTime } from '#machines/tour-reschedule/form.ts'
import type { TourRequest } from '#machines/tour-reschedule/tour.ts'
import { availableTimesShape } from '#openapi/generated/answers/available-times.ts'
import { tourMessageShape } from '#openapi/generated/answers/tour-message.ts'
import { tourRequestShape } from '#openapi/generated/answers/tour-request.ts'
import type { components } from '#openapi/generated/types.ts'
import { pageInView } from '../browser/page-in-view.ts'
import { call } from './call.ts'
import { answerOf, client, noStoreNoReferrer } from './client.ts'

type TourMessage = components['schemas']['TourMessage']
type AvailableTimes = components['schemas']['AvailableTimes']

/** CONFIRM-03. The header is what a link cannot send. */
export const confirmTour = call<TourMessage, { token: string; action: 'accept' | 'deny' }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/tour/confirm', {
      params: { query: input, header: { 'x-confirmed-by': 'person' } },
      signal,
      ...noStoreNoReferrer,
    }),
    tourMessageShape,
  ),
)

const askTour = (input: { token: string }, signal: AbortSignal): Promise<TourRequest> =>
  answerOf(
    client.GET('/api/v1/tour/token/{token}', { params: { path: input }, signal, ...noStoreNoReferrer }),
    tourRequestShape,
  )

/** RESCHED-02. */
export const getTourByToken = call(askTour)

/** The same for a page that nobody may have seen: a prerendered or hidden one makes no request. */
export const getTourInView = call<TourRequest, { token: string }>(async (input, signal) => {
  await pageInView(signal)
  return askTour(input, signal)
})

/** RESCHED-02. */
export const listAvailableTimes = call<AvailableTimes, { tourId: number }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/tour/{tour_id}/available-times', {
      params: { path: { tour_id: input.tourId } },
      signal,
      ...noStoreNoReferrer,
    }),
    availableTimesShape,
  ),
)

/** RESCHED-10. */
export const submitNewTime = call<TourMessage, { tourId: number; newTime: NewTime }>((input, signal) =>
  answerOf(
    client.POST('/api/v1/tour/{tour_id}/submit-new-time', {
      params: { path: { tour_id: input.tourId } },
      body: input.newTime,
      signal,
      ...noStoreNoReferrer,
    }),
    tourMessageShape,
  ),
)
