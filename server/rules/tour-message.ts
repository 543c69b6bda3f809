import { oneLine } from '#machines/property-page/summary.ts'
import type { Decision } from '#machines/tour-status/tour-status.machine.ts'
import type { components } from '#openapi/generated/types.ts'
import type { TourState } from './tour-status.ts'
import { longForm, momentOf } from './tour-time.ts'

type TourMessage = components['schemas']['TourMessage']
type TourLinkStatus = components['schemas']['TourLinkStatus']

/** What a tour's messages and letters speak of. */
export interface ToldTour extends TourState {
  buyerName: string
  proposedAt: Date
  /** IANA zone of the property. */
  zone: string
  /** When it was moved away from the time that the seller's link asks about. */
  linkMovedAt?: Date | null
}

/**
 * What became of a tour, for the seller (CONFIRM-05): the same answer as the first time to who decides the same again, and
 * what was decided before to who decides otherwise, or only asks (null). A link from before a move only says so.
 */
export function tourMessage(tour: ToldTour, asked: Decision | null): TourMessage {
  return { message: sentence(tour, asked), status: linkStatusOf(tour) }
}

/** How a tour stands for a seller's link. */
export function linkStatusOf({ status, linkMovedAt }: Pick<ToldTour, 'status' | 'linkMovedAt'>): TourLinkStatus {
  return linkMovedAt && status !== 'cancelled' ? 'moved' : status
}

function sentence(tour: ToldTour, asked: Decision | null): string {
  const buyer = oneLine(tour.buyerName)
  const when = longForm(tour.proposedAt, tour.zone)
  switch (linkStatusOf(tour)) {
    case 'cancelled':
      return `${buyer} cancelled this tour, so there is nothing to answer.`
    case 'moved':
      return `${buyer} moved this tour to ${when}. Please answer with the links in my latest email.`
    case 'requested':
      return `Nothing is decided yet. Choose another time on the page of your link, and ${buyer} hears of it at once.`
    case 'accepted':
      return asked?.type === 'ACCEPT'
        ? `${buyer} is expected on ${when}. Both of you get a letter with the date.`
        : `You accepted this tour before; it stays on ${when}.`
    case 'declined':
      return asked?.type === 'DECLINE'
        ? `The tour was declined. ${buyer} gets a friendly letter.`
        : 'You declined this tour before; nothing was changed.'
    case 'new_time_proposed':
      return asked?.type === 'PROPOSE' && asked.newTime === tour.newTime
        ? `${buyer} was asked whether ${newTimeWords(tour)} suits.`
        : `You proposed ${newTimeWords(tour)} before; nothing was changed.`
  }
}

/** The proposed time in long form, or empty where none was proposed. */
function newTimeWords({ newTime, zone }: Pick<ToldTour, 'newTime' | 'zone'>): string {
  const moment = newTime === null ? null : momentOf(newTime, zone)
  return moment ? longForm(moment, zone) : ''
}
