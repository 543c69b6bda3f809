import { streetOf } from '#domain/address.ts'
import { clockTimeWithZone, shortDayOf } from '#domain/moment-words.ts'
import { buyerLabel, partiesOf } from '#domain/parties.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'
import { greetingName, listingPage, nameOf } from '#server/mail/emails/names.ts'
import { type BuyerContact, contactRows, sellersLinkBlocks } from './buyer-contact.ts'
import { directionsLinks, type HostInEmails, hostBlocks } from './host-and-place.ts'
import { dateBlock, type PageLinks, placeRows, type SellersLinks, type TourInEmails } from './tour-in-emails.ts'

/** To the buyer: the tour takes place. A calendar file comes along. */
export function tourAccepted(
  tour: TourInEmails,
  origin: string,
  links: PageLinks,
  host: HostInEmails,
  by: 'seller' | 'buyer' = 'seller',
): EmailContent {
  const street = streetOf(tour.address)
  const buyer = greetingName(tour.buyerName)
  const { owner } = partiesOf(tour)
  const [preview, text] =
    by === 'seller'
      ? [`The ${owner} accepted your tour.`, `Hi ${buyer}, the ${owner} accepted your tour of ${street}.`]
      : ['You accepted this time.', `Hi ${buyer}, you accepted the time the ${owner} suggested for ${street}.`]
  return {
    subject: `Your tour is confirmed: ${street}, ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(tour.proposedAt, tour.zone)}. ${preview}`,
    title: 'Your tour is confirmed',
    blocks: [
      { kind: 'paragraph', text },
      dateBlock('When', tour.proposedAt, tour),
      { kind: 'facts', rows: placeRows(tour) },
      ...hostBlocks(host),
      { kind: 'paragraph', text: 'Add it to your calendar with the attached file.' },
      {
        kind: 'links',
        links: [
          { words: 'See the listing', address: listingPage(origin, tour) },
          ...directionsLinks(tour),
          { words: 'Cancel or change', address: links.page },
        ],
      },
      { kind: 'note', text: 'Have a question before your tour? Ask me on the listing’s page.' },
    ],
  }
}

/** The seller's copy of the same news. */
export function tourAcceptedCopy(
  tour: TourInEmails & BuyerContact,
  links: SellersLinks,
  by: 'seller' | 'buyer' = 'seller',
): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  return {
    subject: `Confirmed: ${buyer}, ${street}, ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(tour.proposedAt, tour.zone)}. ${by === 'seller' ? 'You' : buyer} accepted this tour.`,
    title: 'Tour confirmed',
    blocks: [
      {
        kind: 'paragraph',
        text:
          by === 'seller'
            ? `You accepted this tour, and I’ve let ${buyer} know.`
            : `${buyer} accepted the time you suggested.`,
      },
      dateBlock('When', tour.proposedAt, tour),
      {
        kind: 'facts',
        rows: [[buyerLabel(tour), buyer], ...contactRows(tour), ...placeRows(tour)],
      },
      { kind: 'paragraph', text: 'Add it to your calendar with the attached file.' },
      ...sellersLinkBlocks(links),
    ],
  }
}
