import type { TourInMessages } from '../rules/tour-message.ts'

/** A tour as emails describe it. */
export interface TourInEmails extends TourInMessages {
  address: string
  slug: string
  sellerNotes: string | null
}

/** Where a tour's buyer looks after it. */
export interface BuyerLinks {
  /** The tour as it stands, with all that the buyer can do. */
  page: string
  suggest: string
  cancel: string
}
