import { streetOf } from '#domain/address.ts'
import { truncate } from '#domain/text.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'
import { nameOf } from '#server/mail/emails/names.ts'

export interface FollowUpInEmails {
  address: string
  draft: { subject: string; text: string }
  contact: { name: string | null; email: string | null; phone: string | null }
  /** What the visitor said of themselves: what about, and in which words. */
  notes: { topic: string; value: string }[]
}

/** To the seller: an email that they may send to a prospect, or not. Nobody else gets it. */
export function followUpDraft({ address, draft, contact, notes }: FollowUpInEmails): EmailContent {
  const [who, street] = [contact.name === null ? 'a buyer' : nameOf(contact.name), streetOf(address)]
  const reachedBy: [string, string | null][] = [
    ['Name', contact.name && nameOf(contact.name)],
    ['Email', contact.email],
    ['Phone', contact.phone],
  ]
  const rows = [
    ...reachedBy.flatMap(([label, value]): [string, string][] => (value ? [[label, truncate(value, 80)]] : [])),
    ...notes.map(({ topic, value }): [string, string] => [labels[topic] ?? topic, truncate(value, 120)]),
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
            : 'Please send it from your own email. Replies to this email don’t reach the buyer.',
      },
    ],
  }
}

const labels: Record<string, string> = {
  intent: 'Looking to',
  timing: 'When',
  budget: 'Budget',
  financing: 'Financing',
  household: 'Household',
  pets: 'Pets',
}
