import type { TourKind } from '#domain/tour-kind.ts'

/** The context of the specification of a booking. */
export interface BookingModelContext {
  name: string | null
  email: string | null
  phone: string | null
  needsPhone: boolean
  kind: TourKind | null
  wish: 'none' | 'wednesday' | 'tuesday' | 'offered' | 'thursday'
  time: string | null
  hasOffers: boolean
  shown: 'none' | 'offers' | 'time'
  refusesWednesday: boolean
  lost: string[]
  news: string | null
  finds: number
  talks: number
  requests: number
  /** Upcoming tours; those of a booking in progress aren't included. */
  tours: number
  /** The tour to cancel, move or write about, or the only one that was corrected. */
  tour: number | null
  /** What is to be set right about the visitor. */
  corrects: { name: string | null; email: string | null } | null
}

const wednesday = '2026-11-25T10:30:00'
const thursday = '2026-11-26T15:00:00'
const offers = ['2026-11-24T12:00:00', '2026-11-24T14:30:00', '2026-11-24T17:30:00']
const afternoon = { from: '2026-11-24T00:00:00', until: '2026-11-25T00:00:00', opens: '12:00:00', closes: '18:00:00' }
const wishes = {
  none: null,
  wednesday: { kind: 'time', time: wednesday },
  tuesday: { kind: 'windows', windows: [afternoon], near: null },
  offered: { kind: 'time', time: '2026-11-24T14:30:00' },
  thursday: { kind: 'time', time: '2026-11-26T15:00:00' },
}

/** The question to the visitor with the sentence before it, and the call to the server. */
const asking =
  (question: string | null) =>
  ({ name, email, phone, kind, time, hasOffers, news, requests, tour }: BookingModelContext) => ({
    asks: question,
    ends: null,
    news,
    name,
    email,
    phone,
    kind,
    time,
    offers: hasOffers ? offers : [],
    looksFor: null,
    requests: null,
    requested: requests,
    tour,
    cancels: null,
    moves: null,
    corrects: null,
    messages: null,
  })

const ending = (end: string, tour?: number) => (context: BookingModelContext) => ({
  ...asking(null)(context),
  ends: end,
  ...(tour !== undefined && { tour }),
})

const looking = (context: BookingModelContext) => ({
  ...asking(null)(context),
  looksFor: {
    wish: wishes[context.wish],
    shown:
      context.shown === 'offers'
        ? offers
        : context.shown === 'time'
          ? [context.wish === 'thursday' ? thursday : wednesday]
          : [],
    without: context.refusesWednesday ? ['2026-11-25'] : [],
    lost: context.lost,
    tourId: context.tour,
  },
})

export const tourBookingExpectedViews = {
  'tourBookingSpec.talking.askingTime': asking('time'),
  'tourBookingSpec.talking.finding': looking,
  'tourBookingSpec.talking.offering': asking('which'),
  'tourBookingSpec.talking.askingName': asking('name'),
  'tourBookingSpec.talking.askingEmail': asking('email'),
  'tourBookingSpec.talking.askingPhone': asking('phone'),
  'tourBookingSpec.talking.confirming': asking('yes'),
  'tourBookingSpec.talking.changing': asking('change'),
  'tourBookingSpec.requesting': (context: BookingModelContext) => ({
    ...asking(null)(context),
    requests: {
      name: context.name,
      email: context.email,
      phone: context.needsPhone ? context.phone : null,
      time: context.time,
      kind: context.kind,
    },
  }),
  'tourBookingSpec.requested': ending('requested', 7),
  'tourBookingSpec.dropped': ending('dropped'),
  'tourBookingSpec.booked': asking(null),
  'tourBookingSpec.bookedAtLast': asking(null),
  'tourBookingSpec.choosingToCancel': asking('which to cancel'),
  'tourBookingSpec.choosingToMove': asking('which to move'),
  'tourBookingSpec.askingToCancel': asking('cancel?'),
  'tourBookingSpec.cancelling': (context: BookingModelContext) => ({
    ...asking(null)(context),
    cancels: { tourId: context.tour },
  }),
  'tourBookingSpec.cancelled': ending('cancelled'),
  'tourBookingSpec.moving.askingTime': asking('move time'),
  'tourBookingSpec.moving.finding': looking,
  'tourBookingSpec.moving.offering': asking('move which'),
  'tourBookingSpec.moving.confirming': asking('move yes'),
  'tourBookingSpec.rescheduling': (context: BookingModelContext) => ({
    ...asking(null)(context),
    moves: { tourId: context.tour, time: context.time },
  }),
  'tourBookingSpec.correcting': (context: BookingModelContext) => ({
    ...asking(null)(context),
    corrects: context.corrects,
  }),
  'tourBookingSpec.corrected': ending('corrected'),
  'tourBookingSpec.uncorrected': ending('uncorrected'),
  'tourBookingSpec.contactAsked': ending('contactAsked'),
  'tourBookingSpec.choosingForMessage': asking('which to write about'),
  'tourBookingSpec.messaging': (context: BookingModelContext) => ({
    ...asking(null)(context),
    messages: { tourId: context.tour, words: 'We’ll be 10 minutes late' },
  }),
  'tourBookingSpec.messaged': ending('messaged'),
  'tourBookingSpec.notMessaged': ending('notMessaged'),
  'tourBookingSpec.moved': ending('moved'),
  'tourBookingSpec.unchanged': ending('unchanged'),
  'tourBookingSpec.unavailable': ending('unavailable'),
  'tourBookingSpec.limited': ending('limited'),
}
