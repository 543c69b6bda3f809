import { streetOf } from '#domain/address.ts'
import { partiesOf } from '#domain/parties.ts'
import { truncate } from '#domain/text.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'
import { inboxText } from '#server/mail/emails/inbox-text.ts'
import { listingPage } from '#server/mail/emails/names.ts'
import type { QuestionInEmails } from './question-asked.ts'

interface AnswerInEmails extends Omit<QuestionInEmails, 'zone' | 'writtenAt'> {
  slug: string
  /** In the owner's own words. */
  answer: string
}

/** To the visitor who asked: what the owner says. `conversation` opens it on any device; null where no cookie could. */
export function questionAnswered(
  { question: typed, answer, address, slug, listingType }: AnswerInEmails,
  conversation: string | null,
  origin: string,
): EmailContent {
  const street = streetOf(address)
  // Anyone may have typed this address: no link of theirs reaches it.
  const question = inboxText(typed)
  const { owner } = partiesOf({ listingType })
  return {
    subject: `Your question about ${street}: “${truncate(question, 80)}”`,
    preview: truncate(answer, 120),
    title: `The ${owner} answered your question`,
    blocks: [
      { kind: 'quote', author: 'You asked', text: question },
      { kind: 'quote', author: `The ${owner} says`, text: answer },
      { kind: 'facts', rows: [['Home', address]] },
      {
        kind: 'links',
        links: [
          ...(conversation === null ? [] : [{ words: 'Continue the conversation', address: conversation }]),
          { words: 'See the listing', address: listingPage(origin, { slug }) },
        ],
      },
      ...(conversation === null
        ? []
        : [
            {
              kind: 'note',
              text: 'Please don’t forward this email. Anyone who has it can read your conversation with Penny for 30 days.',
            } as const,
          ]),
      { kind: 'note', text: 'Didn’t ask about this home? You can ignore this email.' },
    ],
  }
}
