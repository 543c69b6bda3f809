import { clockTimeOf, longDayOf, shortDayOf } from '#server/rules/tour-time.ts'
import type { Block, Letter } from './letter.ts'
import { listingPage, nameOf, streetOf, type TourInLetters } from './tour-in-letters.ts'

/** To the buyer: the tour takes place. A calendar file comes along. */
export function tourAccepted(tour: TourInLetters, origin: string): Letter {
  const street = streetOf(tour.address)
  return {
    subject: `Your tour is confirmed: ${street}, ${shortDayOf(tour.proposedAt, tour.zone)}`,
    preview: `${clockTimeOf(tour.proposedAt, tour.zone)}. The owner accepted your tour.`,
    title: 'Your tour is confirmed',
    blocks: [
      { kind: 'paragraph', text: `Hi ${nameOf(tour.buyerName)}, the owner accepted your tour of ${street}.` },
      dateOf(tour),
      { kind: 'facts', rows: [['Where', tour.address]] },
      { kind: 'paragraph', text: 'Add it to your calendar with the attached file.' },
      { kind: 'links', links: [{ words: 'See the listing', address: listingPage(origin, tour) }] },
      { kind: 'note', text: 'Have a question before your tour? Ask me on the listing’s page.' },
    ],
  }
}

/** The seller's copy of the same news. */
export function tourAcceptedCopy(tour: TourInLetters): Letter {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  return {
    subject: `Confirmed: ${buyer}, ${street}, ${shortDayOf(tour.proposedAt, tour.zone)}`,
    preview: `${clockTimeOf(tour.proposedAt, tour.zone)}. You accepted this tour.`,
    title: 'Tour confirmed',
    blocks: [
      { kind: 'paragraph', text: `You accepted this tour, and I’ve let ${buyer} know.` },
      dateOf(tour),
      {
        kind: 'facts',
        rows: [
          ['Buyer', buyer],
          ['Where', tour.address],
        ],
      },
      { kind: 'note', text: 'Add it to your calendar with the attached file.' },
    ],
  }
}

function dateOf({ proposedAt, zone }: TourInLetters): Block {
  return { kind: 'date', label: 'When', day: longDayOf(proposedAt, zone), time: clockTimeOf(proposedAt, zone) }
}
