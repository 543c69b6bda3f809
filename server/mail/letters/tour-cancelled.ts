import { clockTimeOf, longDayOf, shortDayOf } from '#server/rules/tour-time.ts'
import type { Block, Letter } from './letter.ts'
import { listingPage, nameOf, streetOf, type TourInLetters } from './tour-in-letters.ts'

/** To the buyer, who cancelled the tour. A calendar file that takes it off comes along. */
export function tourCancelled(tour: TourInLetters, origin: string): Letter {
  const street = streetOf(tour.address)
  return {
    subject: `Cancelled: your tour of ${street} on ${shortDayOf(tour.proposedAt, tour.zone)}`,
    preview: `${clockTimeOf(tour.proposedAt, tour.zone)}. The owner knows.`,
    title: 'Your tour is cancelled',
    blocks: [
      {
        kind: 'paragraph',
        text: `${nameOf(tour.buyerName)}, I cancelled your tour of ${street} as you asked, and told the owner.`,
      },
      dateOf(tour),
      { kind: 'facts', rows: [['Where', tour.address]] },
      { kind: 'links', links: [{ words: 'Ask Penny for another time', address: listingPage(origin, tour) }] },
      { kind: 'note', text: 'If the tour is in your calendar, the attached file takes it off.' },
    ],
  }
}

/** To the seller: the buyer cancelled the tour. */
export function tourCancelledCopy(tour: TourInLetters): Letter {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  return {
    subject: `Cancelled: ${buyer}, ${street}, ${shortDayOf(tour.proposedAt, tour.zone)}`,
    preview: `${clockTimeOf(tour.proposedAt, tour.zone)}. ${buyer} cancelled this tour.`,
    title: 'A tour is cancelled',
    blocks: [
      { kind: 'paragraph', text: `${buyer} cancelled this tour. The time is open again.` },
      dateOf(tour),
      {
        kind: 'facts',
        rows: [
          ['Visitor', buyer],
          ['Where', tour.address],
        ],
      },
      { kind: 'note', text: "You don't need to answer my earlier emails about it." },
      { kind: 'note', text: 'If the tour is in your calendar, the attached file takes it off.' },
    ],
  }
}

function dateOf({ proposedAt, zone }: TourInLetters): Block {
  return { kind: 'date', label: 'Cancelled', day: longDayOf(proposedAt, zone), time: clockTimeOf(proposedAt, zone) }
}
