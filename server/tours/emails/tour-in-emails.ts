import { clockTimeWithZone, weekdayAndDate } from '#domain/moment-words.ts'
import type { ListingKind } from '#domain/parties.ts'
import { tourKind } from '#domain/tour-kind.ts'
import { offMarketStatus, type TouredListing } from '#server/listings/rules/tours.ts'
import type { Block } from '#server/mail/emails/email.ts'
import type { TourInMessages } from '../rules/tour-message.ts'

/** A tour as emails describe it. */
export interface TourInEmails extends TourInMessages, ListingKind, Pick<TouredListing, 'marketStatus'> {
  address: string
  slug: string
  kind: 'in_person' | 'video'
  sellerNotes: string | null
  /** When the email is written: days of another year are named with it. */
  writtenAt: Date
}

/** That the home can no longer be had, for a buyer whose tour won't take place; null while another time can be offered. */
export function goneSentence(tour: Pick<TourInEmails, 'marketStatus'>): string | null {
  const status = offMarketStatus(tour)
  return status && `This home has since been ${status}.`
}

/** A moment of a tour as a block of its own, in large letters. */
export function dateBlock(
  label: 'When' | 'Requested' | 'New time' | 'Canceled',
  moment: Date,
  { zone, writtenAt }: Pick<TourInEmails, 'zone' | 'writtenAt'>,
): Block {
  return {
    kind: 'date',
    label,
    day: weekdayAndDate(moment, zone, writtenAt),
    time: clockTimeWithZone(moment, zone),
  }
}

/** How and where a tour is; by video no one has to come. */
export function placeRows({ kind, address }: Pick<TourInEmails, 'kind' | 'address'>): [label: string, value: string][] {
  return [
    [tourKind.label, tourKind.kinds[kind]],
    [kind === 'in_person' ? 'Where' : 'Home', address],
  ]
}

/** Where either side looks after a tour. */
export interface PageLinks {
  /** The tour as it stands, with all that this side can do. */
  page: string
  suggest: string
  cancel: string
}

/** For the seller, with the address that calendar programs subscribe to. */
export interface SellersLinks extends PageLinks {
  feed: string
}
