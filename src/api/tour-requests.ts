import { tourTimesShape } from '#openapi/generated/answers/tour-times.ts'
import { tourViewShape } from '#openapi/generated/answers/tour-view.ts'
import type { components } from '#openapi/generated/types.ts'
import { settings } from '../env.ts'
import { call } from './call.ts'
import { answerOf, client, noStoreNoReferrer } from './client.ts'

type TourView = components['schemas']['TourView']
type TourTimes = components['schemas']['TourTimes']

/** API-06: the tour behind the link of an email to its buyer or its seller. */
export const getTourRequest = call<TourView, { token: string }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/tour/request/{token}', { params: { path: input }, signal, ...noStoreNoReferrer }),
    tourViewShape,
  ),
)

export const confirmTourRequest = call<TourView, { token: string }>((input, signal) =>
  answerOf(
    client.POST('/api/v1/tour/request/{token}/confirm', { params: { path: input }, signal, ...noStoreNoReferrer }),
    tourViewShape,
  ),
)

export const acceptNewTime = call<TourView, { token: string; time: string }>(({ token, ...body }, signal) =>
  answerOf(
    client.POST('/api/v1/tour/request/{token}/accept', {
      params: { path: { token } },
      body,
      signal,
      ...noStoreNoReferrer,
    }),
    tourViewShape,
  ),
)

export const listNewTimes = call<TourTimes, { token: string }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/tour/request/{token}/times', { params: { path: input }, signal, ...noStoreNoReferrer }),
    tourTimesShape,
  ),
)

export const suggestNewTime = call<TourView, { token: string; from: string; time: string }>(
  ({ token, ...body }, signal) =>
    answerOf(
      client.POST('/api/v1/tour/request/{token}/move', {
        params: { path: { token } },
        body,
        signal,
        ...noStoreNoReferrer,
      }),
      tourViewShape,
    ),
)

export const cancelTourRequest = call<TourView, { token: string }>((input, signal) =>
  answerOf(
    client.POST('/api/v1/tour/request/{token}/cancel', { params: { path: input }, signal, ...noStoreNoReferrer }),
    tourViewShape,
  ),
)

/** The tour for a calendar, opened by the browser itself. */
export const tourCalendarAddress = (token: string) =>
  `${settings.apiBaseUrl}/api/v1/tour/request/${encodeURIComponent(token)}/tour.ics`
