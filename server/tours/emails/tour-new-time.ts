import { streetOf } from '#domain/address.ts'
import { clockTimeWithZone, inSentence, shortDayOf } from '#domain/moment-words.ts'
import { buyerLabel, partiesOf } from '#domain/parties.ts'
import { momentOf } from '#domain/time-zone.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { greetingName, listingPage, nameOf } from '#server/mail/emails/names.ts'
import { dateBlock, type PageLinks, placeRows, type TourInEmails } from './tour-in-emails.ts'

/** `wasAccepted`: the seller had agreed on the earlier time. */
type Proposal = TourInEmails & { newTime: string; wasAccepted?: boolean }

/** To the buyer: the seller proposes another time, in the seller's own words where there are any. */
export function tourNewTime(tour: Proposal, origin: string, links: PageLinks): EmailContent {
  const street = streetOf(tour.address)
  const proposed = proposedMoment(tour)
  return {
    subject: `New time proposed: ${street}, ${shortDayOf(proposed, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(proposed, tour.zone)}. Does this time work for you?`,
    title: 'Does this time work for you?',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hi ${greetingName(tour.buyerName)}, the ${partiesOf(tour).owner} can’t show you ${street} on ${inSentence(tour.proposedAt, tour.zone, tour.writtenAt)}${tour.wasAccepted ? ' after all' : ''}, but suggests this time instead:`,
      },
      dateBlock('New time', proposed, tour),
      ...quoteOf(tour),
      { kind: 'facts', rows: placeRows(tour) },
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

/** To the seller, who took back a time that was accepted. */
export function tourNewTimeCopy(tour: Proposal, links: PageLinks): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  const proposed = proposedMoment(tour)
  return {
    subject: `You suggested another time: ${buyer}, ${street}, ${shortDayOf(proposed, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(proposed, tour.zone)}. I’ve asked ${buyer} whether it works.`,
    title: 'You suggested another time',
    blocks: [
      {
        kind: 'paragraph',
        text: `Your tour with ${buyer} on ${inSentence(tour.proposedAt, tour.zone, tour.writtenAt)} won’t take place. I’ve asked ${buyer} whether this time works, and I’ll email you when they answer.`,
      },
      dateBlock('New time', proposed, tour),
      {
        kind: 'facts',
        rows: [[buyerLabel(tour), buyer], ...placeRows(tour)],
      },
      {
        kind: 'links',
        links: [
          { words: 'See the tour', address: links.page },
          { words: 'Cancel the tour', address: links.cancel },
        ],
      },
      {
        kind: 'note',
        text: `The attached file updates your calendar. The time is tentative until ${buyer} accepts it.`,
      },
    ],
  }
}

function proposedMoment({ newTime, zone }: Proposal): Date {
  const proposed = momentOf(newTime, zone)
  if (!proposed) throw new RangeError('A tour was moved to a time that does not exist.')
  return proposed
}

function quoteOf(tour: TourInEmails): Block[] {
  if (tour.sellerNotes === null) return []
  return [{ kind: 'quote', author: `Note from the ${partiesOf(tour).owner}`, text: tour.sellerNotes }]
}
