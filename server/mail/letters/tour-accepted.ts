import { clockTimeOf, longDayOf, shortDayOf } from '#server/rules/tour-time.ts'
import type { Block, Letter } from './letter.ts'
import { listingPage, nameOf, streetOf, type TourInLetters } from './tour-in-letters.ts'

/** To the buyer: the tour takes place. A calendar file comes along. */
export function tourAccepted(tour: TourInLetters, origin: string): Letter {
  const street = streetOf(tour.address)
  return {
    subject: `You are expected at ${street} on ${shortDayOf(tour.proposedAt, tour.zone)}`,
    preview: `${clockTimeOf(tour.proposedAt, tour.zone)}. The seller has accepted your tour.`,
    title: 'You are expected',
    blocks: [
      { kind: 'paragraph', text: `${nameOf(tour.buyerName)}, the seller has accepted your tour of ${street}.` },
      dateOf(tour),
      { kind: 'facts', rows: [['Where', tour.address]] },
      { kind: 'paragraph', text: 'The file that comes with this letter puts the tour into your calendar.' },
      { kind: 'links', links: [{ words: 'Look at the home again', address: listingPage(origin, tour) }] },
      { kind: 'note', text: 'If there is anything you would like to know before you come, ask me on its page.' },
    ],
  }
}

/** The seller's copy of the same news. */
export function tourAcceptedCopy(tour: TourInLetters): Letter {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  return {
    subject: `Settled: ${buyer} comes to ${street} on ${shortDayOf(tour.proposedAt, tour.zone)}`,
    preview: `${clockTimeOf(tour.proposedAt, tour.zone)}. You accepted this tour.`,
    title: 'The tour is settled',
    blocks: [
      { kind: 'paragraph', text: `You accepted the tour, and I have told ${buyer}.` },
      dateOf(tour),
      {
        kind: 'facts',
        rows: [
          ['Visitor', buyer],
          ['Where', tour.address],
        ],
      },
      { kind: 'note', text: 'The file that comes with this letter puts the tour into your calendar.' },
    ],
  }
}

function dateOf({ proposedAt, zone }: TourInLetters): Block {
  return { kind: 'date', label: 'When', day: longDayOf(proposedAt, zone), time: clockTimeOf(proposedAt, zone) }
}
