import type { ReactElement } from 'react'
import type { components } from '#openapi/generated/types.ts'
import { ErrorView, LoadingView, TourRequestView } from '#src/pages/tour-request/tour-request-view.tsx'

const nothing = () => {}
const tour: components['schemas']['BuyerTour'] = {
  property_address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  property_slug: '48-alder-ridge-road',
  proposed_time: '2026-11-25T10:30:00-08:00',
  time_zone: 'America/Los_Angeles',
  state: 'unconfirmed',
}
const longAddress =
  '12487 Rancho Santa Fe Old Winery Heights Boulevard Building C Penthouse #2104-B, Rancho Palos Verdes Estates, CA 90275-1234'
const shown = (state: Partial<Parameters<typeof TourRequestView>[0]> = {}) => (
  <TourRequestView tour={tour} busy={false} problem={null} onConfirm={nothing} {...state} />
)
const stands = (state: typeof tour.state) => shown({ tour: { ...tour, state } })

/** The page on which a buyer confirms a tour request, in every state. */
export const tourRequestViews: Record<string, ReactElement> = {
  'tour-request-loading': <LoadingView />,
  'tour-request-unconfirmed': shown(),
  'tour-request-longest': shown({ tour: { ...tour, property_address: longAddress }, problem: 'offline' }),
  'tour-request-confirming': shown({ busy: true }),
  'tour-request-failed': shown({ problem: 'failed' }),
  'tour-request-confirmed': stands('confirmed'),
  'tour-request-time-taken': stands('time_taken'),
  'tour-request-time-passed': stands('time_passed'),
  'tour-request-accepted': stands('accepted'),
  'tour-request-declined': stands('declined'),
  'tour-request-new-time': stands('new_time_proposed'),
  'tour-request-cancelled': stands('cancelled'),
  'tour-request-not-found': <ErrorView problem="notFound" />,
  'tour-request-offline': <ErrorView problem="offline" onRetry={nothing} />,
}
