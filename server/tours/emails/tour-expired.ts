import { streetOf } from '#domain/address.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'
import { listingPage, nameOf } from '#server/mail/emails/names.ts'
import { clockTimeOf, longForm, shortDayOf } from '../rules/tour-time.ts'
import type { BuyerLinks, TourInEmails } from './tour-in-emails.ts'

/** To the buyer: the time has come, and nobody agreed on it. */
export function tourExpired(tour: TourInEmails, links: BuyerLinks, origin: string): EmailContent {
  const street = streetOf(tour.address)
  const text =
    tour.newTime === null
      ? `${nameOf(tour.buyerName)}, you asked to see ${street} on ${longForm(tour.proposedAt, tour.zone)}. I'm sorry: the seller didn't answer in time, so the tour isn't taking place.`
      : `${nameOf(tour.buyerName)}, the time that the seller proposed for ${street} has passed, so the tour isn't taking place.`
  return {
    subject: `Your tour of ${street} on ${shortDayOf(tour.proposedAt, tour.zone)}: no time was agreed on`,
    preview: 'Still interested? Suggest another time.',
    title: "This tour isn't taking place",
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: "Still interested? Suggest another time, and I'll ask the seller again." },
      {
        kind: 'links',
        links: [
          { words: 'Suggest another time', address: links.suggest },
          { words: 'Look at the home again', address: listingPage(origin, tour) },
        ],
      },
    ],
  }
}

/** To the seller, about the same. */
export function tourExpiredCopy(tour: TourInEmails): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  const isSellersTurn = tour.newTime === null
  return {
    subject: `Expired: ${buyer}, ${street}, ${shortDayOf(tour.proposedAt, tour.zone)}`,
    preview: `${clockTimeOf(tour.proposedAt, tour.zone)}. This tour isn't taking place.`,
    title: 'A tour request expired',
    blocks: [
      {
        kind: 'paragraph',
        text: isSellersTurn
          ? `${buyer} asked to see ${street} on ${longForm(tour.proposedAt, tour.zone)}, and the time has passed. I've told ${buyer}.`
          : `${buyer} didn't answer the time that you proposed for ${street}, and it has passed.`,
      },
      {
        kind: 'note',
        text: 'You can still propose another time with the link in my earlier email.',
      },
    ],
  }
}
