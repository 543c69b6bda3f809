import type { ReactElement } from 'react'
import type { components } from '#openapi/generated/types.ts'
import { CancelView } from '#src/pages/tour-request/cancel-view.tsx'
import { ChooseView } from '#src/pages/tour-request/choose-view.tsx'
import {
  TourAnswerErrorView,
  TourAnswerLoadingView,
  TourAnswerView,
} from '#src/pages/tour-request/tour-request-view.tsx'

const nothing = () => {}
const tour: components['schemas']['TourView'] = {
  side: 'buyer',
  property_address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  property_slug: '48-alder-ridge-road',
  proposed_time: '2026-11-25T10:30:00-08:00',
  time_zone: 'America/Los_Angeles',
  kind: 'in_person',
  state: 'unconfirmed',
  actions: ['confirm', 'move', 'cancel'],
}
const longAddress =
  '12487 Rancho Santa Fe Old Winery Heights Boulevard Building C Penthouse #2104-B, Rancho Palos Verdes Estates, CA 90275-1234'
const shown = (state: Partial<Parameters<typeof TourAnswerView>[0]> = {}) => (
  <TourAnswerView
    tour={tour}
    token="token-of-the-email"
    sending={null}
    problem={null}
    onConfirm={nothing}
    onAccept={nothing}
    onSuggest={nothing}
    onAskToCancel={nothing}
    {...state}
  />
)
const stands = (state: typeof tour.state, actions: typeof tour.actions = []) =>
  shown({ tour: { ...tour, state, actions } })
const proposed: typeof tour = {
  ...tour,
  kind: 'video',
  state: 'new_time_proposed',
  new_time: '2026-11-24T14:00:00-08:00',
  seller_notes: 'I can show it after lunch.\nParking is on the street.',
  actions: ['accept', 'move', 'cancel'],
}
const choosing = (state: Partial<Parameters<typeof ChooseView>[0]> = {}) => (
  <ChooseView
    tour={proposed}
    times={['09:00', '09:30', '10:00', '10:30', '14:00'].map((time) => `2026-11-23T${time}:00`)}
    day="2026-11-23"
    time="2026-11-23T14:00:00"
    viewerZone="America/Los_Angeles"
    busy={false}
    problem={null}
    onDay={nothing}
    onTime={nothing}
    onSubmit={nothing}
    onBack={nothing}
    {...state}
  />
)
const cancelling = (state: Partial<Parameters<typeof CancelView>[0]> = {}) => (
  <CancelView tour={tour} busy={false} problem={null} onCancel={nothing} onBack={nothing} {...state} />
)

const host = {
  name: 'Marisol Vega',
  company: 'Ridge & Bay Realty',
  email: 'marisol@ridgeandbay.example',
  phone: '(415) 555-0163',
}
const ann = { name: 'Ann Chen', company: null, email: 'ann.chen@example.com', phone: '(415) 555-0101' }
const longName = 'Maximiliana-Alexandrina Featherstonehaugh von und zu Wolfeschlegelsteinhausenbergerdorff'
const agreed = {
  contact: ann,
  feed_url: 'https://pending.example/api/v1/tour/feed/4-9mBLtmBcY2kqQm5WSnTzVA/tours.ics',
}
const sellers = (state: typeof tour.state, more: Partial<typeof tour> = {}) =>
  shown({ tour: { ...tour, side: 'seller', buyer_name: 'Ann Chen', state, actions: [], ...more } })

/** The page on which either side manages a tour, in every state. */
export const tourRequestViews: Record<string, ReactElement> = {
  'tour-request-loading': <TourAnswerLoadingView title="Loading your tour..." />,
  'tour-request-loading-times': <TourAnswerLoadingView title="Loading open times..." />,
  'tour-request-unconfirmed': shown(),
  'tour-request-longest': shown({ tour: { ...tour, property_address: longAddress }, problem: 'offline' }),
  'tour-request-confirming': shown({ sending: 'confirm' }),
  'tour-request-failed': shown({ problem: 'failed' }),
  'tour-request-confirmed': stands('confirmed', ['move', 'cancel']),
  'tour-request-time-taken': stands('time_taken', ['move', 'cancel']),
  'tour-request-time-passed': stands('time_passed'),
  'tour-request-expired': stands('time_passed', ['move']),
  'tour-request-done': stands('done'),
  'tour-request-accepted': shown({ tour: { ...tour, state: 'accepted', contact: host, actions: ['move', 'cancel'] } }),
  'tour-request-declined': stands('declined'),
  'tour-request-new-time': shown({ tour: proposed }),
  'tour-request-accepting': shown({ tour: proposed, sending: 'accept' }),
  'tour-request-new-time-gone': shown({ tour: { ...proposed, property_address: longAddress }, problem: 'timeGone' }),
  'tour-request-cancel': cancelling(),
  'tour-request-cancelling': cancelling({ busy: true }),
  'tour-request-cancel-failed': cancelling({ problem: 'offline' }),
  'tour-request-choose': choosing(),
  'tour-request-choose-nothing': choosing({ time: null, problem: 'noTime' }),
  'tour-request-suggesting': choosing({ busy: true }),
  'tour-request-choose-none': choosing({ times: [], day: null, time: null }),
  'tour-request-cancelled': stands('cancelled'),
  'tour-request-cancelled-by-owner': shown({
    tour: { ...tour, state: 'cancelled', cancelled_by: 'seller', actions: [] },
  }),
  'tour-request-seller-accepted': sellers('accepted', { ...agreed, actions: ['move', 'cancel'] }),
  'tour-request-seller-longest': sellers('accepted', {
    ...agreed,
    property_address: longAddress,
    buyer_name: longName,
    contact: { ...ann, name: longName, email: `${'maximiliana.'.repeat(6)}featherstonehaugh@example.com` },
    actions: ['move', 'cancel'],
  }),
  'tour-request-seller-done': sellers('done', agreed),
  'tour-request-seller-requested': sellers('requested'),
  'tour-request-seller-time-passed': sellers('time_passed'),
  'tour-request-seller-new-time': sellers('new_time_proposed', {
    new_time: '2026-11-24T14:00:00-08:00',
    actions: ['cancel'],
  }),
  'tour-request-seller-moved': sellers('moved'),
  'tour-request-seller-declined': sellers('declined'),
  'tour-request-seller-cancelled': sellers('cancelled', { cancelled_by: 'seller' }),
  'tour-request-seller-cancel': cancelling({ tour: { ...tour, side: 'seller', buyer_name: 'Ann Chen' } }),
  'tour-request-seller-choose': choosing({ tour: { ...tour, side: 'seller', buyer_name: 'Ann Chen' } }),
  'tour-request-not-found': <TourAnswerErrorView problem="notFound" />,
  'tour-request-offline': <TourAnswerErrorView problem="offline" onRetry={nothing} />,
}
