import { streetOf } from '#domain/address.ts'
import { weekdayAndDate } from '#domain/moment-words.ts'
import { type ListingKind, partiesOf } from '#domain/parties.ts'
import { truncate } from '#domain/text.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'

export interface QuestionInEmails extends ListingKind {
  question: string
  address: string
  zone: string
  /** When the email is written: days of another year are named with it. */
  writtenAt: Date
}

/** To the seller: someone asked what the listing does not say. */
export function questionAsked(
  { question, address, zone, listingType, writtenAt }: QuestionInEmails,
  link: string,
  expiresAt: Date,
): EmailContent {
  const street = streetOf(address)
  const { buyer } = partiesOf({ listingType })
  return {
    subject: `Question about ${street}: “${truncate(question, 80)}”`,
    preview: question,
    title: `A ${buyer} has a question`,
    blocks: [
      {
        kind: 'paragraph',
        text: `A ${buyer} asked about ${street}, and the listing doesn’t say. Can you answer this?`,
      },
      { kind: 'quote', author: 'They asked', text: question },
      { kind: 'facts', rows: [['Home', address]] },
      { kind: 'links', links: [{ words: 'Answer the question', address: link }] },
      {
        kind: 'note',
        text: `I’ll share your answer, in your words, with this ${buyer} and anyone who asks the same question later.`,
      },
      {
        kind: 'note',
        text: `Please don’t forward this email. Anyone who has it can answer for you. The link works until ${weekdayAndDate(expiresAt, zone, writtenAt)}.`,
      },
    ],
  }
}
