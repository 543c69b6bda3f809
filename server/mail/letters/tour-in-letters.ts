import { oneLine, shortened } from '#machines/property-page/summary.ts'
import type { ToldTour } from '#server/rules/tour-message.ts'
import { inboxText } from './inbox-text.ts'

/** A tour as far as letters tell of it. */
export interface TourInLetters extends ToldTour {
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

/** A name as a visitor typed it: one line without links, and not so long that nothing else is seen. */
export function nameOf(name: string): string {
  return shortened(inboxText(name), 80) || 'A visitor'
}

/** `48 Alder Ridge Road` of the whole address. */
export function streetOf(address: string): string {
  return oneLine(address.split(',')[0] ?? address)
}

/** The property's page, where Penny is asked. */
export function listingPage(origin: string, { slug }: Pick<TourInLetters, 'slug'>): string {
  return `${origin}/p/${encodeURIComponent(slug)}`
}
