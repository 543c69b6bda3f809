import { streetOf } from '#domain/address.ts'
import { clockTimeWithZone, inSentence, shortDayOf } from '#domain/moment-words.ts'
import { buyerLabel, partiesOf } from '#domain/parties.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { greetingName, listingPage, nameOf } from '#server/mail/emails/names.ts'
import { confirmedRow } from './buyer-contact.ts'
import { dateBlock, type PageLinks, placeRows, type TourInEmails } from './tour-in-emails.ts'
import { answerBlocks, buyersWords, type RequestInEmails, requestRows, type SellerLinks } from './tour-requested.ts'

/** A tour at its new time, and what it was before its buyer moved it. */
export interface TourMove {
  from: Date
  wasAccepted: boolean
}

/** To the buyer, who moved the tour. It needs no confirmation where the mailbox is known to be theirs. */
export function tourMoved(
  tour: TourInEmails,
  { from, needsConfirmation }: Pick<TourMove, 'from'> & { needsConfirmation: boolean },
  links: PageLinks,
  origin: string,
): EmailContent {
  const street = streetOf(tour.address)
  const { owner } = partiesOf(tour)
  return {
    subject: `Moved: your tour of ${street} to ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: needsConfirmation
      ? 'Confirm within 24 hours to keep this time.'
      : `I’ve asked the ${owner} whether the new time works.`,
    title: 'Your new tour time',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hi ${greetingName(tour.buyerName)}, I moved your tour of ${street} from ${inSentence(from, tour.zone, tour.writtenAt)} and asked the ${owner} for this time.`,
      },
      dateBlock('When', tour.proposedAt, tour),
      { kind: 'facts', rows: placeRows(tour) },
      ...(needsConfirmation ? [confirmWithin] : []),
      {
        kind: 'links',
        links: [
          ...(needsConfirmation ? [{ words: 'Confirm my request', address: links.page }] : []),
          { words: 'See the listing', address: listingPage(origin, tour) },
          { words: 'Cancel or change', address: links.page },
        ],
      },
      {
        kind: 'note',
        text: `The new time isn’t confirmed yet. I’ll email you as soon as the ${owner} answers.`,
      },
      { kind: 'note', text: 'The attached file updates your calendar.' },
    ],
  }
}

const confirmWithin: Block = {
  kind: 'paragraph',
  text: 'Please confirm your request within 24 hours, or the time may go to someone else.',
}

/** To the seller: the buyer moved the tour, and here are the three ways to answer. */
export function tourMoveRequested(
  tour: RequestInEmails,
  { from, wasAccepted }: TourMove,
  links: SellerLinks,
  expiresAt: Date,
): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  const before = inSentence(from, tour.zone, tour.writtenAt)
  return {
    subject: `${buyer} moved the tour of ${street} to ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(tour.proposedAt, tour.zone)}. Accept it, propose another time, or decline.`,
    title: 'Does the new time work for you?',
    blocks: [
      {
        kind: 'paragraph',
        text: wasAccepted
          ? `${buyer} can’t come on ${before}, which you accepted, and asks for this time instead.`
          : `${buyer} had asked for ${before} and asks for this time instead.`,
      },
      dateBlock('When', tour.proposedAt, tour),
      {
        kind: 'facts',
        rows: [[buyerLabel(tour), buyer], confirmedRow(tour), ...requestRows(tour), ...placeRows(tour)],
      },
      ...buyersWords(tour),
      ...answerBlocks(tour, links, expiresAt),
      { kind: 'note', text: 'The links in my earlier emails about this tour no longer work.' },
      { kind: 'note', text: 'The attached file updates your calendar. The time is tentative until you accept it.' },
    ],
  }
}

/** To the seller, who did not accept the new time of a tour that is in calendars. */
export function tourOffCalendar(tour: TourInEmails): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  return {
    subject: `Removed from your calendar: ${buyer}, ${street}, ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(tour.proposedAt, tour.zone)}. This tour won’t take place.`,
    title: 'This tour won’t take place',
    blocks: [
      { kind: 'paragraph', text: `You didn’t accept this time, and I’ve let ${buyer} know.` },
      dateBlock('When', tour.proposedAt, tour),
      { kind: 'facts', rows: placeRows(tour) },
      { kind: 'note', text: 'The attached file removes this time from your calendar.' },
    ],
  }
}
