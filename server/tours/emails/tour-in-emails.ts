import type { ListingKind } from '#domain/parties.ts'
import type { TourInMessages } from '../rules/tour-message.ts'

/** A tour as emails describe it. */
export interface TourInEmails extends TourInMessages, ListingKind {
  address: string
  slug: string
  sellerNotes: string | null
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
