import { streetOf } from '#domain/address.ts'
import { shortDayOf } from '#domain/moment-words.ts'
import { partiesOf } from '#domain/parties.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'
import { greetingName } from '#server/mail/emails/names.ts'
import { dateBlock, type PageLinks, placeRows, type TourInEmails } from './tour-in-emails.ts'

/** To the address that was given for the buyer: please confirm that you asked for this tour. */
export function tourToConfirm(tour: TourInEmails, links: PageLinks): EmailContent {
  const street = streetOf(tour.address)
  const { owner } = partiesOf(tour)
  return {
    subject: `Please confirm your tour request: ${street}, ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: 'Confirm within 24 hours to keep this time.',
    title: 'Please confirm your tour request',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hi ${greetingName(tour.buyerName)}, I’ve asked the ${owner} whether you can tour ${street} at this time. Please confirm your request within 24 hours, or the time may go to someone else.`,
      },
      dateBlock('Requested', tour.proposedAt, tour),
      { kind: 'facts', rows: placeRows(tour) },
      {
        kind: 'links',
        links: [
          { words: 'Confirm my request', address: links.page },
          { words: 'Suggest another time', address: links.suggest },
          { words: 'Cancel', address: links.cancel },
        ],
      },
      { kind: 'note', text: `The tour isn’t confirmed yet. I’ll email you as soon as the ${owner} answers.` },
      { kind: 'note', text: 'The attached file holds the time in your calendar.' },
      { kind: 'note', text: 'Didn’t ask for a tour? You can ignore this email.' },
    ],
  }
}
