import { longForm } from '#domain/moment-words.ts'
import { oneLine } from '#domain/text.ts'
import { momentOf } from '#domain/time-zone.ts'
import type { Decision } from '#machines/tour-status/tour-status.machine.ts'
import type { components } from '#openapi/generated/types.ts'
import type { TourState } from './tour-status.ts'

type TourMessage = components['schemas']['TourMessage']
type TourLinkStatus = components['schemas']['TourLinkStatus']

/** What a tour's messages and emails speak of. */
export interface TourInMessages extends TourState {
  buyerName: string
  proposedAt: Date
  /** IANA zone of the property. */
  zone: string
  /** When it was moved away from the time that the seller's link asks about. */
  linkMovedAt?: Date | null
  cancelledBy?: 'buyer' | 'seller' | null
}

/**
 * What became of a tour, for the seller (CONFIRM-05): the same answer as the first time to who decides the same again, and
 * what was decided before to who decides otherwise, or only asks (null). A link from before a move only says so.
 */
export function tourMessage(tour: TourInMessages, asked: Decision | null, now: Date): TourMessage {
  return { message: sentence(tour, asked, now), status: linkStatusOf(tour) }
}

/** Whether a tour was moved away from the time that a seller's link asks about, before it was looked up or since. */
export function isMoved(tour: { moves: number }, link: { moves: number; linkMovedAt: Date | null }): boolean {
  return link.linkMovedAt !== null || link.moves !== tour.moves
}

/** How a tour stands for a seller's link. */
export function linkStatusOf({ status, linkMovedAt }: Pick<TourInMessages, 'status' | 'linkMovedAt'>): TourLinkStatus {
  if (linkMovedAt && status !== 'cancelled') return 'moved'
  // The seller of a tour that expired may still propose another time, as before it did.
  if (status === 'expired') return 'requested'
  return status === 'done' ? 'accepted' : status
}

function sentence(tour: TourInMessages, asked: Decision | null, now: Date): string {
  const buyer = oneLine(tour.buyerName)
  const when = longForm(tour.proposedAt, tour.zone, now)
  switch (linkStatusOf(tour)) {
    case 'cancelled':
      return tour.cancelledBy === 'seller'
        ? `You canceled this tour. We’ve let ${buyer} know.`
        : `${buyer} canceled this tour, so you don’t need to answer.`
    case 'moved':
      return `${buyer} moved this tour to ${when}. Please answer with the links in our latest email.`
    case 'requested':
      return `You haven’t answered yet. Choose another time, and we’ll let ${buyer} know.`
    case 'accepted':
      return asked?.type === 'ACCEPT'
        ? `Confirmed: ${buyer}, ${when}. We’ve emailed the details to both of you.`
        : `You’ve already accepted this tour. It’s on ${when}.`
    case 'declined':
      return asked?.type === 'DECLINE'
        ? `You declined this tour. We’ve let ${buyer} know.`
        : 'You’ve already declined this tour. Nothing has changed.'
    case 'new_time_proposed':
      return asked?.type === 'PROPOSE' && asked.newTime === tour.newTime
        ? `We’ve asked ${buyer} whether ${newTimeWords(tour, now)} works.`
        : `You’ve already proposed ${newTimeWords(tour, now)}. Nothing has changed.`
  }
}

/** The proposed time in long form, or empty where none was proposed. */
function newTimeWords({ newTime, zone }: Pick<TourInMessages, 'newTime' | 'zone'>, now: Date): string {
  const moment = newTime === null ? null : momentOf(newTime, zone)
  return moment ? longForm(moment, zone, now) : ''
}
