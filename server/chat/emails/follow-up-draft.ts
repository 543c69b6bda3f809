import { streetOf } from '#domain/address.ts'
import { type ListingKind, partiesOf } from '#domain/parties.ts'
import { truncate } from '#domain/text.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'
import { nameOf } from '#server/mail/emails/names.ts'
import { type Need, needRows } from '#server/mail/emails/needs.ts'

export interface FollowUpInEmails extends ListingKind {
  address: string
  draft: { subject: string; text: string }
  contact: { name: string | null; email: string | null; phone: string | null }
  /** What the visitor said about themselves, by topic. */
  notes: Need[]
}

/** The email to the seller with a draft that they may send to a prospect. The prospect gets nothing from us. */
export function followUpDraft({ address, listingType, draft, contact, notes }: FollowUpInEmails): EmailContent {
  const { buyer } = partiesOf({ listingType })
  const [who, street] = [contact.name === null ? `a ${buyer}` : nameOf(contact.name), streetOf(address)]
  const reachedBy: [string, string | null][] = [
    ['Name', contact.name && nameOf(contact.name)],
    ['Email', contact.email],
    ['Phone', contact.phone],
  ]
  const rows = [
    ...reachedBy.flatMap(([label, value]): [string, string][] => (value ? [[label, truncate(value, 80)]] : [])),
    ...needRows(notes),
  ]
  return {
    subject: `Draft follow-up to ${who} about ${street}`,
    preview: 'Only you can see this draft. Edit it, send it or ignore it.',
    title: 'Your follow-up draft',
    blocks: [
      {
        kind: 'paragraph',
        text: `I chatted with ${who} about ${street}, and the conversation has gone quiet. Here’s a follow-up you could send. I’ve only sent it to you.`,
      },
      { kind: 'facts', rows: [['Subject', draft.subject]] },
      { kind: 'quote', author: 'Draft', text: draft.text },
      ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
      {
        kind: 'note',
        text:
          contact.email === null && contact.phone === null
            ? 'They haven’t shared an email or phone number, so you can’t reach them unless they come back.'
            : `Please send it from your own email. Replies to this email don’t reach the ${buyer}.`,
      },
    ],
  }
}
