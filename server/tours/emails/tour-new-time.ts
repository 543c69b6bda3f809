import { streetOf } from '#domain/address.ts'
import { momentOf } from '#domain/time-zone.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { listingPage, nameOf } from '#server/mail/emails/names.ts'
import { clockTimeOf, longDayOf, longForm, shortDayOf } from '../rules/tour-time.ts'
import type { BuyerLinks, TourInEmails } from './tour-in-emails.ts'

/** To the buyer: the seller proposes another time, in the seller's own words where there are any. */
export function tourNewTime(tour: TourInEmails & { newTime: string }, origin: string, links: BuyerLinks): EmailContent {
  const street = streetOf(tour.address)
  const proposed = momentOf(tour.newTime, tour.zone)
  if (!proposed) throw new RangeError('A tour was moved to a time that does not exist.')
  return {
    subject: `New time proposed: ${street}, ${shortDayOf(proposed, tour.zone)}`,
    preview: `${clockTimeOf(proposed, tour.zone)}. Does this time work for you?`,
    title: 'Does this time work for you?',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hi ${nameOf(tour.buyerName)}, the owner can’t show you ${street} on ${longForm(tour.proposedAt, tour.zone)}, but suggests this time instead:`,
      },
      {
        kind: 'date',
        label: 'New time',
        day: longDayOf(proposed, tour.zone),
        time: clockTimeOf(proposed, tour.zone),
      },
      ...quoteOf(tour),
      { kind: 'facts', rows: [['Where', tour.address]] },
      {
        kind: 'links',
        links: [
          { words: 'Accept this time', address: links.page },
          { words: 'Suggest another time', address: links.suggest },
          { words: 'Cancel the tour', address: links.cancel },
          { words: 'See the listing', address: listingPage(origin, tour) },
        ],
      },
      {
        kind: 'note',
        text: 'The tour isn’t confirmed yet. The attached file holds the suggested time in your calendar.',
      },
    ],
  }
}

function quoteOf({ sellerNotes }: TourInEmails): Block[] {
  return sellerNotes === null ? [] : [{ kind: 'quote', author: 'Note from the owner', text: sellerNotes }]
}
