import { streetOf } from '#domain/address.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { listingPage, nameOf } from '#server/mail/emails/names.ts'
import { clockTimeOf, longDayOf, shortDayOf } from '../rules/tour-time.ts'
import type { TourInEmails } from './tour-in-emails.ts'

/** To the buyer, who cancelled the tour. A calendar file that takes it off comes along. */
export function tourCancelled(tour: TourInEmails, origin: string): EmailContent {
  const street = streetOf(tour.address)
  return {
    subject: `Canceled: your tour of ${street} on ${shortDayOf(tour.proposedAt, tour.zone)}`,
    preview: `${clockTimeOf(tour.proposedAt, tour.zone)}. I’ve let the owner know.`,
    title: 'Your tour is canceled',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hi ${nameOf(tour.buyerName)}, I canceled your tour of ${street} and let the owner know.`,
      },
      dateOf(tour),
      { kind: 'facts', rows: [['Where', tour.address]] },
      { kind: 'links', links: [{ words: 'Ask Penny for another time', address: listingPage(origin, tour) }] },
      { kind: 'note', text: 'If the tour is on your calendar, the attached file removes it.' },
    ],
  }
}

/** To the seller: the buyer cancelled the tour. */
export function tourCancelledCopy(tour: TourInEmails): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  return {
    subject: `Canceled: ${buyer}, ${street}, ${shortDayOf(tour.proposedAt, tour.zone)}`,
    preview: `${clockTimeOf(tour.proposedAt, tour.zone)}. ${buyer} canceled this tour.`,
    title: 'Tour canceled',
    blocks: [
      { kind: 'paragraph', text: `${buyer} canceled this tour. The time is open again.` },
      dateOf(tour),
      {
        kind: 'facts',
        rows: [
          ['Buyer', buyer],
          ['Where', tour.address],
        ],
      },
      { kind: 'note', text: "You don't need to answer my earlier emails about it." },
      { kind: 'note', text: 'If the tour is on your calendar, the attached file removes it.' },
    ],
  }
}

function dateOf({ proposedAt, zone }: TourInEmails): Block {
  return { kind: 'date', label: 'Canceled', day: longDayOf(proposedAt, zone), time: clockTimeOf(proposedAt, zone) }
}
