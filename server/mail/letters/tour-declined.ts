import { longForm, shortDayOf } from '#server/rules/tour-time.ts'
import type { Letter } from './letter.ts'
import { listingPage, nameOf, streetOf, type TourInLetters } from './tour-in-letters.ts'

/** To the buyer: not this time. */
export function tourDeclined(tour: TourInLetters, origin: string): Letter {
  const street = streetOf(tour.address)
  return {
    subject: `About your tour of ${street} on ${shortDayOf(tour.proposedAt, tour.zone)}`,
    preview: 'The seller cannot receive you at this time.',
    title: 'It does not work out this time',
    blocks: [
      {
        kind: 'paragraph',
        text: `${nameOf(tour.buyerName)}, thank you for asking to see ${street}. I am sorry: the seller cannot receive you on ${longForm(tour.proposedAt, tour.zone)}, so please do not set out for it.`,
      },
      {
        kind: 'paragraph',
        text: 'Another day may suit better. Tell me when you could come, or ask me anything you would have looked for on the tour.',
      },
      { kind: 'links', links: [{ words: 'Ask Penny about this home', address: listingPage(origin, tour) }] },
    ],
  }
}
