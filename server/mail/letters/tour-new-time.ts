import { clockTimeOf, longDayOf, longForm, momentOf, shortDayOf } from '#server/rules/tour-time.ts'
import type { Block, Letter } from './letter.ts'
import { listingPage, nameOf, streetOf, type TourInLetters } from './tour-in-letters.ts'

/** To the buyer: the seller proposes another time, in the seller's own words where there are any. */
export function tourNewTime(tour: TourInLetters & { newTime: string }, origin: string): Letter {
  const street = streetOf(tour.address)
  const proposed = momentOf(tour.newTime, tour.zone)
  if (!proposed) throw new RangeError('A tour was moved to a time that does not exist.')
  return {
    subject: `Would ${shortDayOf(proposed, tour.zone)} suit you for ${street}?`,
    preview: `${clockTimeOf(proposed, tour.zone)}, instead of the time that you asked for.`,
    title: 'Would another time suit you?',
    blocks: [
      {
        kind: 'paragraph',
        text: `${nameOf(tour.buyerName)}, the seller would like to show you ${street}, only not on ${longForm(tour.proposedAt, tour.zone)}. This is the time proposed instead:`,
      },
      {
        kind: 'date',
        label: 'Proposed by the seller',
        day: longDayOf(proposed, tour.zone),
        time: clockTimeOf(proposed, tour.zone),
      },
      ...quoteOf(tour),
      { kind: 'facts', rows: [['Where', tour.address]] },
      { kind: 'links', links: [{ words: 'Tell Penny whether it suits', address: listingPage(origin, tour) }] },
      { kind: 'note', text: 'Nothing is settled yet. If another time is better still, tell me that one.' },
    ],
  }
}

function quoteOf({ sellerNotes }: TourInLetters): Block[] {
  return sellerNotes === null ? [] : [{ kind: 'quote', author: 'The seller writes', text: sellerNotes }]
}
