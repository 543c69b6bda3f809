import { streetOf } from '#domain/address.ts'
import { inSentence, shortDayOf } from '#domain/moment-words.ts'
import { partiesOf } from '#domain/parties.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { greetingName, tourRequestPage } from '#server/mail/emails/names.ts'
import { goneSentence, type TourInEmails } from './tour-in-emails.ts'

/** To the buyer: not this time. */
export function tourDeclined(tour: TourInEmails, origin: string): EmailContent {
  const street = streetOf(tour.address)
  const { owner } = partiesOf(tour)
  const gone = goneSentence(tour)
  const another: Block[] = [
    {
      kind: 'paragraph',
      text: 'Would another day work? Pick a time on the home’s page, or ask me anything about the home there.',
    },
    { kind: 'links', links: [{ words: 'Request another time', address: tourRequestPage(origin, tour) }] },
  ]
  return {
    subject: `Your tour request for ${street}: ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)} doesn’t work`,
    preview: gone ?? `The ${owner} can’t do this time. You can request another one.`,
    title: 'This time doesn’t work',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hi ${greetingName(tour.buyerName)}, thanks for your interest in ${street}. Unfortunately, the ${owner} can’t show it on ${inSentence(tour.proposedAt, tour.zone, tour.writtenAt)}, so this tour won’t take place.`,
      },
      ...(gone === null ? another : [{ kind: 'paragraph' as const, text: gone }]),
    ],
  }
}
