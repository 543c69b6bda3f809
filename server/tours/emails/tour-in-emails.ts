import type { ListingKind } from '#domain/parties.ts'
import { tourKind } from '#domain/tour-kind.ts'
import type { TourInMessages } from '../rules/tour-message.ts'

/** A tour as emails describe it. */
export interface TourInEmails extends TourInMessages, ListingKind {
  address: string
  slug: string
  kind: 'in_person' | 'video'
  sellerNotes: string | null
  /** When the email is written: days of another year are named with it. */
  writtenAt: Date
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
