import { streetOf } from '#domain/address.ts'
import { clockTimeWithZone, inSentence, shortDayOf } from '#domain/moment-words.ts'
import { partiesOf } from '#domain/parties.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { greetingName, listingPage, nameOf } from '#server/mail/emails/names.ts'
import { goneSentence, type PageLinks, type TourInEmails } from './tour-in-emails.ts'
import type { SellerLinks } from './tour-requested.ts'

/** To the buyer: the time has come, and nobody agreed on it. */
export function tourExpired(tour: TourInEmails, links: PageLinks, origin: string): EmailContent {
  const [buyer, street] = [greetingName(tour.buyerName), streetOf(tour.address)]
  const { owner } = partiesOf(tour)
  const gone = goneSentence(tour)
  const text =
    tour.newTime === null
      ? `Hi ${buyer}, I’m sorry, but the ${owner} didn’t respond in time to your request to see ${street} on ${inSentence(tour.proposedAt, tour.zone, tour.writtenAt)}, so this tour won’t take place.`
      : `Hi ${buyer}, the time the ${owner} suggested for ${street} has passed, so this tour won’t take place.`
  const another: Block[] = [
    { kind: 'paragraph', text: `Still interested? Suggest another time, and I’ll ask the ${owner} again.` },
    {
      kind: 'links',
      links: [
        { words: 'Suggest another time', address: links.suggest },
        { words: 'See the listing', address: listingPage(origin, tour) },
      ],
    },
  ]
  return {
    subject: `Expired: your tour request for ${street}, ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: gone ?? 'Still interested? Suggest another time.',
    title: 'Your tour request expired',
    blocks: [{ kind: 'paragraph', text }, ...(gone === null ? another : [{ kind: 'paragraph' as const, text: gone }])],
  }
}

/** To the seller, about the same. */
export function tourExpiredCopy(
  tour: TourInEmails,
  { proposeNewTime }: Pick<SellerLinks, 'proposeNewTime'>,
): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  const isSellersTurn = tour.newTime === null
  const another: Block[] = [
    { kind: 'paragraph', text: `You can still propose another time, and I’ll ask ${buyer} whether it works.` },
    { kind: 'links', links: [{ words: 'Propose another time', address: proposeNewTime }] },
    { kind: 'note', text: 'Please don’t forward this email. Anyone who has it can answer for you.' },
  ]
  return {
    subject: `Expired: ${buyer}, ${street}, ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(tour.proposedAt, tour.zone)}. This tour won’t take place.`,
    title: 'A tour request expired',
    blocks: [
      {
        kind: 'paragraph',
        text: isSellersTurn
          ? `${buyer} asked to see ${street} on ${inSentence(tour.proposedAt, tour.zone, tour.writtenAt)}, and the time has passed. I’ve let ${buyer} know.`
          : `${buyer} didn’t answer the time you suggested for ${street}, and it has passed.`,
      },
      ...(goneSentence(tour) === null ? another : []),
    ],
  }
}
