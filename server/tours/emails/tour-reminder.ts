import { streetOf } from '#domain/address.ts'
import { clockTimeWithZone, shortDayOf } from '#domain/moment-words.ts'
import { buyerLabel } from '#domain/parties.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'
import { greetingName, listingPage, nameOf } from '#server/mail/emails/names.ts'
import { type BuyerContact, contactRows, sellersLinkBlocks } from './buyer-contact.ts'
import { directionsLinks, type HostInEmails, hostBlocks } from './host-and-place.ts'
import { dateBlock, type PageLinks, placeRows, type SellersLinks, type TourInEmails } from './tour-in-emails.ts'

/** To the buyer, the day before an accepted tour. */
export function tourReminder(tour: TourInEmails, links: PageLinks, origin: string, host: HostInEmails): EmailContent {
  const street = streetOf(tour.address)
  return {
    subject: `Reminder: your tour of ${street}, ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(tour.proposedAt, tour.zone)}. ${tour.address}`,
    title: 'Your tour is coming up',
    blocks: [
      { kind: 'paragraph', text: `Hi ${greetingName(tour.buyerName)}, this is a reminder of your tour of ${street}.` },
      dateBlock('When', tour.proposedAt, tour),
      { kind: 'facts', rows: placeRows(tour) },
      ...hostBlocks(host),
      {
        kind: 'links',
        links: [
          ...directionsLinks(tour),
          { words: 'See the listing', address: listingPage(origin, tour) },
          { words: 'Cancel or change', address: links.page },
        ],
      },
    ],
  }
}

/** To the seller, about the same. */
export function tourReminderCopy(tour: TourInEmails & BuyerContact, links: SellersLinks): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  return {
    subject: `Reminder: ${buyer}, ${street}, ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(tour.proposedAt, tour.zone)}. ${tour.kind === 'video' ? `Your video tour with ${buyer}.` : `${buyer} is coming to see ${street}.`}`,
    title: 'A tour is coming up',
    blocks: [
      { kind: 'paragraph', text: `This is a reminder of the tour of ${street} with ${buyer}.` },
      dateBlock('When', tour.proposedAt, tour),
      { kind: 'facts', rows: [[buyerLabel(tour), buyer], ...contactRows(tour), ...placeRows(tour)] },
      ...sellersLinkBlocks(links),
    ],
  }
}
