import { streetOf } from '#domain/address.ts'
import { clockTimeWithZone, shortDayOf } from '#domain/moment-words.ts'
import { buyerLabel, partiesOf } from '#domain/parties.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { greetingName, nameOf, tourRequestPage } from '#server/mail/emails/names.ts'
import { dateBlock, goneSentence, placeRows, type TourInEmails } from './tour-in-emails.ts'

/** Who canceled; a tour that was canceled before sellers could was by its buyer. */
type Cancelled = TourInEmails & { cancelledBy: 'buyer' | 'seller' | null }

/** To the buyer. A calendar file that takes the tour off comes along. */
export function tourCancelled(tour: Cancelled, origin: string): EmailContent {
  const [buyer, street] = [greetingName(tour.buyerName), streetOf(tour.address)]
  const { owner } = partiesOf(tour)
  const gone = goneSentence(tour)
  const [preview, text] =
    tour.cancelledBy === 'seller'
      ? [
          `The ${owner} canceled this tour.`,
          `Hi ${buyer}, I’m sorry, but the ${owner} canceled your tour of ${street}. ${gone ?? 'You can ask for another time.'}`,
        ]
      : [`I’ve let the ${owner} know.`, `Hi ${buyer}, I canceled your tour of ${street} and let the ${owner} know.`]
  const another: Block[] = [
    { kind: 'links', links: [{ words: 'Request another time', address: tourRequestPage(origin, tour) }] },
  ]
  return {
    subject: `Canceled: your tour of ${street} on ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(tour.proposedAt, tour.zone)}. ${preview}`,
    title: 'Your tour is canceled',
    blocks: [
      { kind: 'paragraph', text },
      dateBlock('Canceled', tour.proposedAt, tour),
      { kind: 'facts', rows: placeRows(tour) },
      ...(gone === null ? another : []),
      { kind: 'note', text: 'If the tour is on your calendar, the attached file removes it.' },
    ],
  }
}

/** To the seller, about the same. */
export function tourCancelledCopy(tour: Cancelled): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  const isSellers = tour.cancelledBy === 'seller'
  return {
    subject: `Canceled: ${buyer}, ${street}, ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(tour.proposedAt, tour.zone)}. ${isSellers ? 'You' : buyer} canceled this tour.`,
    title: 'Tour canceled',
    blocks: [
      {
        kind: 'paragraph',
        text: isSellers
          ? `You canceled this tour, and I’ve let ${buyer} know. The time is open again.`
          : `${buyer} canceled this tour. The time is open again.`,
      },
      dateBlock('Canceled', tour.proposedAt, tour),
      {
        kind: 'facts',
        rows: [[buyerLabel(tour), buyer], ...placeRows(tour)],
      },
      ...(isSellers ? [] : [{ kind: 'note', text: 'You don’t need to answer my earlier emails about it.' } as const]),
      { kind: 'note', text: 'If the tour is on your calendar, the attached file removes it.' },
    ],
  }
}
