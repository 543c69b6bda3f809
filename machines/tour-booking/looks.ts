/** What the specification remembers of a booking. */
export interface Context {
  name: string | null
  email: string | null
  wish: 'none' | 'wednesday' | 'tuesday' | 'offered'
  time: string | null
  hasOffers: boolean
  shown: 'none' | 'offers' | 'time'
  refusesWednesday: boolean
  lost: string[]
  news: string | null
  finds: number
  talks: number
  requests: number
}

const wednesday = '2026-11-25T10:30:00'
const offers = ['2026-11-24T12:00:00', '2026-11-24T14:30:00', '2026-11-24T17:30:00']
const afternoon = { from: '2026-11-24T00:00:00', until: '2026-11-25T00:00:00', opens: '12:00:00', closes: '18:00:00' }
const wishes = {
  none: null,
  wednesday: { kind: 'time', time: wednesday },
  tuesday: { kind: 'windows', windows: [afternoon], near: null },
  offered: { kind: 'time', time: '2026-11-24T14:30:00' },
}

/** What is asked of the visitor, with what is told before it, and what is asked of the server. */
const asking =
  (question: string | null) =>
  ({ name, email, time, hasOffers, news, requests }: Context) => ({
    asks: question,
    ends: null,
    news,
    name,
    email,
    time,
    offers: hasOffers ? offers : [],
    looksFor: null,
    requests: null,
    requested: requests,
    tour: null,
  })

const ending =
  (end: string, tour: number | null = null) =>
  (context: Context) => ({ ...asking(null)(context), ends: end, tour })

export const tourBookingLooks = {
  'tourBookingSpec.talking.askingTime': asking('time'),
  'tourBookingSpec.talking.finding': (context: Context) => ({
    ...asking(null)(context),
    looksFor: {
      wish: wishes[context.wish],
      shown: context.shown === 'offers' ? offers : context.shown === 'time' ? [wednesday] : [],
      without: context.refusesWednesday ? ['2026-11-25'] : [],
      lost: context.lost,
    },
  }),
  'tourBookingSpec.talking.offering': asking('which'),
  'tourBookingSpec.talking.askingName': asking('name'),
  'tourBookingSpec.talking.askingEmail': asking('email'),
  'tourBookingSpec.talking.confirming': asking('yes'),
  'tourBookingSpec.talking.changing': asking('change'),
  'tourBookingSpec.requesting': (context: Context) => ({
    ...asking(null)(context),
    requests: { name: context.name, email: context.email, time: context.time },
  }),
  'tourBookingSpec.requested': ending('requested', 7),
  'tourBookingSpec.cancelled': ending('cancelled'),
  'tourBookingSpec.unavailable': ending('unavailable'),
  'tourBookingSpec.limited': ending('limited'),
}
